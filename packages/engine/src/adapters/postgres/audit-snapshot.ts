import type { PoolClient } from 'pg';
import { type Database, transaction } from './database.ts';

/** Reads as the owner, all at one moment: a ledger that is being written to is seen whole or not at all. */
export function inSnapshot<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return transaction(database.owner(), async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    await auditSettings(client);
    return work(client);
  });
}

/**
 * Settings for the rest of the transaction. Times come as text in one form, whatever the server's defaults. Rows are
 * looked up by their keys: without fresh statistics, which an embedded server that runs for seconds never gets, the
 * planner would read whole tables for every page.
 */
export async function auditSettings(client: PoolClient): Promise<void> {
  await client.query(
    `set local timezone to 'UTC'; set local datestyle to 'ISO, YMD';
     set local enable_seqscan to off; set local enable_bitmapscan to off; set local enable_sort to off;
     set local enable_hashjoin to off; set local enable_mergejoin to off; set local enable_material to off; set local jit to off`,
  );
}

/** For a search that has no key to go by. */
export async function allowHashJoin(client: PoolClient): Promise<void> {
  await client.query('set local enable_hashjoin to on');
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
