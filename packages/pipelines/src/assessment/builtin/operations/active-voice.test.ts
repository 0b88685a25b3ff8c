import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { useActiveVoice } from './active-voice.ts';
import { removeDoubleNegatives } from './double-negatives.ts';

it.each([
  ['The ball was thrown by Ana.', 'Ana threw the ball.'],
  ['The cakes are eaten by the children every day.', 'The children eat the cakes every day.'],
  ['Glucose is utilized by the cell.', 'The cell utilizes glucose.'],
  ['He was seen by them.', 'They saw him.'],
])('%s', (text, after) => {
  expect(best(useActiveVoice(sceneOf(text)))).toBe(after);
});

it.each(['The ball was thrown.', 'He came by car.', 'The race was won by 3 seconds.'])(
  'leaves %s',
  (text) => {
    expect(best(useActiveVoice(sceneOf(text)))).toMatch(/^no: /);
  },
);

it.each([
  ['Which is not incorrect?', 'Which is correct?'],
  ['It is not impossible.', 'It is possible.'],
  ["He doesn't have no time.", "He doesn't have any time."],
  ['It is not without risk.', 'It is with risk.'],
])('two negatives: %s', (text, after) => {
  expect(best(removeDoubleNegatives(sceneOf(text)))).toBe(after);
});

it('leaves one negative', () => {
  expect(best(removeDoubleNegatives(sceneOf('Which is not a prime?')))).toMatch(/^no: /);
});
