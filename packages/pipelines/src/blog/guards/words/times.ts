import { wordList } from '@palimpsest/kernel/text';

export const MONTHS: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Short forms count as months only behind a word that leads to one. */
export const SHORT_MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTHS.map((name, at): [string, number] => [name.slice(0, 3), at]),
  ['sept', 8],
]);

/** Two months are also verbs: they count as months only behind one of these words. */
export const BEFORE_A_MONTH = wordList(`
  in of by since until till from this last next early late mid every each during through throughout before after
  between around to for
`);

/** Words for a period, and the period. */
export const PERIODS: ReadonlyMap<string, string> = new Map([
  ...['second', 'minute', 'hour', 'day', 'night', 'week', 'fortnight', 'month', 'quarter', 'year'].map(
    (word): [string, string] => [word, word],
  ),
  ['evening', 'evening'],
  ['morning', 'morning'],
  ['decade', 'decade'],
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['nightly', 'night'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['annum', 'year'],
]);

export const PERIOD_LEADS = wordList('a an per each every');
