import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import type { EngineContext } from '../context.ts';

const MOST_KEYS = 10_000;
/** `2026-11-16T08:01` */
const TO_THE_MINUTE = 16;

const NOTE: Statement = {
  name: 'key-note-use',
  text: `insert into palimpsest.api_key_uses as u (tenant_id, key_id, last_used_at) values ($1, $2, $3)
    on conflict (tenant_id, key_id) do update set last_used_at = excluded.last_used_at where u.last_used_at < excluded.last_used_at`,
};

/** The minute in which each key was last written down. */
const noted = new WeakMap<object, Map<string, string>>();

/** Writes down that a key was used, once a minute and beside the request: no request waits for it or fails by it. */
export function noteUse(
  { database, log }: Pick<EngineContext, 'database' | 'log'>,
  { tenant, keyId, now }: { readonly tenant: string; readonly keyId: string; readonly now: string },
): void {
  let uses = noted.get(database);
  if (uses === undefined) {
    uses = new Map();
    noted.set(database, uses);
  }
  const minute = now.slice(0, TO_THE_MINUTE);
  if (uses.get(keyId) === minute) return;
  uses.delete(keyId);
  if (uses.size >= MOST_KEYS) uses.delete(uses.keys().next().value as string);
  uses.set(keyId, minute);
  asTenant(database, tenant, (client) => query(client, NOTE, [tenant, keyId, `${minute}:00Z`])).catch(
    (error: unknown) => {
      // The next use tries again.
      noted.get(database)?.delete(keyId);
      const code = error instanceof PalimpsestError ? error.code : 'fault';
      log('debug', 'the use of an API key was not written down', { tenant, keyId, code });
    },
  );
}
