import type { ProblemContext } from '../problem-context.ts';
import { type Allowances, readAllowances } from './allowances.ts';
import { type ReadProblem, readProblem } from './read/read-problem.ts';

/** What every guard looks at: both texts, read once, and what the selected feedback allows. */
export interface ProblemChange {
  readonly before: ReadProblem;
  readonly after: ReadProblem;
  readonly allows: Allowances;
  readonly context: ProblemContext;
}

export function readChange(before: string, after: string, context: ProblemContext): ProblemChange {
  const was = readProblem(before);
  return {
    before: was,
    // What counted as answer options before is read as answer options after.
    after: readProblem(after, was),
    allows: readAllowances(context.feedback),
    context,
  };
}
