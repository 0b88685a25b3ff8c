import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { makeParagraphs } from './paragraphs.ts';
import { questionLast } from './question-last.ts';

it.each([
  ['How many? He has 3.', 'He has 3.\n\nHow many?'],
  ['He has 3. How many? He eats 1.', 'He has 3. He eats 1.\n\nHow many?'],
  ['He has 3. How many?', 'He has 3.\n\nHow many?'],
  ['How many? He has 3.\n\nA) 1\nB) 2', 'He has 3.\n\nHow many?\n\nA) 1\nB) 2'],
  ['Find the area. The side is 4 cm.', 'The side is 4 cm.\n\nFind the area.'],
])('%s', (text, after) => {
  expect(best(questionLast(sceneOf(text)))).toBe(after);
});

it('has nothing to do where the question is last and alone', () => {
  expect(best(questionLast(sceneOf('He has 3.\n\nHow many?')))).toMatch(/^already/);
  expect(best(questionLast(sceneOf('He has 3.')))).toMatch(/^no: /);
});

it('breaks a long paragraph and sets the question apart', () => {
  expect(best(makeParagraphs(sceneOf('A is 1. B is 2. C is 3. D is 4. Find E.', '3-5')))).toBe(
    'A is 1. B is 2.\n\nC is 3. D is 4.\n\nFind E.',
  );
});
