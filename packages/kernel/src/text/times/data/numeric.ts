import type { TimePattern, TimeTable } from '../time.ts';

/** Parts every language writes with: hours, minutes and days in figures. */
export const FIGURES = {
  h: '2[0-4]|1\\d|0?\\d',
  m: '[0-5]\\d',
  day: '3[01]|[12]\\d|0?[1-9]',
  mon: '1[0-2]|0?[1-9]',
  year: '(?:19|20)\\d\\d',
};

/** Times in figures, the same in every language. */
export const FIGURE_PATTERNS: readonly TimePattern[] = [
  { kind: 'clock', template: 't?{h}:{m}(?::{m})?(?:[.]\\d{1,3})?z?' },
  { kind: 'clock', template: '{h}:_{m}:_{m}' },
  { kind: 'date', template: '{year}-{mon}-{day}(?:[t ]{h}:{m}(?::{m})?(?:[.]\\d{1,3})?z?)?' },
  { kind: 'date', template: '{year}/{mon}/{day}' },
  { kind: 'date', template: '(?:{day}/{mon}|{mon}/{day})/(?:{year}|\\d\\d)' },
  { kind: 'date', template: '(?:{day}-{mon}|{mon}-{day})-{year}' },
  { kind: 'date', template: '{day}[.]_{mon}[.]_{year}' },
  {
    kind: 'date',
    template: '(?:3[01]|[12]\\d|0[1-9])/(?:1[0-2]|0[1-9])|(?:1[0-2]|0[1-9])/(?:3[01]|[12]\\d|0[1-9])',
  },
];

export const NUMERIC: TimeTable = {
  parts: FIGURES,
  patterns: [
    ...FIGURE_PATTERNS,
    { kind: 'clock', template: '{h}(?:[:.]{m})?_[ap][.]?m[.]?' },
    { kind: 'clock', template: '{h}_h_(?:{m})?' },
  ],
  joins: ',?_|_-_',
  rangeJoins: '_-_',
};
