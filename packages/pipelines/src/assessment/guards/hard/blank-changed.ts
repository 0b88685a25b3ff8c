import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { piecesOf } from '../read/read-problem.ts';

export const blankChanged: AssessmentGuard = {
  id: 'blank-changed',
  severity: 'hard',
  summary: 'There are as many blanks, of the same kinds and in the same order.',
  why: 'A blank is where the answer goes: one filled, added or taken away changes what is asked.',
  liftedByReplace: true,
  check: ({ before, after }) => {
    const was = piecesOf(before, 'blank');
    const is = piecesOf(after, 'blank');
    const spans = is.filter(({ key }, at) => was[at]?.key !== key).map(({ span }) => span);
    return [
      ...objectionAt('A blank was added or is of another kind.', spans),
      ...objectionIf(was.length > is.length, 'A blank is missing.'),
    ];
  },
};
