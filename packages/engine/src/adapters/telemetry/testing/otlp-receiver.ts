import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP/JSON has it, with its attributes read. */
export interface ReceivedSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly traceState?: string;
  readonly events: readonly {
    readonly name: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
}

export interface OtlpReceiver {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  readonly resources: Record<string, unknown>[];
  readonly requests: {
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly text: string;
  }[];
  close(): Promise<void>;
}

/** A collector on this machine. `answer` says how it answers: a status, or not at all. */
export async function startOtlpReceiver(answer: number | 'never' = 200): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const requests: OtlpReceiver['requests'] = [];
  const server: Server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString('utf8');
    requests.push({ path: request.url ?? '', headers: request.headers, text });
    if (answer === 'never') return;
    if (answer === 200) take(JSON.parse(text) as Exported, spans, resources);
    response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes' | 'events'> &
        Attributed & { readonly events?: readonly ({ readonly name: string } & Attributed)[] })[];
    }[];
  }[];
}
interface Attributed {
  readonly attributes: readonly Attribute[];
}
interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

function take(
  { resourceSpans }: Exported,
  spans: ReceivedSpan[],
  resources: Record<string, unknown>[],
): void {
  for (const { resource, scopeSpans } of resourceSpans) {
    resources.push(read(resource.attributes));
    for (const scope of scopeSpans)
      for (const span of scope.spans) {
        const events = (span.events ?? []).map(({ name, attributes }) => ({
          name,
          attributes: read(attributes),
        }));
        spans.push({ ...span, events, attributes: read(span.attributes) });
      }
  }
}

function read(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)]));
}

function plainValue(value: Attribute['value']): unknown {
  const { arrayValue, ...single } = value as { arrayValue?: { values: Attribute['value'][] } };
  return arrayValue === undefined ? Object.values(single)[0] : arrayValue.values.map(plainValue);
}
