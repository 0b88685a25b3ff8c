import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Received } from '../../adapters/webhooks/testing/receiver.ts';
import type { Engine } from '../engine.ts';
import { eraseSubject } from '../erase-subject.ts';
import { polish, until, untilFinished } from '../testing/crash-bench.ts';
import { BACK_OFF_MS } from './back-off.ts';
import { pingEndpoint, replayDelivery } from './deliveries.ts';
import { changeEndpoint, removeEndpoint, rotateSecret, showEndpoint } from './endpoints.ts';
import {
  allEnded,
  endpointAt,
  makeDue,
  openWebhookBench,
  reportsOf,
  TENANT,
  type WebhookBench,
} from './testing/webhook-bench.ts';

let bench: WebhookBench;
beforeAll(async () => {
  bench = await openWebhookBench();
});
afterAll(() => bench?.close());
afterEach(() => bench.leave());

const place = (endpointId: string) => ({ tenant: TENANT, endpointId });
const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

describe('an endpoint', () => {
  it('is told when a run starts and when it ends, in messages that verify and hold ids only', async () => {
    const engine = await bench.open();
    const { webhook, secret } = await endpointAt(engine, bench.receiver.url);
    await engine.startWorker();
    const { runId } = await engine.startRun(polish());
    await untilFinished(engine, runId);
    await allEnded(engine, webhook.webhookId, 2);
    const messages = bench.receiver.received.map((each) => verified(secret, each));
    expect(messages.sort((a, b) => (a.type < b.type ? 1 : -1))).toEqual([
      {
        type: 'run.started',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: { runId, pipeline: 'polish/v1', sequence: expect.any(Number) },
      },
      {
        type: 'run.finished',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: {
          runId,
          pipeline: 'polish/v1',
          outcome: 'completed',
          reason: null,
          sequence: expect.any(Number),
        },
      },
    ]);
    const ids = bench.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    expect(() =>
      verified(`whsec_${Buffer.alloc(32).toString('base64')}`, bench.receiver.received[0] as Received),
    ).toThrow();
  });

  it('is told only of what it asked for, and of erasures too', async () => {
    const engine = await bench.open();
    const { webhook, secret } = await endpointAt(engine, bench.receiver.url, ['erasure.completed']);
    await engine.startWorker();
    const { runId } = await engine.startRun(polish({ subject: 'person:7' }));
    await untilFinished(engine, runId);
    await eraseSubject(engine.context, {
      tenant: TENANT,
      subject: 'person:7',
      actor: 'person:officer',
      reason: 'ticket 7',
    });
    await allEnded(engine, webhook.webhookId);
    expect(bench.receiver.received.map((each) => verified(secret, each))).toMatchObject([
      { type: 'erasure.completed', data: { subject: 'person:7' } },
    ]);
  });

  it('gets a ping when somebody asks, once for each key', async () => {
    const engine = await bench.open();
    const { webhook, secret } = await endpointAt(engine, bench.receiver.url);
    await engine.startWorker();
    const asked = { ...place(webhook.webhookId), idempotencyKey: 'once' };
    const first = await pingEndpoint(engine.context, asked);
    expect(await pingEndpoint(engine.context, asked)).toMatchObject({ deliveryId: first.deliveryId });
    const [report, ...others] = await allEnded(engine, webhook.webhookId);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      delivery: { type: 'ping', state: 'delivered', attempts: 1, nextAttemptAt: null },
      attempts: [{ series: 1, attempt: 1, outcome: 'succeeded', status: 204, error: null }],
    });
    expect(verified(secret, bench.receiver.received[0] as Received)).toMatchObject({
      type: 'ping',
      data: { webhookId: webhook.webhookId },
    });
  });

  it('that is disabled is told of nothing, and what was still to be sent waits for nobody', async () => {
    const engine = await bench.open();
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    const { webhookId: endpointId } = webhook;
    await pingEndpoint(engine.context, place(endpointId));
    const disabled = await changeEndpoint(
      engine.context,
      { ...place(endpointId), actor: 'me' },
      { disabled: true },
    );
    expect(disabled).toMatchObject({ disabled: true, disabledReason: 'by-hand' });
    await engine.startRun(polish());
    await engine.startWorker();
    const reports = await allEnded(engine, endpointId);
    expect(reports).toMatchObject([{ delivery: { type: 'ping', state: 'cancelled' }, attempts: [] }]);
    await expect(pingEndpoint(engine.context, place(endpointId))).rejects.toMatchObject({
      code: 'webhook_disabled',
    });
    expect(bench.receiver.received).toEqual([]);
  });
});

describe('a message that is not taken', () => {
  it('is sent again by the schedule, with one id and a fresh signature each time, and then given up', async () => {
    const engine = await bench.open();
    const { webhook, secret } = await endpointAt(engine, bench.receiver.url);
    const { webhookId: endpointId } = webhook;
    bench.receiver.answer = (response) => response.writeHead(503).end();
    await engine.startWorker();
    const { deliveryId } = await pingEndpoint(engine.context, place(endpointId));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= BACK_OFF_MS.length; attempt += 1) {
      const report = await until(`attempt ${attempt}`, async () => {
        const [one] = await reportsOf(engine, endpointId);
        return one?.attempts[attempt - 1]?.endedAt === null ? undefined : one?.attempts[attempt - 1] && one;
      });
      const { endedAt } = report.attempts.at(-1) ?? {};
      const { nextAttemptAt } = report.delivery;
      if (nextAttemptAt === null) break;
      waits.push(Math.round((Date.parse(nextAttemptAt) - Date.parse(endedAt ?? '')) / 1_000));
      const { rows } = await engine.context.database.owner().query<{ same: boolean; jobs: number }>(
        `select bool_and(abs(extract(epoch from run_at - $2::timestamptz)) < 0.01) as same, count(*)::int as jobs
           from palimpsest_worker._private_jobs where payload->>'delivery' = $1 and locked_at is null`,
        [deliveryId, nextAttemptAt],
      );
      expect(rows).toEqual([{ same: true, jobs: 1 }]);
      await makeDue(engine);
    }
    expect(waits.map((seconds, i) => Math.abs(seconds - (BACK_OFF_MS[i + 1] ?? 0) / 1_000) <= 5)).toEqual(
      BACK_OFF_MS.slice(1).map(() => true),
    );
    const [report] = await allEnded(engine, endpointId);
    expect(report?.delivery).toMatchObject({ state: 'failed', attempts: 10, nextAttemptAt: null });
    expect(
      report?.attempts.map(({ attempt, outcome, status, error }) => [attempt, outcome, status, error]),
    ).toEqual(BACK_OFF_MS.map((_, i) => [i + 1, 'failed', 503, 'status']));
    expect(bench.receiver.received).toHaveLength(10);
    expect(new Set(bench.receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([`msg_${deliveryId}`]),
    );
    for (const each of bench.receiver.received) expect(verified(secret, each).type).toBe('ping');
    // Nothing is left in the queue.
    expect(await makeDue(engine)).toBe(0);
  });

  it('can be replayed by hand: a further series, the same id', async () => {
    const engine = await bench.open();
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    const { webhookId: endpointId } = webhook;
    bench.receiver.answer = (response) => response.writeHead(500).end();
    await engine.startWorker();
    const { deliveryId } = await pingEndpoint(engine.context, place(endpointId));
    await until(
      'the first attempt',
      async () => (await reportsOf(engine, endpointId))[0]?.attempts[0]?.endedAt,
    );
    bench.receiver.answer = (response) => response.writeHead(200).end();
    await replayDelivery(engine.context, { ...place(endpointId), deliveryId });
    await allEnded(engine, endpointId);
    await replayDelivery(engine.context, { ...place(endpointId), deliveryId });
    const [report] = await until('the third series', async () => {
      const reports = await allEnded(engine, endpointId);
      return reports[0]?.attempts.length === 3 ? reports : undefined;
    });
    expect(report?.attempts.map(({ series, attempt, outcome }) => [series, attempt, outcome])).toEqual([
      [1, 1, 'failed'],
      [2, 1, 'succeeded'],
      [3, 1, 'succeeded'],
    ]);
    expect(new Set(bench.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('because the receiver is gone for good disables the endpoint, on record', async () => {
    const engine = await bench.open();
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    const { webhookId: endpointId } = webhook;
    bench.receiver.answer = (response) => response.writeHead(410).end();
    await engine.startWorker();
    await pingEndpoint(engine.context, place(endpointId));
    const [report] = await allEnded(engine, endpointId);
    expect(report).toMatchObject({
      delivery: { state: 'failed', attempts: 1 },
      attempts: [{ outcome: 'failed', status: 410, error: 'gone' }],
    });
    expect(await showEndpoint(engine.context, place(endpointId))).toMatchObject({
      disabled: true,
      disabledReason: 'gone',
    });
    const enabled = await changeEndpoint(
      engine.context,
      { ...place(endpointId), actor: 'me' },
      { disabled: false },
    );
    expect(enabled).toMatchObject({ disabled: false, disabledReason: null });
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
  });
});

describe('the signing secret', () => {
  it('is changed without a gap: for a day both sign, then only the new one', async () => {
    let ahead = 0;
    const engine = await bench.open({ now: () => new Date(Date.now() + ahead).toISOString() });
    const { webhook, secret: old } = await endpointAt(engine, bench.receiver.url);
    const { webhookId: endpointId } = webhook;
    await engine.startWorker();
    const ping = async (count: number) => {
      await pingEndpoint(engine.context, place(endpointId));
      await allEnded(engine, endpointId, count);
      return bench.receiver.received[count - 1] as Received;
    };
    const key = { ...place(endpointId), actor: 'me', idempotencyKey: 'rotation-1' };
    const { secret: fresh, webhook: rotated } = await rotateSecret(engine.context, key);
    expect(fresh).not.toBe(old);
    expect(rotated.previousSecretUntil).not.toBeNull();
    // The same request again rotates nothing, or the old secret would be lost too early.
    expect(await rotateSecret(engine.context, key)).toMatchObject({ secret: fresh });
    const during = await ping(1);
    expect(verified(old, during).type).toBe('ping');
    expect(verified(fresh, during).type).toBe('ping');
    ahead = 24 * 3_600_000 + 1_000;
    const after = await ping(2);
    expect(String(after.headers['webhook-signature']).split(' ')).toHaveLength(1);
    const stamped = (headers: Received['headers']) => Number(headers['webhook-timestamp']) * 1_000;
    const again = new Webhook(fresh).sign(
      String(after.headers['webhook-id']),
      new Date(stamped(after.headers)),
      after.body,
    );
    expect(after.headers['webhook-signature']).toBe(again);
    expect((await showEndpoint(engine.context, place(endpointId))).previousSecretUntil).toBeNull();
  });

  it('that leaked can be dropped at once', async () => {
    const engine = await bench.open();
    const { webhook, secret: leaked } = await endpointAt(engine, bench.receiver.url);
    const { webhookId: endpointId } = webhook;
    await engine.startWorker();
    await rotateSecret(engine.context, { ...place(endpointId), actor: 'me' }, { overlapHours: 0 });
    await pingEndpoint(engine.context, place(endpointId));
    await allEnded(engine, endpointId);
    expect(() => verified(leaked, bench.receiver.received[0] as Received)).toThrow('No matching signature');
  });
});

describe('an endpoint that is removed', () => {
  it('gets nothing more, and neither its address nor its secrets can be read', async () => {
    const engine = await bench.open();
    const marked = `${bench.receiver.url}?token=heron-in-the-reeds`;
    const { webhook, secret } = await endpointAt(engine, marked);
    const { webhookId: endpointId } = webhook;
    await pingEndpoint(engine.context, place(endpointId));
    await removeEndpoint(engine.context, { ...place(endpointId), actor: 'me' });
    await engine.startRun(polish());
    await engine.startWorker();
    await expect(showEndpoint(engine.context, place(endpointId))).rejects.toMatchObject({
      code: 'unknown_webhook',
    });
    await expect(removeEndpoint(engine.context, { ...place(endpointId), actor: 'me' })).rejects.toMatchObject(
      {
        code: 'unknown_webhook',
      },
    );
    const { rows } = await engine.context.database
      .owner()
      .query('select state from palimpsest.webhook_deliveries where endpoint_id = $1', [endpointId]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
    expect(bench.receiver.received).toEqual([]);
    const dump = await everything(engine);
    expect(dump).not.toContain('heron-in-the-reeds');
    expect(dump).not.toContain(secret);
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
  });
});

/** All rows of all tables, as text. */
async function everything(engine: Engine): Promise<string> {
  const owner = engine.context.database.owner();
  const { rows: tables } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'palimpsest'::regnamespace and relkind = 'r'",
  );
  const texts = await Promise.all(
    tables.map(({ name }) => owner.query(`select t::text as row from palimpsest.${name} t`)),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => String(row))).join('\n');
}
