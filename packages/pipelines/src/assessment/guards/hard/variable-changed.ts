import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { piecesOf, type ReadProblem } from '../read/read-problem.ts';
import { type SymbolName, symbolsOf } from '../read/symbols.ts';
import { missingFrom } from '../same-text.ts';

export const variableChanged: AssessmentGuard = {
  id: 'variable-changed',
  severity: 'hard',
  summary: 'Variables and other symbols in the text keep their names.',
  why: 'A variable that is called otherwise no longer belongs to the formula or the figure.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    const was = symbolsOf(before);
    const is = symbolsOf(after);
    const known = [...was, ...inFormulas(before)];
    const now = [...is, ...inFormulas(after)];
    const added = is.filter(({ key }) => !allows.added.has(key.toLowerCase()));
    return [
      ...objectionAt('A variable or symbol was changed or added.', missingFrom(added, known)),
      ...objectionAt('An expression was made of the variables.', products(before, after, known)),
      ...objectionIf(missingFrom(was, now).length > 0, 'A variable or symbol of the problem is missing.'),
    ];
  },
};

/** "kn": a word that is no word, made of nothing but variables of the problem. */
function products(before: ReadProblem, after: ReadProblem, known: readonly SymbolName[]): Span[] {
  const letters = new Set(known.map(({ key }) => key).filter((key) => key.length === 1));
  if (letters.size === 0) return [];
  const had = new Set(before.words.map(({ text }) => text));
  return after.words
    .filter(
      ({ text, lower }) =>
        text.length > 1 &&
        text.length < 4 &&
        !had.has(text) &&
        !isStopWord(lower) &&
        [...text].every((letter) => letters.has(letter)),
    )
    .map(({ span }) => span);
}

/** "$x$" and "x": a variable may be named in or outside a formula. */
function inFormulas(problem: ReadProblem): SymbolName[] {
  return piecesOf(problem, 'formula')
    .filter(({ key }) => key.length < 2_000)
    .flatMap(({ key, span }) =>
      (key.match(/[A-Za-zα-ω](?![A-Za-z])/g) ?? []).map((name) => ({ key: name, span })),
    );
}
