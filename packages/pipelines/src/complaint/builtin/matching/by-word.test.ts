import { expect, it } from 'vitest';
import { byWord } from './by-word.ts';

it('a word is looked up once, also where nothing is known of it', () => {
  const asked: string[] = [];
  const letters = byWord((word) => {
    asked.push(word);
    return word.length > 3 ? [] : [word.length];
  });
  expect([letters('cup'), letters('plate'), letters('cup'), letters('plate')]).toEqual([[3], [], [3], []]);
  expect(asked).toEqual(['cup', 'plate']);
});

it('runs of letters that nobody writes twice are not remembered, nor more words than people use', () => {
  let asked = 0;
  const count = byWord(() => {
    asked += 1;
    return asked;
  });
  const long = 'a'.repeat(25);
  expect(count(long)).not.toBe(count(long));
  const first = count('first');
  for (let i = 0; i < 4_000; i += 1) count(`w${i}`);
  expect(count('first')).not.toBe(first);
});
