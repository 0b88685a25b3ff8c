import { KeyUnusableError } from '../../errors/key-unusable-error.ts';
import { type Database, query, type Statement } from './database.ts';
import { translateError } from './translate-error.ts';

const READ: Statement = {
  name: 'setting-read',
  text: "select value from palimpsest.settings where name = 'master_key_id'",
};
const WRITE: Statement = {
  name: 'setting-write',
  text: "insert into palimpsest.settings (name, value) values ('master_key_id', $1) on conflict do nothing",
};

/** Whether this ledger was ever opened with a master key. */
export async function hasMasterKey(database: Database): Promise<boolean> {
  return (await readId(database)) !== undefined;
}

/** Pins the first master key; any other one later is refused before it can do harm. */
export async function checkMasterKey(database: Database, id: string): Promise<void> {
  let known = await readId(database);
  if (known === undefined) {
    await query(database.app, WRITE, [id]).catch((error) => {
      throw translateError(error);
    });
    known = await readId(database);
  }
  if (known === id) return;
  throw new KeyUnusableError({
    what: 'The master key is not the one this ledger was made with.',
    hint: 'Use the original key: restore keys/master.key in the data folder, or set PALIMPSEST_MASTER_KEY. On several machines all must have the same key. Nothing was changed.',
  });
}

async function readId(database: Database): Promise<string | undefined> {
  try {
    return (await query<{ value: string }>(database.app, READ, []))[0]?.value;
  } catch (error) {
    throw translateError(error);
  }
}
