import {
  canonicalJson,
  ERASED,
  type ProjectedEvent,
  type ReadModel,
  type Row,
  type RowChange,
} from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import type { HydratedEvent } from './read-stream.ts';
import { toSql } from './rows.ts';

/** An event as it reads from now on, and as it read until now; `before` is null where that cannot be known any more. */
export interface ErasedEvent {
  readonly before: ProjectedEvent | null;
  readonly after: ProjectedEvent;
}

/** The events that carry words of the subject, with and without them. */
export function erasedEvents(events: readonly HydratedEvent[], subject: string): ErasedEvent[] {
  return events.flatMap((event) => {
    const names = Object.keys(event.texts).filter((name) => event.refs[name]?.subject === subject);
    if (names.length === 0) return [];
    const texts = { ...event.texts, ...Object.fromEntries(names.map((name) => [name, ERASED])) };
    const before = names.some((name) => typeof event.texts[name] !== 'string') ? null : event;
    return [{ before, after: { ...event, texts } }];
  });
}

/** Tables that these events brought words of the subject into. */
export function tablesOf(models: readonly ReadModel[], events: readonly ErasedEvent[]): ReadModel[] {
  // Two versions of a pipeline may share a table.
  const one = [...new Map(models.map((model) => [model.table, model])).values()];
  return one.filter(
    (model) => model.words.length > 0 && events.some(({ after }) => model.project(after).length > 0),
  );
}

/**
 * Brings rows to what their events say without the erased words. Only a value that still is what the words made it
 * is replaced, so that what a later event of somebody else put into the same row stays.
 */
export async function eraseRows(
  client: PoolClient,
  tenant: string,
  models: readonly ReadModel[],
  events: readonly ErasedEvent[],
): Promise<void> {
  await client.query("select set_config('palimpsest.maintenance', 'on', true)");
  for (const { before, after } of events) {
    for (const model of models) {
      const now = model.project(after);
      const then = before === null ? null : model.project(before);
      for (const [i, change] of now.entries())
        await eraseRow(client, tenant, model, then?.[i] ?? null, change);
    }
  }
  await client.query("select set_config('palimpsest.maintenance', 'off', true)");
}

async function eraseRow(
  client: PoolClient,
  tenant: string,
  model: ReadModel,
  before: RowChange | null,
  after: RowChange,
): Promise<void> {
  const key = keyOf(model, after);
  const written = valuesOf(after);
  const earlier = before === null ? null : valuesOf(before);
  for (const column of Object.keys(written)) {
    const value = written[column] ?? null;
    if (
      earlier === null
        ? !model.words.includes(column)
        : canonicalJson(value) === canonicalJson(earlier[column] ?? null)
    )
      continue;
    const keys = Object.keys(key);
    const where = keys.map((name, i) => ` and ${name} = $${i + 3}`).join('');
    const still =
      earlier === null
        ? ''
        : ` and ${column} is not distinct from $${keys.length + 3}::${model.columns[column]}`;
    const values = [
      tenant,
      toSql(model, column, value),
      ...keys.map((name) => toSql(model, name, key[name] ?? null)),
    ];
    if (earlier !== null) values.push(toSql(model, column, earlier[column] ?? null));
    await client.query(
      `update palimpsest.${model.table} set ${column} = $2 where tenant_id = $1${where}${still}`,
      values,
    );
  }
}

function keyOf({ key }: ReadModel, change: RowChange): Row {
  if (change.op === 'update') return change.key;
  return Object.fromEntries(key.map((column) => [column, change.row[column] ?? null]));
}

function valuesOf(change: RowChange): Row {
  return change.op === 'insert' ? change.row : change.set;
}
