import type { Word } from '@palimpsest/kernel/text';
import type { ReadSentence } from './read-text.ts';

/** Words of the original and what stands in their place. Either side can be empty, not both. */
export interface WordChange {
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/** Longer sentences are not compared word by word. */
const MOST_WORDS = 120;
/** Share of the shorter sentence that must be the same, in order, for the rest to count as put in its place. */
const LEAST_SAME = 0.7;

/** What differs between two sentences that are otherwise the same, word by word; null when they differ in more. */
export function wordChanges(origin: ReadSentence, sentence: ReadSentence): WordChange[] | null {
  const a = origin.words;
  const b = sentence.words;
  if (a.length > MOST_WORDS || b.length > MOST_WORDS || a.length === 0 || b.length === 0) return null;
  let start = 0;
  while (start < a.length && start < b.length && a[start]?.lower === b[start]?.lower) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end]?.lower === b[b.length - 1 - end]?.lower
  )
    end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const lengths = commonLengths(left, right);
  const same = start + end + (lengths[0]?.[0] ?? 0);
  if (same < Math.min(a.length, b.length) * LEAST_SAME) return null;
  return readChanges(left, right, lengths);
}

/** For each pair of places the length of the longest common part from there on. */
function commonLengths(a: readonly Word[], b: readonly Word[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] as number[];
    const below = lengths[i + 1] as number[];
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] =
        a[i]?.lower === b[j]?.lower ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

function readChanges(
  a: readonly Word[],
  b: readonly Word[],
  lengths: readonly (readonly number[])[],
): WordChange[] {
  const changes: WordChange[] = [];
  let before: Word[] = [];
  let after: Word[] = [];
  const close = () => {
    if (before.length > 0 || after.length > 0) changes.push({ before, after });
    before = [];
    after = [];
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i]?.lower === b[j]?.lower) {
      close();
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      before.push(a[i] as Word);
      i += 1;
    } else {
      after.push(b[j] as Word);
      j += 1;
    }
  }
  close();
  return changes;
}
