import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  BUNDLE_FORMAT,
  type Bundle,
  CHECKPOINT_FORMAT,
  type EventBody,
  type LedgerEvent,
} from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { inclusionProofFrom } from '../merkle/inclusion.ts';
import { buildLevels, levelsRoot } from '../merkle/levels.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { verifyBundle } from './bundle.ts';
import { chainEvents, EMPTY_HEAD, eventText } from './chain.ts';
import { checkpointMessage } from './checkpoint.ts';
import { fromHex, toHex } from './hex.ts';

const hasher = {
  sha256: (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest()),
};
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const checks = {
  hasher,
  verifySignature: (message: string, signature: string) =>
    verify(null, Buffer.from(message), publicKey, Buffer.from(signature, 'base64')),
};

const draft = {
  tenant: 'local',
  schemaVersion: 1,
  actor: 'tester',
  recordedAt: '2025-01-02T03:04:05.678Z',
  type: 'decision-made',
  payload: {},
  texts: {},
};
const SIZE = 23;
const ledger = chainEvents({
  hasher,
  head: EMPTY_HEAD,
  drafts: Array.from({ length: SIZE }, (_, i) => ({
    ...draft,
    stream: `run/r${i % 3}`,
    streamVersion: Math.floor(i / 3) + 1,
    type: i >= SIZE - 3 ? 'run-finished' : 'decision-made',
    payload: { n: i },
  })),
});
const levels = buildLevels(
  ledger.map(({ hash }) => leafHash(fromHex(hash), hasher)),
  hasher,
);

function signed(change: object = {}): Bundle['checkpoint'] {
  const checkpoint: Bundle['checkpoint']['checkpoint'] = {
    format: CHECKPOINT_FORMAT,
    tenant: 'local',
    treeSize: SIZE,
    rootHash: toHex(levelsRoot(levels, hasher)),
    headHash: (ledger[SIZE - 1] as LedgerEvent).hash,
    recordedAt: '2025-01-02T03:04:05.678Z',
    ...change,
  };
  const signature = sign(null, Buffer.from(checkpointMessage(checkpoint)), privateKey).toString('base64');
  return { checkpoint, keyId: '0'.repeat(64), signature };
}

const base = { format: BUNDLE_FORMAT, tenant: 'local', checkpoint: signed() } as const;
const whole: Bundle = {
  ...base,
  run: null,
  events: ledger.map(({ sequence, body }) => ({ sequence, body, proof: [] })),
};
const run: Bundle = {
  ...base,
  run: 'r1',
  events: ledger
    .filter(({ stream }) => stream === 'run/r1')
    .map(({ sequence, body }) => ({
      sequence,
      body,
      proof: inclusionProofFrom(levels, sequence - 1).map(toHex),
    })),
};
type Shown = Bundle['events'][number];
const shown = (bundle: Bundle, i: number) => bundle.events[i] as Shown;
const check = (bundle: unknown) => verifyBundle(bundle, checks);
const withEvent = (bundle: Bundle, i: number, change: Partial<Shown>): Bundle => ({
  ...bundle,
  events: bundle.events.with(i, { ...shown(bundle, i), ...change }),
});

describe('verifying a bundle of a whole ledger', () => {
  it('accepts what was exported, also after a way through a file', () => {
    const expected = { ok: true, anchored: true, events: SIZE, firstBad: null, complete: true };
    expect(check(whole)).toEqual(expected);
    expect(check(JSON.parse(JSON.stringify(whole)))).toEqual(expected);
  });

  it('names the event when any character of any text is changed', () => {
    for (let i = 0; i < SIZE; i += 1) {
      const { body, sequence } = shown(whole, i);
      for (let at = 0; at < body.length; at += 7) {
        const other = body.slice(0, at) + (body[at] === '1' ? '2' : '1') + body.slice(at + 1);
        const report = check(withEvent(whole, i, { body: other }));
        expect(report.firstBad?.sequence).toBe(sequence);
        expect(report.events).toBeLessThan(sequence);
        expect(report).toMatchObject({ ok: false, anchored: true, complete: false });
      }
    }
  });

  it('names a missing event, wherever it is missing', () => {
    for (let i = 0; i < SIZE; i += 1) {
      const report = check({ ...whole, events: whole.events.toSpliced(i, 1) });
      expect(report).toMatchObject({ ok: false, events: i, firstBad: { what: 'event', sequence: i + 1 } });
    }
  });

  it('refuses events after the checkpoint, proofs, and events out of order', () => {
    const early = { ...whole, checkpoint: signed({ treeSize: 5 }) };
    expect(check(early).firstBad).toMatchObject({
      sequence: 6,
      problem: expect.stringContaining('after the checkpoint'),
    });
    expect(check(withEvent(whole, 2, { proof: ['0'.repeat(64)] })).firstBad).toMatchObject({ sequence: 3 });
    const swapped = { ...whole, events: whole.events.with(3, shown(whole, 4)).with(4, shown(whole, 3)) };
    expect(check(swapped).firstBad).toMatchObject({ sequence: 4 });
  });

  it('refuses a signed root or head that is not the one of these events', () => {
    for (const change of [{ rootHash: '1'.repeat(64) }, { headHash: '1'.repeat(64) }]) {
      expect(check({ ...whole, checkpoint: signed(change) }).firstBad).toMatchObject({
        what: 'checkpoint',
        sequence: SIZE,
      });
    }
  });
});

describe('verifying a bundle of one run', () => {
  it('accepts what was exported', () => {
    expect(check(run)).toEqual({
      ok: true,
      anchored: true,
      events: run.events.length,
      firstBad: null,
      complete: true,
    });
  });

  it('names the event when any character of any text is changed', () => {
    run.events.forEach(({ body, sequence }, i) => {
      for (let at = 0; at < body.length; at += 1) {
        const other = body.slice(0, at) + (body[at] === '1' ? '2' : '1') + body.slice(at + 1);
        const { ok, firstBad } = check(withEvent(run, i, { body: other }));
        if (ok || firstBad?.sequence !== sequence) expect.fail(`character ${at} of event ${sequence}`);
      }
    });
  });

  it('refuses any altered, missing or added proof element', () => {
    run.events.forEach(({ proof, sequence }, i) => {
      const wrong = [proof.slice(1), proof.slice(0, -1), [...proof, '0'.repeat(64)]];
      proof.forEach((element, at) => {
        wrong.push(proof.with(at, element.startsWith('0') ? `1${element.slice(1)}` : `0${element.slice(1)}`));
      });
      for (const other of wrong)
        expect(check(withEvent(run, i, { proof: other })).firstBad?.sequence).toBe(sequence);
    });
  });

  it('names the version that is missing', () => {
    for (let i = 0; i < run.events.length - 1; i += 1) {
      const report = check({ ...run, events: run.events.toSpliced(i, 1) });
      expect(report).toMatchObject({
        ok: false,
        firstBad: { stream: 'run/r1', problem: expect.stringContaining(`version ${i + 1}`) },
      });
    }
    expect(check({ ...run, events: [] }).firstBad).toMatchObject({
      problem: expect.stringContaining('version 1 of run/r1'),
    });
  });

  it('says that a run without its end may not be complete', () => {
    expect(check({ ...run, events: run.events.slice(0, -1) })).toMatchObject({ ok: true, complete: false });
    expect(check({ ...run, events: run.events.slice(0, 1) })).toMatchObject({
      ok: true,
      events: 1,
      complete: false,
    });
  });

  it('refuses events of another run, in another order, or under another number', () => {
    expect(check({ ...run, run: 'r2' }).firstBad).toMatchObject({
      sequence: 2,
      problem: expect.stringContaining('not to run/r2'),
    });
    const swapped = { ...run, events: run.events.with(0, shown(run, 1)).with(1, shown(run, 0)) };
    expect(check(swapped).ok).toBe(false);
    expect(check({ ...run, events: [...run.events, shown(run, 0)] }).firstBad?.problem).toContain(
      'comes again',
    );
    expect(check(withEvent(run, 0, { sequence: 3 })).firstBad).toMatchObject({ sequence: 3 });
  });

  describe('whose signer lied', () => {
    const [one, two] = chainEvents({
      hasher,
      head: EMPTY_HEAD,
      drafts: [1, 2].map((streamVersion) => ({ ...draft, stream: 'run/x', streamVersion })),
    }) as [LedgerEvent, LedgerEvent];
    const rewritten = (from: LedgerEvent, change: Partial<EventBody>) => {
      const { body: _, hash: __, ...rest } = from;
      return eventText({ ...rest, ...change });
    };
    /** A tree over any texts, properly signed, and a bundle that shows the leaves of these indexes as events. */
    const lie = (texts: string[], events: { index: number; sequence?: number }[], change: object = {}) => {
      const tree = buildLevels(
        texts.map((text) => leafHash(hasher.sha256(text), hasher)),
        hasher,
      );
      const checkpoint = signed({
        treeSize: texts.length,
        rootHash: toHex(levelsRoot(tree, hasher)),
        headHash: toHex(hasher.sha256(texts.at(-1) ?? '')),
        ...change,
      });
      return check({
        ...base,
        run: 'x',
        checkpoint,
        events: events.map(({ index, sequence = index + 1 }) => ({
          sequence,
          body: texts[index] ?? '',
          proof: inclusionProofFrom(tree, index).map(toHex),
        })),
      });
    };
    const both = [{ index: 0 }, { index: 1 }];

    it('is accepted when it is honest, so that the refusals below have one reason each', () => {
      expect(lie([one.body, two.body], both)).toMatchObject({ ok: true, events: 2, complete: false });
    });

    it.each<[string, () => ReturnType<typeof lie>, RegExp]>([
      [
        'names another head',
        () => lie([one.body, two.body], both, { headHash: one.hash }),
        /2: it is not the head/,
      ],
      [
        'shows an event of another tenant',
        () => lie([rewritten(one, { tenant: 'other' })], [{ index: 0 }]),
        /tenant other/,
      ],
      [
        'put an event under another number',
        () => lie([rewritten(one, { sequence: 9 })], [{ index: 0 }]),
        /that it is event 9/,
      ],
      [
        'shows an event after the checkpoint',
        () => lie([one.body, two.body], both, { treeSize: 1 }),
        /lead to the root/,
      ],
      [
        'broke the chain between two neighbours',
        () => lie([one.body, rewritten(two, { previousHash: 'f'.repeat(64) })], both),
        /event 2: .*previousHash/,
      ],
      [
        'stored a run backwards',
        () =>
          lie(
            [rewritten(two, { sequence: 1 }), rewritten(one, { sequence: 2 })],
            [{ index: 1 }, { index: 0 }],
          ),
        /event 1: it stands before an earlier event/,
      ],
    ])('is refused when it %s', (_name, told, message) => {
      expect(told()).toMatchObject({
        ok: false,
        anchored: true,
        firstBad: { problem: expect.stringMatching(message) },
      });
    });
  });

  it('refuses a text that is hashed into the tree but not canonical', () => {
    const [first] = ledger;
    const body = (first as LedgerEvent).body.replace('{"actor"', '{"actor":"other","actor"');
    const root = leafHash(hasher.sha256(body), hasher);
    const change = { treeSize: 1, rootHash: toHex(root), headHash: toHex(hasher.sha256(body)) };
    const forged = {
      ...base,
      run: 'r0',
      checkpoint: signed(change),
      events: [{ sequence: 1, body, proof: [] }],
    };
    expect(check(forged).firstBad).toMatchObject({
      sequence: 1,
      problem: 'event 1: its text is not canonical JSON',
    });
    expect(check({ ...forged, run: null }).firstBad).toMatchObject({
      problem: 'event 1: its text is not canonical JSON',
    });
  });
});

describe('verifying the signature of a bundle', () => {
  it('refuses any change of the signed checkpoint', () => {
    for (const change of [
      { treeSize: 22 },
      { rootHash: '1'.repeat(64) },
      { recordedAt: '2025-01-02T03:04:05.679Z' },
    ]) {
      const checkpoint = { ...base.checkpoint, checkpoint: { ...base.checkpoint.checkpoint, ...change } };
      const report = check({ ...whole, checkpoint });
      expect(report).toMatchObject({
        ok: false,
        anchored: false,
        events: 0,
        firstBad: { what: 'checkpoint', sequence: null },
      });
    }
  });

  it('refuses another key, an unreadable signature, and a checkpoint of another tenant', () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    const signature = sign(null, Buffer.from(checkpointMessage(base.checkpoint.checkpoint)), other).toString(
      'base64',
    );
    expect(check({ ...whole, checkpoint: { ...base.checkpoint, signature } }).anchored).toBe(false);
    expect(check({ ...whole, checkpoint: { ...base.checkpoint, signature: 'ü' } }).anchored).toBe(false);
    const throwing = { hasher, verifySignature: () => expect.fail('cannot read') };
    expect(verifyBundle(whole, throwing)).toMatchObject({ ok: false, anchored: false });
    expect(check({ ...whole, checkpoint: signed({ tenant: 'other' }) }).firstBad?.problem).toContain(
      'tenant other',
    );
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'bundle'],
    ['an empty object', {}],
    ['another format', { ...whole, format: 'palimpsest/bundle/v2' }],
    ['events that are no list', { ...whole, events: {} }],
    ['an event without text', { ...whole, events: [{ sequence: 1, proof: [] }] }],
    ['a property too many', { ...whole, extra: 1 }],
    ['a proof of no hashes', { ...run, events: [{ ...shown(run, 0), proof: ['xyz'] }] }],
    ['a text that is no event', withEvent(run, 0, { body: '{}' })],
    ['a text that is no JSON', withEvent(whole, 0, { body: 'x' })],
  ])('gives a report, not an exception, for %s', (_name, value) => {
    const report = check(value);
    expect(report.ok).toBe(false);
    expect(report.firstBad?.problem).toMatch(/\w/);
  });
});
