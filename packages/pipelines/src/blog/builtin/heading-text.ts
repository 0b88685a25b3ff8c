import { isStopWord, type Word } from '@palimpsest/kernel/text';
import type { AnalysedSentence, BlogAnalysis } from '../analysis.ts';
import { adjoins, CONNECTORS, type Phrase, phrasesIn } from './heading-phrases.ts';
import { isVague, WEAK } from './words/weak-heading-words.ts';

/** A heading made of words that stand side by side in the post. */
export interface HeadingText {
  readonly text: string;
  /** The higher the better; compared only among headings of one post. */
  readonly quality: number;
  /** The stretch opens with it as what it is about. */
  readonly isTopic: boolean;
}

/** How far into a stretch its heading may be looked for. */
const REACH = 12;
/** So many sentences with one and the same pair of words are about it. */
const ABOUT = 3;
/** The stretch must hold this share of what the post says of a heading's subject. */
const OWN_SHARE = 0.3;

/** What is known of a stretch. */
interface Stretch {
  readonly post: BlogAnalysis;
  readonly counts: ReadonlyMap<string, number>;
  readonly elsewhere: (stem: string) => number;
  /** Numbers of the sentences that have a pair of neighbouring words. */
  readonly pairs: ReadonlyMap<string, readonly number[]>;
}

/** The best headings for a stretch of the post, best first. Empty where nothing says what the stretch is about. */
export function headingsFor(
  post: BlogAnalysis,
  sentences: readonly AnalysedSentence[],
  elsewhere: (stem: string) => number,
): HeadingText[] {
  const stretch = { post, counts: stemCounts(post, sentences), elsewhere, pairs: pairsIn(sentences) };
  const best = new Map<string, HeadingText>();
  sentences.slice(0, REACH).forEach((sentence, i) => {
    const place = i === 0 ? 1 : i < 3 ? 0.75 : 0.5;
    for (const phrase of phrasesIn(sentence)) {
      const quality = qualityOf(stretch, phrase, i) * place;
      if (quality <= 0) continue;
      const text = headingCase(phrase.words, sentence);
      const known = best.get(text.toLowerCase());
      if (known === undefined || known.quality < quality)
        best.set(text.toLowerCase(), {
          text,
          quality,
          isTopic: i === 0 && phrase.isSubject && phrase.kind !== 'noun',
        });
    }
  });
  return [...best.values()].sort((a, b) => b.quality - a.quality || (a.text < b.text ? -1 : 1));
}

/** How often each content stem occurs in the sentences. */
export function stemCounts(post: BlogAnalysis, stretch: readonly AnalysedSentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of stretch) {
    for (const { lower } of words) {
      if (isStopWord(lower)) continue;
      const stem = post.stemOf(lower);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

function qualityOf(stretch: Stretch, phrase: Phrase, sentence: number): number {
  const content = phrase.words.filter(({ lower }) => !isStopWord(lower));
  const telling = content.filter(({ lower }) => !WEAK.has(lower));
  const last = phrase.words.at(-1);
  if (last === undefined) return 0;
  // "working with Becky": the only thing it names is a person or a firm.
  const object = telling.slice(1);
  if (phrase.kind === 'gerund' && object.length > 0 && object.every(({ text }) => /^\p{Lu}/u.test(text)))
    return 0;
  if (phrase.isSubject && phrase.kind !== 'noun') return topicQuality(stretch, phrase, telling, sentence);
  if (telling.length < 2 || isStopWord(last.lower) || !isOwn(stretch, telling)) return 0;
  if (phrase.kind === 'noun') return nounQuality(stretch, phrase, content, telling);
  if (phrase.kind === 'gerund' && phrase.words.length === 2 && sentence > 0) return 0;
  if (phrase.kind === 'clause' && sentence >= 2 * ABOUT) return 0;
  const { mean, most } = weigh(stretch, telling);
  const inPost = object.some((word) => total(stretch, word) > 1);
  if (most < 2 && !(sentence === 0 && phrase.kind === 'gerund' && inPost)) return 0;
  return mean * (phrase.kind === 'clause' ? 1.6 : 1.25) * (telling.length === 2 ? 1 : 1.15);
}

/** The sentence says itself what it is about; that is the subject of the stretch if it opens it or comes back. */
function topicQuality(stretch: Stretch, phrase: Phrase, telling: readonly Word[], sentence: number): number {
  if (sentence > 1) return 0;
  if (phrase.kind === 'clause') return sentence === 0 ? 2.5 : 0;
  if (telling.length === 0 || !isOwn(stretch, telling)) return 0;
  const { mean, most } = weigh(stretch, telling);
  if (most < 2) return 0;
  return phrase.words.length === 1 ? 1.5 * mean + 1 : 1.4 * mean;
}

/** A noun phrase is a subject when its last two words come back sentence after sentence, or are what sentences begin with. */
function nounQuality(
  stretch: Stretch,
  phrase: Phrase,
  content: readonly Word[],
  telling: readonly Word[],
): number {
  const head = headOf(phrase);
  if (phrase.words.length > 6 || head === undefined || WEAK.has(head.lower) || isVague(head.lower)) return 0;
  const last = content.at(-1);
  const before = content.at(-2);
  if (last === undefined || WEAK.has(last.lower) || isVague(last.lower)) return 0;
  const seen = stretch.pairs.get(pairOf(before, last)) ?? [];
  const isName = content.some(({ text }, i) => (i > 0 || !phrase.isSubject) && /^\p{Lu}\p{Ll}/u.test(text));
  const recurs =
    seen.length >= ABOUT || (!isName && seen.length === 2 && (seen[1] ?? 0) - (seen[0] ?? 0) <= ABOUT);
  const leads =
    phrase.isSubject && !isName && (stretch.counts.get(stretch.post.stemOf(head.lower)) ?? 0) >= ABOUT;
  const all = phrase.words.every(({ text, lower }) => isStopWord(lower) || /^\p{Lu}/u.test(text));
  if ((!recurs && !leads) || (all && isName)) return 0;
  // "critical information": what kind of it is said by a mere adjective.
  if (content.slice(0, -1).every(({ lower }) => WEAK.has(lower) || isVague(lower)) && seen.length < ABOUT)
    return 0;
  return weigh(stretch, telling).mean * (phrase.isSubject ? 1.4 : 1.2) * (telling.length === 2 ? 1 : 1.15);
}

/** Whether the stretch, and not the post at large, is about at least one of the words. */
function isOwn(stretch: Stretch, words: readonly Word[]): boolean {
  return words.some((word) => {
    const here = stretch.counts.get(stretch.post.stemOf(word.lower)) ?? 0;
    return here >= OWN_SHARE * total(stretch, word);
  });
}

function total({ post, counts, elsewhere }: Stretch, { lower }: Word): number {
  const stem = post.stemOf(lower);
  return (counts.get(stem) ?? 0) + elsewhere(stem);
}

function weigh({ post, counts, elsewhere }: Stretch, words: readonly Word[]): { mean: number; most: number } {
  let sum = 0;
  let most = 0;
  for (const { lower } of words) {
    const stem = post.stemOf(lower);
    const here = counts.get(stem) ?? 0;
    most = Math.max(most, here);
    sum += Math.min(here, 4) / (1 + elsewhere(stem) / 6);
  }
  return { mean: sum / Math.max(2, words.length), most };
}

/** The noun that a noun phrase is about: the last word before its first connector. */
function headOf({ words }: Phrase): Word | undefined {
  const end = words.findIndex(({ lower }) => CONNECTORS.has(lower));
  return words[(end === -1 ? words.length : end) - 1];
}

function pairsIn(sentences: readonly AnalysedSentence[]): Map<string, number[]> {
  const pairs = new Map<string, number[]>();
  sentences.forEach((sentence, number) => {
    sentence.words.forEach((word, i) => {
      if (!adjoins(sentence, i)) return;
      const pair = pairOf(sentence.words[i - 1], word);
      const known = pairs.get(pair);
      if (known === undefined) pairs.set(pair, [number]);
      else if (known.at(-1) !== number) known.push(number);
    });
  });
  return pairs;
}

function pairOf(first: Word | undefined, second: Word): string {
  return `${first?.lower ?? ''} ${second.lower}`;
}

/** Sentence case: the first letter large, the rest as the post writes it. */
function headingCase(phrase: readonly Word[], sentence: AnalysedSentence): string {
  const first = phrase[0];
  const last = phrase.at(-1);
  if (first === undefined || last === undefined) return '';
  const text = sentence.block.text.slice(first.span.start, last.span.end);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
