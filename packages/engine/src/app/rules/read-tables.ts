import type { Page, WordTable, WordTableRow } from '@palimpsest/contracts';
import type { AnyPipeline } from '@palimpsest/kernel';
import { UnknownWordTableError } from '../../errors/unknown-word-table-error.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import { tablesOf } from './word-lists.ts';

const FIRST = 12;

interface Asked {
  readonly ruleSet: string;
  readonly search?: string;
}

/** The word lists and tables of a rule set without their lines; those that have the words, where some are searched for. */
export function listTables(
  pipelines: Iterable<AnyPipeline>,
  { ruleSet, search = '' }: Asked,
): { readonly items: readonly WordTable[] } {
  const has = finder(search);
  const tables = tablesOf(pipelines, ruleSet).map(({ id, name, about, kind, rows }) => {
    const found = has === null ? [] : rows.filter(({ entry }) => has(entry));
    return {
      ...{ id, name, about, kind, size: rows.length },
      found: has === null ? rows.length : found.length,
      first: found.slice(0, FIRST).map(({ entry }) => entry),
    };
  });
  if (has === null) return { items: tables };
  return { items: tables.filter(({ name, about, found }) => found > 0 || has(name) || has(about)) };
}

/** Some lines of a word list or table, all of them or those that have the words. */
export function readTable(
  pipelines: Iterable<AnyPipeline>,
  {
    ruleSet,
    table,
    search = '',
    limit,
    cursor,
  }: Asked & { readonly table: string; readonly limit: number; readonly cursor?: string },
): Page<WordTableRow> {
  const wanted = tablesOf(pipelines, ruleSet).find(({ id }) => id === table);
  if (wanted === undefined) throw new UnknownWordTableError({ ruleSet, table });
  const [from] = readCursor<[number]>(cursor, ['number']) ?? [0];
  const has = finder(search);
  const rows = has === null ? wanted.rows : wanted.rows.filter(({ entry }) => has(entry));
  const to = Math.max(0, from) + limit;
  return {
    items: rows.slice(Math.max(0, from), to),
    nextCursor: to < rows.length ? cursorOf([to]) : null,
  };
}

/** Finds words in capitals or not; null where there are none to find. */
function finder(search: string): ((text: string) => boolean) | null {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? null : (text) => text.toLowerCase().includes(wanted);
}
