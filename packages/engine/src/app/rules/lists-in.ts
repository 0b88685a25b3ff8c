import type { WordListResource } from '@palimpsest/contracts';

/** Objects are taken apart this far; below, their values are put into one line each. */
const DEPTH = 3;
const MOST_PARTS = 30;

/** The lists in a piece of word data, whatever form the code likes to have it in. Functions and numbers are none. */
export function listsIn(path: readonly string[], value: unknown): WordListResource[] {
  const entries = entriesOf(value);
  if (entries !== null) return entries.length === 0 ? [] : [{ name: nameOf(path), entries }];
  if (!isPlain(value)) return [];
  const parts = Object.entries(value).filter(
    ([, each]) => typeof each === 'object' || typeof each === 'string',
  );
  if (path.length > DEPTH || parts.length > MOST_PARTS || !parts.some(([, each]) => isLong(each))) {
    const lines = parts.map(([name, each]) => `${name}: ${inOneLine(each)}`);
    return lines.length === 0 ? [] : [{ name: nameOf(path), entries: lines }];
  }
  return parts.filter(([, each]) => isLong(each)).flatMap(([name, each]) => listsIn([...path, name], each));
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
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${inOneLine(each)}`)
    .join('; ');
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of its own, not a single word beside one. */
function isLong(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('\n') : typeof value === 'object' && value !== null;
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
