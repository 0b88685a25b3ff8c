import type { Fact, FactValue } from './types.ts';

const ROUNDING = 0.005;
const APPROXIMATION = 0.03;

/**
 * Whether two values may be told against each other at all: the same dimension, or a bare number where the other one
 * names what it counts and the sentence does so too ("a population of 800", "800 people").
 */
export function isComparable(a: Fact, b: Fact): boolean {
  const [one, two] = [a.value.dimension, b.value.dimension];
  if (one === two || isRateOf(one, two) || isRateOf(two, one)) return true;
  const [first, second] = [nounOf(one), nounOf(two)];
  if (first === null || second === null) return false;
  if (first === '') return b.terms.includes(second) && a.terms.includes(second);
  if (second === '') return a.terms.includes(first) && b.terms.includes(first);
  // "employs 4,200 people" and "has 5,100 employees", "12,000 people attended" and "8,500 visitors".
  return (
    a.terms.includes(second) ||
    b.terms.includes(first) ||
    (isPeople(first) && isPeople(second) && (first === 'people' || second === 'people'))
  );
}

/** What a count counts: '' for a bare number, null for what is no count. */
function nounOf(dimension: string): string | null {
  if (dimension === 'number') return '';
  return dimension.startsWith('count ') ? dimension.slice('count '.length) : null;
}

export const PEOPLE = new Set([
  'people',
  'visitor',
  'worker',
  'student',
  'child',
  'patient',
  'guest',
  'particip',
  'attende',
  'spectat',
  'member',
  'custom',
  'user',
]);
const isPeople = (noun: string): boolean => PEOPLE.has(noun);

/** "54 dollars a day" beside "54 dollars": the second leaves out what the first spells out. */
const isRateOf = (rate: string, bare: string): boolean => {
  const slash = rate.lastIndexOf('/');
  return slash > 0 && !bare.includes('/') && rate.slice(0, slash) === bare;
};

/** "May 1998" and "1998" agree, "about 1,200" and "1,214" agree, "1,240" and "1,310" do not. */
export function valuesAgree(a: FactValue, b: FactValue): boolean {
  if (a.dimension === 'date') return datesAgree(a.text, b.text);
  if (a.dimension === 'name') return a.text === b.text;
  if (a.amount === b.amount) return true;
  const coarse = Math.max(coarseness(a), coarseness(b));
  if (coarse > 0) return Math.abs(a.amount - b.amount) <= coarse;
  const size = Math.max(Math.abs(a.amount), Math.abs(b.amount));
  const apart = Math.abs(a.amount - b.amount) / size;
  return apart <= (a.approximate || b.approximate ? APPROXIMATION : ROUNDING);
}

/** "Four tenths" is said by tenths: 43 percent is no other value. In points of the share; 0 for what is not a fraction. */
function coarseness({ dimension, text }: FactValue): number {
  const parts = dimension === 'share' ? /^\d{1,6}\/(\d{1,6})$/u.exec(text) : null;
  return parts === null ? 0 : 50 / Math.max(1, Number(parts[1]));
}

function datesAgree(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.startsWith(`${short}-`)) return true;
  // A day without its year: '05-03' against '2024-05-03'.
  return /^\d\d-\d\d$/u.test(short) && long.endsWith(`-${short}`);
}
