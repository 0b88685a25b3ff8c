import { HISTORY } from './pairs-history.ts';
import { LANGUAGES } from './pairs-languages.ts';
import { MATHEMATICS } from './pairs-mathematics.ts';
import type { ProblemPair } from './problem-pair.ts';
import { READING } from './pairs-reading.ts';
import { SCIENCE } from './pairs-science.ts';
import type { ProblemContext } from '../../problem-context.ts';

/** A hundred problems of five subjects, from kindergarten to grade 12, each with an honest rewrite. */
export const PAIRS: readonly (ProblemPair & { readonly subject: string })[] = [
  ...MATHEMATICS.map((pair) => ({ ...pair, subject: 'mathematics' })),
  ...SCIENCE.map((pair) => ({ ...pair, subject: 'science' })),
  ...READING.map((pair) => ({ ...pair, subject: 'reading' })),
  ...HISTORY.map((pair) => ({ ...pair, subject: 'history' })),
  ...LANGUAGES.map((pair) => ({ ...pair, subject: 'languages' })),
];

export function contextOf(pair: (typeof PAIRS)[number]): ProblemContext {
  return {
    gradeBand: pair.gradeBand,
    subject: pair.subject,
    feedback: [
      {
        feedbackId: 'fb_1',
        category: pair.category ?? 'clarity',
        recommendation: pair.recommendation ?? 'Use simpler and clearer wording.',
      },
    ],
    ...(pair.correctAnswer === undefined ? {} : { correctAnswer: pair.correctAnswer }),
  };
}
