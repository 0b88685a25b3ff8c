import type { Contradiction, Supersession } from '@palimpsest/contracts';
import type { Analysis } from '../analysis.ts';
import type { ClaimDraft } from '../claims/types.ts';

export interface Disputed {
  /** Claims whose own fact somebody denies; one that merely shares a sentence with a disputed fact is none. */
  readonly claims: ReadonlySet<string>;
  /** For a pair of claims, who says the one thing and who the other. */
  readonly sources: ReadonlyMap<string, [string[], string[]]>;
}

export function disputedClaims(
  drafts: readonly ClaimDraft[],
  clashes: readonly Contradiction[],
  { disagreements, mainFact }: Pick<Analysis, 'disagreements' | 'mainFact'>,
): Disputed {
  const pairs = new Set(clashes.map((each) => each.claims.join(' ')));
  const claims = new Set<string>();
  const sources = new Map<string, [string[], string[]]>();
  for (const { a, b } of disagreements(drafts)) {
    const key = `${a.claim.id} ${b.claim.id}`;
    if (!pairs.has(key) || a.statement.sourceId === b.statement.sourceId) continue;
    const mains = [a, b].filter(({ statement, fact }) => mainFact(statement) === fact);
    for (const { claim } of mains.length === 0 ? [a, b] : mains) claims.add(claim.id);
    const known = sources.get(key) ?? [[], []];
    sources.set(key, [
      [...new Set([...known[0], a.statement.sourceId])],
      [...new Set([...known[1], b.statement.sourceId])],
    ]);
  }
  return { claims, sources };
}

/** As many disagreements as a reader can take in; the rest is counted. */
const MOST_DISPUTES = 20;

export function mostRelevant<T>(
  found: readonly T[],
  claimsOf: (each: T) => readonly string[],
  relevance: ReadonlyMap<string, number>,
): T[] {
  const of = (each: T) => Math.max(0, ...claimsOf(each).map((id) => relevance.get(id) ?? 0));
  return [...found].sort((a, b) => of(b) - of(a)).slice(0, MOST_DISPUTES);
}

/** One value has one successor: the first that was found. */
export function firstOfEach(found: readonly Supersession[]): Supersession[] {
  const seen = new Set<string>();
  return found.filter(({ older }) => !seen.has(older) && seen.add(older) !== undefined);
}
