import type { Span } from '@palimpsest/contracts';
import type { Word } from '@palimpsest/kernel/text';
import type { ReadSentence } from './read-text.ts';

/** The words on both sides of something in its sentence. */
export interface Context {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const REACH = 4;

/** Other things of the same kind count as one and the same word: it is their places that are compared. */
export function contextOf(sentence: ReadSentence, span: Span, alike: readonly Span[]): Context {
  const before: string[] = [];
  const after: string[] = [];
  let last: Span | null = null;
  const { words } = sentence;
  const here = firstFrom(words, span.start);
  // A name of several words counts as one, so that more than REACH words are looked at.
  for (let at = Math.max(0, here - 4 * REACH); at < Math.min(words.length, here + 5 * REACH); at += 1) {
    const word = words[at] as Word;
    if (overlaps(word.span, span)) continue;
    const other = alike.find((each) => overlaps(word.span, each)) ?? null;
    if (other !== null && other === last) continue;
    last = other;
    const side = word.span.start < span.start ? before : after;
    if (side === after && after.length === REACH) break;
    side.push(other === null ? word.lower : '#');
  }
  return { before: before.slice(-REACH), after };
}

function firstFrom(words: readonly Word[], start: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.span.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 0 to 1: how much of the words on each side is the same. */
export function likeness(a: Context, b: Context): number {
  const most = Math.max(a.before.length, b.before.length) + Math.max(a.after.length, b.after.length);
  if (most === 0) return 1;
  return (common(a.before, b.before) + common(a.after, b.after)) / most;
}

function common(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  let count = 0;
  for (const word of a) {
    const at = left.indexOf(word);
    if (at === -1) continue;
    left.splice(at, 1);
    count += 1;
  }
  return count;
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
