import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';
import type { ReadProblem } from '../read/read-problem.ts';
import { plainMarks } from '../same-text.ts';

export const correctAnswerLost: AssessmentGuard = {
  id: 'correct-answer-lost',
  severity: 'hard',
  summary: 'The correct answer stands among the options.',
  why: 'The answer key is metadata and locked: it must still point at an option, also in a replaced problem.',
  liftedByReplace: false,
  check: ({ before, after, context }) => {
    const answer = plainMarks(context.correctAnswer ?? '');
    if (answer === '' || !states(before, answer)) return [];
    return objectionIf(!states(after, answer), 'The correct answer is no longer among the options.');
  },
};

function states({ runs }: ReadProblem, answer: string): boolean {
  const bare = bareText(answer);
  const label = /^\(?([A-Za-z]|\d{1,2})[).]?$/.exec(answer)?.[1]?.toLowerCase();
  return runs.some(
    ({ options, items }) =>
      options &&
      items.some(
        (item) =>
          bareText(item.text) === bare ||
          item.label.toLowerCase() === label ||
          bareText(`${item.label} ${item.text}`) === bare ||
          (item.label === 'bank' &&
            item.text
              .toLowerCase()
              .split(/[,;|•]\s?/)
              .some((each) => bareText(each) === bare)),
      ),
  );
}

function bareText(text: string): string {
  return plainMarks(text)
    .toLowerCase()
    .replace(/[*_`$()\s.;,]/g, '');
}
