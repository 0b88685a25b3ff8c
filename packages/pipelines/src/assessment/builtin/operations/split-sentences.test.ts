import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { splitSentences } from './split-sentences.ts';

it.each([
  [
    'If a car travels at 50 mph for 3 hours, how far does it go?',
    'A car travels at 50 mph for 3 hours. How far does it go?',
  ],
  [
    'The tank is empty at first; it fills by noon every day.',
    'The tank is empty at first. It fills by noon every day.',
  ],
  [
    'Measure the rod with a ruler and then write the length down.',
    'Measure the rod with a ruler. Then write the length down.',
  ],
  [
    'The river rose quickly on Monday, but it fell on Tuesday.',
    'The river rose quickly on Monday. But it fell on Tuesday.',
  ],
  ['We saw an old ship, which was built by a king.', 'We saw an old ship. The old ship was built by a king.'],
  ['What is the area of it, and what is its perimeter?', 'What is the area of it? What is its perimeter?'],
  [
    'List the parts of the cell and explain what they do.',
    'List the parts of the cell. Explain what they do.',
  ],
])('%s', (text, after) => {
  expect(best(splitSentences(sceneOf(text, 'K-2')))).toBe(after);
});

it.each([
  'Tom and Ana and the big dog from next door walk home.',
  'When it rains, and the wind blows, the boats stay in.',
  'Solve the system $x + y = 3; x - y = 1$ by any method you like now.',
  'What is the difference between the sun and the moon in this picture?',
])('leaves what has no safe place: %s', (text) => {
  expect(best(splitSentences(sceneOf(text, 'K-2')))).toMatch(/^no: /);
});
