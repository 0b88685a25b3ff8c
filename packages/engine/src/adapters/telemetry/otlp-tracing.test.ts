import { context, trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterEach, describe, expect, it } from 'vitest';
import { createOtlpTracing } from './otlp-tracing.ts';
import { type OtlpReceiver, startOtlpReceiver } from './testing/otlp-receiver.ts';
import type { Tracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

let receiver: OtlpReceiver | undefined;
let failures: string[] = [];
afterEach(async () => {
  trace.disable();
  context.disable();
  await receiver?.close();
  receiver = undefined;
  failures = [];
});

const tracingTo = (url: string): Tracing =>
  createOtlpTracing({
    url: `${url}/v1/traces`,
    headers: { 'x-team': 'blue' },
    timeoutMs: 500,
    wantsWords: false,
    resource: { 'service.name': 'palimpsest', 'service.version': '1.2.3' },
    version: '1.2.3',
    onFailure: (reason) => failures.push(reason),
  });
const started = (name: string, caller?: { traceparent: string; tracestate?: string }) => ({
  name,
  kind: 'internal' as const,
  attributes: { n: 1, list: ['a', 'b'] },
  ...(caller === undefined ? {} : { caller: { tracestate: undefined, ...caller } }),
});

async function received(work: (tracing: Tracing) => unknown) {
  receiver = await startOtlpReceiver();
  const tracing = tracingTo(receiver.url);
  await work(tracing);
  await tracing.close();
  return receiver;
}

describe('spans over OTLP/HTTP', () => {
  it('reach the collector with their attributes, at the latest when it is closed', async () => {
    const { spans, resources, requests } = await received((tracing) => {
      const span = tracing.open({ ...started('first'), kind: 'server' });
      span.rename('better');
      span.set({ more: true });
      span.end();
    });
    expect(requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-team': 'blue' } });
    expect(resources[0]).toEqual({ 'service.name': 'palimpsest', 'service.version': '1.2.3' });
    expect(spans).toMatchObject([
      { name: 'better', kind: 2, attributes: { n: 1, list: ['a', 'b'], more: true }, status: {} },
    ]);
    expect(spans[0]?.parentSpanId).toBeUndefined();
  });

  it('belong to the span that is open around them, however far inside', async () => {
    const { spans } = await received(async (tracing) => {
      const outer = tracing.open(started('outer'));
      await tracing.within(outer, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        tracing.note('noted', { n: 1 });
        tracing.open(started('inner')).end();
      });
      outer.end();
      tracing.open(started('beside')).end();
      tracing.note('nowhere', {});
    });
    const named = (name: string) => spans.find((span) => span.name === name);
    expect(named('inner')?.parentSpanId).toBe(named('outer')?.spanId);
    expect(named('inner')?.traceId).toBe(named('outer')?.traceId);
    expect(named('outer')?.events).toEqual([
      expect.objectContaining({ name: 'noted', attributes: { n: 1 } }),
    ]);
    expect(named('beside')?.parentSpanId).toBeUndefined();
  });

  it('say what kind of error it was', async () => {
    const { spans } = await received((tracing) => tracing.open(started('bad')).end('timeout'));
    expect(spans).toMatchObject([{ attributes: { 'error.type': 'timeout' }, status: { code: 2 } }]);
  });

  it('go on with the trace of a caller', async () => {
    const traceparent = `00-${TRACE}-${SPAN}-01`;
    const { spans } = await received((tracing) =>
      tracing.open(started('called', { traceparent, tracestate: 'vendor=x' })).end(),
    );
    expect(spans).toMatchObject([{ traceId: TRACE, parentSpanId: SPAN, traceState: 'vendor=x' }]);
  });

  it('are not sent where the caller does not record its own', async () => {
    const traceparent = `00-${TRACE}-${SPAN}-00`;
    const { spans } = await received((tracing) => tracing.open(started('called', { traceparent })).end());
    expect(spans).toEqual([]);
  });

  it.each([
    '',
    'nonsense',
    `00-${TRACE}-${SPAN}`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01${'x'.repeat(100_000)}`,
  ])('begin a trace of their own where the header is none', async (traceparent) => {
    const { spans } = await received((tracing) => tracing.open(started('called', { traceparent })).end());
    expect(spans).toHaveLength(1);
    expect(spans[0]?.traceId).not.toBe(TRACE);
    expect(spans[0]?.parentSpanId).toBeUndefined();
  });

  it.each([
    ['500', 500],
    ['403', 403],
  ])('that the collector refuses with %s are told of once', async (_, status) => {
    receiver = await startOtlpReceiver(status);
    const tracing = tracingTo(receiver.url);
    tracing.open(started('lost')).end();
    await tracing.close();
    expect(failures).toHaveLength(1);
    expect(failures[0]).not.toContain('lost');
  });

  it('are given up where nobody answers, and closing does not wait for ever', async () => {
    receiver = await startOtlpReceiver('never');
    const tracing = tracingTo(receiver.url);
    tracing.open(started('lost')).end();
    await tracing.close();
    expect(receiver.requests.length).toBeGreaterThan(0);
    expect(failures).toHaveLength(1);
  });

  it('are given up where nobody listens', async () => {
    receiver = await startOtlpReceiver();
    const { url } = receiver;
    await receiver.close();
    const tracing = tracingTo(url);
    tracing.open(started('lost')).end();
    await tracing.close();
    expect(failures).toHaveLength(1);
  });

  it('go to the set-up of the program around the engine where it has one', async () => {
    const exporter = new InMemorySpanExporter();
    trace.setGlobalTracerProvider(
      new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
    );
    const { requests } = await received((tracing) => tracing.open(started('shared')).end());
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['shared']);
    expect(requests).toEqual([]);
  });
});
