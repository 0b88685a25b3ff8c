import type { Span } from '@palimpsest/contracts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { Piece } from '../read/piece.ts';
import { piecesOf, type ReadProblem, stemOf } from '../read/read-problem.ts';

export const blankChanged: AssessmentGuard = {
  id: 'blank-changed',
  severity: 'hard',
  summary: 'There are as many blanks, of the same kinds, in the same order and at the same words.',
  why: 'A blank is where the answer goes: one filled, added or taken away changes what is asked.',
  liftedByReplace: true,
  check: ({ before, after }) => {
    const was = piecesOf(before, 'blank');
    const is = piecesOf(after, 'blank');
    const spans = is.filter(({ key }, at) => was[at]?.key !== key).map(({ span }) => span);
    return [
      ...objectionAt('A blank was added or is of another kind.', spans),
      ...objectionIf(was.length > is.length, 'A blank is missing.'),
      ...objectionAt(
        'A blank stands at other words.',
        was.length === is.length ? moved(before, was, after, is) : [],
      ),
    ];
  },
};

const REACH = 2;

/** Neither what stood in front of a blank nor what stood behind it is still there. */
function moved(before: ReadProblem, was: readonly Piece[], after: ReadProblem, is: readonly Piece[]): Span[] {
  const old = neighbours(before, was);
  const now = neighbours(after, is);
  return is
    .filter((_, at) => {
      const kept = old[at] ?? new Set();
      const found = now[at] ?? new Set();
      return kept.size > 0 && found.size > 0 && ![...kept].some((key) => found.has(key));
    })
    .map(({ span }) => span);
}

/** The words next to each blank on its line, by side. */
function neighbours({ words, source }: ReadProblem, blanks: readonly Piece[]): ReadonlySet<string>[] {
  let first = 0;
  return blanks.map(({ span }) => {
    while (first < words.length && (words[first]?.span.start ?? 0) < span.start) first += 1;
    const keys = new Set<string>();
    for (let step = 1; step <= REACH; step += 1) {
      const left = words[first - step];
      if (left !== undefined && !source.slice(left.span.end, span.start).includes('\n'))
        keys.add(`< ${stemOf(left.lower)}`);
      const right = words[first + step - 1];
      if (right !== undefined && !source.slice(span.end, right.span.start).includes('\n'))
        keys.add(`> ${stemOf(right.lower)}`);
    }
    return keys;
  });
}
