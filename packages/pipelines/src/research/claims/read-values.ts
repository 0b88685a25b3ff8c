import { isStopWord, matches, type Quantity, quantities, stem } from '@palimpsest/kernel/text';
import type { FactValue } from './types.ts';
import { SYNONYMS } from './words/synonyms.ts';
import { FURTHER_UNITS, UNIT_MEANINGS } from './words/units.ts';

export const APPROXIMATE =
  /(?:\b(?:about|around|roughly|approximately|approx|nearly|almost|some|circa|over|under|more than|less than|at least|up to|close to)|[~≈])(?:\s*[$€£¥])?\s*$/iu;
export const RATE =
  /^\s?(?:\/|per |a |an |each |every )\s?(second|minute|hour|day|week|month|year|annum|person|capita|head|hectare|litre|liter|km|kilometre|square metre|s|h|m2|m²|m3|m³|ml|l|dl|kg|100)\b/iu;
export const RATE_NAMES: Readonly<Record<string, string>> = {
  s: 'second',
  h: 'hour',
  annum: 'year',
  l: 'liter',
  litre: 'liter',
  capita: 'person',
  head: 'person',
  kilometre: 'km',
  'm²': 'm2',
  'square metre': 'm2',
  'm³': 'm3',
};
const UNIT_WORD = /^[\s-]?([\p{L}µμ°]{1,16}(?:-hours?)?)/u;
const CONFIDENCE_INTERVAL = /^\s?(?:CI|confidence)\b/u;
export const REFERENCE =
  /(?:\b(?:figure|fig|table|section|chapter|page|p|pp|no|number|item|step|phase|appendix|ref|version|question)\.?|[[#§])\s*$/iu;
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const FRACTION = /^\d{1,6}\/\d{1,6}$/u;

/** The values of a sentence in comparable form, in order. Numbers that only point ("table 3") are left out. */
export function readValues(text: string): FactValue[] {
  const found: FactValue[] = [];
  for (const quantity of quantities(text)) {
    const before = text.slice(Math.max(0, quantity.span.start - 24), quantity.span.start);
    const after = text.slice(quantity.span.end, quantity.span.end + 40);
    if (REFERENCE.test(before) || (quantity.kind === 'percent' && CONFIDENCE_INTERVAL.test(after))) continue;
    if (isPartOfName(quantity, before)) continue;
    const value = toValue(quantity, before, after, APPROXIMATE.test(before));
    if (value !== null) found.push(value);
  }
  return found;
}

/** "Velo 3", "Type 2": a number behind a capital belongs to the name; and "one charge" counts nothing. */
function isPartOfName(quantity: Quantity, before: string): boolean {
  if (quantity.kind !== 'number' || quantity.unit !== null) return false;
  if (quantity.written === 'words') return quantity.value === '1';
  return /^\d{1,3}$/u.test(quantity.value) && /[\p{L},] \p{Lu}[\p{L}-]* $/u.test(before);
}

function toValue(quantity: Quantity, before: string, after: string, approximate: boolean): FactValue | null {
  const { span } = quantity;
  if (quantity.kind === 'date')
    return { dimension: 'date', amount: 0, text: quantity.value, approximate, span };
  if (quantity.kind === 'percent') {
    const amount = Number(quantity.value.replace('%', ''));
    const dimension = quantity.unit === 'percentage point' ? 'points' : 'share';
    return { dimension, amount, text: quantity.value, approximate, span };
  }
  if (quantity.kind === 'money') {
    const [currency = '', written = ''] = quantity.value.split(' ');
    const rate = RATE.exec(after)?.[1];
    const dimension = `money ${currency}${rate === undefined ? '' : `/${rateName(rate)}`}`;
    return { dimension, amount: Number(written), text: quantity.value, approximate, span };
  }
  if (quantity.kind !== 'number') return null;
  return numberValue(quantity, before, after, approximate);
}

function numberValue(
  quantity: Quantity,
  before: string,
  after: string,
  approximate: boolean,
): FactValue | null {
  const amount = amountOf(quantity.value);
  if (amount === null) return null;
  const { span } = quantity;
  // "four tenths", "a quarter of the drivers": a share, whatever word comes behind it.
  if (FRACTION.test(quantity.value))
    return { dimension: 'share', amount: amount * 100, text: quantity.value, approximate, span };
  const word = UNIT_WORD.exec(after);
  const further = quantity.unit === null && word !== null ? furtherUnit(word[1] ?? '') : undefined;
  const unit = further ?? degrees(quantity.unit, after);
  const counted =
    quantity.noun ?? (isCounted(before, after) ? stem(/\p{L}+/u.exec(after)?.[0].toLowerCase() ?? '') : null);
  if (unit === null && counted === null && YEAR.test(quantity.value))
    return { dimension: 'date', amount: 0, text: quantity.value, approximate, span };
  const meaning = unit === null ? undefined : UNIT_MEANINGS.get(unit);
  const rest = further === undefined ? after : after.slice(word?.[0].length ?? 0);
  const rate = RATE.exec(rest)?.[1];
  const per = rate === undefined ? '' : `/${rateName(rate)}`;
  const end = further === undefined ? span.end : span.end + (word?.[0].length ?? 0);
  if (meaning !== undefined) {
    const dimension = `${meaning.dimension}${per}`;
    return {
      dimension,
      amount: amount * meaning.factor,
      text: `${quantity.value} ${unit}${per}`,
      approximate,
      span: { start: span.start, end },
    };
  }
  const noun = unit ?? (counted === null ? null : nounName(counted, after));
  const dimension = noun === null ? `number${per}` : `count ${noun}${per}`;
  const text = noun === null ? quantity.value : `${quantity.value} ${noun}`;
  return { dimension, amount, text: `${text}${per}`, approximate, span };
}

/** "1964 visitors" but not "in 1964 visitors": four digits count only where nothing makes them a year. */
function isCounted(before: string, after: string): boolean {
  const noun = /^ (?:\p{Ll}{2,20} )?(\p{Ll}{2,20}s|people|men|women|children|staff)\b/u.exec(after);
  if (noun === null || isStopWord(noun[1] ?? '')) return false;
  return !/\b(?:in|since|by|of|from|until|till|to|year|and|around|circa|before|after|during)\s*$/iu.test(
    before,
  );
}

/** "8 degrees Celsius": the scale stands behind the unit. */
function degrees(unit: string | null, after: string): string | null {
  if (unit !== 'degree') return unit;
  const scale = /^ (celsius|fahrenheit|centigrade)\b/iu.exec(after)?.[1]?.toLowerCase();
  return scale === undefined ? unit : scale === 'fahrenheit' ? '°f' : '°c';
}

const rateName = (written: string): string => RATE_NAMES[written.toLowerCase()] ?? written.toLowerCase();

const furtherUnit = (word: string): string | undefined =>
  FURTHER_UNITS.get(word) ?? FURTHER_UNITS.get(word.toLowerCase());

/** The kernel gives the stem of what is counted; words that mean the same get one name. */
function nounName(noun: string, after: string): string {
  for (const match of matches(after, /[\p{L}-]+/gu)) {
    const lower = match[0].toLowerCase();
    if (stem(lower) === noun) return SYNONYMS.get(lower) ?? noun;
  }
  return noun;
}

function amountOf(value: string): number | null {
  const fraction = /^(\d{1,6})\/(\d{1,6})$/u.exec(value);
  if (fraction !== null) return Number(fraction[1]) / Math.max(1, Number(fraction[2]));
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : null;
}
