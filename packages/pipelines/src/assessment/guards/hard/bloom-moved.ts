import type { Span } from '@palimpsest/contracts';
import { classifyBloom } from '../../bloom/classify-bloom.ts';
import { findTasks } from '../../bloom/tasks.ts';
import type { AssessmentGuard } from '../assessment-guard.ts';
import { commands } from '../read/commands.ts';
import { comparedLevels } from '../read/compared-levels.ts';
import type { ReadProblem } from '../read/read-problem.ts';
import { tasksOf } from '../read/tasks-of.ts';

/** The task of a problem stands in its first pages; a text beyond that is refused for its length. */
const LONGEST_READ = 50_000;
const LEAST_CONFIDENCE = 0.75;

export const bloomMoved: AssessmentGuard = {
  id: 'bloom-moved',
  severity: 'hard',
  summary: "What students are asked to do stays on the same of Bloom's levels.",
  why: 'The level is locked; it is read from the task verbs before and after, not from a label.',
  liftedByReplace: false,
  check: (change) => {
    const { before, after, allows } = change;
    if (before.source === after.source) return [];
    const { same, reason, words } = comparedLevels(change);
    // A replaced problem and added steps have commands of their own; their levels are compared as a whole.
    const strange = allows.replace || allows.scaffolding !== null ? [] : strangeCommands(before, after);
    if (strange.length > 0)
      return [{ message: 'A task is of a level that the problem has no task of.', spans: strange }];
    if (same || isGuess(before.source, after.source)) return [];
    return [{ message: `The level of the task moved: ${reason}.`, spans: words }];
  },
};

/** A text without a task verb is read by its other words alone: there a low confidence says nothing. */
function isGuess(before: string, after: string): boolean {
  const silent = [before, after]
    .map((text) => text.slice(0, LONGEST_READ))
    .filter((text) => findTasks(text).length === 0);
  return silent.some((text) => classifyBloom(text).confidence < LEAST_CONFIDENCE);
}

/** A command that is the same but for its verb, or whose verb is of a level that nothing in the problem has. */
function strangeCommands(before: ReadProblem, after: ReadProblem): Span[] {
  const was = commands(before);
  if (was.length === 0) return [];
  const keys = new Set(was.map(({ verb }) => verb));
  const levels = new Set([...tasksOf(before), ...was].flatMap((task) => task.levels));
  const byRest = new Map(was.map((command) => [command.rest, new Set(command.levels)]));
  return commands(after)
    .filter(({ verb, rest, levels: own }) => {
      const known = byRest.get(rest) ?? levels;
      return !keys.has(verb) && !own.some((level) => known.has(level));
    })
    .map(({ span }) => span);
}
