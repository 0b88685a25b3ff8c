import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdempotencyError } from '../errors/idempotency-error.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { createEngine, type Engine } from './engine.ts';
import { eraseSubject } from './erase-subject.ts';

const scratch = freshHome('pal-', 'home');
const request = {
  tenant: 'local',
  pipeline: 'polish/v1',
  actor: 'person:me',
  input: {},
  texts: { text: 'A text that is long enough to be rewritten at least once by the small pipeline.' },
  mode: 'inline',
} as const;

let engine: Engine;
let other: Engine;
beforeAll(async () => {
  const open = () =>
    createEngine({
      home: join(scratch, 'home'),
      environment: {},
      pipelines: [polishPipeline()],
      renderers: [fakeRenderer([{ when: 'Shorten', answer: 'short' }])],
      migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    });
  engine = await open();
  other = await open();
});
afterAll(async () => {
  await other?.close();
  await engine?.close();
  rmSync(scratch, { recursive: true, force: true });
});

async function countOf(table: string): Promise<number> {
  const { rows } = await engine.context.database
    .owner()
    .query<{ count: number }>(`select count(*)::integer as count from palimpsest.${table}`);
  return rows[0]?.count ?? -1;
}

describe('an idempotency key', () => {
  it('gives the same run for the same request, however often and whenever it comes', async () => {
    const first = await engine.startRun({ ...request, idempotencyKey: 'same' });
    expect(first.replayed).toBe(false);
    expect(await other.startRun({ ...request, idempotencyKey: 'same' })).toEqual({
      runId: first.runId,
      replayed: true,
    });
    await engine.finishRun('local', first.runId);
    const before = [await countOf('ledger_events'), await countOf('texts')];
    expect(
      await other.startRun({
        ...request,
        actor: 'person:somebody-else',
        mode: 'queued',
        idempotencyKey: 'same',
      }),
    ).toEqual({ runId: first.runId, replayed: true });
    expect([await countOf('ledger_events'), await countOf('texts')]).toEqual(before);
  });

  it('makes one run of ten requests at once', async () => {
    const before = await countOf('runs');
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? engine : other).startRun({ ...request, idempotencyKey: 'ten' }),
      ),
    );
    expect(new Set(results.map(({ runId }) => runId)).size).toBe(1);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await countOf('runs')).toBe(before + 1);
  });

  it.each([
    ['other words', { texts: { text: `${request.texts.text} ` } }],
    ['other settings', { input: { take: 2 } }],
    ['another budget', { budget: { maxAttempts: 1 } }],
    ['another subject', { subject: 'person:9' }],
    ['a further text', { texts: { ...request.texts, note: 'more' } }],
  ])('is refused for a request with %s, and nothing is written', async (_what, change) => {
    await engine.startRun({ ...request, idempotencyKey: 'mismatch' });
    const before = [await countOf('ledger_events'), await countOf('texts'), await countOf('runs')];
    const refused = await engine
      .startRun({ ...request, ...change, idempotencyKey: 'mismatch' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(IdempotencyError);
    expect(refused).toMatchObject({ code: 'idempotency_mismatch', hint: expect.stringContaining('new key') });
    expect([await countOf('ledger_events'), await countOf('texts'), await countOf('runs')]).toEqual(before);
  });

  it('gives the same run whatever order the texts are written down in', async () => {
    const [first, second] = [{ note: 'a note' }, request.texts];
    const { runId } = await engine.startRun({
      ...request,
      texts: { ...first, ...second },
      idempotencyKey: 'order',
    });
    expect(
      await other.startRun({ ...request, texts: { ...second, ...first }, idempotencyKey: 'order' }),
    ).toEqual({ runId, replayed: true });
  });

  it('of a length or with characters that no subject can have is refused, and nothing is written', async () => {
    const before = [await countOf('ledger_events'), await countOf('subject_keys'), await countOf('tenants')];
    for (const idempotencyKey of ['', 'k'.repeat(191), 'k\0', 'k\ud800']) {
      await expect(
        engine.startRun({ ...request, tenant: 'never-made', idempotencyKey }),
      ).rejects.toMatchObject({
        code: 'request_invalid',
        message: expect.stringContaining('idempotencyKey'),
      });
    }
    expect([await countOf('ledger_events'), await countOf('subject_keys'), await countOf('tenants')]).toEqual(
      before,
    );
    const longest = { ...request, idempotencyKey: 'k'.repeat(190) };
    const { runId } = await engine.startRun(longest);
    expect(await other.startRun(longest)).toEqual({ runId, replayed: true });
  });

  it('belongs to one tenant', async () => {
    const mine = await engine.startRun({ ...request, idempotencyKey: 'tenanted' });
    const theirs = await engine.startRun({ ...request, tenant: 'elsewhere', idempotencyKey: 'tenanted' });
    expect(theirs).toMatchObject({ replayed: false });
    expect(theirs.runId).not.toBe(mine.runId);
  });

  it('is not used up by a request that could not be begun', async () => {
    await expect(
      engine.startRun({ ...request, pipeline: 'nothing/v1', idempotencyKey: 'kept' }),
    ).rejects.toMatchObject({ code: 'unknown_pipeline' });
    expect(await engine.startRun({ ...request, idempotencyKey: 'kept' })).toMatchObject({ replayed: false });
  });

  it('tells nothing of its request once the subject is erased', async () => {
    await engine.startRun({ ...request, idempotencyKey: 'gone' });
    await eraseSubject(engine.context, {
      tenant: 'local',
      subject: 'request:gone',
      actor: 'person:officer',
      reason: 'ticket 7',
    });
    for (const each of [request, { ...request, texts: { text: 'anything else' } }]) {
      await expect(engine.startRun({ ...each, idempotencyKey: 'gone' })).rejects.toBeInstanceOf(
        SubjectErasedError,
      );
    }
  });
});
