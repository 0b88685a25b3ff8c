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
  if (before.length + after.length > LONGEST_KEPT) return judge(before, after, context);
  const key = keyOf(before, after, context);
  const known = recent.get(key);
  if (known !== undefined) return known;
  const result = judge(before, after, context);
  // The oldest goes: a map keeps the order in which its entries came.
  if (recent.size >= MOST_KEPT) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, result);
  return result;
}

/**
 * The offline renderer asks the guards before it answers, and the pipeline asks them again. They are pure, so the
 * answer is the same: the newest ones are kept, as many as a large assignment has problems.
 */
const recent = new Map<string, GuardResult>();
const MOST_KEPT = 2_000;
const LONGEST_KEPT = 10_000;

function judge(before: string, after: string, context: ProblemContext): GuardResult {
  return Object.freeze(runGuards(GUARDS, readChange(before, after, context), after));
}

/** All that a guard can see. */
function keyOf(
  before: string,
  after: string,
  { gradeBand, subject, feedback, correctAnswer }: ProblemContext,
) {
  const items = feedback.map(({ category, recommendation, action }) => [
    category,
    recommendation,
    action ?? null,
  ]);
  return JSON.stringify([before, after, gradeBand, subject, correctAnswer ?? null, items]);
}
