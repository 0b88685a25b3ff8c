import { type Database, query, type Statement } from '../../adapters/postgres/database.ts';
import { together } from '../../adapters/postgres/together.ts';
import { translateError } from '../../adapters/postgres/translate-error.ts';
import type { EngineContext } from '../context.ts';

const MADE: Statement = { name: 'key-any', text: 'select palimpsest.api_keys_made() as made' };

/** Databases that have a key. None is ever removed, so this is asked until the first was made and not again. */
const have = new WeakSet<Database>();
const asking = new WeakMap<Database, () => Promise<boolean>>();

/**
 * Whether anybody ever made an API key, in any tenant. A key that was revoked counts: whoever made one does not want
 * the door open again. The answer is never older than the question.
 */
export async function anyKeyExists({ database }: Pick<EngineContext, 'database'>): Promise<boolean> {
  if (have.has(database)) return true;
  let ask = asking.get(database);
  if (ask === undefined) {
    ask = sharedQuestion(database);
    asking.set(database, ask);
  }
  return ask();
}

/** Those who come while the database is being asked are answered together by the next question. */
function sharedQuestion(database: Database): () => Promise<boolean> {
  const answers = together<null, boolean>({
    work: async (_place, asked) => {
      const made = await isMade(database);
      if (made) have.add(database);
      return asked.map(() => made);
    },
    most: Number.MAX_SAFE_INTEGER,
  });
  return () => answers('', null);
}

async function isMade({ app }: Database): Promise<boolean> {
  try {
    const [row] = await query<{ made: boolean }>(app, MADE, []);
    return row?.made === true;
  } catch (error) {
    throw translateError(error);
  }
}
