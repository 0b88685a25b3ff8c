import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { anyPlainWord } from '../../builtin/words/plain-words.ts';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { languageOf } from '../read/language-of.ts';
import { namesOf } from '../read/names.ts';
import { type Replaced, replacedWords } from '../read/one-for-one.ts';
import { stemOf } from '../read/read-problem.ts';
import { isDenialOf } from '../read/sides.ts';
import { LIGHT_WORDS, QUESTION_WORDS, TRANSFERS } from '../words/light-words.ts';
import { SYNONYM_WORDS, synonymSets } from '../words/synonyms.ts';

export const wordSwapped: AssessmentGuard = {
  id: 'word-swapped',
  severity: 'hard',
  summary: 'A word of what is asked is replaced only by a word of the same meaning.',
  why: 'A question with one other noun or adjective in it is another question.',
  liftedByReplace: true,
  check: (change) => {
    const { before, after } = change;
    const { language } = languageOf(before);
    if (before.source === after.source || (language !== 'en' && language !== 'unknown')) return [];
    const swaps = replacedWords(before, after).filter((pair) => isSwap(pair, change));
    return objectionAt(
      'A word was replaced by one of another meaning.',
      swaps.map(({ to }) => to.span),
    );
  },
};

function isSwap({ from, to, asks }: Replaced, { before, after, allows }: ProblemChange): boolean {
  const one = from.lower;
  const other = to.lower;
  if (allows.added.has(other.replaceAll('’', "'")) || allows.removed.has(one)) return false;
  if (QUESTION_WORDS.has(one) || QUESTION_WORDS.has(other))
    return QUESTION_WORDS.has(one) && QUESTION_WORDS.has(other);
  const isName = (word: string, problem: typeof before) => namesOf(problem).some(({ key }) => key === word);
  const names = [isName(stripped(one), before), isName(stripped(other), after)];
  // A name that is missing or new is looked at elsewhere; here one of the problem's names stands for another.
  if (names[0] === true || names[1] === true) return names[0] === true && names[1] === true;
  // What is not true is false: whether a denial went with it is looked at elsewhere.
  if (sameMeaning(one, other) || isDenialOf(one, other)) return false;
  if (TRANSFERS.has(one) && TRANSFERS.has(other)) return true;
  // In a statement a word may be said in many ways; opposites and counterparts are looked at elsewhere.
  if (!asks || LIGHT_WORDS.has(other) || LIGHT_WORDS.has(one)) return false;
  if (levelsOfVerb(one) !== undefined && levelsOfVerb(other) !== undefined) return false;
  return !after.stems.has(stemOf(one));
}

function stripped(lower: string): string {
  return lower.replace(/['’]s?$/u, '');
}

const LEAST_COMMON_START = 5;
const byStem = new Map<string, Set<number>>();
for (const word of SYNONYM_WORDS) {
  const known = byStem.get(stemOf(word)) ?? new Set();
  for (const set of synonymSets(word) ?? []) known.add(set);
  byStem.set(stemOf(word), known);
}

function setsOf(word: string): ReadonlySet<number> {
  return synonymSets(word) ?? byStem.get(stemOf(word)) ?? new Set();
}

function sameMeaning(one: string, other: string): boolean {
  if (anyPlainWord(one)?.split(' ').includes(other) || anyPlainWord(other)?.split(' ').includes(one))
    return true;
  if (one.slice(0, LEAST_COMMON_START) === other.slice(0, LEAST_COMMON_START)) return true;
  if (isTypo(one, other)) return true;
  const all = setsOf(other);
  return [...setsOf(one)].some((set) => all.has(set));
}

/** One letter more, less or other in a word of some length: a spelling that was put right. */
function isTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  return start > 0 && Math.max(one.length, other.length) - start - end <= 2;
}
