import { isStopWord } from '@palimpsest/kernel/text';
import type { AnalysedSentence } from '../../../../analysis.ts';
import type { AeoInput } from '../aeo-input.ts';
import { findPhrases, phraseAt, plain } from '../phrases.ts';
import { sharedStems } from '../stems.ts';
import { ANNOUNCING } from '../words/announcing.ts';
import {
  AFTER_COPULA,
  COPULAS,
  DEFINING_VERBS,
  PLURAL_DEFINING_VERBS,
  POINTING_SUBJECTS,
} from '../words/defining.ts';
import {
  ADVISING,
  AFTER_IMPERATIVE,
  IMPERATIVES,
  NOUN_LIKE_IMPERATIVES,
  OWN_DUTY,
} from '../words/instructing.ts';
import { PREAMBLE_OPENERS } from '../words/preamble-openers.ts';

/** An answer must be complete within so many words of the body. */
export const OPENING_WORDS = 120;

/** A sentence in the form of an answer when there is no title to answer. */
const WITHOUT_TITLE = 0.45;

/** `explains`, a thing and when or why it is so, answers only a title that asks why. */
export type AnswerForm = 'defines' | 'counts' | 'instructs' | 'explains';

/** What an answer is judged by. */
export type AnswerFacts = Pick<AeoInput, 'analysis' | 'titleStems' | 'countedIn'>;

/** The best answer among some sentences. */
export interface Answer {
  readonly sentence: AnalysedSentence;
  readonly form: AnswerForm | null;
  /** Title stems in the sentence. */
  readonly shared: number;
  /** 0 nothing of an answer, 1 complete. */
  readonly strength: number;
}

/** Whether it is an answer at all: it has the form of one and speaks to the title, if there is one. */
export function isAnswer({ form, strength }: Answer): boolean {
  return form !== null && strength >= WITHOUT_TITLE;
}

/** The strongest, and among equals the first, answer to the title among the sentences that end within so many words. */
export function bestAnswer(input: AnswerFacts, within: number): Answer | null {
  let best: Answer | null = null;
  for (const sentence of input.analysis.sentences) {
    if (sentence.wordsBefore >= within) break;
    if (sentence.wordsBefore + sentence.words.length > within) continue;
    const answer = judge(input, sentence);
    if (answer.strength > (best?.strength ?? 0)) best = answer;
    if (best?.strength === 1) break;
  }
  return best;
}

/** Whether a sentence defines, counts, instructs or explains; null when it does none of these or merely asks or announces. */
export function answerForm(input: AnswerFacts, sentence: AnalysedSentence): AnswerForm | null {
  const { words, text } = sentence;
  if (words.length < 5 || words.length > 60 || text.endsWith('?')) return null;
  if (phraseAt(PREAMBLE_OPENERS, words, 0) > 0 || findPhrases(ANNOUNCING, words).length > 0) return null;
  if (explains(input, sentence)) return 'explains';
  if (instructs(sentence)) return 'instructs';
  if (defines(sentence)) return 'defines';
  return counts(input, sentence) ? 'counts' : null;
}

function judge(input: AnswerFacts, sentence: AnalysedSentence): Answer {
  const shared = sharedStems(input.titleStems, sentence, input.analysis);
  const form = answerForm(input, sentence);
  return { sentence, form, shared, strength: strength(form, shared, input.titleStems.size) };
}

function strength(form: AnswerForm | null, shared: number, wanted: number): number {
  // Two words of a short title are its subject; of a long one it takes a third.
  const enough = shared >= Math.min(wanted, Math.max(2, Math.ceil(wanted / 3)));
  if (wanted === 0) return form === null ? 0 : WITHOUT_TITLE;
  if (form !== null) return enough ? 1 : shared > 0 ? 0.7 : 0.2;
  return enough ? 0.3 : 0;
}

/** "X when, if or because Y", where the title asks why X: the words before the joint take up the title. */
function explains({ analysis, titleStems }: AnswerFacts, { words }: AnalysedSentence): boolean {
  const title = analysis.document.title?.text ?? '';
  if (!/^\W{0,3}why\b/i.test(title) || titleStems.size === 0) return false;
  const wanted = Math.min(titleStems.size, 2);
  for (let at = 2; at < words.length - 2; at += 1) {
    const word = words[at];
    if (word === undefined || !REASON_JOINTS.has(plain(word))) continue;
    if (sharedStems(titleStems, { words: words.slice(0, at) }, analysis) >= wanted) return true;
  }
  return false;
}

const REASON_JOINTS: ReadonlySet<string> = new Set(['when', 'if', 'because', 'since', 'whenever', 'unless']);

function instructs({ words }: AnalysedSentence): boolean {
  const [first, second] = words;
  if (first === undefined || second === undefined) return false;
  const lower = plain(first);
  if (IMPERATIVES.has(lower)) return true;
  if (NOUN_LIKE_IMPERATIVES.has(lower) && AFTER_IMPERATIVE.has(plain(second))) return true;
  return findPhrases(ADVISING, words).some(({ at }) => {
    const before = words[at - 1];
    return before === undefined || !OWN_DUTY.has(plain(before));
  });
}

function defines({ words, text, span }: AnalysedSentence): boolean {
  const reach = Math.min(words.length - 1, 22);
  for (let i = 1; i < reach; i += 1) {
    const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
    if (before === undefined || word === undefined || next === undefined) break;
    const lower = plain(word);
    const named = !POINTING_SUBJECTS.has(plain(before));
    if (named && COPULAS.has(lower) && AFTER_COPULA.has(plain(next))) return true;
    if (named && DEFINING_VERBS.has(lower)) return true;
    if (PLURAL_DEFINING_VERBS.has(lower) && !isStopWord(before.lower)) return true;
    // "..., a tool that": what was named is said to be something.
    if (i > 2 && (lower === 'a' || lower === 'an') && text[word.span.start - span.start - 2] === ',')
      return true;
  }
  return false;
}

function counts(input: AnswerFacts, sentence: AnalysedSentence): boolean {
  const { start, end } = sentence.span;
  const here = input.countedIn.get(sentence.block) ?? [];
  return here.some(({ item }) => item.span.start >= start && item.span.end <= end);
}
