import type { Quantity, Word } from '@palimpsest/kernel/text';
import { BEFORE_A_MONTH, MONTHS, PERIOD_LEADS, PERIODS, SHORT_MONTHS } from './words/times.ts';

/**
 * The quantities of a text together with what else says when and how often: months without a day or year, and
 * "twice a day", which count as one fact with their period.
 */
export function withTiming(known: readonly Quantity[], all: readonly Word[]): Quantity[] {
  const added: Quantity[] = [];
  let next = 0;
  for (const [at, word] of all.entries()) {
    while (next < known.length && (known[next]?.span.end ?? 0) <= word.span.start) next += 1;
    const here = known[next];
    const inside = here !== undefined && here.span.start < word.span.end ? here : null;
    const found = (inside === null ? monthAt(all, at) : null) ?? frequencyAt(all, at, inside);
    if (found !== null) added.push(found);
  }
  if (added.length === 0) return [...known];
  let at = 0;
  const free = known.filter(({ span }) => {
    while (at < added.length && (added[at]?.span.end ?? 0) <= span.start) at += 1;
    return (added[at]?.span.start ?? Number.POSITIVE_INFINITY) >= span.end;
  });
  return [...free, ...added].sort((a, b) => a.span.start - b.span.start);
}

/** "in March" as "month 03". */
function monthAt(all: readonly Word[], at: number): Quantity | null {
  const word = all[at] as Word;
  if (!/^\p{Lu}\p{Ll}/u.test(word.text)) return null;
  const bare = word.lower.replace(/['’]s$/, '');
  const long = MONTHS.indexOf(bare);
  const month = long === -1 ? SHORT_MONTHS.get(bare) : long;
  if (month === undefined) return null;
  const isCertain = long !== -1 && bare !== 'march' && bare !== 'may';
  if (!isCertain && !BEFORE_A_MONTH.has(all[at - 1]?.lower ?? '')) return null;
  return {
    kind: 'date',
    value: `month ${String(month + 1).padStart(2, '0')}`,
    unit: null,
    noun: null,
    written: 'words',
    span: word.span,
  };
}

const COUNTS: ReadonlyMap<string, string> = new Map([
  ['once', '1'],
  ['twice', '2'],
  ['thrice', '3'],
]);

/** "twice a day", "three times daily" as "2 per day", "3 per day". */
function frequencyAt(all: readonly Word[], at: number, inside: Quantity | null): Quantity | null {
  const word = all[at] as Word;
  let count = COUNTS.get(word.lower);
  let last = at;
  if (inside !== null && inside.kind === 'number' && inside.unit === 'time') {
    if (inside.span.start !== word.span.start) return null;
    count = inside.value;
    while ((all[last + 1]?.span.start ?? inside.span.end) < inside.span.end) last += 1;
  }
  if (count === undefined) return null;
  const period = periodAfter(all, last + 1);
  if (period === null) return null;
  return {
    kind: 'number',
    value: `${count} per ${period.name}`,
    unit: null,
    noun: null,
    written: 'words',
    span: { start: word.span.start, end: all[period.at]?.span.end ?? word.span.end },
  };
}

/** The period that begins at a word: "a day", "per week", "daily". */
export function periodAfter(all: readonly Word[], at: number): { name: string; at: number } | null {
  const lead = PERIOD_LEADS.has(all[at]?.lower ?? '');
  const place = lead ? at + 1 : at;
  const lower = all[place]?.lower ?? '';
  const name = PERIODS.get(lower);
  if (name === undefined || (!lead && name === lower)) return null;
  return { name, at: place };
}
