import { it } from 'vitest';
import { checkProblem } from '../guards/check-problem.ts';
import { problemPrompt } from '../prompt/v1/problem-prompt.ts';
import { AMBIGUITY } from './cases/ambiguity.ts';
import { CLARITY } from './cases/clarity.ts';
import { OTHER } from './cases/other.ts';
import { PACING, SCAFFOLDING } from './cases/pacing.ts';
import { TYPOS } from './cases/typos.ts';
import { WORDING } from './cases/wording.ts';
import { readAsks } from './feedback/read-asks.ts';
import { carryOut } from './operations/carry-out.ts';
import { layoutOf } from './prose/layout.ts';
import { rewriteProblem } from './rewrite-problem.ts';

const up = { type: 'scaffold', direction: 'increase' },
  down = { type: 'scaffold', direction: 'decrease' };
const C: [string, string, string, any?, string?][] = [
  [
    'A water tank holds 500 liters. A pipe fills the tank at a rate of 20 liters per minute and another pipe empties it at 5 liters per minute. How long will it take to fill the tank?',
    'clarity',
    "Students didn't realize both pipes are open. Add 'Both pipes are open at the same time.'",
  ],
  [
    'A water tank holds 500 liters. A pipe fills the tank at a rate of 20 liters per minute and another pipe empties it at 5 liters per minute. How long will it take to fill the tank?',
    'clarity',
    "Make it clear that the tank starts 'empty'.",
  ],
  [
    'A water tank holds 500 liters. A pipe fills the tank at a rate of 20 liters per minute and another pipe empties it at 5 liters per minute. How long will it take to fill the tank?',
    'pacing',
    'Split the second sentence into two shorter ones.',
  ],
  [
    'Jack and Jill each have some marbles. He has twice as many as she does. Together they have 36. How many does she have?',
    'ambiguity',
    'Replace pronouns with names.',
  ],
  [
    'Jack and Jill each have some marbles. He has twice as many as she does. Together they have 36. How many does she have?',
    'ambiguity',
    "Replace 'He' with 'Jack' and 'she' with 'Jill'.",
  ],
  [
    'Jack and Jill each have some marbles. He has twice as many as she does. Together they have 36. How many does she have?',
    'clarity',
    "Add 'marbles' after 'How many'.",
  ],
  [
    'Discuss the ramifications of the treaty for the indigenous populace, and evaluate whether its stipulations were equitable.',
    'wording',
    "Replace 'ramifications' with 'effects', 'populace' with 'people', and 'equitable' with 'fair'.",
    undefined,
    '9-12',
  ],
  [
    'Discuss the ramifications of the treaty for the indigenous populace, and evaluate whether its stipulations were equitable.',
    'clarity',
    'Break into two sentences.',
    undefined,
    '9-12',
  ],
  [
    'Discuss the ramifications of the treaty for the indigenous populace, and evaluate whether its stipulations were equitable.',
    'scaffolding',
    'Chunk the task for struggling learners.',
    up,
    '9-12',
  ],
  [
    'The cat sat on the mat. It was black. What was black?',
    'ambiguity',
    "Unclear antecedent: 'It'. Use 'The cat'.",
    undefined,
    'K-2',
  ],
  [
    'The cat sat on the mat. It was black. What was black?',
    'ambiguity',
    "Clarify the pronoun 'It' (the cat).",
    undefined,
    'K-2',
  ],
  [
    'Write a paragraph describing your favorite season. Include at least 3 details. Be sure to use adjectives and check your spelling.',
    'pacing',
    'Present the requirements as a list.',
    undefined,
    '3-5',
  ],
  [
    'Write a paragraph describing your favorite season. Include at least 3 details. Be sure to use adjectives and check your spelling.',
    'scaffolding',
    'Present the requirements as a list.',
    up,
    '3-5',
  ],
  [
    'Write a paragraph describing your favorite season. Include at least 3 details. Be sure to use adjectives and check your spelling.',
    'emphasis',
    'Please make the phrase "at least 3 details" bold so students don\'t miss it.',
    undefined,
    '3-5',
  ],
  [
    'Given that f(x) = 2x + 3, what is f(4)?',
    'clarity',
    'Separate the given information from the question.',
    undefined,
    '9-12',
  ],
  ['Given that f(x) = 2x + 3, what is f(4)?', 'clarity', 'Split into two sentences.', undefined, '9-12'],
  [
    'Evaluate the function f(x) = 2x + 3 when x is equal to 4.',
    'wording',
    "'is equal to' can be shortened to 'equals'.",
    undefined,
    '9-12',
  ],
  [
    'A store sells shirts for $15 each. There is a 20% discount. What is the sale price?',
    'clarity',
    "Specify that the discount applies to 'each shirt'.",
  ],
  [
    'A store sells shirts for $15 each. There is a 20% discount. What is the sale price?',
    'clarity',
    'Add "on all shirts" after "discount".',
  ],
  [
    'A store sells shirts for $15 each. There is a 20% discount. What is the sale price?',
    'clarity',
    "Add 'of one shirt' to the end of the question.",
  ],
  [
    'A store sells shirts for $15 each. There is a 20% discount. What is the sale price?',
    'clarity',
    "The question should ask: 'What is the sale price of one shirt?'",
  ],
  [
    'Name three causes of the war. Hint: think about trade, land, and religion. Then choose the most important one.',
    'scaffolding',
    'Take out the hint to reduce support.',
    down,
    '9-12',
  ],
  [
    'To solve the puzzle:\n1. Read the clue.\n2. Find the letter.\n3. Write the word.',
    'scaffolding',
    'Collapse the numbered list into a single paragraph.',
    down,
    '3-5',
  ],
  [
    'Teh boy has 5 appels. He eats 2. How many is left?',
    'typo',
    "Fix: 'Teh' -> 'The', 'appels' -> 'apples', 'is left' -> 'are left'.",
    undefined,
    'K-2',
  ],
  [
    'Teh boy has 5 appels. He eats 2. How many is left?',
    'typo',
    'Teh -> The; appels -> apples',
    undefined,
    'K-2',
  ],
  [
    'Teh boy has 5 appels. He eats 2. How many is left?',
    'grammar',
    "Subject-verb agreement: change 'is left' to 'are left'.",
    undefined,
    'K-2',
  ],
  [
    'It is known that the population doubles every year. Compute the population after 4 years if it is 100 now.',
    'clarity',
    "Remove 'It is known that'.",
  ],
  [
    'Consider the aforementioned data. Subsequently, ascertain the mode.',
    'wording',
    'Word choice is above grade level.',
  ],
  [
    'Compare the results of the two experiments that were conducted by the students in the lab and which are shown in the table.',
    'clarity',
    'Hard to parse. Simplify the sentence structure.',
  ],
  ['Sort the animals into groups. Explain your groups.', 'clarity', "Add 'by what they eat'."],
  [
    'Sort the animals into groups. Explain your groups.',
    'clarity',
    "After 'groups', add 'by what they eat'.",
  ],
  ['Sort the animals into groups. Explain your groups.', 'clarity', "Before 'Explain', insert 'Then'."],
  ['Draw the shape.', 'clarity', "Name the shape: 'hexagon'."],
  ['Look at the shape. Draw the shape.', 'clarity', "Instead of 'the shape', write 'the hexagon'."],
];
it('runs', () => {
  const out: string[] = [];
  for (const [text, category, recommendation, action, band] of C) {
    const r = rewriteProblem(
      problemPrompt({
        text,
        feedback: [{ category, recommendation, ...(action ? { action } : {}) }],
        context: { gradeBand: band ?? '6-8', subject: 'x' },
      }),
    );
    out.push(
      `${recommendation}\n   ${r.applied.length ? '+ ' + r.text.replaceAll('\n', '⏎') : '- ' + r.notApplied[0]?.why}`,
    );
  }
  console.log(out.join('\n'));
  const K: any = { CLARITY, WORDING, AMBIGUITY, TYPOS, PACING, SCAFFOLDING, OTHER };
  let a = 0,
    n = 0;
  for (const k of Object.keys(K)) {
    const d = K[k].filter(
      (c: any) =>
        rewriteProblem(
          problemPrompt({
            text: c.problem,
            feedback: [c.feedback],
            context: { gradeBand: c.gradeBand ?? '6-8', subject: 'mathematics' },
          }),
        ).applied.length === 1,
    ).length;
    a += d;
    n += K[k].length;
    console.log(k, d, K[k].length);
  }
  console.log('all', a, n, a / n);
  const all = Object.values(K).flat() as any[];
  const c0 = process.cpuUsage();
  let i = 0;
  while (i < 500)
    for (const c of all) {
      rewriteProblem(
        problemPrompt({ text: c.problem, feedback: [c.feedback], context: { gradeBand: '6-8' } }),
      );
      i += 1;
    }
  const c1 = process.cpuUsage(c0);
  console.log('cpu ms per problem with guard', (c1.user + c1.system) / 1000 / i);
  const d0 = process.cpuUsage();
  i = 0;
  while (i < 500)
    for (const c of all) {
      const { asks, said } = readAsks(c.feedback, () => true);
      for (const ask of asks) carryOut({ layout: layoutOf(c.problem), band: '6-8', said }, ask);
      i += 1;
    }
  const d1 = process.cpuUsage(d0);
  console.log('cpu ms per problem without guard', (d1.user + d1.system) / 1000 / i);
  for (const piece of [
    'a ',
    'He ran, and he fell, ',
    'Find a; ',
    '\n',
    'the cat, which is big ',
    'A. ',
    '_ ',
  ]) {
    const p = problemPrompt({
      text: piece.repeat(Math.floor(19_900 / piece.length)),
      feedback: [
        'Split the long sentences.',
        'Use plain words.',
        'Put the question last.',
        'Use active voice.',
        'Replace the pronouns.',
        "Add 'x'.",
        'Number the steps.',
        "'a' -> 'b'",
      ].map((recommendation) => ({ category: 'x', recommendation })),
      context: { gradeBand: '6-8' },
    });
    const t0 = performance.now();
    rewriteProblem(p);
    console.log(JSON.stringify(piece), Math.round(performance.now() - t0));
  }
}, 100000);
