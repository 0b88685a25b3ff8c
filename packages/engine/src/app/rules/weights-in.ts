import type { ShownWords, WordTableRow } from '@palimpsest/contracts';

type Names = Pick<ShownWords, 'columns' | 'rows'>;
type Weights = WordTableRow['weights'];

/** `feature=3,-6,15` or, where most are nought, `feature=4:3,7:-6`. */
const LINE = /^([^\n]*)=(-?\d+(?::-?\d+)?(?:,-?\d+(?::-?\d+)?)*)$/;
/** What every text has: it counts before a word is read. */
const ALWAYS = '(always)';

/** The weights in a piece of data, whatever form the code likes to have them in, the heaviest first; null where it has none. */
export function weightsIn(value: unknown, names: Names): WordTableRow[] | null {
  const rows = typeof value === 'string' ? writtenIn(value, names) : numbersIn(value, names);
  if (rows === null || rows.length === 0) return null;
  return rows
    .map((row) => ({ row, heaviest: Math.max(0, ...row.weights.map(({ weight }) => Math.abs(weight))) }))
    .sort((a, b) => b.heaviest - a.heaviest || (a.row.entry < b.row.entry ? -1 : 1))
    .map(({ row }) => row);
}

function writtenIn(text: string, { columns }: Names): WordTableRow[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line) => LINE.exec(line));
  if (read.some((line) => line === null)) return null;
  return read.map((line) => {
    const pairs = (line?.[2] ?? '').split(',').map((each, at) => {
      const [place, weight] = each.includes(':') ? each.split(':') : [at, each];
      return { of: columns?.[Number(place)] ?? '', weight: Number(weight) };
    });
    return { entry: line?.[1] || ALWAYS, weights: pairs.filter(({ weight }) => weight !== 0) };
  });
}

function numbersIn(value: unknown, { rows }: Names): WordTableRow[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Set)
    return null;
  const parts: (readonly [string, unknown])[] =
    value instanceof Map
      ? [...value].map(([name, each]) => [String(name), each] as const)
      : Object.entries(value);
  if (rows !== undefined && parts.every(([, each]) => areNumbers(each)))
    return rows.map((entry, at) => ({
      entry,
      weights: parts.map(([of, each]) => ({ of, weight: (each as readonly number[])[at] ?? 0 })),
    }));
  const read = parts.map(([entry, each]) => ({ entry, weights: weightsOf(each) }));
  return read.every((row): row is WordTableRow => row.weights !== null) ? read : null;
}

function weightsOf(value: unknown): Weights | null {
  if (typeof value === 'number') return [{ of: '', weight: value }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const parts = Object.entries(value);
  if (parts.length === 0 || !parts.every(([, each]) => typeof each === 'number')) return null;
  return parts.map(([of, weight]) => ({ of, weight: weight as number }));
}

function areNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}
