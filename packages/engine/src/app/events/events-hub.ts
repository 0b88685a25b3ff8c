import type { EventBody } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { isPassing } from '../../adapters/postgres/translate-error.ts';
import type { EngineContext } from '../context.ts';

/** Tells whoever follows a stream of a tenant about its events, each once and in order. */
export interface EventsHub {
  /**
   * Events of a stream with a greater sequence than `after`, those on record first, then as they come. It ends when
   * the signal does.
   */
  follow(place: FollowPlace): AsyncIterable<EventBody>;
  /** How many follow something right now. */
  readonly followers: number;
  close(): void;
}

export interface FollowPlace {
  readonly tenant: string;
  /** `run/<id>` */
  readonly stream: string;
  readonly after: number;
  readonly signal: AbortSignal;
}

/** How often the ledger is asked for news, once for each tenant that somebody follows. */
const LOOK_MS = 100;
const PAGE = 500;

const HEAD: Statement = {
  name: 'hub-head',
  text: 'select head_sequence from palimpsest.tenants where tenant_id = $1',
};
const NEWS: Statement = {
  name: 'hub-news',
  // Bodies of what nobody follows stay where they are.
  text: `select sequence, stream, case when stream = any($4) then body end as body from palimpsest.ledger_events
    where tenant_id = $1 and sequence > $2 order by sequence limit $3`,
};
const OF_STREAM: Statement = {
  name: 'hub-of-stream',
  text: `select body from palimpsest.ledger_events
    where tenant_id = $1 and stream = $2 and sequence > $3 order by stream_version limit $4`,
};

type Tell = (event: EventBody) => void;

/** One tenant that somebody follows. */
interface Watched {
  /** Who follows each stream. */
  readonly streams: Map<string, Set<Tell>>;
  /** Everything up to here was told. */
  head: number;
  /** The head is known: what is read from the ledger after this moment and what is told from it on leave no gap. */
  readonly ready: Promise<void>;
}

/**
 * Asks, since a notice per append would make all commits of the database queue up for one lock. Sequences of a tenant
 * have no gaps and are given out under its lock, so whatever is above the last one seen is news, and nothing can
 * appear below it later.
 */
export function createEventsHub(context: Pick<EngineContext, 'database' | 'log'>): EventsHub {
  const watched = new Map<string, Watched>();
  /** Ends each that is being followed. A signal for all of them would remember every follower there ever was. */
  const endings = new Set<() => void>();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    for (const [tenant, each] of watched) {
      try {
        await each.ready;
        await tellNews(context, tenant, each);
      } catch (error) {
        if (!isPassing(error)) context.log('warn', 'news of the ledger could not be read', { tenant });
      }
    }
    timer = watched.size > 0 && !closed ? setTimeout(look, LOOK_MS) : undefined;
  };
  const watch = (tenant: string): Watched => {
    const known = watched.get(tenant);
    if (known !== undefined) return known;
    const ready = readHead(context, tenant).then((head) => {
      made.head = head;
    });
    // Whoever follows waits for it and hears of a failure; it must not count as unhandled before.
    ready.catch(() => undefined);
    const made: Watched = { streams: new Map(), head: 0, ready };
    watched.set(tenant, made);
    timer ??= setTimeout(look, LOOK_MS);
    return made;
  };
  const leave = (tenant: string, each: Watched, stream: string, tell: Tell) => {
    const listening = each.streams.get(stream);
    listening?.delete(tell);
    if (listening?.size === 0) each.streams.delete(stream);
    if (each.streams.size === 0 && watched.get(tenant) === each) watched.delete(tenant);
  };

  return {
    get followers() {
      let count = 0;
      for (const { streams } of watched.values()) for (const { size } of streams.values()) count += size;
      return count;
    },
    close() {
      closed = true;
      for (const end of endings) end();
      clearTimeout(timer);
    },
    async *follow({ tenant, stream, after, signal }) {
      const ending = new AbortController();
      const { signal: ended } = ending;
      const end = () => ending.abort();
      endings.add(end);
      if (closed || signal.aborted) end();
      else signal.addEventListener('abort', end);
      const news = queue<EventBody>(ended);
      // First listen, then read what is there: what comes in between arrives twice, and is told once.
      const each = watch(tenant);
      each.streams.set(stream, (each.streams.get(stream) ?? new Set()).add(news.put));
      let seen = after;
      try {
        await each.ready;
        for (;;) {
          const page = await onRecord(context, tenant, stream, seen);
          for (const event of page) {
            if (ended.aborted) return;
            yield event;
            seen = event.sequence;
          }
          if (page.length < PAGE) break;
        }
        for await (const event of news.items) {
          if (event.sequence <= seen) continue;
          yield event;
          seen = event.sequence;
        }
      } finally {
        signal.removeEventListener('abort', end);
        endings.delete(end);
        leave(tenant, each, stream, news.put);
      }
    },
  };
}

async function readHead({ database }: Pick<EngineContext, 'database'>, tenant: string): Promise<number> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ head_sequence: string }>(client, HEAD, [tenant]),
  );
  return Number(row?.head_sequence ?? 0);
}

function onRecord(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  stream: string,
  after: number,
): Promise<EventBody[]> {
  return asTenant(database, tenant, async (client) => {
    const rows = await query<{ body: string }>(client, OF_STREAM, [tenant, stream, after, PAGE]);
    return rows.map(({ body }) => JSON.parse(body) as EventBody);
  });
}

async function tellNews(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  watched: Watched,
): Promise<void> {
  await asTenant(database, tenant, async (client) => {
    for (;;) {
      const rows = await query<{ sequence: string; stream: string; body: string | null }>(client, NEWS, [
        tenant,
        watched.head,
        PAGE,
        [...watched.streams.keys()],
      ]);
      for (const { sequence, stream, body } of rows) {
        watched.head = Number(sequence);
        const listening = watched.streams.get(stream);
        if (listening === undefined || body === null) continue;
        const event = JSON.parse(body) as EventBody;
        for (const tell of listening) tell(event);
      }
      if (rows.length < PAGE) return;
    }
  });
}

/** Items put in at one end come out at the other, until the signal ends it. */
function queue<Item>(signal: AbortSignal): { put(item: Item): void; readonly items: AsyncIterable<Item> } {
  const waiting: Item[] = [];
  let wake: () => void = () => undefined;
  signal.addEventListener('abort', () => wake());
  return {
    put(item) {
      waiting.push(item);
      wake();
    },
    items: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          const next = waiting.shift();
          if (next !== undefined) {
            yield next;
            continue;
          }
          if (signal.aborted) return;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
    },
  };
}
