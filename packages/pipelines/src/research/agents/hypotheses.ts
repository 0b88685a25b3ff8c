import type { ResearchClaim, SupportLabel } from '@palimpsest/contracts';
import type { VerifierCapabilities } from './capabilities.ts';

export interface HypothesisOutcome {
  readonly id: string;
  readonly outcome: 'confirmed' | 'rejected' | 'open';
  /** The claim that decided it. */
  readonly claim: string | null;
}

/** A hypothesis is decided by a verified claim, or stays open. */
export function hypothesisOutcome(
  id: string,
  text: string,
  claims: readonly ResearchClaim[],
  classify: VerifierCapabilities['classify'],
): HypothesisOutcome {
  const decided = (label: SupportLabel) =>
    claims.find(
      (claim) =>
        claim.superseded_by === null &&
        claim.verification.verification_status === 'VERIFIED' &&
        classify(text, [claim.text]).label === label,
    )?.id ?? null;
  const confirmed = decided('SUPPORTS');
  if (confirmed !== null) return { id, outcome: 'confirmed', claim: confirmed };
  const rejected = decided('CONTRADICTS');
  return rejected === null
    ? { id, outcome: 'open', claim: null }
    : { id, outcome: 'rejected', claim: rejected };
}
