import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenAppend, SealedDraft } from '../adapters/postgres/append.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { createEngine, type Engine } from './engine.ts';

let engine: Engine;
let home: string;
let tenant: string;

beforeAll(async () => {
  home = freshHome('palimpsest-together-');
  engine = await createEngine({ home, pipelines: [], environment: {} });
});
afterAll(async () => {
  await engine?.close();
  await rm(home, { recursive: true, force: true });
});
beforeEach(async () => {
  tenant = `t-${randomUUID().slice(0, 8)}`;
  await engine.context.database.owner().query('select palimpsest.ensure_tenant($1, now())', [tenant]);
});

const fact = (type: string): SealedDraft => ({ type, payload: {}, actor: 'me', texts: {} });

function append<T>(stream: string, expectedVersion: number, work: (open: OpenAppend) => Promise<T>) {
  const place = { tenant, stream, expectedVersion, recordedAt: '2026-03-02T10:00:00.000Z' };
  return engine.context.appender.append(place, work);
}

const note = (stream: string, expectedVersion = 0) =>
  append(stream, expectedVersion, async (open) => (await open.write([fact('noted')])).events);

async function ledger() {
  const { rows } = await engine.context.database
    .owner()
    .query<{ sequence: string; stream: string; transaction: string }>(
      `select sequence, stream, xmin::text as transaction from palimpsest.ledger_events
       where tenant_id = $1 order by sequence`,
      [tenant],
    );
  return rows;
}

describe('appends of one tenant at one time', () => {
  it('share transactions, and the chain is whole', async () => {
    const streams = Array.from({ length: 40 }, (_, i) => `s/${i}`);
    await Promise.all(streams.map((stream) => note(stream)));
    const rows = await ledger();
    expect(rows.map(({ stream }) => stream).sort()).toEqual([...streams].sort());
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(streams.map((_, i) => i + 1));
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(10);
    expect((await engine.audit.verify({ tenant })).ok).toBe(true);
  });

  it('are refused each by itself where their stream has moved on', async () => {
    const ended = await Promise.allSettled([note('a'), note('b'), note('a'), note('c', 3), note('d')]);
    expect(ended.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect((ended[2] as PromiseRejectedResult).reason).toBeInstanceOf(ConflictError);
    expect((await ledger()).map(({ stream }) => stream)).toEqual(['a', 'b', 'd']);
  });

  it('do not hear of each other where one breaks off or is refused by the database', async () => {
    const thrown = append('b', 0, async (open) => {
      await open.write([fact('noted')]);
      throw new Error('broke off');
    });
    const refused = append('c', 0, async (open) => {
      await open.write([fact('noted')]);
      await open.client.query('select 1 / 0');
    });
    const ended = await Promise.allSettled([note('a'), thrown, refused, note('d')]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect((ended[1] as PromiseRejectedResult).reason).toMatchObject({ message: 'broke off' });
    expect((ended[2] as PromiseRejectedResult).reason).toMatchObject({ sqlState: '22012' });
    expect((await ledger()).map(({ stream }) => stream)).toEqual(['a', 'd']);
    expect((await engine.audit.verify({ tenant })).ok).toBe(true);
  });

  it('see what those before them have written', async () => {
    const first = note('a');
    const seen = append('b', 0, async ({ client }) => {
      const { rows } = await client.query<{ stream: string }>('select stream from palimpsest.ledger_events');
      return rows.map(({ stream }) => stream);
    });
    const [, streams] = await Promise.all([first, seen]);
    expect(streams).toEqual(['a']);
  });

  it('enqueue no more than one run that was there before in a transaction, since the queue locks jobs too', async () => {
    await Promise.all([note('run/1'), note('run/2'), note('run/3')]);
    const go = (run: string) =>
      append(`run/${run}`, 1, async (open) => {
        await open.write([fact('noted')]);
        await open.enqueue(run, null);
      });
    await Promise.all([go('1'), go('2'), go('3')]);
    const again = (await ledger()).slice(3);
    expect(again.map(({ stream }) => stream)).toEqual(['run/1', 'run/2', 'run/3']);
    expect(new Set(again.map(({ transaction }) => transaction)).size).toBe(3);
    const { rows } = await engine.context.database
      .owner()
      .query('select key from palimpsest_worker._private_jobs where key like $1', [`${tenant}/%`]);
    expect(rows).toHaveLength(3);
  });

  it('wait for each other across processes', async () => {
    const second = await createEngine({ home, pipelines: [], environment: {} });
    try {
      const place = (stream: string) => ({
        tenant,
        stream,
        expectedVersion: 0,
        recordedAt: '2026-03-02T10:00:00.000Z',
      });
      await Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          (i % 2 === 0 ? engine : second).context.appender.append(place(`s/${i}`), (open) =>
            open.write([fact('noted')]),
          ),
        ),
      );
      expect((await ledger()).map(({ sequence }) => Number(sequence))).toEqual(
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
      expect((await engine.audit.verify({ tenant })).ok).toBe(true);
    } finally {
      await second.close();
    }
  });
});
