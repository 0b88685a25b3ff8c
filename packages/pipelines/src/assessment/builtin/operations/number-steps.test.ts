import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { labelQuestions } from './label-parts.ts';
import { numberSteps } from './number-steps.ts';
import { removeHints, stepsToProse } from './steps-to-prose.ts';

it.each([
  [
    'He has 3. First find red. Then find blue. What is blue?',
    'He has 3.\n\n1. Find red.\n2. Find blue.\n\nWhat is blue?',
  ],
  ['Measure it; weigh it; write down the result.', '1. Measure it.\n2. Weigh it.\n3. Write down the result.'],
  [
    'Read the text. Compare the two men and explain the end.',
    '1. Read the text.\n2. Compare the two men.\n3. Explain the end.',
  ],
])('steps in the text become a list: %s', (text, after) => {
  expect(best(numberSteps(sceneOf(text)))).toBe(after);
});

it.each(['Mix flour, water, and then bake the dough.', 'Take paper, tape, and then glue.'])(
  'things in a list are no steps: %s',
  (text) => {
    expect(best(numberSteps(sceneOf(text)))).not.toMatch(/\d\. (?:Water|Tape)/);
  },
);

it('invents no steps', () => {
  expect(best(numberSteps(sceneOf('A train goes 60 mph. How far does it go?')))).toMatch(/^no: /);
  expect(best(numberSteps(sceneOf('1. Find A.\n2. Find B.')))).toMatch(/^already/);
});

it('questions in a row get numbers', () => {
  expect(best(labelQuestions(sceneOf('It is red. What is A and what is B?')))).toBe(
    'It is red.\n\n1. What is A?\n2. What is B?',
  );
});

it('a list becomes running text again', () => {
  expect(best(stepsToProse(sceneOf('Do this:\n1. Find A.\n2. Add B\n\nWhat is C?')))).toBe(
    'Do this: Find A. Then add B.\n\nWhat is C?',
  );
  expect(best(stepsToProse(sceneOf('Find A.')))).toMatch(/^no: /);
});

it('hints go where they are marked', () => {
  expect(best(removeHints(sceneOf('Find red. Hint: Use blue. Then stop.')))).toBe('Find red. Then stop.');
  expect(best(removeHints(sceneOf('Find A.')))).toMatch(/^no: /);
});
