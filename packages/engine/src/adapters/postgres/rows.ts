import type { Json } from '@palimpsest/contracts';
import type { ColumnType, ReadModel, RowChange } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { query, type Statement } from './database.ts';
import { storedValue } from './stored-value.ts';

/** Sends what an event implies for the read models. Statements are named by their shape, so each is planned once. */
export function writeRows(
  client: PoolClient,
  tenant: string,
  model: ReadModel,
  changes: readonly RowChange[],
): Promise<unknown>[] {
  return changes.map((change) => {
    if (change.op === 'insert') {
      const columns = Object.keys(change.row).sort();
      const values = columns.map((column) => toSql(model, column, change.row[column] ?? null));
      return query(client, insertStatement(model, columns), [tenant, ...values]);
    }
    const keys = Object.keys(change.key).sort();
    const set = Object.keys(change.set).sort();
    const value = (from: typeof change.set) => (column: string) => toSql(model, column, from[column] ?? null);
    return query(client, updateStatement(model, keys, set), [
      tenant,
      ...keys.map(value(change.key)),
      ...set.map(value(change.set)),
    ]);
  });
}

const statements = new Map<string, Statement>();

function insertStatement({ table }: ReadModel, columns: readonly string[]): Statement {
  return statement(`insert ${table} ${columns.join()}`, () => {
    const places = columns.map((_, i) => `$${i + 2}`).join(', ');
    return `insert into palimpsest.${table} (tenant_id, ${columns.join(', ')}) values ($1, ${places})`;
  });
}

function updateStatement({ table }: ReadModel, keys: readonly string[], set: readonly string[]): Statement {
  return statement(`update ${table} ${keys.join()} ${set.join()}`, () => {
    const where = keys.map((column, i) => `${column} = $${i + 2}`).join(' and ');
    const assign = set.map((column, i) => `${column} = $${i + 2 + keys.length}`).join(', ');
    return `update palimpsest.${table} set ${assign} where tenant_id = $1 and ${where}`;
  });
}

/** Names over 63 bytes would be cut by the server, so statements are numbered by their shape. */
function statement(shape: string, text: () => string): Statement {
  let known = statements.get(shape);
  if (known === undefined) {
    known = { name: `row-${statements.size}`, text: text() };
    statements.set(shape, known);
  }
  return known;
}

export function toSql(model: ReadModel, column: string, value: Json): Json {
  return storedValue(columnType(model, column), value);
}

function columnType({ table, columns }: ReadModel, column: string): ColumnType {
  const type = columns[column];
  if (type === undefined) throw new Error(`The read model ${table} has no column '${column}'.`);
  return type;
}
