import type { Contradiction, SourceDocument } from '@palimpsest/contracts';
import { disagreements } from './disagreements.ts';
import { supersessions } from './supersession.ts';
import type { ClaimDraft } from './types.ts';

/**
 * Claims that give two values for one fact where neither source supersedes the other (R9). Both are reported; nothing
 * is averaged.
 */
export function findContradictions(
  claims: readonly ClaimDraft[],
  sources: readonly SourceDocument[],
): Contradiction[] {
  const pairs = disagreements(claims);
  const stale = new Set(supersessions(pairs, sources).map((each) => each.older));
  const found = new Map<string, Contradiction>();
  for (const { a, b } of pairs) {
    if (a.claim === b.claim || stale.has(a.claim.id) || stale.has(b.claim.id)) continue;
    if (a.statement.sourceId === b.statement.sourceId) continue;
    const key = `${a.claim.id} ${b.claim.id}`;
    if (found.has(key)) continue;
    found.set(key, {
      claims: [a.claim.id, b.claim.id],
      sources: [sourcesOf(a.claim), sourcesOf(b.claim)],
      reason: `${a.statement.sourceId} says ${a.fact.value.text}, ${b.statement.sourceId} says ${b.fact.value.text}`,
    });
  }
  return [...found.values()];
}

const sourcesOf = (claim: ClaimDraft): string[] => [
  ...new Set(claim.statements.map((statement) => statement.sourceId)),
];
