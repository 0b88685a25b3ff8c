import type { ClaimClass, SelfConsistency, SourceGrade } from '@palimpsest/contracts';

/** C1 claims count three times, C2 twice, C3 once. */
export const CLAIM_WEIGHTS: Readonly<Record<ClaimClass, number>> = { C1: 3, C2: 2, C3: 1 };

/** `Σ(confidence × weight) / Σ(weight)`, to two decimals; 0 where there is no claim. */
export function overallConfidence(
  claims: readonly { readonly class: ClaimClass; readonly confidence: number }[],
): number {
  let sum = 0;
  let weights = 0;
  for (const claim of claims) {
    sum += claim.confidence * CLAIM_WEIGHTS[claim.class];
    weights += CLAIM_WEIGHTS[claim.class];
  }
  return weights === 0 ? 0 : Math.round((sum / weights) * 100) / 100;
}

/** What the confidence of one claim looks at. */
export interface ClaimFacts {
  /** Groups of independent sources that say it. */
  readonly groups: number;
  readonly bestGrade: SourceGrade | null;
  readonly consistency: SelfConsistency['confidence'] | null;
  readonly contradicted: boolean;
  readonly superseded: boolean;
}

const BY_GROUPS = [0, 6, 8, 9] as const;
const BY_GRADE: Readonly<Record<SourceGrade, number>> = { A: 0.5, B: 0.25, C: 0, D: -1, E: -3 };
const BY_CONSISTENCY = { HIGH: 0.75, MEDIUM: 0, FLAG: -3 } as const;
const MOST_WHEN_CONTRADICTED = 4;
const MOST_WHEN_SUPERSEDED = 1;

/** From 0 to 10: how many independent sources say it, how good the best is, and whether the paths agree. */
export function claimConfidence(facts: ClaimFacts): number {
  const base = BY_GROUPS[Math.min(3, facts.groups)] ?? 0;
  if (base === 0) return 0;
  const grade = facts.bestGrade === null ? 0 : BY_GRADE[facts.bestGrade];
  const paths = facts.consistency === null ? 0 : BY_CONSISTENCY[facts.consistency];
  const most = facts.superseded ? MOST_WHEN_SUPERSEDED : facts.contradicted ? MOST_WHEN_CONTRADICTED : 10;
  return Math.round(Math.max(0, Math.min(most, base + grade + paths)) * 100) / 100;
}
