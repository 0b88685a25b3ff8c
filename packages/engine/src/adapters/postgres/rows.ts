import type { Json } from '@palimpsest/contracts';
import type { ColumnType, ReadModel, Row, RowChange } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { query, type Statement } from './database.ts';
import { storedValue } from './stored-value.ts';

/**
 * Sends what events imply for a read model. Statements are named by their shape, so each is planned once; changes of
 * one shape in a row go as one statement, since one append may imply hundreds.
 */
export function writeRows(
  client: PoolClient,
  tenant: string,
  model: ReadModel,
  changes: readonly RowChange[],
): Promise<unknown>[] {
  return alike(settled(model, changes)).map(({ keys, set, rows }) => {
    const columns = [...keys, ...set];
    const value = (row: Row, column: string) => toSql(model, column, row[column] ?? null);
    const first = rows[0] as Row;
    const single = rows.length === 1;
    const values = columns.map((column) =>
      single ? value(first, column) : rows.map((row) => value(row, column)),
    );
    return query(client, statementFor(model, keys, set, single), [tenant, ...values]);
  });
}

/**
 * Changes of one row that follow each other directly, as one: the row ends up the same, and is written once. Those with
 * another row in between stay apart, since a unique index may care about their order.
 */
export function settled({ key }: ReadModel, changes: readonly RowChange[]): RowChange[] {
  const kept: RowChange[] = [];
  for (const change of changes) {
    const last = kept.at(-1);
    if (last === undefined || change.op !== 'update' || !isOfOneRow(key, last, change)) kept.push(change);
    else if (last.op === 'insert')
      kept[kept.length - 1] = { op: 'insert', row: { ...last.row, ...change.set } };
    else kept[kept.length - 1] = { ...last, set: { ...last.set, ...change.set } };
  }
  return kept;
}

function isOfOneRow(
  key: readonly string[],
  last: RowChange,
  { key: place, set }: RowChange & { op: 'update' },
): boolean {
  const before: Row = last.op === 'insert' ? last.row : last.key;
  const moved: Row = last.op === 'insert' ? set : { ...last.set, ...set };
  return (
    Object.keys(place).length === key.length &&
    key.every((column) => place[column] != null && place[column] === before[column] && !(column in moved))
  );
}

/** Changes that one statement can make: inserts have no keys, updates have different ones. */
interface Alike {
  readonly keys: readonly string[];
  readonly set: readonly string[];
  readonly rows: Row[];
}

function alike(changes: readonly RowChange[]): Alike[] {
  const groups: Alike[] = [];
  let shape = '';
  let updated = new Set<string>();
  for (const change of changes) {
    const keys = change.op === 'insert' ? [] : Object.keys(change.key).sort();
    const row = change.op === 'insert' ? change.row : { ...change.set, ...change.key };
    const set = Object.keys(change.op === 'insert' ? row : change.set).sort();
    const own = `${keys.join()} ${set.join()}`;
    const place = keys.length === 0 ? '' : JSON.stringify(keys.map((key) => row[key]));
    if (own === shape && !updated.has(place)) groups.at(-1)?.rows.push(row);
    else {
      groups.push({ keys, set, rows: [row] });
      updated = new Set();
    }
    if (place !== '') updated.add(place);
    shape = own;
  }
  return groups;
}

const statements = new Map<string, Statement>();

function statementFor(
  model: ReadModel,
  keys: readonly string[],
  set: readonly string[],
  single: boolean,
): Statement {
  const { table } = model;
  const columns = [...keys, ...set];
  return statement(`${table} ${keys.join()} ${set.join()} ${single}`, () => {
    const places = columns.map((_, i) => `$${i + 2}`);
    const lists = columns.map((column, i) => `$${i + 2}::${columnType(model, column)}[]`).join(', ');
    if (keys.length === 0) {
      const into = `insert into palimpsest.${table} (tenant_id, ${columns.join(', ')})`;
      return single
        ? `${into} values ($1, ${places.join(', ')})`
        : `${into} select $1, u.* from unnest(${lists}) as u`;
    }
    const from = single ? '' : ` from unnest(${lists}) as u (${columns.join(', ')})`;
    const source = (column: string) => (single ? places[columns.indexOf(column)] : `u.${column}`);
    const assign = set.map((column) => `${column} = ${source(column)}`).join(', ');
    const where = keys.map((column) => ` and t.${column} = ${source(column)}`).join('');
    return `update palimpsest.${table} t set ${assign}${from} where t.tenant_id = $1${where}`;
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
