import type { Span } from '@palimpsest/contracts';
import type { Prose } from './document.ts';

/** A run of plain text and where it stands: copied character by character, or standing for the whole source range. */
interface Piece {
  readonly plain: number;
  readonly source: number;
  readonly sourceEnd: number;
  readonly copied: boolean;
}

export interface ProseBuilder {
  /** The length of the plain text so far. */
  readonly length: number;
  /** Takes the source over as it is; line ends become one space. */
  copy(start: number, end: number): void;
  /** Lets a text stand for a source range. */
  replace(start: number, end: number, text: string): void;
  markCode(start: number): void;
  /** The plain text from a place where something was begun. */
  slice(start: number): string;
  finish(): Prose;
}

const SPACE = 32;

/** Builds a block's plain text from left to right. What is not copied is left out. */
export function proseBuilder(source: string, start: number): ProseBuilder {
  const pieces: Piece[] = [];
  const code: Span[] = [];
  // Parts are joined once: asking a growing text for a character would copy it each time.
  const parts: string[] = [];
  let length = 0;
  let last = SPACE;

  const append = (from: number, end: number, plain: string, copied: boolean): void => {
    pieces.push({ plain: length, source: from, sourceEnd: end, copied });
    parts.push(plain);
    length += plain.length;
    last = plain.charCodeAt(plain.length - 1);
  };
  const copyLine = (first: number, end: number): void => {
    let from = first;
    // Left-out markup between two spaces must not leave both.
    if (isSpace(last)) while (from < end && isSpace(source.charCodeAt(from))) from += 1;
    if (from < end) append(from, end, source.slice(from, end), true);
  };

  return {
    get length() {
      return length;
    },
    copy(first, end) {
      let from = first;
      for (let at = lineEnd(source, from, end); at < end; at = lineEnd(source, from, end)) {
        let before = at;
        while (before > from && isSpace(source.charCodeAt(before - 1))) before -= 1;
        let after = at + 1;
        while (after < end && isSpace(source.charCodeAt(after))) after += 1;
        copyLine(from, before);
        if (!isSpace(last)) append(before, after, ' ', false);
        from = after;
      }
      copyLine(from, end);
    },
    replace(from, end, plain) {
      if (plain !== '') append(from, end, plain, false);
    },
    markCode(from) {
      if (length > from) code.push({ start: from, end: length });
    },
    slice(from) {
      let first = pieces.length;
      while (first > 0 && (pieces[first - 1]?.plain ?? 0) >= from) first -= 1;
      return parts.slice(first).join('');
    },
    finish: () => ({
      text: parts.join('').trimEnd(),
      code,
      toSource: (span) => toSource(pieces, length, start, span),
    }),
  };
}

function lineEnd(source: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    const char = source.charCodeAt(at);
    if (char === 10 || char === 13) return at;
  }
  return end;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}

function toSource(pieces: readonly Piece[], length: number, empty: number, span: Span): Span {
  const first = pieceAt(pieces, Math.min(span.start, length - 1));
  if (first === undefined) return { start: empty, end: empty };
  const start = first.copied ? first.source + Math.min(span.start, length) - first.plain : first.source;
  if (span.end <= span.start) return { start, end: start };
  const at = Math.min(span.end, length) - 1;
  const last = pieceAt(pieces, at) ?? first;
  return { start, end: last.copied ? last.source + at + 1 - last.plain : last.sourceEnd };
}

function pieceAt(pieces: readonly Piece[], at: number): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.plain ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}
