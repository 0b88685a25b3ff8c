import { type GuardResult, runGuards } from '@palimpsest/kernel';
import type { ProblemContext } from '../problem-context.ts';
import { toGuard } from './assessment-guard.ts';
import { assessmentGuards } from './assessment-guards.ts';
import { readChange } from './problem-change.ts';

const GUARDS = assessmentGuards.map(toGuard);

/**
 * Sets a rewritten problem beside the problem it was made from. Spans point into the text after; what is no longer
 * there has none, and the message says so.
 *
 * @example
 * const { passed, verdicts } = checkProblem(before, after, { gradeBand: '6-8', subject: 'math', feedback: [] });
 */
export function checkProblem(before: string, after: string, context: ProblemContext): GuardResult {
  return runGuards(GUARDS, readChange(before, after, context), after);
}
