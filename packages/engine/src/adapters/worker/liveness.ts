import type { Client, ClientConfig } from 'pg';

/**
 * Holds the lock by which others know that this process lives. It has a connection of its own, so that the lock
 * ends exactly when the process does; a connection that breaks is opened again, and its locks are taken again.
 */
export interface Liveness {
  /** Holds the lock of one more name; resolves once it is held, or once it is no longer wanted. */
  hold(holder: string): Promise<void>;
  /** Gives up a name. Does not wait for a database that is away: a lock ends with its connection. */
  release(holder: string): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 100;
/** How often the connection is used, so that a dead one is noticed and a living one is not cut as idle. */
const BEAT_MS = 1_000;
const BEAT_PATIENCE_MS = 5_000;

/**
 * The server must notice soon when the machine at the other end is gone, since until then the lock is held. Local
 * sockets have no use for these, and some systems do not know them.
 */
const KEEP_ALIVE = [
  'tcp_keepalives_idle = 1',
  'tcp_keepalives_interval = 1',
  'tcp_keepalives_count = 3',
  'tcp_user_timeout = 4000',
];

export async function openLiveness(connection: ClientConfig): Promise<Liveness> {
  const { Client } = (await import('pg')).default;
  const holders = new Set<string>();
  let closed = false;
  let open: Client | undefined;
  let current: Promise<void> = Promise.resolve();

  const wanted = (holder: string) => !closed && holders.has(holder);
  const connect = async (): Promise<void> => {
    while (!closed) {
      const client = new Client({
        ...connection,
        application_name: 'palimpsest-liveness',
        keepAlive: true,
        connectionTimeoutMillis: BEAT_PATIENCE_MS,
      });
      let ended = false;
      const lost = () => {
        ended = true;
        reopen(client);
      };
      client.on('error', lost);
      client.on('end', lost);
      try {
        await client.connect();
        await tuneKeepAlive(client);
        const locked = new Set<string>();
        for (const holder of holders) {
          await lock(client, holder, () => wanted(holder));
          locked.add(holder);
        }
        // It may have broken since its last answer, when nobody had it yet who could have opened it again.
        if (ended) throw new Error('The connection broke while it was being opened.');
        open = client;
        // Whoever gave up a name while this connection was not open yet could not unlock it.
        for (const holder of locked) if (!holders.has(holder)) await unlock(client, holder);
        return;
      } catch {
        client.end().catch(() => undefined);
        if (!closed) await pause();
      }
    }
  };
  const reopen = (client: Client) => {
    if (open !== client) return;
    open = undefined;
    if (!closed) current = connect();
  };
  const beat = setInterval(() => {
    const client = open;
    if (client === undefined) return;
    const replace = () => {
      reopen(client);
      client.end().catch(() => undefined);
    };
    // Nothing comes back: the connection is dead, whatever the operating system thinks.
    const gone = setTimeout(replace, BEAT_PATIENCE_MS).unref();
    client.query('select 1').then(
      () => clearTimeout(gone),
      () => {
        clearTimeout(gone);
        replace();
      },
    );
  }, BEAT_MS).unref();

  current = connect();
  return {
    async hold(holder) {
      holders.add(holder);
      // A connection that breaks meanwhile takes the lock again by itself: then wait for that one.
      for (;;) {
        await current;
        if (!wanted(holder)) return;
        const client = open;
        if (client !== undefined && (await held(client, holder, () => wanted(holder)))) return;
        await pause();
      }
    },
    async release(holder) {
      holders.delete(holder);
      if (open !== undefined) await unlock(open, holder);
    },
    async close() {
      closed = true;
      clearInterval(beat);
      await current;
      const client = open;
      open = undefined;
      await impatiently(client?.end());
    },
  };
}

async function tuneKeepAlive(client: Client): Promise<void> {
  for (const setting of KEEP_ALIVE) await client.query(`set ${setting}`).catch(() => undefined);
}

async function held(client: Client, holder: string, wanted: () => boolean): Promise<boolean> {
  try {
    await lock(client, holder, wanted);
    return true;
  } catch {
    return false;
  }
}

/** A try-lock: after a broken connection the server may not have noticed yet, and blocking would queue behind a ghost. */
async function lock(client: Client, holder: string, wanted: () => boolean): Promise<void> {
  while (wanted()) {
    const { rows } = await client.query<{ held: boolean }>('select palimpsest.hold($1) as held', [holder]);
    if (rows[0]?.held === true) return;
    await pause();
  }
}

/** Asked of a connection that just broke, this has no effect, nor needs one. */
function unlock(client: Client, holder: string): Promise<void> {
  return impatiently(client.query('select pg_advisory_unlock(palimpsest.holder_key($1))', [holder]));
}

/** Waits for what may fail, but not for a server that has stopped answering. */
async function impatiently(work: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, BEAT_PATIENCE_MS);
  });
  await Promise.race([work, late]).catch(() => undefined);
  clearTimeout(timer);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_MS));
}
