import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';
import { contentStems } from '../read/content.ts';
import { languageOf } from '../read/language-of.ts';

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
    const shared = allows.replace ? null : sharedShare(contentStems(before), contentStems(after));
    const wrong =
      otherScript ||
      (named && (shared === null ? sure : shared < LEAST_SHARED || (sure && shared < LEAST_SHARED_IF_SURE)));
    return objectionIf(wrong, 'The text is in another language than the problem.');
  },
};

function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 1;
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / smaller;
}
