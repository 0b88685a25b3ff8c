import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { polish, until, untilFinished } from '../testing/crash-bench.ts';
import { pingEndpoint } from './deliveries.ts';
import {
  ALLOW,
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

const ping = (engine: Awaited<ReturnType<WebhookBench['open']>>, endpointId: string) =>
  pingEndpoint(engine.context, { tenant: TENANT, endpointId });

it('finds the attempt of a killed worker interrupted, and goes on with the next', async () => {
  const engine = await bench.open();
  const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished']);
  bench.receiver.answer = () => undefined;
  const doomed = bench.fork('worker.mjs', '2', ALLOW);
  await ping(engine, webhook.webhookId);
  await until('the message at the receiver', () => bench.receiver.received.length === 1);
  const [open] = await reportsOf(engine, webhook.webhookId);
  expect(open).toMatchObject({ delivery: { state: 'pending' }, attempts: [{ outcome: 'under-way' }] });
  bench.receiver.answer = (response) => response.writeHead(200).end();
  doomed.kill('SIGKILL');
  await engine.startWorker();
  const [report] = await allEnded(engine, webhook.webhookId);
  expect(report).toMatchObject({
    delivery: { state: 'delivered', attempts: 2 },
    attempts: [
      { attempt: 1, outcome: 'interrupted', error: 'interrupted', status: null },
      { attempt: 2, outcome: 'succeeded', status: 200 },
    ],
  });
  const ids = bench.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('makes one attempt at a time, however many workers there are and however often the job is offered', async () => {
  const engine = await bench.open();
  const other = await bench.open();
  const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished']);
  const held: ServerResponse[] = [];
  bench.receiver.answer = (response) => held.push(response);
  await Promise.all([engine.startWorker({ concurrency: 4 }), other.startWorker({ concurrency: 4 })]);
  const { deliveryId } = await ping(engine, webhook.webhookId);
  await until('the message at the receiver', () => held.length === 1);
  // The same job again and again, while the attempt is under way: nobody begins a second one.
  for (let i = 0; i < 5; i += 1) {
    await engine.context.database
      .owner()
      .query(
        "select palimpsest_worker.add_job('deliver', json_build_object('tenant', $1::text, 'delivery', $2::text), max_attempts := 1)",
        [TENANT, deliveryId],
      );
  }
  await until('the jobs to be looked at and put off', async () => {
    const { rows } = await engine.context.database
      .owner()
      .query(
        "select from palimpsest_worker._private_jobs where payload->>'delivery' = $1 and run_at <= now() and locked_at is null",
        [deliveryId],
      );
    return rows.length === 0;
  });
  expect(held).toHaveLength(1);
  for (const response of held.splice(0)) response.writeHead(200).end();
  const [report] = await allEnded(engine, webhook.webhookId);
  expect(report).toMatchObject({ delivery: { state: 'delivered', attempts: 1 } });
  await makeDue(engine);
  await until('the queue to be empty', async () => {
    const { rows } = await engine.context.database
      .owner()
      .query("select from palimpsest_worker._private_jobs where payload->>'delivery' is not null");
    return rows.length === 0;
  });
  expect(bench.receiver.received).toHaveLength(1);
});

it('shares a crowd of messages among two workers, each delivered once', async () => {
  const engine = await bench.open();
  const other = await bench.open();
  const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished']);
  await Promise.all([engine.startWorker({ concurrency: 4 }), other.startWorker({ concurrency: 4 })]);
  await Promise.all(Array.from({ length: 60 }, () => ping(engine, webhook.webhookId)));
  const reports = await allEnded(engine, webhook.webhookId, 60);
  expect(reports.map(({ delivery }) => [delivery.state, delivery.attempts])).toEqual(
    Array.from({ length: 60 }, () => ['delivered', 1]),
  );
  const ids = bench.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
});

it('keeps runs going while a receiver lets every message wait', async () => {
  const engine = await bench.open();
  const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished']);
  const held: ServerResponse[] = [];
  bench.receiver.answer = (response) => held.push(response);
  await engine.startWorker({ concurrency: 8 });
  for (let i = 0; i < 12; i += 1) await ping(engine, webhook.webhookId);
  await until('messages that wait', () => held.length === 3);
  const { runId } = await engine.startRun(polish());
  expect((await untilFinished(engine, runId)).view.finished).toMatchObject({ outcome: 'completed' });
  // Four of the eight places are for messages, three of them for one tenant, and no more were taken.
  expect(held).toHaveLength(3);
  bench.receiver.answer = (response) => response.writeHead(200).end();
  for (const response of held.splice(0)) response.writeHead(200).end();
  const reports = await allEnded(engine, webhook.webhookId, 13);
  expect(reports.every(({ delivery }) => delivery.state === 'delivered')).toBe(true);
});

it('does not let slow receivers of one tenant keep the messages of another', async () => {
  const engine = await bench.open();
  const { webhook: slow } = await endpointAt(engine, `${bench.receiver.url}/slow`, ['run.finished']);
  const { webhook: quick } = await endpointAt(
    engine,
    `${bench.receiver.url}/quick`,
    ['run.finished'],
    'other',
  );
  const held: ServerResponse[] = [];
  bench.receiver.answer = (response, { path }) =>
    path.endsWith('slow') ? held.push(response) : response.writeHead(200).end();
  await engine.startWorker({ concurrency: 4 });
  for (let i = 0; i < 8; i += 1) await ping(engine, slow.webhookId);
  await until('messages that wait', () => held.length > 0);
  await pingEndpoint(engine.context, { tenant: 'other', endpointId: quick.webhookId });
  await until('the message of the other tenant', () =>
    bench.receiver.received.some(({ path }) => path.endsWith('quick')),
  );
  bench.receiver.answer = (response) => response.writeHead(200).end();
  for (const response of held.splice(0)) response.writeHead(200).end();
});

it('records what a receiver answered once the database is back, and sends nothing twice', async () => {
  const engine = await bench.open();
  const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished']);
  const held: ServerResponse[] = [];
  bench.receiver.answer = (response) => held.push(response);
  await engine.startWorker();
  await ping(engine, webhook.webhookId);
  await until('the message at the receiver', () => held.length === 1);
  await bench.signalDatabase('SIGKILL');
  for (const response of held) response.writeHead(200).end();
  const [report] = await until('the end of the delivery', () =>
    allEnded(engine, webhook.webhookId).catch(() => undefined),
  );
  expect(report).toMatchObject({
    delivery: { state: 'delivered', attempts: 1 },
    attempts: [{ outcome: 'succeeded', status: 200 }],
  });
  expect(bench.receiver.received).toHaveLength(1);
});

it('takes up a delivery whose job was lost', async () => {
  const engine = await bench.open();
  const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished']);
  await ping(engine, webhook.webhookId);
  const owner = engine.context.database.owner();
  await owner.query('delete from palimpsest_worker._private_jobs');
  await owner.query(
    "update palimpsest.webhook_deliveries set next_at = now() - interval '5 minutes' where state = 'pending'",
  );
  await engine.startWorker();
  const [report] = await allEnded(engine, webhook.webhookId);
  expect(report).toMatchObject({ delivery: { state: 'delivered', attempts: 1 } });
});
