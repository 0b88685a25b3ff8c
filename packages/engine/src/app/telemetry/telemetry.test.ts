import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { OpenSpan, SpanStart, Tracing } from '../../adapters/telemetry/tracing.ts';
import { processObserver } from './process-observer.ts';
import { createTelemetry, type Observer, type Telemetry } from './telemetry.ts';

const fact = (type: string, payload = {}) => ({ type, payload });
const call = {
  runId: 'r',
  attemptId: 'a',
  step: 's',
  attempt: 1,
  renderer: 'openai-compatible@http://10.0.0.1/v1',
  request: { model: 'm', prompt: 'p', parameters: { maxOutputTokens: 1 } },
};
const completed = {
  kind: 'completed',
  text: 't',
  stop: 'end',
  model: 'm',
  usage: null,
  costMicros: null,
  raw: '',
} as const;
const failed = { kind: 'failed', retry: 'terminal', code: 'timeout', message: 'm' } as const;
const head = { method: 'GET', requestId: 'q', traceparent: undefined, tracestate: undefined };

/** The numbers of a telemetry, as they stand on the page. */
function counted(): { telemetry: Telemetry; lines: () => Promise<string[]> } {
  const registry = new Registry();
  const telemetry = createTelemetry();
  telemetry.observe(processObserver(registry));
  return { telemetry, lines: async () => (await registry.metrics()).split('\n') };
}

/** Spans as they were begun and ended. */
function traced() {
  const spans: (SpanStart & { renamed?: string; set: object; error?: string | undefined; ended: number })[] =
    [];
  const order: string[] = [];
  const tracing: Tracing = {
    wantsWords: false,
    open(start) {
      const span: (typeof spans)[number] = { ...start, set: {}, ended: 0 };
      spans.push(span);
      const opened: OpenSpan = {
        rename(name) {
          span.renamed = name;
        },
        set: (attributes) => void Object.assign(span.set, attributes),
        end(error) {
          span.ended += 1;
          span.error = error;
        },
      };
      return opened;
    },
    note: (name, attributes) => void order.push(`${name} ${JSON.stringify(attributes)}`),
    within(_span, work) {
      order.push('within');
      return work();
    },
    close: () => Promise.resolve(void order.push('closed')),
  };
  return { spans, order, telemetry: createTelemetry(tracing) };
}

describe('the numbers of a process', () => {
  it('count steps by pipeline and kind', async () => {
    const { telemetry, lines } = counted();
    telemetry.steps('blog/v1', [
      fact('run-started'),
      fact('evaluation-recorded'),
      fact('evaluation-recorded'),
      fact('decision-made'),
      fact('attempt-started', { model: 'claude' }),
      fact('attempt-started', { model: 'search/v1' }),
      fact('attempt-started', { model: 'fetch/v1' }),
      fact('attempt-replayed'),
      fact('attempt-succeeded'),
      fact('wait-elapsed'),
      fact('run-finished'),
    ]);
    const page = await lines();
    const number = (kind: string) =>
      page
        .find((line) => line.startsWith(`palimpsest_steps_total{pipeline="blog/v1",kind="${kind}"}`))
        ?.split(' ')[1];
    expect(
      Object.fromEntries(
        ['record', 'evaluate', 'render', 'search', 'fetch', 'replay', 'wait', 'finish'].map((k) => [
          k,
          number(k),
        ]),
      ),
    ).toEqual({
      record: '1',
      evaluate: '2',
      render: '1',
      search: '1',
      fetch: '1',
      replay: '1',
      wait: '1',
      finish: '1',
    });
  });

  it('count a model by any name as a render', async () => {
    const { telemetry, lines } = counted();
    telemetry.steps('p/v1', [
      fact('attempt-started', { model: 'search' }),
      fact('attempt-started', { model: 'org/search' }),
    ]);
    expect(await lines()).toContain('palimpsest_steps_total{pipeline="p/v1",kind="render"} 2');
  });

  it('measure attempts by renderer and outcome, without addresses', async () => {
    const { telemetry, lines } = counted();
    telemetry.attempt(call)(completed, 0.2);
    telemetry.attempt(call)(failed, 30);
    const page = await lines();
    const about = (outcome: string) => `{renderer="openai-compatible",outcome="${outcome}"}`;
    expect(page).toContain(`palimpsest_attempt_duration_seconds_count${about('completed')} 1`);
    expect(page).toContain(`palimpsest_attempt_duration_seconds_sum${about('timeout')} 30`);
  });

  it('measure requests by method, route and status, and how many are under way', async () => {
    const { telemetry, lines } = counted();
    await telemetry.request(head, async () => {
      expect(await lines()).toContain('palimpsest_http_in_flight 1');
      return { route: '/v1/runs/{runId}', status: 200 };
    });
    await telemetry.request({ ...head, method: 'BREW' }, async () => ({ route: null, status: 404 }));
    await expect(telemetry.request(head, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const page = await lines();
    const counter = 'palimpsest_http_request_duration_seconds_count';
    expect(page).toContain('palimpsest_http_in_flight 0');
    expect(page).toContain(`${counter}{method="GET",route="/v1/runs/{runId}",status="200"} 1`);
    expect(page).toContain(`${counter}{method="OTHER",route="unmatched",status="404"} 1`);
    expect(page).toContain(`${counter}{method="GET",route="unmatched",status="500"} 1`);
  });

  it('count who follows events, each once', async () => {
    const { telemetry, lines } = counted();
    const gone = telemetry.eventStream();
    telemetry.eventStream();
    expect(await lines()).toContain('palimpsest_sse_clients 2');
    gone();
    gone();
    expect(await lines()).toContain('palimpsest_sse_clients 1');
  });
});

describe('spans', () => {
  it('are one for an advance, named after its pipeline', async () => {
    const { telemetry, spans, order } = traced();
    await telemetry.advance({ tenant: 't', runId: 'r' }, async (span) => span.pipeline('blog/v1'));
    expect(order).toEqual(['within']);
    expect(spans).toMatchObject([
      {
        kind: 'internal',
        attributes: { 'palimpsest.run.id': 'r', 'palimpsest.tenant': 't' },
        renamed: 'advance blog/v1',
        set: { 'palimpsest.pipeline': 'blog/v1' },
        ended: 1,
      },
    ]);
    expect(spans[0]?.error).toBeUndefined();
  });

  it('tell which steps were taken in them', () => {
    const { telemetry, order } = traced();
    telemetry.steps('blog/v1', [fact('evaluation-recorded'), fact('evaluation-recorded')]);
    expect(order).toEqual(['steps {"palimpsest.step.kind":"evaluate","palimpsest.step.count":2}']);
  });

  it('end with the code of what went wrong, never with its words', async () => {
    const { telemetry, spans } = traced();
    const error = Object.assign(new Error('dear diary'), { code: 'conflict' });
    await expect(telemetry.advance({ tenant: 't', runId: 'r' }, () => Promise.reject(error))).rejects.toBe(
      error,
    );
    telemetry.attempt(call)(failed, 1);
    expect(spans.map(({ error: type, ended }) => ({ type, ended }))).toEqual([
      { type: 'conflict', ended: 1 },
      { type: 'timeout', ended: 1 },
    ]);
    expect(JSON.stringify(spans)).not.toContain('diary');
  });

  it('are one for a request, which goes on with the trace of its caller', async () => {
    const { telemetry, spans } = traced();
    const caller = { traceparent: '00-1-2-01', tracestate: 'a=b' };
    await telemetry.request({ ...head, ...caller }, async () => ({ route: '/v1/runs/{runId}', status: 404 }));
    await telemetry.request(head, async () => ({ route: '/v1/runs', status: 503 }));
    expect(spans).toMatchObject([
      {
        name: 'GET',
        renamed: 'GET /v1/runs/{runId}',
        kind: 'server',
        caller,
        attributes: { 'http.request.method': 'GET', 'palimpsest.request.id': 'q' },
        set: { 'http.route': '/v1/runs/{runId}', 'http.response.status_code': 404 },
      },
      { error: '503' },
    ]);
    expect(spans[0]?.error).toBeUndefined();
  });

  it('are sent at the end', async () => {
    const { telemetry, order } = traced();
    await telemetry.close();
    expect(order).toEqual(['closed']);
  });
});

describe('whoever watches', () => {
  const broken = new Proxy({} as Observer, {
    get: () => () => {
      throw new Error('watcher');
    },
  });

  it('cannot disturb the work', async () => {
    const telemetry = createTelemetry();
    telemetry.observe(broken);
    telemetry.steps('p/v1', [fact('run-finished')]);
    telemetry.attempt(call)(completed, 1);
    telemetry.eventStream()();
    expect(await telemetry.request(head, async () => ({ route: '/x', status: 200 }))).toEqual({
      route: '/x',
      status: 200,
    });
  });

  it('need not be there', async () => {
    const telemetry = createTelemetry();
    telemetry.steps('p/v1', [fact('run-finished')]);
    telemetry.attempt(call)(completed, 1);
    expect(await telemetry.advance({ tenant: 't', runId: 'r' }, async () => 7)).toBe(7);
    await telemetry.close();
  });
});
