import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { replaceQuestion, replaceWords } from './replace-words.ts';

it.each([
  ['Utilize it. I utilize it.', 'utilize', 'use', 'Use it. I use it.'],
  ['He took an apple.', 'apple', 'pear', 'He took a pear.'],
  ['Ana saw her cat and told her.', 'her', 'Eva', "Ana saw Eva's cat and told Eva."],
  ['Then it stops. It waits.', 'it', 'The bus', 'Then the bus stops. The bus waits.'],
  ['the cat’s tail', "cat's tail", 'dog', 'the dog'],
  ['catalog cat', 'cat', 'dog', 'catalog dog'],
  ['DO NOT run.', 'not', 'never', 'DO NEVER run.'],
])('%s: %s becomes %s', (text, from, to, after) => {
  expect(best(replaceWords(sceneOf(text), from, to, 'all'))).toBe(after);
});

it('replaces the one that is meant', () => {
  expect(best(replaceWords(sceneOf('a cat, a cat, a cat'), 'cat', 'dog', 'second'))).toBe(
    'a cat, a dog, a cat',
  );
});

it('leaves options, tables, code and formulas', () => {
  for (const text of ['Which?\n\nA) cat', '| cat | 1 |\n| --- | --- |', '```\ncat\n```', 'See $cat + 1$.'])
    expect(best(replaceWords(sceneOf(text), 'cat', 'dog', 'all'))).toMatch(/^no: .*may change/);
});

it('puts another wording of the question in its place', () => {
  expect(best(replaceQuestion(sceneOf('A car goes. How far?'), 'How many miles does it go'))).toBe(
    'A car goes. How many miles does it go?',
  );
});

it.each([
  ['When he came, he sat.', 'he', 'Tom', 'When Tom came, he sat.'],
  ['When he met Ben, he sat.', 'he', 'Tom', 'When Tom met Ben, Tom sat.'],
  ['He came. He sat.', 'he', 'Tom', 'Tom came. Tom sat.'],
  ['It hit a wall before it stopped.', 'it', 'the ball', 'The ball hit a wall before the ball stopped.'],
])('a noun stands once in a sentence where that is clear: %s', (text, from, to, after) => {
  expect(best(replaceWords(sceneOf(text), from, to, 'all'))).toBe(after);
});

it('every place changes where the feedback says so', () => {
  expect(best(replaceWords(sceneOf('When he came, he sat.'), 'he', 'Tom', 'every'))).toBe(
    'When Tom came, Tom sat.',
  );
});

it.each([
  [0, 'The dog ran. It sat. Did it run?', 'no: '],
  [1, 'The dog ran. It sat. Did it run?', 'The dog ran. The dog sat. Did it run?'],
  [-1, 'The dog ran. It sat. Did it run?', 'The dog ran. It sat. Did the dog run?'],
  ['question', 'The dog ran. It sat. Did it run?', 'The dog ran. It sat. Did the dog run?'],
  [{ question: 1 }, 'Is it big? Is it old?', 'Is it big? Is the dog old?'],
] as const)('only in the part that is named: %j', (part, text, after) => {
  expect(best(replaceWords(sceneOf(text), 'it', 'the dog', 'all', part))).toContain(after);
});
