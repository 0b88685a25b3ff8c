import { valuesAgree } from './compare-values.ts';
import { isSameFact } from './same-fact.ts';
import type { ClaimDraft, Fact, Statement } from './types.ts';

/** A value with the sentence that gives it and the claim the sentence belongs to. */
export interface Told {
  readonly claim: ClaimDraft;
  readonly statement: Statement;
  readonly fact: Fact;
}

/** Two tellings of one fact that differ. */
export interface Disagreement {
  readonly a: Told;
  readonly b: Told;
}

/** Beyond so many values of one dimension the least relevant are not compared. */
const MOST_TOLD = 300;

/** Pairs of sentences that give different values for one fact, once for each two claims and two sources. */
export function disagreements(claims: readonly ClaimDraft[], of?: ClaimDraft): Disagreement[] {
  const found: Disagreement[] = [];
  const seen = new Set<string>();
  for (const list of byDimension(claims).values()) {
    for (let i = 0; i < list.length; i += 1) {
      for (let j = i + 1; j < list.length; j += 1) {
        const [a, b] = [list[i], list[j]];
        if (a === undefined || b === undefined || a.statement === b.statement) continue;
        if (of !== undefined && (a.claim === of) === (b.claim === of)) continue;
        const key = `${a.claim.id} ${b.claim.id} ${a.statement.sourceId} ${b.statement.sourceId}`;
        if (seen.has(key) || valuesAgree(a.fact.value, b.fact.value)) continue;
        if (!isSameFact(a.statement, a.fact, b.statement, b.fact)) continue;
        seen.add(key);
        found.push({ a, b });
      }
    }
  }
  return found;
}

function byDimension(claims: readonly ClaimDraft[]): Map<string, Told[]> {
  const buckets = new Map<string, Told[]>();
  for (const claim of claims) {
    for (const statement of claim.statements) {
      for (const fact of statement.facts) {
        if (fact.former) continue;
        const key = bucketOf(fact.value.dimension);
        const bucket = buckets.get(key) ?? [];
        buckets.set(key, bucket);
        if (bucket.length < MOST_TOLD) bucket.push({ claim, statement, fact });
      }
    }
  }
  return buckets;
}

/** A bare number may meet a count, so both lie in one bucket. */
const bucketOf = (dimension: string): string =>
  dimension.startsWith('number') || dimension.startsWith('count ')
    ? 'count'
    : (dimension.split('/')[0] ?? dimension);
