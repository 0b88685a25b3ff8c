import { EVENT_FORMAT, type EventBody, type LedgerEvent } from '@palimpsest/contracts/events';
import { canonicalJson } from '../canonical.ts';
import type { Hasher } from '../ports/hasher.ts';
import { toHex } from './hex.ts';

/** What the first event of a tenant names as its predecessor. */
export const GENESIS_HASH = '0'.repeat(64);

/** The newest event of a tenant's chain; sequence 0 with the genesis hash when there is none. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

/** Where every chain begins. */
export const EMPTY_HEAD: ChainHead = Object.freeze({ sequence: 0, hash: GENESIS_HASH });

/** An event before it has a place in the chain. */
export type EventBodyDraft = Omit<EventBody, 'format' | 'sequence' | 'previousHash'>;

/**
 * Gives drafts their places after the head: sequence, previous hash, the canonical text, and its hash.
 *
 * @example
 * const events = chainEvents({ hasher, head: EMPTY_HEAD, drafts: [draft] });
 * events[0].previousHash === GENESIS_HASH; // true
 */
export function chainEvents({
  hasher,
  head,
  drafts,
}: {
  readonly hasher: Hasher;
  readonly head: ChainHead;
  readonly drafts: readonly EventBodyDraft[];
}): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  let { sequence, hash: previousHash } = head;
  for (const draft of drafts) {
    sequence += 1;
    const event: EventBody = {
      format: EVENT_FORMAT,
      tenant: draft.tenant,
      sequence,
      stream: draft.stream,
      streamVersion: draft.streamVersion,
      type: draft.type,
      schemaVersion: draft.schemaVersion,
      actor: draft.actor,
      recordedAt: draft.recordedAt,
      payload: draft.payload,
      texts: draft.texts,
      previousHash,
    };
    const body = eventText(event);
    const hash = toHex(hasher.sha256(body));
    events.push({ ...event, body, hash });
    previousHash = hash;
  }
  return events;
}

/**
 * The canonical JSON of a body. The outer object is written out by hand, its keys in canonical order, which halves
 * the time; a test holds it against `canonicalJson` of the whole.
 */
export function eventText(event: EventBody): string {
  return `{"actor":${canonicalJson(event.actor)},"format":"${EVENT_FORMAT}","payload":${canonicalJson(event.payload)},"previousHash":${canonicalJson(event.previousHash)},"recordedAt":${canonicalJson(event.recordedAt)},"schemaVersion":${canonicalJson(event.schemaVersion)},"sequence":${canonicalJson(event.sequence)},"stream":${canonicalJson(event.stream)},"streamVersion":${canonicalJson(event.streamVersion)},"tenant":${canonicalJson(event.tenant)},"texts":${canonicalJson(event.texts)},"type":${canonicalJson(event.type)}}`;
}
