import { countWords } from '@palimpsest/kernel/text';
import { demandOf } from '../../bloom/level.ts';
import { findTasks } from '../../bloom/tasks.ts';
import { gradesOf } from './grade-band.ts';
import type { ReadProblem } from './read-problem.ts';

/** Seconds a task takes by its level, from remembering to creating. */
const SECONDS_OF_LEVEL = [15, 30, 45, 60, 75, 120] as const;
const SECONDS_OF_BLANK = 10;
const SECONDS_OF_FORMULA = 10;
const SECONDS_OF_MEASURE = 5;
const SECONDS_OF_OPTION = 3;
const SECONDS_OF_FURTHER_TASK = 5;
const SECONDS_OF_PART = 20;
const LEAST_WORK = 30;
const LONGEST_READ = 20_000;

/** A rule of thumb, the same before and after: what is compared is the difference. */
export function estimatedSeconds(problem: ReadProblem, gradeBand: string): number {
  const reading = (countWords(problem.source) * 60) / wordsPerMinute(gradeBand);
  const options = problem.runs.reduce((sum, run) => sum + (run.options ? run.items.length : 0), 0);
  const pieces = problem.pieces.reduce(
    (sum, { kind }) =>
      sum + (kind === 'blank' ? SECONDS_OF_BLANK : kind === 'formula' ? SECONDS_OF_FORMULA : 0),
    0,
  );
  const values = new Set(problem.measures.map(({ value }) => value)).size;
  return reading + working(problem) + options * SECONDS_OF_OPTION + pieces + values * SECONDS_OF_MEASURE;
}

/** The most demanding task decides; how a question is cut into sentences hardly matters. */
function working({ prose, runs }: ReadProblem): number {
  const tasks = findTasks(prose.slice(0, LONGEST_READ));
  const demands = tasks.flatMap(({ levels }) => Math.max(0, ...levels.map(demandOf)));
  const hardest = SECONDS_OF_LEVEL[Math.max(0, ...demands)] ?? 0;
  const parts = runs.reduce((sum, run) => sum + (run.options ? 0 : run.items.length), 0);
  return (
    Math.max(LEAST_WORK, hardest) +
    Math.max(0, tasks.length - 1) * SECONDS_OF_FURTHER_TASK +
    parts * SECONDS_OF_PART
  );
}

function wordsPerMinute(gradeBand: string): number {
  const { to } = gradesOf(gradeBand);
  if (to <= 2) return 60;
  if (to <= 5) return 110;
  return to <= 8 ? 150 : 190;
}
