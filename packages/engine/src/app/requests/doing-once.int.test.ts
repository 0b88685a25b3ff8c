import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { RequestInFlightError } from '../../errors/request-in-flight-error.ts';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import { claimsOf } from './claims.ts';
import { doOnce } from './remembered-requests.ts';

let home: string;
let engine: Engine;
let other: Engine;
beforeAll(async () => {
  home = freshHome('palimpsest-once-');
  engine = await createEngine({ home, environment: {} });
  other = await createEngine({ home, environment: {} });
});
afterAll(async () => {
  await other?.close();
  await engine?.close();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

const request = (key: string, body: string = key, tenant = 'local') => ({
  tenant,
  operation: 'makeIt',
  key,
  request: { body },
});
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('requests that come at the same time', () => {
  it('are each done once and get their own receipt, now and later, in whichever order they come', async () => {
    const keys = numbers(150).map((i) => `own-${(i * 7) % 150}`);
    const ask = (by: Engine) =>
      Promise.all(keys.map((key) => doOnce(by.context, request(key), async () => `made ${key}`)));
    const made = keys.map((key) => ({ receipt: `made ${key}`, replayed: false }));
    expect(await ask(engine)).toEqual(made);
    expect(await ask(other)).toEqual(made.map(({ receipt }) => ({ receipt, replayed: true })));
  });

  it('under one key are done once, and the others hear that it is under way', async () => {
    let done = 0;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const work = async () => {
      done += 1;
      await finished;
      return done;
    };
    const asked = [engine, other].flatMap((by) =>
      numbers(20).map(() => doOnce(by.context, request('shared'), work)),
    );
    const heard = Promise.allSettled(asked);
    await Promise.any(asked.map((each) => each.catch((error: unknown) => error)));
    finish();
    const answers = await heard;
    expect(done).toBe(1);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(RequestInFlightError);
      else expect(answer.value.receipt).toBe(1);
  });

  it('of two processes over the same keys in opposite orders end, each done once', async () => {
    let done = 0;
    const keys = numbers(60).map((i) => `both-${i}`);
    const ask = (by: Engine, order: readonly string[]) =>
      order.map((key) =>
        doOnce(by.context, request(key), async () => {
          done += 1;
          return key;
        }),
      );
    const answers = await Promise.allSettled([...ask(engine, keys), ...ask(other, keys.toReversed())]);
    expect(done).toBe(60);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(RequestInFlightError);
  });

  it('leave the receipt to work that keeps it in its own transaction', async () => {
    const kept = await doOnce(engine.context, request('own-receipt'), async ({ kept: keep }) => {
      keep();
      return 'made';
    });
    expect(kept).toEqual({ receipt: 'made', replayed: false });
    // Nothing was written for it here, so to everybody else it is still under way.
    await expect(doOnce(engine.context, request('own-receipt'), async () => 'again')).rejects.toBeInstanceOf(
      RequestInFlightError,
    );
  });

  it('give the work what was looked up while the key was claimed', async () => {
    const ask = () =>
      doOnce(
        engine.context,
        request('looked-up'),
        async ({ found }) => `made of ${String(found)}`,
        async (claim) => ({ ...(await claimsOf(engine.context).claim('local', claim)), found: 'clay' }),
      );
    expect(await ask()).toEqual({ receipt: 'made of clay', replayed: false });
    expect(await ask()).toEqual({ receipt: 'made of clay', replayed: true });
  });

  it('do not disturb each other: one that fails may be tried again, one under a used key is refused', async () => {
    const fails = async () => {
      throw new RangeError('no');
    };
    const [first, failed] = await Promise.allSettled([
      doOnce(engine.context, request('good'), async () => 'made'),
      doOnce(engine.context, request('bad'), fails),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { receipt: 'made' } });
    expect(failed).toMatchObject({ reason: expect.any(RangeError) as unknown });
    const [again, mismatch, foreign] = await Promise.allSettled([
      doOnce(engine.context, request('bad'), async () => 'now made'),
      doOnce(engine.context, request('good', 'another'), async () => 'never'),
      doOnce(engine.context, request('good', 'good', 'elsewhere'), async () => 'theirs'),
    ]);
    expect(again).toMatchObject({ value: { receipt: 'now made', replayed: false } });
    expect(mismatch).toMatchObject({ reason: expect.any(IdempotencyError) as unknown });
    expect(foreign).toMatchObject({ value: { receipt: 'theirs', replayed: false } });
  });
});
