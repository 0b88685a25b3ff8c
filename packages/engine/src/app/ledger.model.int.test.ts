import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { ERASED } from '@palimpsest/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asTenant } from '../adapters/postgres/database.ts';
import { readStream } from '../adapters/postgres/read-stream.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { createEngine, type Engine } from './engine.ts';
import { sealDrafts } from './seal.ts';

let engine: Engine;
let home: string;

beforeAll(async () => {
  home = freshHome('palimpsest-ledger-model-');
  engine = await createEngine({ home, pipelines: [], environment: {} });
});
afterAll(async () => {
  await engine?.close();
  await rm(home, { recursive: true, force: true });
});

interface Written {
  readonly n: number;
  readonly subject: string;
  readonly words: string;
}
/** What a ledger is, told plainly: lists of events by stream, and subjects whose words are gone. */
interface Model {
  readonly streams: Map<string, Written[]>;
  readonly erased: Set<string>;
  next: number;
}
type Command = fc.AsyncCommand<Model, string>;

const STREAMS = ['run/a', 'run/b', 'run/c'];
const SUBJECTS = ['person:one', 'person:two', 'person:three'];
const RECORDED_AT = '2026-01-02T03:04:05.678Z';

const eventsOf = (model: Model, stream: string) => model.streams.get(stream) ?? [];

async function append(tenant: string, stream: string, expectedVersion: number, all: readonly Written[]) {
  const { context } = engine;
  const drafts = await sealDrafts(
    context,
    tenant,
    'nobody',
    all.map(({ n, subject, words }) => ({
      actor: 'model',
      draft: { type: 'thing-noted', payload: { n }, texts: { text: { subject, words } } },
    })),
  );
  const place = { tenant, stream, expectedVersion, recordedAt: RECORDED_AT };
  await context.appender.append(place, (open) => open.write(drafts));
}

function drawn(model: Model, subject: string, words: readonly string[]): Written[] {
  return words.map((each) => ({ n: model.next++, subject, words: each }));
}

const appends = (stream: string, subject: string, words: readonly string[]): Command => ({
  check: (model) => !model.erased.has(subject),
  async run(model, tenant) {
    const before = eventsOf(model, stream);
    const written = drawn(model, subject, words);
    await append(tenant, stream, before.length, written);
    model.streams.set(stream, [...before, ...written]);
  },
  toString: () => `append ${words.length} of ${subject} to ${stream}`,
});

const appendsTooLate = (stream: string, subject: string, behind: number): Command => ({
  check: (model) => !model.erased.has(subject) && behind !== eventsOf(model, stream).length,
  async run(model, tenant) {
    await expect(append(tenant, stream, behind, drawn(model, subject, ['late']))).rejects.toThrow();
  },
  toString: () => `append to ${stream} as if it were at ${behind}`,
});

/** Several writers at once: each stream takes exactly one of those that saw the same version. */
const races = (subject: string, writers: number): Command => ({
  check: (model) => !model.erased.has(subject),
  async run(model, tenant) {
    const attempts = STREAMS.flatMap((stream) =>
      Array.from({ length: writers }, () => ({ stream, written: drawn(model, subject, ['raced']) })),
    );
    const ends = await Promise.allSettled(
      attempts.map(({ stream, written }) => append(tenant, stream, eventsOf(model, stream).length, written)),
    );
    const won = attempts.filter((_, i) => ends[i]?.status === 'fulfilled');
    expect(won.map(({ stream }) => stream).sort()).toEqual(STREAMS);
    for (const { stream, written } of won)
      model.streams.set(stream, [...eventsOf(model, stream), ...written]);
  },
  toString: () => `${writers} writers race on every stream`,
});

const erases = (subject: string): Command => ({
  check: (model) => [...model.streams.values()].flat().some((each) => each.subject === subject),
  async run(model, tenant) {
    await engine.erase({ tenant, subject, actor: 'model', reason: 'asked for' });
    model.erased.add(subject);
  },
  toString: () => `erase ${subject}`,
});

const reads = (stream: string): Command => ({
  check: () => true,
  async run(model, tenant) {
    const { database, keyring } = engine.context;
    const found = await asTenant(database, tenant, (client) => readStream(client, keyring, tenant, stream));
    const told = found.map(({ payload, streamVersion, texts }) => ({ ...payload, streamVersion, ...texts }));
    expect(told).toEqual(
      eventsOf(model, stream).map(({ n, subject, words }, i) => ({
        n,
        streamVersion: i + 1,
        text: model.erased.has(subject) ? ERASED : words,
      })),
    );
  },
  toString: () => `read ${stream}`,
});

const verifies = (): Command => ({
  check: () => true,
  async run(model, tenant) {
    const { ok, events } = await engine.audit.verify({ tenant });
    const appended = [...model.streams.values()].flat().length;
    expect({ ok, enough: events >= appended }).toEqual({ ok: true, enough: true });
  },
  toString: () => 'verify',
});

it('whatever is appended, raced for, erased and read: a ledger is its plain model, and its chain stays whole', async () => {
  const stream = fc.constantFrom(...STREAMS);
  const subject = fc.constantFrom(...SUBJECTS);
  const words = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 4 });
  const commands = [
    fc.tuple(stream, subject, words).map(([...given]) => appends(...given)),
    fc.tuple(stream, subject, words).map(([...given]) => appends(...given)),
    fc.tuple(stream, subject, fc.nat(12)).map(([...given]) => appendsTooLate(...given)),
    fc.tuple(subject, fc.integer({ min: 2, max: 4 })).map(([...given]) => races(...given)),
    subject.map(erases),
    stream.map(reads),
    fc.constant(verifies()),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
      const tenant = randomUUID();
      await engine.context.database.owner().query('select palimpsest.ensure_tenant($1, now())', [tenant]);
      const model: Model = { streams: new Map(), erased: new Set(), next: 1 };
      await fc.asyncModelRun(() => ({ model, real: tenant }), sequence);
      for (const last of [...STREAMS.map(reads), verifies()]) await last.run(model, tenant);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
