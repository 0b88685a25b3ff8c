import { classifyBloom } from '../../bloom/classify-bloom.ts';
import { sameBloom } from '../../bloom/same-bloom.ts';
import { findTasks } from '../../bloom/tasks.ts';
import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';

/** The task of a problem stands in its first pages; a text beyond that is refused for its length. */
const LONGEST_READ = 50_000;
const LEAST_CONFIDENCE = 0.75;

export const bloomMoved: AssessmentGuard = {
  id: 'bloom-moved',
  severity: 'hard',
  summary: "What students are asked to do stays on the same of Bloom's levels.",
  why: 'The level is locked; it is read from the task verbs before and after, not from a label.',
  liftedByReplace: false,
  check: ({ before, after }) => {
    if (before.source === after.source) return [];
    const { same, reason, words } = sameBloom(
      before.source.slice(0, LONGEST_READ),
      after.source.slice(0, LONGEST_READ),
    );
    if (same || isGuess(before.source, after.source)) return [];
    const message = `The level of the task moved: ${reason}.`;
    return words.length > 0 ? [{ message, spans: words }] : objectionIf(true, message);
  },
};

/** A text without a task verb is read by its other words alone: there a low confidence says nothing. */
function isGuess(before: string, after: string): boolean {
  const silent = [before, after]
    .map((text) => text.slice(0, LONGEST_READ))
    .filter((text) => findTasks(text).length === 0);
  return silent.some((text) => classifyBloom(text).confidence < LEAST_CONFIDENCE);
}
