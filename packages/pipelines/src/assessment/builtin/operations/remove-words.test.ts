import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { removeSentence, removeWords } from './remove-words.ts';

it.each([
  ['A very old cat sleeps.', 'very', 'An old cat sleeps.'],
  ['Suddenly, it stops.', 'Suddenly', 'It stops.'],
  ['It is, of course, late.', 'of course', 'It is late.'],
  ['Red, blue, green.', 'blue', 'Red, green.'],
  ['It stops here.', 'here', 'It stops.'],
  ['One. He is glad. Two.', 'He is glad.', 'One. Two.'],
  ['One.\n\nHe is glad.\n\nTwo.', 'He is glad.', 'One.\n\nTwo.'],
])('%s without %s', (text, words, after) => {
  expect(best(removeWords(sceneOf(text), words, 'all'))).toBe(after);
});

it('leaves no empty problem', () => {
  expect(best(removeWords(sceneOf('Count.'), 'Count.', 'all'))).toMatch(/Nothing would be left/);
});

it('takes out the one sentence that is meant, never the question', () => {
  const scene = sceneOf('Pens cost $3. The owner has a cat. How many pens?');
  expect(best(removeSentence(scene, 'the cat'))).toBe('Pens cost $3. How many pens?');
  expect(best(removeSentence(sceneOf('How many pens?'), 'pens'))).toMatch(/asks the question/);
  expect(best(removeSentence(sceneOf('A cat. A cat.'), 'the cat'))).toMatch(/More than one/);
});
