import type { ResearchClaim } from '@palimpsest/contracts';
import type { ResearchResource } from '@palimpsest/sdk';

type Told = ResearchResource['claims'][number];

/** A claim as it is listed; what only the package knows is null until there is one. */
export interface Claim extends Told {
  readonly full: ResearchClaim | null;
}

export function claimsOf(
  run: ResearchResource,
  full: readonly ResearchClaim[] | undefined,
): readonly Claim[] {
  const known = new Map(full?.map((claim) => [claim.id, claim]));
  return run.claims.map((claim) => ({ ...claim, full: known.get(claim.id) ?? null }));
}

export interface ClaimFilter {
  readonly status: string;
  readonly weight: string;
  readonly find: string;
}

export function filtered(claims: readonly Claim[], { status, weight, find }: ClaimFilter): readonly Claim[] {
  const words = find.trim().toLowerCase();
  return claims.filter(
    (claim) =>
      (status === '' || claim.status === status) &&
      (weight === '' || claim.class === weight) &&
      (words === '' || claim.text.toLowerCase().includes(words)),
  );
}
