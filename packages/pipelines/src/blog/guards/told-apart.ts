import { isStopWord, type Word } from '@palimpsest/kernel/text';
import { type ReadSentence, type ReadText, type Stemmer, withoutPossessive } from './read-text.ts';
import type { WordChange } from './word-changes.ts';
import { areForms } from './words/same-things.ts';

/** Whether a text treats two words as two things: it lists them side by side, or puts one word behind each in a paragraph. */
export type TellsApart = (a: string, b: string) => boolean;

const LIST_REACH = 3;

/** What stands behind each word, and beside it in a list. */
interface Neighbours {
  readonly followers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly listed: ReadonlyMap<string, ReadonlySet<string>>;
}

export function tellingApart(text: ReadText, stemOf: Stemmer): TellsApart {
  let known: Neighbours | null = null;
  return (a, b) => {
    known ??= readNeighbours(text, stemOf);
    if (known.listed.get(a)?.has(b)) return true;
    const behind = known.followers.get(b);
    const others = known.followers.get(a);
    if (behind === undefined || others === undefined) return false;
    return [...others].some((follower) => behind.has(follower));
  };
}

function readNeighbours({ passages }: ReadText, stemOf: Stemmer): Neighbours {
  const followers = new Map<string, Set<string>>();
  const listed = new Map<string, Set<string>>();
  for (const [place, { words, text, block }] of passages.entries()) {
    const content = words.map(({ lower, span }) => ({
      span,
      stem: isStopWord(lower) ? null : stemOf(withoutPossessive(lower)),
    }));
    for (const [at, { span, stem }] of content.entries()) {
      if (stem === null) continue;
      for (const [turn, other] of content.slice(at + 1, at + 1 + LIST_REACH).entries()) {
        if (other.stem === null) continue;
        const gap = text.slice(span.end, other.span.start);
        if (turn === 0 && gap === ' ') add(followers, stem, `${place} ${other.stem}`);
        if (block.kind !== 'table' && !LIST_GAP.test(gap)) continue;
        add(listed, stem, other.stem);
        add(listed, other.stem, stem);
      }
    }
  }
  return { followers, listed };
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
