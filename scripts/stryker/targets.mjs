const kernel = 'packages/kernel/src';
const pipelines = 'packages/pipelines/src';

/** Tables of words and weights, texts for people and what tests are made of: no decision is taken in them. */
const LEFT = [
  /\.test\.ts$/,
  /\/(?:testing|cases|lexicon|words|data|tables|model|ports)\//,
  /\/index\.ts$/,
  /(?:texts|words|weights|profiles|abbreviations|titles|openers|table)\.ts$/,
];

/** What is mutated under each name, where the tests lie that may notice it, and what else the copy needs. */
export const TARGETS = {
  kernel: {
    mutate: [
      `${kernel}/canonical.ts`,
      ...['guards', 'ledger', 'merkle', 'pipeline', 'rules', 'run'].map((folder) => `${kernel}/${folder}`),
    ],
    leave: LEFT,
    tests: [
      `${kernel}/*.test.ts`,
      `${kernel}/{guards,ledger,merkle,pipeline,rules,run,testing}/**/*.test.ts`,
    ],
  },
  'kernel-text': {
    mutate: [`${kernel}/text`],
    leave: LEFT,
    tests: [`${kernel}/text/**/*.test.ts`],
  },
  blog: {
    mutate: [`${pipelines}/blog/rules`, `${pipelines}/blog/guards`],
    leave: LEFT,
    tests: [`${pipelines}/blog/{rules,guards}/**/*.test.ts`],
  },
  assessment: {
    mutate: [`${pipelines}/assessment/rules`, `${pipelines}/assessment/guards`],
    leave: LEFT,
    tests: [`${pipelines}/assessment/{rules,guards}/**/*.test.ts`],
    // Kept verdicts would be those of the code without a change.
    changes: [
      {
        file: `${pipelines}/assessment/guards/check-problem.ts`,
        find: 'const LONGEST_KEPT = 10_000;',
        replace: 'const LONGEST_KEPT = -1;',
      },
    ],
  },
  complaint: {
    mutate: ['rules', 'routing', 'time', 'steps', 'validate'].map(
      (folder) => `${pipelines}/complaint/${folder}`,
    ),
    leave: LEFT,
    tests: [
      `${pipelines}/complaint/*.test.ts`,
      `${pipelines}/complaint/{rules,routing,time,validate}/**/*.test.ts`,
    ],
  },
  research: {
    mutate: ['rules', 'reflexion', 'budget', 'citations', 'support'].map(
      (folder) => `${pipelines}/research/${folder}`,
    ),
    leave: LEFT,
    tests: [`${pipelines}/research/{rules,reflexion,budget,citations,support}/**/*.test.ts`],
  },
};
