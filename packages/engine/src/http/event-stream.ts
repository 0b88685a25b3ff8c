import type { EventBody } from '@palimpsest/contracts';
import { eventResource } from '../app/runs/ledger-events.ts';

/** Often enough that nobody on the way takes a quiet run for a dead connection. */
const SIGN_OF_LIFE_MS = 15_000;
/** How soon a browser comes back when it was cut off. */
const COME_BACK_MS = 1_000;

/**
 * Events as server-sent events: `id` is the sequence in the ledger, so that whoever was cut off goes on where they
 * were. The stream ends with the run. It is pulled by the reader: a slow one holds back nothing but itself.
 */
export function eventStream(events: AsyncIterable<EventBody>, stop: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<EventBody>> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(`retry: ${COME_BACK_MS}\n\n`));
      },
      async pull(controller) {
        next ??= iterator.next();
        const came = await orQuiet(next);
        if (came === 'quiet') {
          controller.enqueue(encoder.encode(': nothing new\n\n'));
          return;
        }
        next = undefined;
        if (came.done === true) {
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(written(came.value)));
        if (came.value.type !== 'run-finished') return;
        controller.close();
        stop();
        await iterator.return?.();
      },
      async cancel() {
        stop();
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}

function written(event: EventBody): string {
  return `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(eventResource(event))}\n\n`;
}

async function orQuiet<T>(next: Promise<T>): Promise<T | 'quiet'> {
  let timer: NodeJS.Timeout | undefined;
  const quiet = new Promise<'quiet'>((resolve) => {
    timer = setTimeout(resolve, SIGN_OF_LIFE_MS, 'quiet');
  });
  try {
    return await Promise.race([next, quiet]);
  } finally {
    clearTimeout(timer);
  }
}
