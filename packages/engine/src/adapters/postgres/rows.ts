import type { Json } from '@palimpsest/contracts';
import type { ColumnType, ReadModel, Row, RowChange } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { query, type Statement } from './database.ts';
import { storedValue } from './stored-value.ts';

/**
 * Sends what an event implies for the read models. Statements are named by their shape, so each is planned once; rows
 * of one shape in a row go as one statement, since an event may imply hundreds.
 */
export function writeRows(
  client: PoolClient,
  tenant: string,
  model: ReadModel,
  changes: readonly RowChange[],
): Promise<unknown>[] {
  return alike(changes).map((group) => {
    const change = group[0] as RowChange;
    if (change.op === 'insert') {
      const columns = Object.keys(change.row).sort();
      const value = (row: Row, column: string) => toSql(model, column, row[column] ?? null);
      if (group.length === 1) {
        const values = columns.map((column) => value(change.row, column));
        return query(client, insertStatement(model, columns), [tenant, ...values]);
      }
      const rows = group.map((each) => (each as typeof change).row);
      const lists = columns.map((column) => rows.map((row) => value(row, column)));
      return query(client, insertManyStatement(model, columns), [tenant, ...lists]);
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

/** Inserts of the same columns that follow each other, together; everything else by itself. */
function alike(changes: readonly RowChange[]): RowChange[][] {
  const groups: RowChange[][] = [];
  let shape: string | null = null;
  for (const change of changes) {
    const own = change.op === 'insert' ? Object.keys(change.row).sort().join() : null;
    if (own !== null && own === shape) groups.at(-1)?.push(change);
    else groups.push([change]);
    shape = own;
  }
  return groups;
}

const statements = new Map<string, Statement>();

function insertStatement({ table }: ReadModel, columns: readonly string[]): Statement {
  return statement(`insert ${table} ${columns.join()}`, () => {
    const places = columns.map((_, i) => `$${i + 2}`).join(', ');
    return `insert into palimpsest.${table} (tenant_id, ${columns.join(', ')}) values ($1, ${places})`;
  });
}

function insertManyStatement(model: ReadModel, columns: readonly string[]): Statement {
  const { table } = model;
  return statement(`insert many ${table} ${columns.join()}`, () => {
    const lists = columns.map((column, i) => `$${i + 2}::${columnType(model, column)}[]`).join(', ');
    return `insert into palimpsest.${table} (tenant_id, ${columns.join(', ')}) select $1, u.* from unnest(${lists}) as u`;
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
