import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { simplifyWord, useFewerWords, usePlainWords } from './plain-words.ts';

it('knows more hard words the younger the students are', () => {
  const text = 'Determine approximately how far the automobile, which he purchased, goes.';
  const after = (band: Parameters<typeof sceneOf>[1]) => best(usePlainWords(sceneOf(text, band)));
  expect(after('9-12')).toBe('Determine approximately how far the automobile, which he bought, goes.');
  expect(after('6-8')).toBe('Determine approximately how far the car, which he bought, goes.');
  expect(after('3-5')).toBe('Determine about how far the car, which he bought, goes.');
  expect(after('K-2')).toBe('Find about how far the car, which he bought, goes.');
});

it('bends verbs, mends articles and leaves names', () => {
  expect(best(usePlainWords(sceneOf('Utilizing an automobile, Mr. Purchase departed.')))).toBe(
    'Using a car, Mr. Purchase left.',
  );
});

it('offers the text without changed task verbs second, should the level move', () => {
  const result = usePlainWords(sceneOf('Identify numerous birds.', 'K-2'));
  expect(result).toEqual({ texts: ['Name many birds.', 'Identify many birds.'] });
});

it('cuts words that say nothing', () => {
  expect(best(useFewerWords(sceneOf('Basically, it is really late in order to test.')))).toBe(
    'It is late to test.',
  );
});

it('simplifies one word, or says that it knows none', () => {
  expect(best(simplifyWord(sceneOf('They endeavored.', '9-12'), 'endeavored'))).toBe('They tried.');
  expect(best(simplifyWord(sceneOf('A zephyr blows.'), 'zephyr'))).toMatch(/no simpler word/);
});
