import type { PoolClient } from 'pg';
import { type Database, transaction } from './database.ts';

/** Reads as the owner, all at one moment: a ledger that is being written to is seen whole or not at all. */
export function inSnapshot<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return transaction(database.owner(), async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    await plainTexts(client);
    return work(client);
  });
}

/** Times come as text in one form, whatever the server's settings, for this transaction. */
export async function plainTexts(client: PoolClient): Promise<void> {
  await client.query("set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'");
}

/** Values as the server writes them: comparing needs no `Date`, which would hide what is finer than a millisecond. */
export const RAW = { getTypeParser: () => (value: string) => value };

/**
 * `2026-01-31 12:00:00.5+00` as `2026-01-31T12:00:00.500Z`. Digits beyond milliseconds are kept, so that such a
 * time differs from every time the engine wrote.
 */
export function instantOf(text: string): string {
  const fraction = text.slice(20, text.length - 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}
