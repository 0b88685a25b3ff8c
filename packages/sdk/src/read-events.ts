import type { RunEventResource } from '@palimpsest/contracts';
import { createParser } from 'eventsource-parser';
import { PalimpsestError } from './errors/palimpsest-error.ts';

/** The events in a stream of server-sent events; what is cut off in the middle of one is not told. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  {
    signal,
    onRetry,
    onLife,
  }: {
    readonly signal: AbortSignal;
    readonly onRetry: (ms: number) => void;
    readonly onLife: () => void;
  },
): AsyncGenerator<RunEventResource, void, undefined> {
  // Not `for await` over the stream: some browsers cannot.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const ready: RunEventResource[] = [];
  const parser = createParser({ onRetry, onEvent: ({ data }) => ready.push(eventIn(data)) });
  // Closes the connection; also ends a read that the fetch of the caller does not end.
  const leave = () => {
    reader.cancel(signal.reason).catch(() => undefined);
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      onLife();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* ready.splice(0);
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

function eventIn(data: string): RunEventResource {
  try {
    return JSON.parse(data) as RunEventResource;
  } catch (cause) {
    throw new PalimpsestError({
      code: 'answer_unreadable',
      message: 'An event of the run is not JSON.',
      hint: 'Look what stands between here and the server.',
      cause,
    });
  }
}
