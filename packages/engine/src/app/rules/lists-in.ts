import type { WordTableRow } from '@palimpsest/contracts';
import type { Table } from './table.ts';

/** Objects are taken apart this far; below, their values are put into one line each. */
const DEPTH = 3;
const MOST_PARTS = 30;
/** Fewer entries, and fewer parts, stand in one line. */
const LONG = 5;
const MANY = 8;

type List = Pick<Table, 'name' | 'kind' | 'rows'>;
type Weigh = (value: unknown) => WordTableRow[] | null;

/** The lists in a piece of word data, whatever form the code likes to have it in. Functions and numbers are none. */
export function listsIn(path: readonly string[], value: unknown, weigh: Weigh = () => null): List[] {
  const weights = weigh(value);
  if (weights !== null) return [{ name: nameOf(path), kind: 'weights', rows: weights }];
  const entries = entriesOf(value);
  if (entries !== null) return wordsOf(path, entries);
  if (!isPlain(value)) return [];
  const parts = partsOf(value);
  const apart = path.length <= DEPTH && parts.length <= MOST_PARTS;
  const lists = apart ? parts.filter(([, each]) => holdsList(each)) : [];
  const lines = parts.filter((part) => !lists.includes(part));
  return [
    ...wordsOf(
      path,
      lines.map(([name, each]) => `${name}: ${inOneLine(each)}`),
    ),
    ...lists.flatMap(([name, each]) => listsIn([...path, name], each, weigh)),
  ];
}

function wordsOf(path: readonly string[], entries: readonly string[]): List[] {
  const rows = entries.map((entry) => ({ entry, weights: [] }));
  return rows.length === 0 ? [] : [{ name: nameOf(path), kind: 'words', rows }];
}

/** The entries of a list; null for what is none. */
function entriesOf(value: unknown): string[] | null {
  if (typeof value === 'string') return linesOf(value);
  if (value instanceof RegExp) return [value.source];
  if (value instanceof Set) return [...value].map(inOneLine);
  if (value instanceof Map) return [...value].map(([key, each]) => `${key}: ${inOneLine(each)}`);
  if (Array.isArray(value)) return value.map(inOneLine);
  // Phrases are kept by their first word.
  if (isPlain(value) && value.byFirst instanceof Map)
    return [...value.byFirst.values()].flat().map((phrase) => (phrase as readonly string[]).join(' '));
  return null;
}

function inOneLine(value: unknown): string {
  if (value instanceof RegExp) return value.source;
  if (typeof value !== 'object' || value === null) return String(value).trim().replaceAll(/\s+/g, ' ');
  const entries = entriesOf(value);
  if (entries !== null) return entries.join(', ');
  return partsOf(value)
    .map(([name, each]) => `${name}: ${inOneLine(each)}`)
    .join('; ');
}

/** What an object says; what it does and what it leaves open is no data. */
function partsOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(
    ([, each]) => typeof each !== 'function' && each !== null && each !== undefined,
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Has a list of its own in it, too long for one line. */
function holdsList(value: unknown): boolean {
  if (typeof value === 'string') return linesOf(value).length > 1;
  if (value instanceof RegExp) return false;
  const entries = entriesOf(value);
  if (entries !== null) return entries.length >= LONG;
  if (!isPlain(value)) return false;
  const parts = partsOf(value);
  return parts.length > MANY || parts.some(([, each]) => holdsList(each));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `fillers FILLERS` is "fillers"; `openers CLOSING_LABELS` is "openers: closing labels". */
function nameOf([file = '', ...inner]: readonly string[]): string {
  const own = new Set([...words(file).split(' '), 'words', 'vocabulary']);
  const rest = inner.map(words).filter((each) => !each.split(' ').every((word) => own.has(word)));
  return rest.length === 0 ? words(file) : `${words(file)}: ${rest.join(', ')}`;
}

function words(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}
