import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import type { EngineContext } from '../context.ts';

const MINUTE_MS = 60_000;
const MOST_KEYS = 10_000;

const NOTE: Statement = {
  name: 'key-note-use',
  text: `insert into palimpsest.api_key_uses as u (tenant_id, key_id, last_used_at) values ($1, $2, date_trunc('minute', $3::timestamptz))
    on conflict (tenant_id, key_id) do update set last_used_at = excluded.last_used_at where u.last_used_at < excluded.last_used_at`,
};

const noted = new WeakMap<object, Map<string, number>>();

/** Writes down that a key was used, once a minute and beside the request: no request waits for it or fails by it. */
export function noteUse(
  { database, now, log }: Pick<EngineContext, 'database' | 'now' | 'log'>,
  tenant: string,
  keyId: string,
): void {
  const uses = noted.get(database) ?? new Map<string, number>();
  noted.set(database, uses);
  const at = Date.parse(now());
  if (at - (uses.get(keyId) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return;
  uses.delete(keyId);
  if (uses.size >= MOST_KEYS) uses.delete(uses.keys().next().value as string);
  uses.set(keyId, at);
  const instant = new Date(at).toISOString();
  asTenant(database, tenant, (client) => query(client, NOTE, [tenant, keyId, instant])).catch(
    (error: unknown) => {
      // The next use tries again.
      uses.delete(keyId);
      const code = error instanceof PalimpsestError ? error.code : 'fault';
      log('debug', 'the use of an API key was not written down', { tenant, keyId, code });
    },
  );
}
