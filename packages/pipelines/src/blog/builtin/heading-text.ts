import { isStopWord, type Word } from '@palimpsest/kernel/text';
import type { AnalysedSentence, BlogAnalysis } from '../analysis.ts';
import { isGerund, isVerbForm } from './words/verbs.ts';
import { WEAK } from './words/weak-heading-words.ts';
import { wordSet } from './words/word-list.ts';

/** A heading made of words that stand side by side in the post. */
export interface HeadingText {
  readonly text: string;
  /** The higher the better; compared only among headings of one post. */
  readonly quality: number;
}

interface Phrase {
  readonly words: readonly Word[];
  readonly kind: 'noun' | 'gerund' | 'clause';
}

const CONNECTORS = wordSet('of for and');
/** What stands before a noun phrase: an article, a possessive, a preposition. */
const NOUN_LEADS = wordSet(`
  the a an our your their its his her my this these those any each every some no several many two three four five
  of for with about in on from into between through across by as at without within
`);
/** What may follow one; any mark may too. */
const NOUN_ENDS = wordSet(`
  is are was were has have had will can could would should may might must do does did of for with about in on from
  into between through across by as at without within and or but that which who to we you they it i than because if
  when while so where
`);
const CLAUSE_WORDS = wordSet('how why');
const CLAUSE_SUBJECTS = wordSet('we you they to the our your this a an people teams agencies users');
const GERUND_LEADS = wordSet('by of for in with about on when while start started begin began');
const CLAUSE_ENDS = wordSet(
  'and or but that which who because so as if when while then than where until before after since',
);
/** The best headings for a stretch of the post, best first. */
export function headingsFor(
  post: BlogAnalysis,
  stretch: readonly AnalysedSentence[],
  elsewhere: (stem: string) => number,
): HeadingText[] {
  const counts = stemCounts(post, stretch);
  const repeated = repeatedPairs(stretch);
  const best = new Map<string, HeadingText>();
  stretch.slice(0, 12).forEach((sentence, i) => {
    const place = i === 0 ? 1 : i < 3 ? 0.75 : 0.5;
    for (const phrase of phrasesIn(sentence)) {
      const quality = qualityOf(post, phrase, counts, elsewhere, repeated) * place;
      if (quality <= 0) continue;
      const text = headingCase(phrase.words, sentence);
      const known = best.get(text.toLowerCase());
      if (known === undefined || known.quality < quality) best.set(text.toLowerCase(), { text, quality });
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

function phrasesIn(sentence: AnalysedSentence): Phrase[] {
  return [...nounPhrases(sentence), ...gerundPhrases(sentence), ...clauses(sentence)];
}

/** Runs of content words between an article or a preposition and a verb, a function word or a mark. */
function nounPhrases(sentence: AnalysedSentence): Phrase[] {
  const found: Phrase[] = [];
  const { words } = sentence;
  for (let from = 1; from < words.length; from += 1) {
    if (!NOUN_LEADS.has(words[from - 1]?.lower ?? '') || !adjoins(sentence, from)) continue;
    const end = runEnd(sentence, from);
    if (end === from) continue;
    if (endsThere(sentence, end)) found.push({ words: words.slice(from, end), kind: 'noun' });
    const connector = words[end];
    if (connector === undefined || !CONNECTORS.has(connector.lower) || !adjoins(sentence, end)) continue;
    const article = words[end + 1]?.lower;
    const next = article === 'the' || article === 'a' || article === 'our' ? end + 2 : end + 1;
    if (!adjoins(sentence, end + 1) || !adjoins(sentence, next)) continue;
    const nextEnd = runEnd(sentence, next);
    if (nextEnd > next && endsThere(sentence, nextEnd))
      found.push({ words: words.slice(from, nextEnd), kind: 'noun' });
  }
  return found;
}

function endsThere(sentence: AnalysedSentence, end: number): boolean {
  return !adjoins(sentence, end) || NOUN_ENDS.has(sentence.words[end]?.lower ?? '');
}

function runEnd(sentence: AnalysedSentence, from: number): number {
  let end = from;
  while (end < sentence.words.length && end - from < 4 && isNounWord(sentence.words, end)) {
    if (end > from && (!adjoins(sentence, end) || isGerund(sentence.words[end]?.lower ?? ''))) break;
    end += 1;
  }
  return end;
}

function isNounWord(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const { lower } = word;
  if (isStopWord(lower) || lower.length < 2 || /\d/.test(lower)) return false;
  return !isVerbForm(lower) && !lower.endsWith('ly');
}

/** -ing phrases: "building trust with partners". */
function gerundPhrases(sentence: AnalysedSentence): Phrase[] {
  const found: Phrase[] = [];
  sentence.words.forEach((word, from) => {
    const before = sentence.words[from - 1]?.lower;
    if (!isGerund(word.lower) || (before !== undefined && !GERUND_LEADS.has(before))) return;
    if ((sentence.words[from + 1]?.lower ?? '').endsWith('ing')) return;
    const end = clauseEnd(sentence, from);
    // Before a verb the phrase was the start of a longer clause: "ensuring the team has".
    if (adjoins(sentence, end) && isVerbForm(sentence.words[end]?.lower ?? '')) return;
    if (adjoins(sentence, end) && sentence.words[end]?.lower === 'the') return;
    if (end - from >= 3 && end - from <= 7)
      found.push({ words: sentence.words.slice(from, end), kind: 'gerund' });
  });
  return found;
}

/** "how we measure coaching", when it runs to the end of its sentence or to a comma. */
function clauses(sentence: AnalysedSentence): Phrase[] {
  const found: Phrase[] = [];
  sentence.words.forEach((word, from) => {
    if (!CLAUSE_WORDS.has(word.lower) || !CLAUSE_SUBJECTS.has(sentence.words[from + 1]?.lower ?? '')) return;
    let end = from + 1;
    while (end < sentence.words.length && adjoins(sentence, end)) end += 1;
    if (end - from >= 4 && end - from <= 9)
      found.push({ words: sentence.words.slice(from, end), kind: 'clause' });
  });
  return found;
}

/** The end of a phrase that begins with a verb: a stop, or a word that opens another clause. */
function clauseEnd(sentence: AnalysedSentence, from: number): number {
  let end = from + 1;
  while (end < sentence.words.length && adjoins(sentence, end)) {
    const lower = sentence.words[end]?.lower ?? '';
    if (CLAUSE_ENDS.has(lower) || (end > from + 1 && isVerbForm(lower))) break;
    end += 1;
  }
  while (end > from && isStopWord(sentence.words[end - 1]?.lower ?? '')) end -= 1;
  return end;
}

/** Whether nothing but one space stands between a word and the one before it. */
function adjoins({ block, words }: AnalysedSentence, at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (before === undefined || word === undefined) return false;
  return block.text.slice(before.span.end, word.span.start) === ' ';
}

function qualityOf(
  post: BlogAnalysis,
  phrase: Phrase,
  counts: ReadonlyMap<string, number>,
  elsewhere: (stem: string) => number,
  repeated: ReadonlySet<string>,
): number {
  const content = phrase.words.filter(({ lower }) => !isStopWord(lower));
  const telling = content.filter(({ lower }) => !WEAK.has(lower));
  const last = phrase.words.at(-1);
  if (telling.length < 2 || last === undefined || isStopWord(last.lower)) return 0;
  if (phrase.kind === 'noun' && (phrase.words.length > 6 || WEAK.has(last.lower) || WEAK.has(headOf(phrase))))
    return 0;
  const isName = phrase.words.every(({ text, lower }) => isStopWord(lower) || /^\p{Lu}/u.test(text));
  const isTerm = repeated.has(pairOf(content.at(-2), last));
  if (phrase.kind === 'noun' && isName && !isTerm) return 0;
  let sum = 0;
  let most = 0;
  for (const { lower } of telling) {
    const stem = post.stemOf(lower);
    const here = counts.get(stem) ?? 0;
    const there = elsewhere(stem);
    most = Math.max(most, here);
    sum += Math.min(here, 4) / (1 + there / 6);
  }
  if (most < 2 || (phrase.kind === 'noun' && !isTerm && (counts.get(post.stemOf(headOf(phrase))) ?? 0) < 2))
    return 0;
  const mean = sum / Math.max(2, telling.length);
  const kind = phrase.kind === 'clause' ? 1.6 : phrase.kind === 'gerund' ? 1.25 : isTerm ? 1.3 : 0.8;
  const size = telling.length === 2 ? 1 : 1.15;
  return mean * kind * size;
}

/** The noun that a noun phrase is about: the last word before its first connector. */
function headOf({ words }: Phrase): string {
  const end = words.findIndex(({ lower }) => CONNECTORS.has(lower));
  return words[(end === -1 ? words.length : end) - 1]?.lower ?? '';
}

/** Pairs of neighbouring words that come up more than once: terms of the stretch. */
function repeatedPairs(stretch: readonly AnalysedSentence[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const sentence of stretch) {
    sentence.words.forEach((word, i) => {
      if (!adjoins(sentence, i)) return;
      const pair = pairOf(sentence.words[i - 1], word);
      if (seen.has(pair)) repeated.add(pair);
      seen.add(pair);
    });
  }
  return repeated;
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
