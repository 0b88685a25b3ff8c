import { MAX_FIELD_CHARACTERS } from './limits.ts';

const MONTHS = [
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

/** A metadata field as one line; null when there is nothing in it. */
export function field(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = value
    .slice(0, 4 * MAX_FIELD_CHARACTERS)
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : line.slice(0, MAX_FIELD_CHARACTERS);
}

/** The first of these that says something. */
export function firstField(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const line = field(value);
    if (line !== null) return line;
  }
  return null;
}

/** Names from lists, and from lines such as `Ann Lee, Bo Ek and Cy Orr`. */
export function names(values: readonly unknown[]): string[] {
  const found = values.flatMap((value) => {
    const line = field(value);
    if (line === null || /^https?:/i.test(line)) return [];
    return line
      .replace(/^by:? /i, '')
      .split(/\s*;\s*|\s+(?:and|und|et|y|&)\s+|\s*,\s*(?=\S+\s+\S)/)
      .map((name) => name.replace(/^(?:and|,)\s+/, '').trim())
      .filter((name) => name !== '' && name.length <= 100);
  });
  return [...new Set(found)].slice(0, 50);
}

/** ISO date of what people write as a date; as exact as they were, so also `2024-05` or `2024`. */
export function isoDate(value: unknown): string | null {
  const text = field(value);
  if (text === null) return null;
  const plain = /^[^\p{L}\d]{0,4}(\d{4})(?:[-/.]?(\d{2})(?:[-/.]?(\d{2}))?)?(?!\d)/u.exec(text);
  if (plain !== null) return dateOf(plain[1], plain[2], plain[3]);
  const pdf = /^D:(\d{4})(\d{2})?(\d{2})?/.exec(text);
  if (pdf !== null) return dateOf(pdf[1], pdf[2], pdf[3]);
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b/u.exec(text);
  if (dayFirst !== null) return dateOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /(?<!\p{L})(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(text);
  if (monthFirst !== null) return dateOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const monthYear = /(?<!\p{L})(\p{L}{3,9})\.?,?\s+(\d{4})\b/u.exec(text);
  if (monthYear !== null) return dateOf(monthYear[2], monthOf(monthYear[1]), undefined);
  return null;
}

function monthOf(name = ''): string | undefined {
  const at = MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3)));
  return at === -1 ? undefined : String(at + 1);
}

function dateOf(year = '', month?: string, day?: string): string | null {
  if (!/^(?:1[5-9]|20|21)\d\d$/.test(year)) return null;
  const m = Number(month ?? 0);
  if (!(m >= 1 && m <= 12)) return year;
  const d = Number(day ?? 0);
  const last = new Date(Date.UTC(Number(year), m, 0)).getUTCDate();
  const start = `${year}-${String(m).padStart(2, '0')}`;
  return d >= 1 && d <= last ? `${start}-${String(d).padStart(2, '0')}` : start;
}

/** An address of the web in its normal form, or null. */
export function webAddress(value: unknown, base?: string): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || text.length > 2_048) return null;
  const against = base !== undefined && /^https?:/i.test(base) ? base : undefined;
  if (!URL.canParse(text, against)) return null;
  const url = new URL(text, against);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
