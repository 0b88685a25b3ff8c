import type { ReadModel, Row } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { allowHashJoin } from './audit-snapshot.ts';
import { columnText, MISFIT } from './audit-values.ts';
import { query, type Statement } from './database.ts';

/** Rows of one shape: all with the same columns, named by the model's key. */
export interface ExpectedRows {
  readonly model: ReadModel;
  /** Without the key columns. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A row that is not as expected: `index` into the rows; `columns` is null where there is no such row at all. */
export interface RowMismatch {
  readonly index: number;
  readonly columns: readonly string[] | null;
}

/**
 * Has the server compare, since only it knows what its types make of a value: what `numeric(7,2)` rounds, when two
 * `jsonb` are the same. Only rows that differ come back.
 */
export async function compareRows(
  client: PoolClient,
  tenant: string,
  { model, columns, rows }: ExpectedRows,
): Promise<RowMismatch[]> {
  if (rows.length === 0) return [];
  const misfits: RowMismatch[] = [];
  const all = [...model.key, ...columns];
  const values = all.map((column) =>
    rows.map((row, index) => {
      const text = columnText(model.columns[column], row[column] ?? null);
      if (text !== MISFIT) return text;
      // No row can have such a key, and no cell such a value.
      misfits.push({ index, columns: model.key.includes(column) ? null : [column] });
      return null;
    }),
  );
  const { rows: found } = await client.query<[number, boolean, string[]]>({
    ...plannedOnce(comparison(model, columns)),
    values: [tenant, rows.map((_, index) => index), ...values],
    rowMode: 'array',
  });
  const differing = found.map(([index, present, names]) => ({ index, columns: present ? names : null }));
  return [...differing, ...misfits];
}

function comparison(model: ReadModel, columns: readonly string[]): string {
  const { table, key } = model;
  const all = [...key, ...columns];
  const at = (column: string) => `e.v${all.indexOf(column)}::${model.columns[column]}`;
  const join = key.map((column) => `t.${column} = ${at(column)}`).join(' and ');
  const differs = (column: string) => `t.${column} is distinct from ${at(column)}`;
  const named = columns.map((column) => `case when ${differs(column)} then '${column}' end`);
  return `select e.i, t.tenant_id is not null, array_remove(array[${named.join(', ') || 'null'}]::text[], null)
    from unnest($2::integer[], ${all.map((_, n) => `$${n + 3}::text[]`).join(', ')}) as e (i, ${all.map((_, n) => `v${n}`).join(', ')})
    left join palimpsest.${table} t on t.tenant_id = $1 and ${join}
    where t.tenant_id is null or ${columns.map(differs).join(' or ') || 'false'}`;
}

const planned = new Map<string, Statement>();

/** A ledger may have many small tenants, and planning the same statement for each takes longer than performing it. */
function plannedOnce(text: string): Statement {
  const known = planned.get(text) ?? { name: `audit-rows-${planned.size}`, text };
  planned.set(text, known);
  return known;
}

/** How many rows of a tenant each of these tables has, in one round trip. */
export async function countRows(
  client: PoolClient,
  tenant: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const counts = tables.map(
    (table) => `select '${table}' as table, count(*) as rows from palimpsest.${table} where tenant_id = $1`,
  );
  const statement = plannedOnce(counts.join(' union all '));
  const rows = await query<{ table: string; rows: string }>(client, statement, [tenant]);
  return new Map(rows.map((each) => [each.table, Number(each.rows)]));
}

/** The key of a row that is not among the expected ones, as `column=value` pairs, or null. */
export async function strayRow(
  client: PoolClient,
  tenant: string,
  model: ReadModel,
  keys: readonly Row[],
): Promise<string | null> {
  await allowHashJoin(client);
  const { table, key } = model;
  const name = key.map((column) => `'${column}=' || t.${column}::text`).join(" || ', ' || ");
  const join = key.map((column, n) => `e.v${n}::${model.columns[column]} = t.${column}`).join(' and ');
  const { rows } = await client.query<{ name: string }>(
    `select ${name} as name from palimpsest.${table} t where t.tenant_id = $1 and not exists (
       select from ${given(key, 2)} where ${join}) order by 1 limit 1`,
    [tenant, ...key.map((column) => textsOf(model, column, keys))],
  );
  return rows[0]?.name ?? null;
}

/** Makes rows anew. As many round trips as there are shapes, not rows. */
export async function insertRows(client: PoolClient, tenant: string, expected: ExpectedRows): Promise<void> {
  const { model, columns, rows } = expected;
  const all = [...model.key, ...columns];
  await client.query(
    `insert into palimpsest.${model.table} (tenant_id, ${all.join(', ')})
      select $1, ${all.map((column, n) => `e.v${n}::${model.columns[column]}`).join(', ')} from ${given(all, 2)}`,
    [tenant, ...all.map((column) => textsOf(model, column, rows))],
  );
}

/** Changes rows that are there. */
export async function updateRows(client: PoolClient, tenant: string, expected: ExpectedRows): Promise<void> {
  const { model, columns, rows } = expected;
  const all = [...model.key, ...columns];
  const at = (column: string) => `e.v${all.indexOf(column)}::${model.columns[column]}`;
  await client.query(
    `update palimpsest.${model.table} t set ${columns.map((column) => `${column} = ${at(column)}`).join(', ')}
      from ${given(all, 2)} where t.tenant_id = $1 and ${model.key.map((column) => `t.${column} = ${at(column)}`).join(' and ')}`,
    [tenant, ...all.map((column) => textsOf(model, column, rows))],
  );
}

export async function deleteRows(client: PoolClient, tenant: string, table: string): Promise<void> {
  await client.query(`delete from palimpsest.${table} where tenant_id = $1`, [tenant]);
}

/** Arrays of texts, side by side as a table `e` with the columns v0, v1, ... */
function given(columns: readonly string[], firstParameter: number): string {
  const arrays = columns.map((_, n) => `$${n + firstParameter}::text[]`);
  return `unnest(${arrays.join(', ')}) as e (${columns.map((_, n) => `v${n}`).join(', ')})`;
}

function textsOf(model: ReadModel, column: string, rows: readonly Row[]): (string | null)[] {
  return rows.map((row) => {
    const text = columnText(model.columns[column], row[column] ?? null);
    if (text !== MISFIT) return text;
    throw new Error(`An event gives ${model.table}.${column} a value that the column cannot hold.`);
  });
}
