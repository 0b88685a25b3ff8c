import type { RunEventResource } from '@palimpsest/contracts';
import type { Sent } from './fake-fetch.ts';

/** The events of a run with gaps between their sequences, as a shared ledger has them. */
export function eventsOfRun(count: number): RunEventResource[] {
  return Array.from({ length: count }, (_, at) => ({
    sequence: 3 * at + 5,
    version: at + 1,
    stream: 'run/r1',
    type: at === count - 1 ? 'run-finished' : 'decision-made',
    actor: 'engine',
    recordedAt: '2026-01-31T12:00:00.000Z',
    payload: { place: `Größe ${at} 🙂` },
    texts: [],
  }));
}

const written = (event: RunEventResource) =>
  `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

export interface StreamOptions {
  /** Bytes after which the connection is cut; where it is absent, the stream comes to its end. */
  readonly cutAfter?: number;
  /** A cut that looks like an end, as a proxy makes it. */
  readonly cleanly?: boolean;
  /** As if it had not understood where the client was. */
  readonly fromTheStart?: boolean;
  readonly bytesAtOnce?: number;
  readonly retry?: number;
}

/** Answers as the server does: the events after the one that the client has seen, 204 where there are none. */
export function runStream(
  events: readonly RunEventResource[],
  { cutAfter, cleanly = false, fromTheStart = false, bytesAtOnce = 7, retry = 1_000 }: StreamOptions = {},
): (sent: Sent) => Response {
  return ({ headers }) => {
    const seen = fromTheStart ? 0 : Number(headers.get('last-event-id') ?? 0);
    const left = events.filter(({ sequence }) => sequence > seen);
    if (left.length === 0) return new Response(null, { status: 204 });
    const bytes = new TextEncoder().encode(`retry: ${retry}\n\n${left.map(written).join('')}`);
    const end = Math.min(cutAfter ?? bytes.length, bytes.length);
    let at = 0;
    return streamed({
      pull(controller) {
        if (at < end) {
          controller.enqueue(bytes.slice(at, Math.min(at + bytesAtOnce, end)));
          at += bytesAtOnce;
        } else if (cutAfter === undefined || cleanly) controller.close();
        else controller.error(new TypeError('terminated'));
      },
    });
  };
}

export function streamed(source: UnderlyingDefaultSource<Uint8Array>): Response {
  return new Response(new ReadableStream<Uint8Array>(source), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
}
