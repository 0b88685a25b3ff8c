import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';
import { comparedLevels } from '../read/compared-levels.ts';
import { estimatedSeconds } from '../read/estimated-time.ts';

export const MOST_TIME_MOVED = 0.25;
/** Reading a few words more is no other task, however short the problem is. */
const ALWAYS_ALLOWED_SECONDS = 6;

export const timeMoved: AssessmentGuard = {
  id: 'time-moved',
  severity: 'hard',
  summary: 'Reading and working take about the time they took: 25% more or less at most.',
  why: 'The estimated time is locked. Only a request for scaffolding lets it move.',
  liftedByReplace: false,
  check: (change) => {
    const { before, after, allows, context } = change;
    if (allows.scaffolding !== null) return [];
    const level = comparedLevels(change).before;
    const was = estimatedSeconds(before, context.gradeBand, level);
    const is = estimatedSeconds(after, context.gradeBand, level);
    return objectionIf(
      Math.abs(is - was) > Math.max(was * MOST_TIME_MOVED, ALWAYS_ALLOWED_SECONDS),
      'The estimated time for the problem moves by more than 25%.',
    );
  },
};
