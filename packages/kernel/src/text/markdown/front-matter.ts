import type { FrontMatter } from './document.ts';
import { readField } from './yaml-subset.ts';

const LONGEST = 100_000;
export const COMMON_FIELD =
  /^(?:title|layout|date|authors?|tags|categories|description|excerpt|slug|draft)\s*[:=]/i;
const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
export const PUBLISHED = [
  'date',
  'published',
  'publishdate',
  'pubdate',
  'published_at',
  'date_published',
  'datepublished',
  'publish_date',
];
export const UPDATED = [
  'updated',
  'lastmod',
  'last_modified_at',
  'modified',
  'updated_at',
  'date_modified',
  'datemodified',
  'last_updated',
  'lastupdated',
];

/** The block between leading `---` (YAML) or `+++` (TOML) lines, or null. It never throws: `problem` says what is broken. */
export function readFrontMatter(source: string): FrontMatter | null {
  const start = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  const open = /^(---|\+\+\+)[ \t]*(?:\r\n|\n|\r|$)/.exec(source.slice(start, start + 100));
  if (open === null) return null;
  const fence = open[1] ?? '---';
  const from = start + open[0].length;
  const inside = lines(source, from, Math.min(source.length, from + LONGEST));
  const endAt = inside.findIndex((line) => {
    const text = line.text.trimEnd();
    return text === fence || (fence === '---' && text === '...');
  });
  const end = inside[endAt];
  if (end === undefined) return unclosed(source, start, fence, inside);
  return fields(inside.slice(0, endAt), { start, end: end.next }, fence === '---' ? ':' : '=');
}

export interface SourceLine {
  readonly text: string;
  readonly start: number;
  readonly next: number;
}

function lines(source: string, from: number, to: number): SourceLine[] {
  const found: SourceLine[] = [];
  const ends = /\r\n|\n|\r/g;
  ends.lastIndex = from;
  let start = from;
  while (start < to) {
    const match = ends.exec(source);
    const end = match === null ? source.length : match.index;
    const next = match === null ? source.length : match.index + match[0].length;
    found.push({ text: source.slice(start, end), start, next });
    start = next;
    if (match === null) break;
  }
  return found;
}

/** A rule at the top of a post is no front matter; common fields without a closing line are, up to the first empty line. */
function unclosed(
  source: string,
  start: number,
  fence: string,
  inside: readonly SourceLine[],
): FrontMatter | null {
  const gap = inside.findIndex((line) => line.text.trim() === '');
  const body = gap === -1 ? inside : inside.slice(0, gap);
  if (!COMMON_FIELD.test(body[0]?.text ?? '')) return null;
  const end = body.at(-1)?.next ?? source.length;
  const read = fields(body, { start, end }, fence === '---' ? ':' : '=');
  return { ...read, problem: `The front matter is not closed. End it with a line ${fence}.` };
}

function fields(
  body: readonly SourceLine[],
  span: { start: number; end: number },
  sign: ':' | '=',
): FrontMatter {
  const found: Record<string, string | readonly string[]> = Object.create(null);
  const spans = new Map<string, { start: number; end: number }>();
  let problem: string | null = null;
  for (let at = 0; at < body.length; ) {
    const field = readField(body, at, sign);
    at = field.next;
    if (field.problem !== null) problem ??= field.problem;
    if (field.key === null) continue;
    if (field.key in found)
      problem ??= `The front matter has a field twice, the second time in line ${at + 1}.`;
    else {
      found[field.key] = field.value;
      spans.set(field.key, field.span);
    }
  }
  const title = text(found, ['title']);
  const titleSpan = spans.get([...spans.keys()].find((key) => key.toLowerCase() === 'title') ?? '');
  const published = date(text(found, PUBLISHED));
  const updated = date(text(found, UPDATED));
  return {
    span,
    fields: found,
    ...(title !== null && titleSpan !== undefined ? { title, titleSpan } : {}),
    ...(published !== null ? { published } : {}),
    ...(updated !== null ? { updated } : {}),
    ...(problem !== null ? { problem } : {}),
  };
}

function text(found: Record<string, string | readonly string[]>, names: readonly string[]): string | null {
  for (const name of names) {
    for (const [key, value] of Object.entries(found)) {
      if (key.toLowerCase() === name && typeof value === 'string' && value !== '') return value;
    }
  }
  return null;
}

function date(value: string | null): string | null {
  const match = value === null ? null : DATE.exec(value);
  if (match === null) return null;
  const [, year = '', month = '', day = ''] = match;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
