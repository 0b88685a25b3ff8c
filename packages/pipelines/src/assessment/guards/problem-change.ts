import type { ProblemContext } from '../problem-context.ts';
import { type Allowances, readAllowances } from './allowances.ts';
import { type ReadProblem, readProblem } from './read/read-problem.ts';

/** What every guard looks at: both texts, read once, and what the selected feedback allows. */
export interface ProblemChange {
  readonly before: ReadProblem;
  readonly after: ReadProblem;
  readonly allows: Allowances;
  readonly context: ProblemContext;
  /** One of the texts is longer than any problem and was not read to its end. */
  readonly unread: boolean;
}

/** Some forty pages. What is longer is refused unread, so that no text can keep the guards busy. */
export const LONGEST_PROBLEM = 100_000;

export function readChange(before: string, after: string, context: ProblemContext): ProblemChange {
  const was = readProblem(before.slice(0, LONGEST_PROBLEM));
  return {
    before: was,
    // What counted as answer options before is read as answer options after.
    after: readProblem(after.slice(0, LONGEST_PROBLEM), was),
    allows: readAllowances(context.feedback),
    context,
    unread: Math.max(before.length, after.length) > LONGEST_PROBLEM,
  };
}
