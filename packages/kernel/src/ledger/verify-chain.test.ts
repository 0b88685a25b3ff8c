import { createHash } from 'node:crypto';
import { CHECKPOINT_FORMAT, type EventBody, type LedgerEvent } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { buildLevels, levelsRoot } from '../merkle/levels.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { chainEvents, EMPTY_HEAD, type EventBodyDraft, eventText } from './chain.ts';
import { fromHex, toHex } from './hex.ts';
import {
  type StoredEvent,
  startVerification,
  type VerificationState,
  verificationRoot,
  verifyEvent,
} from './verify-chain.ts';
import { verifyAgainstCheckpoint, verifyHead } from './verify-head.ts';

const hasher = {
  sha256: (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest()),
};
const SIZE = 200;

const drafts = Array.from({ length: SIZE }, (_, i): EventBodyDraft => {
  const ref = {
    id: '3f0c9a52-1111-4222-8333-444455556666',
    subject: 'd',
    commitment: 'a'.repeat(64),
    seal: 'b'.repeat(64),
  };
  return {
    tenant: 'local',
    stream: `run/${i % 7}`,
    streamVersion: Math.floor(i / 7) + 1,
    type: 'evaluation-recorded',
    schemaVersion: 1,
    actor: i % 10 === 0 ? 'Zoë' : 'worker',
    recordedAt: '2025-01-02T03:04:05.678Z',
    payload: { n: i, score: i / 8 },
    texts: i % 20 === 0 ? { text: ref } : {},
  };
});
const ledger: readonly LedgerEvent[] = chainEvents({ hasher, head: EMPTY_HEAD, drafts });
const event = (sequence: number) => ledger[sequence - 1] as LedgerEvent;
const head = { sequence: SIZE, hash: event(SIZE).hash };

function rootOf(events: readonly LedgerEvent[]): string {
  const leaves = events.map(({ hash }) => leafHash(fromHex(hash), hasher));
  return toHex(levelsRoot(buildLevels(leaves, hasher), hasher));
}

/** Feeds rows until one is bad, then asks for the head: what a verification of a store does. */
function verifyAll(rows: readonly StoredEvent[], known = head) {
  const state = startVerification('local');
  for (const row of rows) {
    const { problem } = verifyEvent(state, row, hasher);
    if (problem !== undefined) return problem;
  }
  return verifyHead(state, known);
}

/** Stands before event n, for every n in turn; a check may try bad rows there, which must not move the state. */
function atEveryEvent(check: (state: VerificationState, due: LedgerEvent) => void): void {
  const state = startVerification('local');
  for (const due of ledger) {
    check(state, due);
    if (verifyEvent(state, due, hasher).problem !== undefined)
      expect.fail(`event ${due.sequence} after bad tries`);
  }
}

/** The row again with a changed body, rehashed, and columns that follow: only its place can betray it. */
function forged(from: LedgerEvent, change: Partial<EventBody>): LedgerEvent {
  const { body: _, hash: __, ...rest } = { ...from, ...change };
  const body = eventText(rest);
  return { ...rest, body, hash: toHex(hasher.sha256(body)) };
}

describe('verifying a chain', () => {
  it('accepts an untouched ledger and has the Merkle root of any size on the way', () => {
    const state = startVerification('local');
    expect(verificationRoot(state, hasher)).toBe(toHex(hasher.sha256('')));
    for (const row of ledger) {
      const step = verifyEvent(state, row, hasher);
      expect(step.problem).toBeUndefined();
      expect(step.body?.payload).toEqual(row.payload);
      if (row.sequence % 37 === 0)
        expect(verificationRoot(state, hasher)).toBe(rootOf(ledger.slice(0, row.sequence)));
    }
    expect(verificationRoot(state, hasher)).toBe(rootOf(ledger));
    expect(verifyHead(state, head)).toBeNull();
    expect(verifyHead(startVerification('local'), EMPTY_HEAD)).toBeNull();
  });

  it('finds a change of any single byte of any text, and names the event', () => {
    let tried = 0;
    const decoder = new TextDecoder();
    atEveryEvent((state, due) => {
      const bytes = Buffer.from(due.body, 'utf8');
      // Every other value at every place of one event; two at every place of all the others.
      const masks =
        due.sequence === 21 ? Array.from({ length: 255 }, (_, i) => i + 1) : [1 << (due.sequence % 8), 0xff];
      for (let at = 0; at < bytes.length; at += 1) {
        for (const mask of masks) {
          const before = bytes[at] as number;
          bytes[at] = before ^ mask;
          const found = verifyEvent(state, { ...due, body: decoder.decode(bytes) }, hasher).problem;
          if (found?.sequence !== due.sequence) expect.fail(`byte ${at} of event ${due.sequence}`);
          bytes[at] = before;
          tried += 1;
        }
      }
    });
    expect(tried).toBeGreaterThan(200_000);
  }, 120_000);

  it('finds a change of any digit of any stored hash', () => {
    atEveryEvent((state, due) => {
      for (let at = 0; at < 64; at += 1) {
        const digit = due.hash[at] === '0' ? '1' : '0';
        const hash = due.hash.slice(0, at) + digit + due.hash.slice(at + 1);
        if (verifyEvent(state, { ...due, hash }, hasher).problem?.sequence !== due.sequence)
          expect.fail(due.hash);
      }
    });
  });

  it('finds any column that no longer says what the text says', () => {
    const changes: Partial<StoredEvent>[] = [
      { tenant: 'other' },
      { stream: 'run/9' },
      { streamVersion: 99 },
      { type: 'run-finished' },
      { schemaVersion: 2 },
      { actor: 'nobody' },
      { recordedAt: '2025-01-02T03:04:05.679Z' },
    ];
    atEveryEvent((state, due) => {
      for (const change of changes) {
        const { problem } = verifyEvent(state, { ...due, ...change }, hasher);
        expect(problem).toMatchObject({
          sequence: due.sequence,
          problem: expect.stringContaining(Object.keys(change)[0] as string),
        });
      }
    });
  });

  it('finds the deletion of any event, and names the one that is gone', () => {
    atEveryEvent((state, due) => {
      const after = ledger[due.sequence];
      const problem =
        after === undefined ? verifyHead(state, head) : verifyEvent(state, after, hasher).problem;
      expect(problem).toMatchObject({
        sequence: due.sequence,
        problem: expect.stringContaining(`event ${due.sequence} is missing`),
      });
    });
  });

  it('finds any two neighbours swapped, whether or not their sequence columns were swapped too', () => {
    atEveryEvent((state, due) => {
      const after = ledger[due.sequence];
      if (after === undefined) return;
      expect(verifyEvent(state, after, hasher).problem?.sequence).toBe(due.sequence);
      expect(verifyEvent(state, { ...after, sequence: due.sequence }, hasher).problem?.sequence).toBe(
        due.sequence,
      );
    });
  });

  it('finds an event that comes twice', () => {
    const rows = [...ledger.slice(0, 5), event(5), ...ledger.slice(5)];
    expect(verifyAll(rows)).toMatchObject({
      sequence: 5,
      problem: expect.stringContaining('comes again or out of order'),
    });
  });

  it('finds a cut or grown tail when the head is known', () => {
    for (let length = 0; length < SIZE; length += 1) {
      expect(verifyAll(ledger.slice(0, length))).toMatchObject({ what: 'event', sequence: length + 1 });
    }
    expect(verifyAll(ledger, { sequence: 150, hash: event(150).hash })).toMatchObject({
      what: 'head',
      sequence: 151,
    });
    expect(verifyAll(ledger, { ...head, hash: event(1).hash })).toMatchObject({
      what: 'head',
      sequence: SIZE,
    });
  });

  it('finds an event that was rewritten together with its hash, at the next one or at the head', () => {
    for (const sequence of [1, 2, 100, SIZE - 1, SIZE]) {
      const rows = ledger.with(sequence - 1, forged(event(sequence), { payload: { n: -1 } }));
      expect(verifyAll(rows)?.sequence).toBe(Math.min(sequence + 1, SIZE));
    }
  });

  it('finds a whole tail that was rewritten and rehashed, by a checkpoint made before', () => {
    const checkpoint = {
      format: CHECKPOINT_FORMAT,
      tenant: 'local',
      treeSize: 180,
      rootHash: rootOf(ledger.slice(0, 180)),
      headHash: event(180).hash,
      recordedAt: '2025-01-02T03:04:05.678Z',
    } as const;
    const tail = drafts.slice(150).map((draft) => ({ ...draft, actor: 'forger' }));
    const rewritten = [...ledger.slice(0, 150), ...chainEvents({ hasher, head: event(150), drafts: tail })];
    for (const [rows, expected] of [
      [ledger, null],
      [rewritten, { what: 'checkpoint', sequence: 180 }],
      [ledger.slice(0, 170), { what: 'event', sequence: 171 }],
    ] as const) {
      const state = startVerification('local');
      for (const row of rows.slice(0, 180)) expect(verifyEvent(state, row, hasher).problem).toBeUndefined();
      const problem = verifyAgainstCheckpoint(state, checkpoint, hasher);
      if (expected === null) expect(problem).toBeNull();
      else expect(problem).toMatchObject(expected);
    }
    const empty = startVerification('other');
    expect(verifyAgainstCheckpoint(empty, checkpoint, hasher)).toMatchObject({
      what: 'checkpoint',
      sequence: null,
    });
  });

  it.each<[string, Partial<EventBody>, RegExp]>([
    ['another tenant', { tenant: 'other' }, /belongs to tenant other/],
    ['another predecessor', { previousHash: 'f'.repeat(64) }, /is not the hash of the event before it/],
    ['a gap in its stream', { streamVersion: 7 }, /version 7 of its stream, where version 2 is due/],
    ['a repeated stream version', { streamVersion: 1 }, /version 1 of its stream/],
  ])('refuses a well-hashed event with %s', (_name, change, message) => {
    const rows = ledger.with(9, forged(event(10), change));
    const problem = verifyAll(rows);
    expect(problem).toMatchObject({ sequence: 10, what: 'event', problem: expect.stringMatching(message) });
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['no JSON', (text) => text.slice(1), /not JSON/],
    ['an array', (text) => `[${text}]`, /not a JSON object/],
    ['another format', (text) => text.replace('event/v1', 'event/v9'), /format is not/],
    [
      'a fractional sequence',
      (text) => text.replace('"sequence":10', '"sequence":10.5'),
      /sequence is not a whole number/,
    ],
    ['another sequence', (text) => text.replace('"sequence":10', '"sequence":11'), /column sequence differs/],
    [
      'a property too many',
      (text) => text.replace('{"actor"', '{"a":1,"actor"'),
      /properties that no event has/,
    ],
    [
      'a property missing',
      (text) => text.replace('"type":"evaluation-recorded"', '"typ":1'),
      /type is not a text/,
    ],
    [
      'a payload that is no object',
      (text) => text.replace(/"payload":\{[^}]*\}/, '"payload":[]'),
      /payload is not an object/,
    ],
    [
      'a text reference without seal',
      (text) => text.replace('"texts":{}', '"texts":{"t":{"id":"x"}}'),
      /text reference 't'/,
    ],
    ['half a surrogate pair', (text) => text.replace('worker', 'w\ud800rker'), /surrogate/],
  ])('refuses a well-hashed text that is %s', (_name, change, message) => {
    const body = change(event(10).body);
    const row = { ...event(10), body, hash: toHex(hasher.sha256(body)) };
    expect(verifyAll(ledger.with(9, row))).toMatchObject({
      sequence: 10,
      problem: expect.stringMatching(message),
    });
  });
});
