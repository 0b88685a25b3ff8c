import { query, type Statement } from '../../adapters/postgres/database.ts';
import { translateError } from '../../adapters/postgres/translate-error.ts';
import type { EngineContext } from '../context.ts';

const MADE: Statement = { name: 'key-any', text: 'select palimpsest.api_keys_made() as made' };

/** Databases that have a key. None is ever removed, so this is asked until the first was made and not again. */
const have = new WeakSet<object>();

/**
 * Whether anybody ever made an API key, in any tenant. A key that was revoked counts: whoever made one does not want
 * the door open again.
 */
export async function anyKeyExists({ database }: Pick<EngineContext, 'database'>): Promise<boolean> {
  if (have.has(database)) return true;
  try {
    const [row] = await query<{ made: boolean }>(database.app, MADE, []);
    if (row?.made !== true) return false;
  } catch (error) {
    throw translateError(error);
  }
  have.add(database);
  return true;
}
