import type { Telemetry } from './telemetry.ts';

/** The same events; whoever reads them counts as a client until they are through or gone. */
export async function* countedStream<Event>(
  telemetry: Pick<Telemetry, 'eventStream'> | undefined,
  events: AsyncIterable<Event>,
): AsyncGenerator<Event, void, undefined> {
  const gone = telemetry?.eventStream();
  try {
    yield* events;
  } finally {
    gone?.();
  }
}
