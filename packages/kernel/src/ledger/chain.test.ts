import { createHash } from 'node:crypto';
import { eventBodySchema } from '@palimpsest/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import { chainEvents, EMPTY_HEAD, type EventBodyDraft, GENESIS_HASH } from './chain.ts';

const hasher = {
  sha256: (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest()),
};
const draft: EventBodyDraft = {
  tenant: 'local',
  stream: 'run/1',
  streamVersion: 1,
  type: 'run-started',
  schemaVersion: 1,
  actor: 'tester',
  recordedAt: '2025-01-02T03:04:05.678Z',
  payload: { pipeline: 'polish' },
  texts: {},
};

describe('chaining events', () => {
  it('begins at the genesis hash and links each event to the one before', () => {
    const events = chainEvents({ hasher, head: EMPTY_HEAD, drafts: [draft, { ...draft, streamVersion: 2 }] });
    expect(events.map((event) => event.sequence)).toEqual([1, 2]);
    expect(events[0]?.previousHash).toBe(GENESIS_HASH);
    expect(events[1]?.previousHash).toBe(events[0]?.hash);
  });

  it('hashes the UTF-8 bytes of the very text it stores', () => {
    const [event] = chainEvents({ hasher, head: EMPTY_HEAD, drafts: [{ ...draft, actor: 'Zoë 🙂' }] });
    expect(event?.hash).toBe(
      createHash('sha256')
        .update(Buffer.from(event?.body ?? '', 'utf8'))
        .digest('hex'),
    );
  });

  it('gives the same hash for ever', () => {
    const [event] = chainEvents({ hasher, head: EMPTY_HEAD, drafts: [draft] });
    expect(event?.body).toBe(
      `{"actor":"tester","format":"palimpsest/event/v1","payload":{"pipeline":"polish"},"previousHash":"${GENESIS_HASH}","recordedAt":"2025-01-02T03:04:05.678Z","schemaVersion":1,"sequence":1,"stream":"run/1","streamVersion":1,"tenant":"local","texts":{},"type":"run-started"}`,
    );
    expect(event?.hash).toBe('a0ad457b4a91090b726cd5aea69da0f51afaa21e6482a748ce9ec0eeb87a109f');
  });

  it('goes on after a head', () => {
    const head = { sequence: 41, hash: 'ab'.repeat(32) };
    const [event] = chainEvents({ hasher, head, drafts: [draft] });
    expect(event).toMatchObject({ sequence: 42, previousHash: head.hash });
    expect(chainEvents({ hasher, head, drafts: [] })).toEqual([]);
  });

  it('writes exactly the canonical JSON of the whole body', () => {
    const drafts = fc.record({
      actor: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      streamVersion: fc.integer({ min: 1 }),
      payload: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 2 })),
      texts: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.constant(textRef)),
    });
    fc.assert(
      fc.property(drafts, (parts) => {
        const clean = JSON.parse(JSON.stringify({ ...draft, ...parts })) as EventBodyDraft;
        const [event] = chainEvents({ hasher, head: EMPTY_HEAD, drafts: [clean] });
        const { body, hash: _, ...rest } = event ?? expect.fail('no event');
        expect(body).toBe(canonicalJson(rest));
        expect(eventBodySchema.safeParse(JSON.parse(body)).success).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('refuses what could not be read back', () => {
    const chain = (payload: unknown) => () =>
      chainEvents({ hasher, head: EMPTY_HEAD, drafts: [{ ...draft, payload } as EventBodyDraft] });
    expect(chain({ score: Number.NaN })).toThrow('$.score is the number NaN');
    expect(chain(undefined)).toThrow('$ is undefined');
    expect(chain({ text: '\ud800' })).toThrow('surrogate');
  });
});

const textRef = {
  id: '3f0c9a52-1111-4222-8333-444455556666',
  subject: 'doc-1',
  commitment: 'a'.repeat(64),
  seal: 'b'.repeat(64),
};
