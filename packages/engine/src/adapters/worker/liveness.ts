import type { Client, ClientConfig } from 'pg';

/**
 * Holds the lock by which others know that this process lives. It has a connection of its own, so that the lock
 * ends exactly when the process does; a connection that breaks is opened again.
 */
export interface Liveness {
  /** Holds the lock of one more name; resolves once it is held. */
  hold(holder: string): Promise<void>;
  release(holder: string): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 250;

export async function openLiveness(connection: ClientConfig): Promise<Liveness> {
  const { Client } = (await import('pg')).default;
  const holders = new Set<string>();
  let closed = false;
  let current: Promise<Client> | undefined;

  const connect = async (): Promise<Client> => {
    for (;;) {
      const client = new Client({ ...connection, application_name: 'palimpsest-liveness', keepAlive: true });
      client.on('error', () => reopen(client));
      client.on('end', () => reopen(client));
      try {
        await client.connect();
        for (const holder of holders) await lock(client, holder);
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        if (closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  let open: Client | undefined;
  const start = () => {
    current = connect().then((client) => {
      open = client;
      return client;
    });
    current.catch(() => undefined);
    return current;
  };
  const reopen = (client: Client) => {
    if (closed || open !== client) return;
    open = undefined;
    start();
  };

  await start();
  return {
    async hold(holder) {
      holders.add(holder);
      const client = await current;
      if (client !== undefined) await lock(client, holder).catch(() => undefined);
    },
    async release(holder) {
      holders.delete(holder);
      await open?.query('select pg_advisory_unlock(palimpsest.holder_key($1))', [holder]).catch(() => undefined);
    },
    async close() {
      closed = true;
      await open?.end().catch(() => undefined);
    },
  };
}

async function lock(client: Client, holder: string): Promise<void> {
  // A try-lock: after a broken connection the server may not have noticed yet, and blocking would queue behind a ghost.
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(palimpsest.holder_key($1)) as held', [holder]);
    if (rows[0]?.held === true) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
