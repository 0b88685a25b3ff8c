import type { Span } from '@palimpsest/contracts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { languageOf } from '../read/language-of.ts';
import { piecesOf, type ReadProblem } from '../read/read-problem.ts';
import { missingFrom } from '../same-text.ts';

/** A letter alone, letters with digits (x1, H2O), names_like_this and likeThis. */
const NAME =
  /(?<![\p{L}\p{N}'’_.])(?:[A-Za-zα-ωΔΣΩ](?![\p{L}\p{N}'’_]|\.\p{L})|(?=\p{L}{0,12}\p{N})\p{L}[\p{L}\p{N}]{1,24}|\p{L}{1,40}_\p{L}[\p{L}\p{N}_]{0,40}|\p{Ll}{1,30}\p{Lu}\p{L}{0,30})(?![\p{L}\p{N}_])/gu;
const ENGLISH_WORDS = /^[aAI]$/;
const OTHER_WORDS = /^[aAIyYoOeEuUàè]$/;

export const variableChanged: AssessmentGuard = {
  id: 'variable-changed',
  severity: 'hard',
  summary: 'Variables and other symbols in the text keep their names.',
  why: 'A variable that is called otherwise no longer belongs to the formula or the figure.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    const was = namesOf(before);
    const is = namesOf(after);
    const known = [...was, ...inFormulas(before)];
    const now = [...is, ...inFormulas(after)];
    const added = is.filter(({ key }) => !allows.added.has(key.toLowerCase()));
    return [
      ...objectionAt('A variable or symbol was changed or added.', missingFrom(added, known)),
      ...objectionIf(missingFrom(was, now).length > 0, 'A variable or symbol of the problem is missing.'),
    ];
  },
};

interface Name {
  readonly key: string;
  readonly span: Span;
}

function namesOf(problem: ReadProblem): Name[] {
  const { language } = languageOf(problem);
  const common = language === 'en' || language === 'unknown' ? ENGLISH_WORDS : OTHER_WORDS;
  const names: Name[] = [];
  for (const match of problem.prose.matchAll(NAME)) {
    const key = match[0].normalize('NFKC');
    if (common.test(key)) continue;
    names.push({ key, span: { start: match.index, end: match.index + match[0].length } });
  }
  return names;
}

/** "$x$" and "x": a variable may be named in or outside a formula. */
function inFormulas(problem: ReadProblem): Name[] {
  return piecesOf(problem, 'formula')
    .filter(({ key }) => key.length < 2_000)
    .flatMap(({ key, span }) =>
      (key.match(/[A-Za-zα-ω](?![A-Za-z])/g) ?? []).map((name) => ({ key: name, span })),
    );
}
