import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';
import { languageOf } from '../read/language-of.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';

const LEAST_SHARED = 0.25;
const LEAST_SHARED_IF_SURE = 0.5;

export const otherLanguage: AssessmentGuard = {
  id: 'other-language',
  severity: 'hard',
  summary: 'The text is in the language of the problem.',
  why: 'A class reads its assignment in one language; a translation is another assignment.',
  liftedByReplace: false,
  check: ({ before, after, allows }) => {
    const was = languageOf(before);
    const is = languageOf(after);
    const otherScript = was.script !== is.script && was.script !== undefined && is.script !== undefined;
    const named = was.language !== 'unknown' && is.language !== 'unknown' && was.language !== is.language;
    const sure = was.confidence !== 'low' && is.confidence !== 'low';
    // A short text names no language for certain: what still shares its words with the problem was not translated.
    const shared = allows.replace ? null : sharedShare(ownWords(before), ownWords(after));
    const wrong =
      otherScript ||
      (named && (shared === null ? sure : shared < LEAST_SHARED || (sure && shared < LEAST_SHARED_IF_SURE)));
    return objectionIf(wrong, 'The text is in another language than the problem.');
  },
};

/** Names and unit signs stay in any translation, so they say nothing about the language. */
function ownWords({ words }: ReadProblem): ReadonlySet<string> {
  return new Set(
    words
      .filter(
        ({ text, lower }) =>
          text === lower && /[aeiouy]/u.test(lower) && lower.length > 2 && !isStopWord(lower),
      )
      .map(({ lower }) => stemOf(lower)),
  );
}

/** How much of the new text's own words the problem has too. */
function sharedShare(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  if (before.size === 0 || after.size === 0) return 1;
  let shared = 0;
  for (const stem of after) if (before.has(stem)) shared += 1;
  return shared / after.size;
}
