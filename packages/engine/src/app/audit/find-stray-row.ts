import type { EventBody, FirstBad } from '@palimpsest/contracts';
import { ERASED, type ReadModel, type Row, type Words } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { readLedger } from '../../adapters/postgres/audit-events.ts';
import { strayRow } from '../../adapters/postgres/audit-rows.ts';
import { whatOf } from './check-read-models.ts';
import { pageChanges } from './page-changes.ts';

/**
 * A table has more rows than its events made: which row is too many? This second pass keeps all keys in memory,
 * which is paid only when something is wrong.
 */
export async function findStrayRow(client: PoolClient, tenant: string, model: ReadModel): Promise<FirstBad> {
  const keys: Row[] = [];
  for await (const page of readLedger(client, tenant)) {
    const events = page.map(({ body }) => {
      const event = JSON.parse(body) as EventBody;
      // Keys are never words, so nothing needs to be opened for them.
      const texts: Record<string, Words> = {};
      for (const name of Object.keys(event.texts)) texts[name] = ERASED;
      return { ...event, texts };
    });
    for (const { inserted, rows } of pageChanges(model, events)) {
      if (inserted) for (const { values } of rows) keys.push(keyOf(model, values));
    }
  }
  const stray = await strayRow(client, tenant, model, keys);
  const named = stray === null ? `a row of ${model.table}` : `the row ${stray} of ${model.table}`;
  return {
    tenant,
    sequence: null,
    stream: null,
    what: whatOf(model.table),
    problem: `${named} belongs to no event`,
  };
}

function keyOf(model: ReadModel, values: Row): Row {
  return Object.fromEntries(model.key.map((column) => [column, values[column] ?? null]));
}
