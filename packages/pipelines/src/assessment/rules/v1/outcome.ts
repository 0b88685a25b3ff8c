import type { UnappliedReason } from '@palimpsest/contracts';

/** What became of the text of one problem, without its words. */
export interface ProblemResult {
  readonly problemId: string;
  /** Ids of its selected items that ask for other words, in request order. */
  readonly feedback: readonly string[];
  /** Why there is no new text to judge, or null. */
  readonly missing: UnappliedReason | null;
  /** Null: the text is the same as before, so there was nothing to guard. */
  readonly guard: { readonly passed: boolean; readonly failed: readonly string[] } | null;
  /** Items that the renderer itself says it did not apply. */
  readonly notApplied: readonly string[];
  /** Items whose words the new text does not show. */
  readonly notFound?: readonly string[];
}

export interface Unapplied {
  readonly problemId: string | null;
  readonly feedbackId: string;
  readonly reason: UnappliedReason;
  readonly guards: readonly string[];
}

export interface Outcome {
  readonly rewritten: readonly { readonly problemId: string; readonly applied: readonly string[] }[];
  readonly unapplied: readonly Unapplied[];
}

/** A refused or inapplicable rewrite leaves the problem as it was; every item is either applied or accounted for. */
export function outcomeOf(results: readonly ProblemResult[]): Outcome {
  const rewritten: { problemId: string; applied: string[] }[] = [];
  const unapplied: Unapplied[] = [];
  for (const { problemId, feedback, missing, guard, notApplied, notFound = [] } of results) {
    const applied = feedback.filter((id) => !notApplied.includes(id) && !notFound.includes(id));
    const refused: UnappliedReason | null =
      missing ?? (guard === null ? 'no_change' : guard.passed ? null : 'guard_rejected');
    // A new text that applies nothing of what was asked for is no rewrite.
    const kept = refused === null && applied.length > 0;
    if (kept) rewritten.push({ problemId, applied });
    for (const feedbackId of feedback) {
      if (kept && applied.includes(feedbackId)) continue;
      const left = notFound.includes(feedbackId) ? 'not_found_in_answer' : 'not_applicable';
      const reason = notApplied.includes(feedbackId) ? 'not_applicable' : (refused ?? left);
      const guards = reason === 'guard_rejected' ? (guard?.failed ?? []) : [];
      unapplied.push({ problemId, feedbackId, reason, guards });
    }
  }
  return { rewritten, unapplied };
}
