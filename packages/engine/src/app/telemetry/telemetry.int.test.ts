import { fakeRenderer } from '@palimpsest/kernel/testing';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OtlpReceiver, startOtlpReceiver } from '../../adapters/telemetry/testing/otlp-receiver.ts';
import type { Log } from '../context.ts';
import { readLedgerMetrics } from '../metrics.ts';
import { type CrashBench, openCrashBench, polish, untilFinished } from '../testing/crash-bench.ts';
import { observeRequest } from './observe-request.ts';
import { processObserver } from './process-observer.ts';

const SECRET_WORDS =
  'A diary entry that is a good deal longer than forty characters, so that it is rewritten.';
const shortens = () => fakeRenderer([{ when: 'Shorten', answer: 'short diary' }]);

let bench: CrashBench;
let receiver: OtlpReceiver | undefined;
beforeAll(async () => {
  bench = await openCrashBench();
});
afterAll(() => bench?.close());
afterEach(async () => {
  await bench.leave();
  await receiver?.close();
  receiver = undefined;
});

/** A run, from start to end, of an engine whose spans go to this address. */
async function runWith(environment: Record<string, string>, renderer = shortens(), log?: Log) {
  const engine = await bench.open({
    renderers: [renderer],
    environment,
    ...(log === undefined ? {} : { log }),
  });
  const texts = { text: `${SECRET_WORDS} ${renderer.calls.length}` };
  const { runId } = await engine.startRun(polish({ texts, mode: 'inline' }));
  const run = await engine.finishRun('local', runId);
  await engine.close();
  return { runId, outcome: run.view.finished?.outcome };
}

describe('spans of a run', () => {
  it('reach a collector: one for each advance, one for each attempt inside it, and no words', async () => {
    receiver = await startOtlpReceiver();
    const { runId, outcome } = await runWith({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
    expect(outcome).toBe('completed');
    const advances = receiver.spans.filter(({ name }) => name === 'advance polish/v1');
    expect(advances.length).toBeGreaterThan(0);
    for (const { attributes } of advances) {
      expect(attributes).toMatchObject({
        'palimpsest.run.id': runId,
        'palimpsest.tenant': 'local',
        'palimpsest.pipeline': 'polish/v1',
      });
    }
    const kinds = advances.flatMap(({ events }) =>
      events.map((each) => each.attributes['palimpsest.step.kind']),
    );
    expect(kinds).toContain('render');
    expect(kinds).toContain('finish');
    const attempts = receiver.spans.filter(({ name }) => name === 'chat fake-1');
    expect(attempts).toHaveLength(1);
    expect(advances.map(({ spanId }) => spanId)).toContain(attempts[0]?.parentSpanId);
    expect(attempts[0]?.kind).toBe(3);
    expect(attempts[0]?.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'fake',
      'gen_ai.request.model': 'fake-1',
      'gen_ai.response.model': 'fake-1',
      'gen_ai.usage.input_tokens': expect.any(Number) as number,
      'gen_ai.usage.output_tokens': 3,
      'palimpsest.run.id': runId,
    });
    expect(receiver.requests.map(({ text }) => text).join()).not.toContain('diary');
  });

  it('hold the words where the operator asked for them', async () => {
    receiver = await startOtlpReceiver();
    await runWith({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/here`,
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: 'true',
    });
    expect(receiver.requests[0]?.path).toBe('/here');
    const attempt = receiver.spans.find(({ name }) => name === 'chat fake-1');
    expect(attempt?.attributes['gen_ai.input.messages']).toContain('A diary entry');
    expect(attempt?.attributes['gen_ai.output.messages']).toContain('short diary');
  });

  it('go on with the trace of a request that waits for the run', async () => {
    receiver = await startOtlpReceiver();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
    const engine = await bench.open({ renderers: [shortens()], environment });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    const header = (name: string) => ({ traceparent })[name];
    await observeRequest(engine.context, { method: 'POST', header }, async () => {
      const texts = { text: SECRET_WORDS };
      const { runId } = await engine.startRun(polish({ texts, subject: 'traced', mode: 'inline' }));
      await engine.finishRun('local', runId);
      return { route: '/v1/blogs', status: 201, keyId: null, tenant: null };
    });
    await engine.close();
    const spanOf = (name: string) => receiver?.spans.find((span) => span.name === name);
    const [request, advance, attempt] = ['POST /v1/blogs', 'advance polish/v1', 'chat fake-1'].map(spanOf);
    expect(new Set(receiver.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 });
    expect(advance?.parentSpanId).toBe(request?.spanId);
    expect(attempt).toBeDefined();
  });

  it('tell how an attempt failed', async () => {
    receiver = await startOtlpReceiver();
    const fails = fakeRenderer([
      {
        when: 'Shorten',
        answer: { kind: 'failed', retry: 'terminal', code: 'unauthorized', message: 'dear diary' },
      },
    ]);
    await runWith({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, fails);
    const attempt = receiver.spans.find(({ name }) => name === 'chat fake-1');
    expect(attempt).toMatchObject({ attributes: { 'error.type': 'unauthorized' }, status: { code: 2 } });
  });

  it.each([
    ['refuses them', 503 as const],
    ['never answers', 'never' as const],
  ])('do not disturb a run when the collector %s', async (_, answer) => {
    receiver = await startOtlpReceiver(answer);
    const lines: string[] = [];
    const { outcome } = await runWith(
      { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_TIMEOUT: '300' },
      shortens(),
      (level, message) => lines.push(`${level} ${message}`),
    );
    expect(outcome).toBe('completed');
    expect(receiver.requests.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line === 'warn spans could not be sent')).toHaveLength(1);
  });

  it('are not sent to what is no address, which is told', async () => {
    const lines: string[] = [];
    const { outcome } = await runWith(
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      shortens(),
      (_, message) => lines.push(message),
    );
    expect(outcome).toBe('completed');
    expect(lines).toContain('spans are not sent: the endpoint is not an http or https address');
  });
});

describe('numbers', () => {
  it('of a process count the steps and attempts of its runs', async () => {
    const registry = new Registry();
    const engine = await bench.open({ renderers: [shortens()] });
    engine.context.telemetry?.observe(processObserver(registry));
    await engine.startWorker();
    const { runId } = await engine.startRun(polish({ texts: { text: SECRET_WORDS }, subject: 'numbers' }));
    const run = await untilFinished(engine, runId);
    await engine.close();
    const page = (await registry.metrics()).split('\n');
    const number = (kind: string) =>
      Number(
        page.find((line) => line.includes(`_total{pipeline="polish/v1",kind="${kind}"}`))?.split(' ')[1] ?? 0,
      );
    const events = (type: string) => run.events.filter((event) => event.type === type).length;
    expect(number('evaluate')).toBe(events('evaluation-recorded'));
    expect(number('render')).toBe(1);
    expect(number('finish')).toBe(1);
    expect(number('record')).toBeGreaterThan(0);
    expect(page).toContain(
      'palimpsest_attempt_duration_seconds_count{renderer="fake",outcome="completed"} 1',
    );
  });

  it('of the ledger come from a real database', async () => {
    const engine = await bench.open({ renderers: [shortens()] });
    await engine.startRun(polish({ texts: { text: SECRET_WORDS }, subject: 'waiting' }));
    const owner = engine.context.database.owner();
    await owner.query(
      "update palimpsest_worker._private_jobs set run_at = now() - interval '90 seconds' where locked_at is null",
    );
    const metrics = await readLedgerMetrics(engine.context);
    expect(metrics.queue.ready).toBeGreaterThan(0);
    expect(metrics.queue.oldestSeconds).toBeGreaterThanOrEqual(90);
    expect(metrics.webhookDeliveries).toEqual([]);
    expect(metrics.attempts.map(({ renderer }) => renderer)).toContain('fake');
  });
});
