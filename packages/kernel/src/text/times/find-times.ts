import { matches } from '../matches.ts';
import { type CompiledTable, compileTable } from './compile.ts';
import { GERMAN } from './data/de.ts';
import { ENGLISH } from './data/en.ts';
import { SPANISH } from './data/es.ts';
import { FRENCH } from './data/fr.ts';
import { NUMERIC } from './data/numeric.ts';
import { type FoldedText, foldText } from './fold.ts';
import type { Time, TimeKind, TimeTable } from './time.ts';

const TABLES = new Map<string, TimeTable>([
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['de', GERMAN],
]);
const compiled = new Map<string, CompiledTable>();

/**
 * Clock times, dates, weekdays, parts of the day, durations, ranges and repetitions in a text. In a language without a
 * table only times in figures are found. Offsets are UTF-16 units of the text as given.
 * @example findTimes('Every night at 11, please not.', 'en')[0]?.text // 'Every night at 11'
 */
export function findTimes(text: string, language: string): Time[] {
  const table = tableOf(language.toLowerCase().split(/[-_]/)[0] ?? '');
  const folded = foldText(text);
  const atoms = united(atomsOf(text, folded, table));
  return joined(folded.text, atoms, table)
    .filter((atom) => !atom.weak)
    .map((atom) => toTime(text, folded, atom));
}

function tableOf(language: string): CompiledTable {
  const key = TABLES.has(language) ? language : '';
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const table = compileTable(TABLES.get(key) ?? NUMERIC);
  compiled.set(key, table);
  return table;
}

interface Atom {
  readonly start: number;
  readonly end: number;
  readonly kind: TimeKind;
  readonly vague: boolean;
  readonly weak: boolean;
}

function atomsOf(text: string, folded: FoldedText, table: CompiledTable): Atom[] {
  const atoms: Atom[] = [];
  for (const { regExp, kind, vague, weak, capital } of table.patterns) {
    for (const { index: start, 0: found } of matches(folded.text, regExp)) {
      if (found === '') continue;
      if (capital === true && !/\p{Lu}/u.test(text[folded.offsets[start] ?? 0] ?? '')) continue;
      atoms.push({ start, end: start + found.length, kind, vague: vague ?? false, weak: weak ?? false });
    }
  }
  return atoms.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Readings that overlap are one time. */
function united(atoms: readonly Atom[]): Atom[] {
  const found: Atom[] = [];
  for (const atom of atoms) {
    const last = found[found.length - 1];
    if (last === undefined || atom.start >= last.end) found.push(atom);
    else if (!last.weak || !atom.weak || atom.end > last.end)
      found[found.length - 1] = both(last, atom, null);
  }
  return found;
}

const LONGEST_JOIN = 24;

/** "tomorrow" + " at " + "7": one expression, one time. */
function joined(text: string, atoms: readonly Atom[], table: CompiledTable): Atom[] {
  const found: Atom[] = [];
  for (const atom of atoms) {
    const last = found[found.length - 1];
    const between = last === undefined ? null : text.slice(last.end, atom.start);
    if (last === undefined || between === null || between.length > LONGEST_JOIN) found.push(atom);
    else if (table.rangeJoins.test(between)) found[found.length - 1] = both(last, atom, 'range');
    else if (table.joins.test(between)) found[found.length - 1] = both(last, atom, null);
    else found.push(atom);
  }
  return found;
}

export const ORDER: readonly TimeKind[] = [
  'set',
  'range',
  'relative',
  'clock',
  'date',
  'weekday',
  'duration',
  'daypart',
  'now',
];

function both(a: Atom, b: Atom, kind: TimeKind | null): Atom {
  return {
    start: a.start,
    end: Math.max(a.end, b.end),
    kind: kind ?? ORDER.find((each) => each === a.kind || each === b.kind) ?? a.kind,
    vague: a.vague && b.vague,
    weak: a.weak && b.weak,
  };
}

function toTime(text: string, folded: FoldedText, atom: Atom): Time {
  const start = folded.offsets[atom.start] ?? 0;
  // Up to the end of the last character, with the marks that combine with it.
  const end = folded.offsets[atom.end] ?? text.length;
  return { start, end, kind: atom.kind, vague: atom.vague, text: text.slice(start, end) };
}
