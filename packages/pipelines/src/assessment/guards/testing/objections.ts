import type { AppliedFeedback, ProblemContext } from '../../problem-context.ts';
import type { AssessmentGuard } from '../assessment-guard.ts';
import { readChange } from '../problem-change.ts';

/** A feedback item, for a test that cares about one part of it. */
export function item(recommendation: string, more: Partial<AppliedFeedback> = {}): AppliedFeedback {
  return { feedbackId: 'fb_1', category: 'clarity', recommendation, ...more };
}

/** What one guard says of a change: each message with the words it points at. */
export function objections(
  guard: AssessmentGuard,
  before: string,
  after: string,
  more: Partial<ProblemContext> = {},
): string[] {
  const context = { gradeBand: '6-8', subject: 'all', feedback: [], ...more };
  return guard
    .check(readChange(before, after, context))
    .map(({ message, spans }) =>
      [message, ...spans.map(({ start, end }) => `[${after.slice(start, end)}]`)].join(' '),
    );
}
