import type { Span } from '@palimpsest/contracts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { ReadProblem } from '../read/read-problem.ts';

export const subQuestionsChanged: AssessmentGuard = {
  id: 'sub-questions-changed',
  severity: 'hard',
  summary: 'The labels of sub-questions, their order and their number are as they were.',
  why: 'Scores and answer keys refer to the parts of a problem by their labels.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    // Steps turned into a numbered list, or back, are how scaffolding goes up and down; letters are parts.
    const numbered = allows.scaffolding === null;
    const was = labels(before, numbered);
    const is = labels(after, numbered);
    const spans = is.filter(({ key }, at) => was[at]?.key !== key).map(({ span }) => span);
    return [
      ...objectionAt('A sub-question has another label or was added.', spans),
      ...objectionIf(was.length > is.length, 'A sub-question or its label is missing.'),
    ];
  },
};

function labels({ runs }: ReadProblem, numbered: boolean): { key: string; span: Span }[] {
  return runs
    .filter(({ options, style }) => !options && style !== 'bullet' && (numbered || style !== 'digit'))
    .flatMap(({ style, items }) =>
      items.map(({ label, mark }) => ({ key: `${style} ${label}`, span: mark })),
    );
}
