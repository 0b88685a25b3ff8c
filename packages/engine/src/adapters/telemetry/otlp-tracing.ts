import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  context as globalContext,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  type TracerProvider,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { OtlpSettings } from './otlp-settings.ts';
import { remoteParent } from './remote-parent.ts';
import type { OpenSpan, SpanAttributes, Tracing } from './tracing.ts';

export interface OtlpTracingOptions extends OtlpSettings {
  readonly version: string;
  /** Told when spans could not be sent; at most once a minute. */
  readonly onFailure: (reason: string) => void;
}

/** A collector that does not answer must not hold up a process that wants to end. */
const FLUSH_PATIENCE_MS = 3_000;
const QUIET_MS = 60_000;
const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, server: SpanKind.SERVER } as const;

type ResourceOption = NonNullable<
  NonNullable<ConstructorParameters<typeof BasicTracerProvider>[0]>['resource']
>;

/**
 * Spans by the SDK of OpenTelemetry, over OTLP/HTTP. A program that embeds the engine and has set up OpenTelemetry
 * itself keeps its own set-up: the spans go there instead, and to no second exporter.
 */
export function createOtlpTracing(options: OtlpTracingOptions): Tracing {
  const embedding = embeddingProvider();
  const own = embedding === null ? ownProvider(options) : null;
  const tracer = (embedding ?? own ?? trace.getTracerProvider()).getTracer('palimpsest', options.version);
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? globalContext.active();
  const inside = new WeakMap<OpenSpan, Context>();
  return {
    wantsWords: options.wantsWords,
    open({ name, kind, attributes, caller }) {
      const parent = remoteParent(caller) ?? current();
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: plain(attributes) }, parent);
      const opened = openSpan(span);
      inside.set(opened, trace.setSpan(parent, span));
      return opened;
    },
    within: (span, work) => contexts.run(inside.get(span) ?? ROOT_CONTEXT, work),
    note: (name, attributes) => void trace.getSpan(current())?.addEvent(name, plain(attributes)),
    async close() {
      if (own !== null) await inTime(own.shutdown());
    },
  };
}

function openSpan(span: Span): OpenSpan {
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(plain(attributes)),
    end(error) {
      if (error !== undefined) {
        span.setAttribute('error.type', error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** The set-up of the program around, or null where there is none. */
function embeddingProvider(): TracerProvider | null {
  const proxy = trace.getTracerProvider() as TracerProvider & {
    getDelegateTracer?: (name: string) => Tracer | undefined;
  };
  if (proxy.getDelegateTracer === undefined) return proxy;
  return proxy.getDelegateTracer('palimpsest') === undefined ? null : proxy;
}

function ownProvider({ url, headers, timeoutMs, resource, onFailure }: OtlpTracingOptions) {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: timeoutMs });
  return new BasicTracerProvider({
    resource: new FixedResource(resource),
    spanProcessors: [new BatchSpanProcessor(reporting(exporter, onFailure))],
  });
}

/** The SDK keeps failures of an exporter to itself; an operator wants to know of them, but not of each. */
function reporting(exporter: SpanExporter, onFailure: (reason: string) => void): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.code !== 0 && now - toldAt > QUIET_MS) {
          toldAt = now;
          onFailure(reasonOf(result.error));
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush === undefined
      ? {}
      : { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

/** The body of the collector's answer is left out: it may quote what it was sent. */
function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? 'unknown').slice(0, 100);
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_PATIENCE_MS);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}

function plain(attributes: SpanAttributes): Attributes {
  return attributes as Attributes;
}

/** What all spans have in common. Detecting more about the machine would tell more than an operator asked for. */
class FixedResource implements ResourceOption {
  readonly attributes: Attributes;
  constructor(attributes: Attributes) {
    this.attributes = attributes;
  }
  merge(other: ResourceOption | null): ResourceOption {
    return new FixedResource({ ...this.attributes, ...other?.attributes });
  }
  getRawAttributes(): ReturnType<ResourceOption['getRawAttributes']> {
    return Object.entries(this.attributes);
  }
}
