import type { Span } from '@palimpsest/contracts';

interface Line {
  readonly text: string;
  readonly start: number;
}

export interface Field {
  /** Null for a comment, an empty line or one that could not be read. */
  readonly key: string | null;
  readonly value: string | readonly string[];
  /** Of the value, without its quotes. */
  readonly span: Span;
  /** The line after the field. */
  readonly next: number;
  readonly problem: string | null;
}

const KEY = /^(["']?)([\w.@/-][\w .@/-]{0,99}?)\1\s*$/;

/** Reads one top-level field: scalars, quoted text, lists in either form, folded text. Deeper structure is passed over. */
export function readField(lines: readonly Line[], at: number, sign: ':' | '='): Field {
  const line = lines[at] ?? { text: '', start: 0 };
  const nothing = { key: null, value: '', span: { start: line.start, end: line.start }, next: at + 1 };
  const trimmed = line.text.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return { ...nothing, problem: null };
  // A TOML table is a group of its own; the fields below it are read as if they stood at the top.
  if (sign === '=' && trimmed.startsWith('[')) return { ...nothing, problem: null };
  const cut = line.text.indexOf(sign);
  const key = cut === -1 ? null : KEY.exec(line.text.slice(0, cut));
  if (key === null || /^\s/.test(line.text) || (sign === ':' && /\S/.test(line.text.charAt(cut + 1)))) {
    return { ...nothing, problem: `The front matter cannot be read in line ${at + 2}.` };
  }
  const raw = line.text.slice(cut + 1);
  const start = line.start + cut + 1 + (raw.length - raw.trimStart().length);
  const next = endOfField(lines, at, raw.trim(), sign);
  const read = value(
    raw.trim(),
    lines.slice(at + 1, next).map((each) => each.text),
  );
  return {
    key: key[2] ?? '',
    value: read.value,
    span: { start: start + read.skip, end: start + read.skip + read.length },
    next,
    problem: read.broken ? `The front matter has an unclosed value in line ${at + 2}.` : null,
  };
}

/** Quoted text runs to its closing quote; anything else over the indented lines (and list items) that follow. */
function endOfField(lines: readonly Line[], at: number, first: string, sign: ':' | '='): number {
  const quote = first.charAt(0);
  if ((quote === '"' || quote === "'") && closing(first, quote) === -1) {
    for (let next = at + 1; next < lines.length; next += 1) {
      if (closing(`${quote}${lines[next]?.text ?? ''}`, quote) !== -1) return next + 1;
    }
  }
  let next = at + 1;
  for (let probe = next; probe < lines.length; probe += 1) {
    const text = lines[probe]?.text ?? '';
    if (text.trim() === '') continue;
    if (!isContinuation(text, sign)) break;
    next = probe + 1;
  }
  return next;
}

function isContinuation(text: string, sign: ':' | '='): boolean {
  return /^\s/.test(text) || (sign === ':' ? /^-(?:\s|$)/.test(text) : text.startsWith(']'));
}

interface Value {
  readonly value: string | readonly string[];
  readonly skip: number;
  readonly length: number;
  readonly broken: boolean;
}

function value(first: string, rest: readonly string[]): Value {
  const more = rest.map((line) => line.trim());
  if (first === '' || /^#/.test(first)) {
    const items = more
      .filter((line) => /^-(?:\s|$)/.test(line))
      .map((line) => scalar(line.slice(1).trim()).value);
    return { value: items.length > 0 ? items : more.join(' '), skip: 0, length: 0, broken: false };
  }
  if (/^[|>][+-]?\d?$/.test(first)) {
    return { value: more.join(first.startsWith('|') ? '\n' : ' '), skip: 0, length: 0, broken: false };
  }
  if (first.startsWith('[')) return inlineList([first, ...more].join(' '));
  return scalar([first, ...rest].join('\n'));
}

function inlineList(text: string): Value {
  const end = text.lastIndexOf(']');
  const inner = text.slice(1, end === -1 ? text.length : end);
  const items = inner.match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,"']+/g) ?? [];
  const read = items.map((item) => scalar(item.trim()).value).filter((item) => item !== '');
  return { value: read, skip: 0, length: text.length, broken: end === -1 };
}

function scalar(text: string): { value: string; skip: number; length: number; broken: boolean } {
  const quote = text.charAt(0);
  if (quote === '"' || quote === "'") {
    const end = closing(text, quote);
    const inner = text.slice(1, end === -1 ? text.length : end);
    const plain = quote === '"' ? inner.replace(/\\(.)/g, unescaped) : inner.replaceAll("''", "'");
    return { value: fold(plain), skip: 1, length: inner.length, broken: end === -1 };
  }
  const comment = text.search(/\s#/);
  const plain = (comment === -1 ? text : text.slice(0, comment)).trimEnd();
  return { value: fold(plain), skip: 0, length: plain.length, broken: false };
}

function unescaped(_: string, char: string): string {
  return char === 'n' || char === 't' ? ' ' : char;
}

/** A value over several lines reads as one. */
function fold(text: string): string {
  return text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim()
    : text;
}

function closing(text: string, quote: string): number {
  for (let at = 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote === '"' && char === '\\') at += 1;
    else if (char === quote) {
      if (quote === "'" && text.charAt(at + 1) === "'") at += 1;
      else return at;
    }
  }
  return -1;
}
