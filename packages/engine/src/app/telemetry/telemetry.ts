import type { OpenSpan, Tracing } from '../../adapters/telemetry/tracing.ts';
import { type AttemptCall, attemptEnd, attemptStart, rendererName } from './gen-ai.ts';
import { type RecordedFact, type StepKind, stepKinds } from './step-kinds.ts';

/** Whoever counts what happens in this process. */
export interface Observer {
  steps(pipeline: string, kind: StepKind, number: number): void;
  attempt(renderer: string, outcome: string, seconds: number): void;
  request(method: string, route: string, status: number, seconds: number): void;
  requestsInFlight(change: 1 | -1): void;
  eventStreams(change: 1 | -1): void;
}

export interface AdvanceSpan {
  /** Known once the run was read. */
  pipeline(ref: string): void;
}

export interface RequestHead {
  readonly method: string;
  readonly requestId: string;
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
}

export interface RequestEnd {
  /** The pattern, such as `/v1/runs/{runId}`; null where no route matched. */
  readonly route: string | null;
  readonly status: number;
}

/**
 * What the engine tells of its work to those who watch it: numbers for a page, spans for a collector. Without
 * watchers a call costs next to nothing, and no watcher can disturb the work.
 */
export interface Telemetry {
  observe(observer: Observer): void;
  /** Facts of a run that were put on record. */
  steps(pipeline: string, facts: readonly RecordedFact[]): void;
  /** One advance of a run: what happens in it belongs to it. */
  advance<T>(
    run: { readonly tenant: string; readonly runId: string },
    work: (span: AdvanceSpan) => Promise<T>,
  ): Promise<T>;
  /** A call begins; what it gives is told the outcome. */
  attempt(call: AttemptCall): (outcome: AttemptOutcome, seconds: number) => void;
  request<End extends RequestEnd>(head: RequestHead, work: () => Promise<End>): Promise<End>;
  /** Whether requests have spans, which belong around the work. */
  readonly hasSpans: boolean;
  /** A request that was answered without waiting for anything, where requests have no spans. */
  answered(method: string, end: RequestEnd, seconds: number): void;
  /** A client begins to follow events; what it gives is called once when it is gone. */
  eventStream(): () => void;
  close(): Promise<void>;
}

export type AttemptOutcome = Parameters<typeof attemptEnd>[0];

/** Other methods than these are somebody's invention, and each would be a series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodName = (method: string) => (METHODS.has(method) ? method : 'OTHER');
const NO_ROUTE = 'unmatched';
const NO_SPAN: AdvanceSpan = { pipeline: () => undefined };

export function createTelemetry(tracing: Tracing | null = null): Telemetry {
  const observers: Observer[] = [];
  const tell = (what: (observer: Observer) => void) => {
    for (const observer of observers) {
      try {
        what(observer);
      } catch {
        // Whoever counts must not be why something is not done.
      }
    }
  };
  return {
    observe: (observer) => void observers.push(observer),

    steps(pipeline, facts) {
      if (observers.length === 0 && tracing === null) return;
      for (const [kind, number] of stepKinds(facts)) {
        tell((each) => each.steps(pipeline, kind, number));
        tracing?.note('steps', { 'palimpsest.step.kind': kind, 'palimpsest.step.count': number });
      }
    },

    async advance({ tenant, runId }, work) {
      if (tracing === null) return work(NO_SPAN);
      const attributes = { 'palimpsest.run.id': runId, 'palimpsest.tenant': tenant };
      const span = tracing.open({ name: 'advance run', kind: 'internal', attributes });
      const pipeline = (ref: string) => {
        span.rename(`advance ${ref}`);
        span.set({ 'palimpsest.pipeline': ref });
      };
      return tracing.within(span, () => ended(span, () => work({ pipeline })));
    },

    attempt(call) {
      if (tracing === null && observers.length === 0) return () => undefined;
      const words = tracing?.wantsWords === true;
      const span = tracing?.open(attemptStart(call, words));
      return (outcome, seconds) => {
        const kind = outcome.kind === 'completed' ? 'completed' : outcome.code;
        tell((each) => each.attempt(rendererName(call.renderer), kind, seconds));
        span?.set(attemptEnd(outcome, words));
        span?.end(outcome.kind === 'completed' ? undefined : outcome.code);
      };
    },

    hasSpans: tracing !== null,

    answered(method, { route, status }, seconds) {
      tell((each) => each.request(methodName(method), route ?? NO_ROUTE, status, seconds));
    },

    async request(head, work) {
      const method = methodName(head.method);
      const begun = performance.now();
      tell((each) => each.requestsInFlight(1));
      const finish = (end: RequestEnd) => {
        const seconds = (performance.now() - begun) / 1_000;
        tell((each) => each.request(method, end.route ?? NO_ROUTE, end.status, seconds));
      };
      try {
        const end = tracing === null ? await work() : await tracedRequest(tracing, method, head, work);
        finish(end);
        return end;
      } catch (error) {
        finish({ route: null, status: 500 });
        throw error;
      } finally {
        tell((each) => each.requestsInFlight(-1));
      }
    },

    eventStream() {
      let open = true;
      tell((each) => each.eventStreams(1));
      return () => {
        if (open) tell((each) => each.eventStreams(-1));
        open = false;
      };
    },

    close: async () => tracing?.close(),
  };
}

async function tracedRequest<End extends RequestEnd>(
  tracing: Tracing,
  method: string,
  { requestId, traceparent, tracestate }: RequestHead,
  work: () => Promise<End>,
): Promise<End> {
  const attributes = { 'http.request.method': method, 'palimpsest.request.id': requestId };
  const span = tracing.open({
    name: method,
    kind: 'server',
    attributes,
    caller: { traceparent, tracestate },
  });
  return tracing.within(span, () =>
    ended(span, work, ({ route, status }) => {
      if (route !== null) span.rename(`${method} ${route}`);
      span.set({ 'http.response.status_code': status, ...(route === null ? {} : { 'http.route': route }) });
      // By the conventions a refusal is no error of the server.
      return status >= 500 ? String(status) : undefined;
    }),
  );
}

async function ended<T>(
  span: OpenSpan,
  work: () => Promise<T>,
  errorOf: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  try {
    const result = await work();
    span.end(errorOf(result));
    return result;
  } catch (error) {
    span.end(errorType(error));
    throw error;
  }
}

/** A name only: what was thrown may quote a text. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}
