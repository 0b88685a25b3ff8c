import { isStopWord, type Word } from '@palimpsest/kernel/text';
import type { AnalysedSentence } from '../analysis.ts';
import { isHelpingVerb } from './words/clauses.ts';
import { isGerund, isVerbForm } from './words/verbs.ts';
import { POINTING } from './words/weak-heading-words.ts';
import { wordSet } from './words/word-list.ts';

/** Words that stand side by side in a sentence and might head a section. */
export interface Phrase {
  readonly words: readonly Word[];
  readonly kind: 'noun' | 'gerund' | 'clause';
  /** The sentence is about it: it opens the sentence and a verb follows. */
  readonly isSubject: boolean;
}

export const CONNECTORS = wordSet('of for and');
/** What stands before a noun phrase: an article, a possessive, a preposition. */
export const NOUN_LEADS = wordSet(`
  the a an our your their its his her my this these those any each every some no several many two three four five
  of for with about in on from into between through across by as at without within
`);
/** What may follow one; any mark may too. */
export const NOUN_ENDS = wordSet(`
  is are was were has have had will can could would should may might must do does did of for with about in on from
  into between through across by as at without within and or but that which who to we you they it i than because if
  when while so where
`);
const CLAUSE_WORDS = wordSet('how why');
export const CLAUSE_SUBJECTS = wordSet('we you they to the our your this a an people teams agencies users');
export const GERUND_LEADS = wordSet('by of for in with about on to when while start started begin began');
export const CLAUSE_ENDS = wordSet(
  'and or but that which who because so as if when while then than where until before after since',
);
/** Verbs behind a clause or an -ing form that a sentence is about. */
export const SUBJECT_VERBS = wordSet('depends matters varies differs takes needs helps means works');

const MEASURES = wordSet('often long much many far');

/** Every phrase of a sentence that might head a section. None points at something outside itself. */
export function phrasesIn(sentence: AnalysedSentence): Phrase[] {
  return [
    ...nounPhrases(sentence),
    ...gerundPhrases(sentence),
    ...clauses(sentence),
    ...topicOf(sentence),
  ].filter(({ words }) => !words.some(({ lower }) => POINTING.has(lower)));
}

/** What a sentence says right at its start that it is about: "Rinsing is", "How often it runs depends". */
export function topicOf(sentence: AnalysedSentence): Phrase[] {
  const { words } = sentence;
  const from = words[0]?.lower === 'the' ? 1 : 0;
  const first = words[from]?.lower ?? '';
  const next = words[from + 1]?.lower ?? '';
  if (isGerund(first) && (SUBJECT_VERBS.has(next) || next === 'is') && adjoins(sentence, from + 1))
    return [{ words: words.slice(from, from + 1), kind: 'gerund', isSubject: true }];
  if (from > 0 || (first !== 'how' && first !== 'why')) return [];
  const end = words.findIndex(({ lower }, i) => i > 0 && SUBJECT_VERBS.has(lower));
  // "How often all of this is needed": without what it points at, the question is enough.
  const points = words.slice(0, end).some(({ lower }) => POINTING.has(lower));
  if (end > 1 && points && MEASURES.has(next))
    return [{ words: words.slice(0, 2), kind: 'clause', isSubject: true }];
  if (end < 3 || end > 8 || words.some((_, i) => i > 0 && i <= end && !adjoins(sentence, i))) return [];
  return [{ words: words.slice(0, end), kind: 'clause', isSubject: true }];
}

/** Runs of content words between an article or a preposition and a verb, a function word or a mark. */
function nounPhrases(sentence: AnalysedSentence): Phrase[] {
  const found: Phrase[] = [];
  const { words } = sentence;
  for (let from = 0; from < words.length; from += 1) {
    if (from > 0 && (!NOUN_LEADS.has(words[from - 1]?.lower ?? '') || !adjoins(sentence, from))) continue;
    const end = runEnd(sentence, from);
    if (end === from || isLoose(words[from])) continue;
    const opens = from === 0 || (from === 1 && ARTICLES.has(words[0]?.lower ?? ''));
    const add = (to: number): void => {
      if (!endsThere(sentence, to)) return;
      const isSubject = opens && isVerb(words[to]?.lower ?? '') && adjoins(sentence, to);
      if (from > 0 || isSubject) found.push({ words: words.slice(from, to), kind: 'noun', isSubject });
    };
    add(end);
    const connector = words[end];
    if (connector === undefined || !CONNECTORS.has(connector.lower) || !adjoins(sentence, end)) continue;
    const article = words[end + 1]?.lower;
    const next = article === 'the' || article === 'a' || article === 'our' ? end + 2 : end + 1;
    if (!adjoins(sentence, end + 1) || !adjoins(sentence, next)) continue;
    const nextEnd = runEnd(sentence, next);
    if (nextEnd > next) add(nextEnd);
  }
  return found;
}

export const ARTICLES = wordSet('the a an our your their its my each every');
/** -ing forms that are names of things; any other one before a noun may as well be doing something to it. */
export const THINGS_IN_ING = wordSet(`
  onboarding testing engineering training funding hosting meeting building planning hiring learning programming
  accounting banking lighting heating housing mapping marketing messaging pricing staffing coding coaching writing
`);

function isLoose(word: Word | undefined): boolean {
  return word === undefined || (isGerund(word.lower) && !THINGS_IN_ING.has(word.lower));
}

const isVerb = (lower: string): boolean => isHelpingVerb(lower) || isVerbForm(lower);

function endsThere(sentence: AnalysedSentence, end: number): boolean {
  return (
    !adjoins(sentence, end) ||
    NOUN_ENDS.has(sentence.words[end]?.lower ?? '') ||
    isVerb(sentence.words[end]?.lower ?? '')
  );
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
    if (/^[^-]+ing$/.test(sentence.words[from + 1]?.lower ?? '')) return;
    // "goes on eating": the verb goes on, and the phrase names nothing.
    if (
      before === 'on' &&
      /^(?:go|goes|going|went|keep|keeps|kept)$/.test(sentence.words[from - 2]?.lower ?? '')
    )
      return;
    const end = clauseEnd(sentence, from);
    // Before a verb the phrase was the start of a longer clause: "ensuring the team has".
    if (adjoins(sentence, end) && isVerbForm(sentence.words[end]?.lower ?? '')) return;
    if (adjoins(sentence, end) && sentence.words[end]?.lower === 'the') return;
    if (sentence.words.slice(from, end).some(({ lower }) => isHelpingVerb(lower))) return;
    if (end - from >= 2 && end - from <= 7)
      found.push({ words: sentence.words.slice(from, end), kind: 'gerund', isSubject: from === 0 });
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
      found.push({ words: sentence.words.slice(from, end), kind: 'clause', isSubject: false });
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
export function adjoins({ block, words }: AnalysedSentence, at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (before === undefined || word === undefined) return false;
  return block.text.slice(before.span.end, word.span.start) === ' ';
}
