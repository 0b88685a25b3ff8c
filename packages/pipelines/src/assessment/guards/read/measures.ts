import type { Span } from '@palimpsest/contracts';
import { matches, quantities } from '@palimpsest/kernel/text';

/** A number with its unit, in one form however it is written. */
export interface Measure {
  readonly value: string;
  readonly unit: string;
  /** Stem of what it counts. */
  readonly noun: string | null;
  readonly written: 'digits' | 'words';
  readonly span: Span;
}

/** Symbols of science behind a number that the text tools do not take for units. */
export const SYMBOL =
  /^[\s-]?((?:m\/s(?:\^?2|²)?|km\/h|km\/s|g\/m[lL]|g\/cm(?:\^?3|³)|kg\/m(?:\^?3|³)|mol\/L|(?:mm|cm|dm|km|m|in|ft|yd|mi)(?:\^?[23]|²|³)|sq\.? (?:mm|cm|km|m|in|ft)|cu\.? (?:cm|m|in|ft)|mL|dL|cL|L|l|kJ|J|kPa|hPa|Pa|kN|N|kHz|MHz|Hz|kW|kV|mA|mV|V|A|W|Ω|mol|K|M|m|g|mg|µg|μm|µm|nm|s|h|in|pH|ppm|lbs?|amu|eV|cal|kcal|rpm|psi|atm|dB)(?![\p{L}\p{N}]))/u;
export const COMPOUND =
  /^\s(?:per|an?|each|every)\s(hour|minute|second|day|week|month|year|mile|km|kilomet(?:er|re)|met(?:er|re)|foot|inch|gallon|lit(?:er|re)|gram|kilogram|kg|pound|ounce)\b|^\/(h|hr|hour|s|min|day|week|gal|L|kg)\b/u;
const PLACE = /^(?:square|cubic)\s/;
export const UNIT_NAMES: Readonly<Record<string, string>> = {
  mph: 'mile/hour',
  kph: 'km/hour',
  'km/h': 'km/hour',
  h: 'hour',
  hr: 'hour',
  s: 'second',
  l: 'liter',
  L: 'liter',
  litre: 'liter',
  mL: 'ml',
  metre: 'm',
  meter: 'm',
  kilometer: 'km',
  kilometre: 'km',
  kilogram: 'kg',
  gram: 'g',
  lb: 'pound',
  lbs: 'pound',
  in: 'inch',
  ft: 'foot',
  min: 'minute',
  gal: 'gallon',
  '%': '',
};
export const FACTORS: Readonly<Record<string, string>> = {
  half: '1/2',
  halves: '1/2',
  twice: 'x2',
  double: 'x2',
  doubles: 'x2',
  doubled: 'x2',
  doubling: 'x2',
  thrice: 'x3',
  triple: 'x3',
  triples: 'x3',
  tripled: 'x3',
  tripling: 'x3',
  quadruple: 'x4',
  quadruples: 'x4',
  quadrupled: 'x4',
  quadrupling: 'x4',
  dozen: '12',
  dozens: '12',
};
export const FACTOR =
  /\b(half|halves|twice|double[sd]?|doubling|thrice|triple[sd]?|tripling|quadruple[sd]?|quadrupling|dozens?)\b/gi;
const SIGN = /(?:^|[\s(])[-−–](?=$)/;

/** Every number of a running text with its unit. Formulas, options and tables are blanked out of it before. */
export function measures(prose: string): Measure[] {
  const found: Measure[] = [];
  for (const { kind, value, unit, noun, written, span } of quantities(prose)) {
    const own = ownUnit(prose, span, unit);
    const times =
      unit === 'time' &&
      /^[2-4]$/.test(value) &&
      /^\s+(?:as|more|the|larger|greater|bigger)\b/.test(prose.slice(span.end, span.end + 12));
    found.push({
      value: times ? `x${value}` : signOf(prose, span) + value,
      unit: times ? '' : own,
      noun: kind === 'date' || kind === 'time' ? null : noun,
      written,
      span,
    });
  }
  let next = 0;
  for (const match of matches(prose, FACTOR)) {
    const span = { start: match.index, end: match.index + match[0].length };
    while (next < found.length && (found[next]?.span.end ?? 0) <= span.start) next += 1;
    if ((found[next]?.span.start ?? Number.POSITIVE_INFINITY) < span.end && next < found.length) continue;
    found.push({
      value: FACTORS[match[1]?.toLowerCase() ?? ''] ?? '',
      unit: '',
      noun: null,
      written: 'words',
      span,
    });
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function signOf(prose: string, span: Span): string {
  return SIGN.test(prose.slice(Math.max(0, span.start - 2), span.start)) &&
    /\d/.test(prose.charAt(span.start))
    ? '-'
    : '';
}

function ownUnit(prose: string, span: Span, unit: string | null): string {
  const tail = prose.slice(span.end, span.end + 24);
  const compound = COMPOUND.exec(tail);
  const per = compound?.[1] ?? compound?.[2];
  if (unit !== null && unit !== '') {
    const base = nameOf(unit);
    return per === undefined ? base : `${base}/${nameOf(per)}`;
  }
  if (PLACE.test(tail)) return tail.split(/\s/, 1)[0] ?? '';
  const symbol = SYMBOL.exec(tail)?.[1];
  if (symbol === undefined || !/\d/.test(prose.charAt(span.end - 1))) return '';
  if (symbol === 'in' && !/^[.,;?!)]|^\s(?:long|wide|tall|high|by|of)\b|^$/.test(tail.replace(/^\s?in/, '')))
    return '';
  if (symbol === 'A' && /^\sA\s/.test(tail)) return '';
  return nameOf(symbol);
}

function nameOf(unit: string): string {
  return UNIT_NAMES[unit] ?? unit;
}
