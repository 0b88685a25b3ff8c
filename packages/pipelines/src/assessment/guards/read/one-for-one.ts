import type { Word } from '@palimpsest/kernel/text';
import { isStopWord } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { QUESTION_WORDS } from '../words/light-words.ts';
import { type ReadProblem, stemOf } from './read-problem.ts';
import { within } from './within.ts';

/** A word that took the place of another one in a sentence that is else much the same. */
export interface Replaced {
  readonly from: Word;
  readonly to: Word;
  /** The sentence asks or tells to do something. */
  readonly asks: boolean;
}

const MOST_SENTENCES = 60;
const MOST_WORDS = 60;
const LEAST_SAME = 0.6;
const MOST_IN_GAP = 2;

/** Words replaced one for one, sentence by sentence. */
export function replacedWords(before: ReadProblem, after: ReadProblem): Replaced[] {
  const was = sentencesOf(before);
  const is = sentencesOf(after);
  const known = new Set(was.map(({ key }) => key));
  const fresh = is.filter(({ key }) => !known.has(key));
  const kept = new Set(is.map(({ key }) => key));
  const old = was.filter(({ key }) => !kept.has(key));
  return old.flatMap((sentence) => {
    const best = nearest(sentence, fresh);
    return best === null ? [] : pairs(sentence, best);
  });
}

interface Sentence {
  readonly words: readonly Word[];
  readonly stems: readonly string[];
  readonly key: string;
  readonly asks: boolean;
}

function sentencesOf({ words, sentences, prose }: ReadProblem): Sentence[] {
  return within(words, sentences)
    .slice(0, MOST_SENTENCES)
    .map(({ span, items }) => {
      const own = items.slice(0, MOST_WORDS);
      const stems = own.map(({ lower }) => stemOf(lower));
      const asks =
        prose.slice(span.start, span.end).includes('?') ||
        (levelsOfVerb(own[0]?.lower ?? '')?.length ?? 0) > 0;
      return { words: own, stems, key: stems.join(' '), asks };
    });
}

function nearest(sentence: Sentence, others: readonly Sentence[]): Sentence | null {
  const own = new Set(sentence.stems);
  let best: Sentence | null = null;
  let most = 0;
  for (const other of others) {
    const longest = Math.max(sentence.stems.length, other.stems.length);
    const share = other.stems.filter((stem) => own.has(stem)).length / longest;
    if (share > most) {
      most = share;
      best = other;
    }
  }
  return most >= LEAST_SAME ? best : null;
}

/** The words that both have in this order are taken out; what is left between two of them was replaced. */
function pairs(before: Sentence, after: Sentence): Replaced[] {
  const common = commonWords(before.stems, after.stems);
  if (common.length < Math.max(before.stems.length, after.stems.length) * LEAST_SAME) return [];
  const found: Replaced[] = [];
  let from = 0;
  let to = 0;
  for (const [one, other] of [...common, [before.words.length, after.words.length] as const]) {
    const lost = before.words.slice(from, one).filter(tells);
    const gained = after.words.slice(to, other).filter(tells);
    if (lost.length === gained.length && lost.length <= MOST_IN_GAP)
      for (const [at, word] of lost.entries()) {
        const partner = gained[at];
        if (partner !== undefined) found.push({ from: word, to: partner, asks: before.asks || after.asks });
      }
    from = one + 1;
    to = other + 1;
  }
  return found;
}

function tells({ lower }: Word): boolean {
  return QUESTION_WORDS.has(lower) || (lower.length > 1 && !isStopWord(lower) && !/^\p{N}/u.test(lower));
}

/** The places of a longest row of equal stems. */
function commonWords(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const table = new Uint8Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        a[i] === b[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
  const places: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      places.push([i, j]);
      i += 1;
      j += 1;
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return places;
}
