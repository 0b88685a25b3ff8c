import { isStopWord, type Quantity, type Word } from '@palimpsest/kernel/text';
import type { Placed, ReadSentence } from './read-text.ts';
import { MONTHS } from './words/times.ts';

/** Longer rows are lists of their own. */
const MOST_WORDS = 120;
/** The words in front of a row and behind it may begin or end like its parts: so many are tried on each side. */
const MOST_TRIED = 6;

/**
 * Whether a sentence only has the parts of a row in another order: "3 carts and 12 bikes" for "12 bikes and 3 carts".
 * Every part holds two things that the others do not, a number and what it counts: only then it is clear what belongs
 * together. Where a sentence says "respectively", the order counts.
 */
export function isRowReordered(origin: ReadSentence, sentence: ReadSentence): boolean {
  const a = origin.words;
  const b = sentence.words;
  if (a.length > MOST_WORDS || a.length !== b.length || ordersCount(origin)) return false;
  let start = 0;
  while (start < a.length && a[start]?.lower === b[start]?.lower) start += 1;
  let end = 0;
  while (end < a.length - start && a[a.length - 1 - end]?.lower === b[a.length - 1 - end]?.lower) end += 1;
  for (let from = start; from >= Math.max(0, start - MOST_TRIED); from -= 1)
    for (let to = end; to >= Math.max(0, end - MOST_TRIED); to -= 1) {
      const parts = partsOf(origin, from, a.length - to);
      if (parts.length > 1 && areToldApart(parts) && haveSame(parts, partsOf(sentence, from, b.length - to)))
        return true;
    }
  return false;
}

function ordersCount({ words }: ReadSentence): boolean {
  return words.some(({ lower }) => lower === 'respectively');
}

/** The words between two places, cut at commas and at "and" and "or". */
function partsOf({ words, passage }: ReadSentence, from: number, to: number): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  const close = () => {
    if (part.length > 0) parts.push(part);
    part = [];
  };
  for (let at = from; at < to; at += 1) {
    const { lower, span } = words[at] as Word;
    if (at > from && /[,;]/.test(passage.text.slice(words[at - 1]?.span.end ?? 0, span.start))) close();
    if (lower === 'and' || lower === 'or') close();
    else part.push(lower);
  }
  close();
  return parts;
}

function areToldApart(parts: readonly (readonly string[])[]): boolean {
  const counts = new Map<string, number>();
  for (const part of parts) for (const word of new Set(part)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const tells = (word: string) => counts.get(word) === 1 && (!isStopWord(word) || MONTHS.includes(word));
  return parts.every((part) => part.filter(tells).length >= 2);
}

function haveSame(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  const keys = (parts: readonly (readonly string[])[]) => parts.map((part) => part.join(' ')).sort();
  return keys(a).join('\n') === keys(b).join('\n');
}

/** Whether two numbers stand in a row with what they count: "12 bikes and 3 carts". */
export function standInRow(a: Placed<Quantity>, b: Placed<Quantity>, sentence: ReadSentence): boolean {
  if (ordersCount(sentence)) return false;
  const [first, second] = a.item.span.start < b.item.span.start ? [a, b] : [b, a];
  const gap = sentence.passage.text.slice(first.item.span.end, second.item.span.start);
  return gap.length <= MOST_GAP && ROW_GAP.test(gap);
}

const MOST_GAP = 80;
export const ROW_GAP = /^(?:\s[\p{L}'’-]{1,30}){1,3}(?:,|,?\s(?:and|or))\s(?:the\s|about\s|some\s)?$/u;
