import { problemOfComponent } from './check-answer.ts';
import { type Api, answered } from './client.ts';

/** An event of a stream, as the standard of server-sent events has it. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Follows a run to its end. Where everything was seen before there is nothing to follow, and null is given. */
export async function followRun(api: Api, runId: string, lastSeen?: string): Promise<SentEvent[] | null> {
  const { data, error, response } = await api.GET('/v1/runs/{runId}/events', {
    params: { path: { runId }, header: lastSeen === undefined ? {} : { 'last-event-id': lastSeen } },
    parseAs: 'stream',
  });
  if (response.status === 204) return null;
  if (error !== undefined || data === null || data === undefined)
    throw new Error(`There is no stream: ${response.status}`);
  const events = eventsIn(await new Response(data).text());
  for (const event of events) {
    const problem = problemOfComponent('LedgerEvent', JSON.parse(event.data));
    if (problem !== null) throw new Error(`Not as the document has it: ${problem}`);
  }
  return events;
}

function eventsIn(stream: string): SentEvent[] {
  return stream.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
      }),
    );
    const data = fields.get('data');
    return data === undefined ? [] : [{ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data }];
  });
}

/** The run when it is over, however long that takes. */
export async function finishedRun(api: Api, runId: string) {
  for (;;) {
    const run = await answered(
      api.GET('/v1/runs/{runId}', { params: { path: { runId }, query: { wait: '30' } } }),
    );
    if (run.status === 'finished') return run;
  }
}

/** The calls of a run, without searches and fetches. */
export async function callsOf(api: Api, runId: string) {
  const { items } = await answered(api.GET('/v1/runs/{runId}/attempts', { params: { path: { runId } } }));
  return items.filter(({ renderer }) => !['corpus', 'web'].includes(renderer));
}
