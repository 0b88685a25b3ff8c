import { countWords } from '@palimpsest/kernel/text';
import { type BloomLevel, demandOf } from '../../bloom/level.ts';
import { gradesOf } from './grade-band.ts';
import type { ReadProblem } from './read-problem.ts';
import { tasksOf } from './tasks-of.ts';

/** Seconds a task takes by its level, from remembering to creating. */
const SECONDS_OF_LEVEL = [30, 35, 45, 60, 75, 120] as const;
const SECONDS_OF_BLANK = 10;
const SECONDS_OF_FORMULA = 10;
const SECONDS_OF_MEASURE = 5;
const SECONDS_OF_OPTION = 3;
const SECONDS_OF_FURTHER_TASK = 5;
const SECONDS_OF_PART = 20;

/**
 * A rule of thumb, the same before and after: what is compared is the difference. The level is that of the text
 * before for both; whether it moved is looked at elsewhere, and how a question is cut into sentences hardly counts.
 */
export function estimatedSeconds(problem: ReadProblem, gradeBand: string, level: BloomLevel): number {
  const reading = (countWords(problem.source) * 60) / wordsPerMinute(gradeBand);
  const options = problem.runs.reduce((sum, run) => sum + (run.options ? run.items.length : 0), 0);
  const pieces = problem.pieces.reduce(
    (sum, { kind }) =>
      sum + (kind === 'blank' ? SECONDS_OF_BLANK : kind === 'formula' ? SECONDS_OF_FORMULA : 0),
    0,
  );
  const values = new Set(problem.measures.map(({ value }) => value)).size;
  return (
    reading + working(problem, level) + options * SECONDS_OF_OPTION + pieces + values * SECONDS_OF_MEASURE
  );
}

function working(problem: ReadProblem, level: BloomLevel): number {
  const tasks = tasksOf(problem).length;
  const parts = problem.runs.reduce((sum, run) => sum + (run.options ? 0 : run.items.length), 0);
  return (
    (SECONDS_OF_LEVEL[demandOf(level)] ?? 0) +
    Math.max(0, tasks - 1) * SECONDS_OF_FURTHER_TASK +
    parts * SECONDS_OF_PART
  );
}

function wordsPerMinute(gradeBand: string): number {
  const { to } = gradesOf(gradeBand);
  if (to <= 2) return 60;
  if (to <= 5) return 110;
  return to <= 8 ? 150 : 190;
}
