import type { SourceDocument, Supersession } from '@palimpsest/contracts';
import { valuesAgree } from './compare-values.ts';
import { type Disagreement, disagreements, type Told } from './disagreements.ts';
import { readFormerValues } from './former-values.ts';
import { isNamed, plain } from './naming.ts';
import { replacesByName } from './replaces-by-name.ts';
import type { ClaimDraft, FactValue } from './types.ts';

/**
 * Values that a newer document has replaced (R9): of the same publisher on the same fact, or where the newer one says
 * so in its front matter or in its words. A stale value is reported as such and is never the answer.
 */
export function findSuperseded(
  claims: readonly ClaimDraft[],
  sources: readonly SourceDocument[],
): Supersession[] {
  return supersessions(disagreements(claims), sources);
}

/** The same for disagreements that are known already. */
export function supersessions(
  found: readonly Disagreement[],
  sources: readonly SourceDocument[],
): Supersession[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const formerValues = readFormerValues();
  const kept = new Map<string, Supersession>();
  for (const { a, b } of found) {
    const [one, two] = [byId.get(a.statement.sourceId), byId.get(b.statement.sourceId)];
    if (one === undefined || two === undefined || one.id === two.id) continue;
    const reason = whySuperseded(one, a, two, formerValues);
    const back = reason === null ? whySuperseded(two, b, one, formerValues) : null;
    const [older, newer, why] = reason !== null ? [a, b, reason] : [b, a, back];
    if (why === null) continue;
    const key = `${older.claim.id} ${newer.claim.id}`;
    if (kept.has(key)) continue;
    kept.set(key, {
      older: older.claim.id,
      newer: newer.claim.id,
      older_source: older.statement.sourceId,
      newer_source: newer.statement.sourceId,
      reason: why,
    });
  }
  return [...kept.values()];
}

/** Why `newer` replaces what `older` says, or null when it does not. */
function whySuperseded(
  older: SourceDocument,
  told: Told,
  newer: SourceDocument,
  formerValues: (source: SourceDocument) => readonly FactValue[],
): string | null {
  if (newer.supersedes !== null && isNamed(older, newer.supersedes))
    return `${newer.id} says it replaces ${older.id}`;
  if (replacesByName(newer, older)) return `${newer.id} says it replaces ${older.id}`;
  if (formerValues(newer).some((value) => isSameValue(value, told.fact.value)))
    return `${newer.id} calls the value of ${older.id} a former one`;
  if (older.date === null || newer.date === null || !(older.date < newer.date)) return null;
  const samePublisher = plain(older.publisher) !== '' && plain(older.publisher) === plain(newer.publisher);
  const sameDomain = plain(older.publisher) === '' && older.domain !== null && older.domain === newer.domain;
  if (!samePublisher && !sameDomain) return null;
  return `${newer.id} (${newer.date}) is newer than ${older.id} (${older.date}) from the same publisher`;
}

const isSameValue = (a: FactValue, b: FactValue): boolean =>
  withoutRate(a.dimension) === withoutRate(b.dimension) && valuesAgree(a, b);

const withoutRate = (dimension: string): string => dimension.split('/')[0] ?? dimension;
