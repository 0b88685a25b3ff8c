import { isStopWord, type Word } from '@palimpsest/kernel/text';
import { type ReadSentence, type ReadText, type Stemmer, withoutPossessive } from './read-text.ts';
import type { WordChange } from './word-changes.ts';
import { areForms } from './words/same-things.ts';

/** Whether a text treats two words as two things: it lists them side by side, or puts one word behind each in a paragraph. */
export type TellsApart = (a: string, b: string) => boolean;

const LIST_REACH = 3;

export function tellingApart({ passages }: ReadText, stemOf: Stemmer): TellsApart {
  let followers: Map<string, Set<string>> | null = null;
  let listed: Map<string, Set<string>> | null = null;
  const read = () => {
    followers = new Map();
    listed = new Map();
    for (const [place, { words, text, block }] of passages.entries()) {
      const stems = words.map(({ lower }) => stemOf(withoutPossessive(lower)));
      for (const [at, word] of words.entries()) {
        if (isStopWord(word.lower)) continue;
        const next = words[at + 1];
        if (
          next !== undefined &&
          !isStopWord(next.lower) &&
          text.slice(word.span.end, next.span.start) === ' '
        )
          add(followers, stems[at] ?? '', `${place} ${stems[at + 1] ?? ''}`);
        for (let to = at + 1; to < Math.min(words.length, at + LIST_REACH + 1); to += 1) {
          const other = words[to] as Word;
          const gap = text.slice(word.span.end, other.span.start);
          if (isStopWord(other.lower) || !(block.kind === 'table' || LIST_GAP.test(gap))) continue;
          add(listed, stems[at] ?? '', stems[to] ?? '');
          add(listed, stems[to] ?? '', stems[at] ?? '');
        }
      }
    }
  };
  return (a, b) => {
    if (followers === null || listed === null) read();
    if (listed?.get(a)?.has(b)) return true;
    const behind = followers?.get(b);
    return [...(followers?.get(a) ?? [])].some((follower) => behind?.has(follower));
  };
}

export const LIST_GAP = /^(?:\s?[,/&]\s?(?:and |or )?|\s(?:and|or)\s)$/;

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else if (known.size < 64) known.add(value);
}

/** Whether a word gave way to another that the original treats as something else. */
export function hasOtherThing(
  changes: readonly WordChange[],
  tellsApart: TellsApart,
  stemOf: Stemmer,
): boolean {
  const content = (words: readonly Word[]) =>
    words.filter(({ lower }) => !isStopWord(lower)).map(({ lower }) => stemOf(withoutPossessive(lower)));
  return changes.some(({ before, after }) => {
    if (before.length > 2 || after.length > 2) return false;
    const was = content(before);
    return content(after).some((now) => was.some((old) => !areForms(old, now) && tellsApart(old, now)));
  });
}

/** The two words that changed places in an otherwise equal sentence, in lower case; null when none did. */
export function exchangedWords(
  origin: ReadSentence,
  sentence: ReadSentence,
): readonly [string, string] | null {
  const { words: a } = origin;
  const { words: b } = sentence;
  if (a.length !== b.length || a.length < 4) return null;
  const places: number[] = [];
  for (let at = 0; at < a.length; at += 1) {
    if (a[at]?.lower !== b[at]?.lower) places.push(at);
    if (places.length > 2) return null;
  }
  const [first, second] = places;
  if (first === undefined || second === undefined) return null;
  const x = a[first]?.lower ?? '';
  const y = a[second]?.lower ?? '';
  if (b[first]?.lower !== y || b[second]?.lower !== x || isStopWord(x) || isStopWord(y)) return null;
  // "bread and milk" may be "milk and bread".
  const gap = origin.passage.text.slice(a[first]?.span.end ?? 0, a[second]?.span.start ?? 0);
  return LIST_GAP.test(gap) ? null : [x, y];
}
