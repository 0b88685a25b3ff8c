import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import type { Place } from './counted-nouns.ts';
import type { Placed } from './read-text.ts';
import {
  LESS_BEHIND,
  LOWER_BEHIND,
  LOWER_BOUNDS,
  MORE_BEHIND,
  TIME_ENDS,
  TIME_STARTS,
  UPPER_BEHIND,
  UPPER_BOUNDS,
} from './words/number-talk.ts';

type Reading = (text: string, item: Quantity) => string | null;

/** What words around a number make of it, each in two opposite ways. */
const READINGS: readonly Reading[] = [boundOf, directionOf, timeSideOf];

/** Whether a limit, a direction or a beginning became its opposite. */
export function isTurned({ item, passage }: Placed<Quantity>, places: readonly Place[]): boolean {
  return READINGS.some((read) => {
    const now = read(passage.text, item);
    if (now === null) return false;
    return places.every(({ found }) => {
      const before = read(found.passage.text, found.item);
      return before !== null && before !== now;
    });
  });
}

/** Whether a limit came in or went away: for sentences that are otherwise the same. */
export function isLimitedAnew({ item, passage }: Placed<Quantity>, places: readonly Place[]): boolean {
  const now = boundOf(passage.text, item);
  return places.every(({ found }) => {
    const before = boundOf(found.passage.text, found.item);
    if ((before === null) === (now === null)) return false;
    return before === null ? !isLoose(passage.text, item) : !isLoose(found.passage.text, found.item);
  });
}

/** "Over 12 months" can mean "in 12 months". */
function isLoose(text: string, { span }: Quantity): boolean {
  return /\b(?:over|under|above|below)\s(?:the\s)?$/i.test(textBefore(text, span, 24));
}

function boundOf(text: string, { span }: Quantity): 'lower' | 'upper' | null {
  const before = textBefore(text, span, 24);
  if (/\bno(?:t)? (?:more|less|fewer) than\s(?:the\s)?$/i.test(before))
    return /\bmore than/i.test(before) ? 'upper' : 'lower';
  if (LOWER_BOUNDS.test(before)) return 'lower';
  if (UPPER_BOUNDS.test(before)) return 'upper';
  const behind = textBehind(text, span, 40);
  if (LOWER_BEHIND.test(behind)) return 'lower';
  return UPPER_BEHIND.test(behind) ? 'upper' : null;
}

function directionOf(text: string, { span }: Quantity): 'less' | 'more' | null {
  const behind = textBehind(text, span, 24);
  if (LESS_BEHIND.test(behind)) return 'less';
  return MORE_BEHIND.test(behind) ? 'more' : null;
}

function timeSideOf(text: string, { span, kind, value, unit, noun }: Quantity): 'start' | 'end' | null {
  const isYear = kind === 'number' && unit === null && noun === null && /^(?:19|20)\d\d$/.test(value);
  if (kind !== 'time' && kind !== 'date' && !isYear) return null;
  const before = textBefore(text, span, 24);
  if (TIME_ENDS.test(before)) return 'end';
  return TIME_STARTS.test(before) ? 'start' : null;
}

function textBefore(text: string, { start }: Span, length: number): string {
  return text.slice(Math.max(0, start - length), start);
}

function textBehind(text: string, { end }: Span, length: number): string {
  return text.slice(end, end + length);
}
