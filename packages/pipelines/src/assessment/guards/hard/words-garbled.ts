import { matches } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';

/** "form" and "from" are two words; from this many letters on the same letters in another order are seldom another word. */
const LEAST_LETTERS = 5;
/** One such word can be a correction. */
const MOST_GARBLED = 1;
const LONGEST_WORD = 28;
export const SPELLING = /\bspell|\btypos?\b|\bmisspel|->|→|=>|⇒/iu;
/** Marks and figures that stand for letters: "w@ter", "4nsw3r". */
const MASKED = /\p{L}[@$&#%+*0-9]\p{L}/gu;

export const wordsGarbled: AssessmentGuard = {
  id: 'words-garbled',
  severity: 'hard',
  summary:
    'Words are written as words: with their letters in order, without signs in place of letters, and apart.',
  why: 'A model can be told to write so that nobody can read it. Students have to.',
  liftedByReplace: false,
  check: (change) => [
    ...objectionAt('The letters of words have changed places.', shuffledWords(change)),
    ...objectionAt('Signs or figures stand in place of letters.', masked(change)),
    ...objectionAt('Words are run together.', runTogether(change)),
    ...objectionAt('Words are in letters that the problem does not use.', otherLetters(change)),
  ],
};

function shuffledWords({ before, after, context }: ProblemChange) {
  if (context.feedback.some(({ recommendation }) => SPELLING.test(recommendation))) return [];
  const known = new Set(before.words.map(({ lower }) => lower));
  const letters = new Set([...known].filter((word) => word.length >= LEAST_LETTERS).map(inOrder));
  const garbled = after.words.filter(
    ({ lower }) => lower.length >= LEAST_LETTERS && !known.has(lower) && letters.has(inOrder(lower)),
  );
  return garbled.length > MOST_GARBLED ? garbled.map(({ span }) => span) : [];
}

function inOrder(word: string): string {
  return [...word.slice(0, 60)].sort().join('');
}

function masked({ before, after }: ProblemChange) {
  const found = [...matches(after.prose, MASKED)];
  const allowed = [...matches(before.prose, MASKED)].length + MOST_GARBLED;
  return found.length > allowed
    ? found.map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    : [];
}

/** One letter can be a symbol; two in a row are a word. */
export const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Cyrillic}{2}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/gu,
  /\p{Script=Arabic}{2}/gu,
  /\p{Script=Hebrew}{2}/gu,
  /\p{Script=Devanagari}{2}/gu,
  /\p{Script=Thai}{2}/gu,
];

function otherLetters({ before, after, context }: ProblemChange) {
  const given = [before.source, ...context.feedback.map(({ recommendation }) => recommendation)].join('\n');
  return SCRIPTS.flatMap((script) =>
    given.search(script) >= 0
      ? []
      : [...matches(after.prose, script)].map(({ index, 0: text }) => ({
          start: index,
          end: index + text.length,
        })),
  );
}

function runTogether({ before, after }: ProblemChange) {
  const known = new Set(before.words.map(({ lower }) => lower));
  return after.words
    .filter(({ lower, text }) => !known.has(lower) && text.length > LONGEST_WORD && !text.includes('-'))
    .map(({ span }) => span);
}
