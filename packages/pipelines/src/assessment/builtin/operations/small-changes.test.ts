import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { defineWord } from './define-word.ts';
import { emphasise } from './emphasise.ts';
import { capitaliseWord, fixSpelling } from './fix-spelling.ts';
import { moveSentence } from './move-sentence.ts';
import { punctuate } from './punctuate.ts';

it('words stand out once, in the question first', () => {
  expect(best(emphasise(sceneOf('It is not red. Which is not blue?'), 'not', 'bold'))).toBe(
    'It is not red. Which is **not** blue?',
  );
  expect(best(emphasise(sceneOf('Which is **not** blue?'), 'not', 'bold'))).toMatch(/^already/);
});

it('a word is explained, unless that is the question', () => {
  expect(best(defineWord(sceneOf('Find the perimeter.'), 'perimeter', null))).toBe(
    'Find the perimeter (the distance around a shape).',
  );
  expect(best(defineWord(sceneOf('What is a perimeter?'), 'perimeter', null))).toMatch(/answer the question/);
  expect(best(defineWord(sceneOf('Find the zorp.'), 'zorp', null))).toMatch(/no meaning/);
});

it('common misspellings and doubled words are mended', () => {
  expect(best(fixSpelling(sceneOf('The the lenght.'), null))).toBe('The length.');
  expect(best(fixSpelling(sceneOf('A zorp.'), 'zorp'))).toMatch(/no right spelling/);
  expect(best(capitaliseWord(sceneOf('In france.'), 'france'))).toBe('In France.');
});

it('a mark goes where the feedback says', () => {
  const after = (anchor: string) => ({ at: 'after', anchor, which: 'first' }) as const;
  expect(best(punctuate(sceneOf('First add.'), ',', after('First'), false))).toBe('First, add.');
  expect(best(punctuate(sceneOf('First, add.'), ',', after('First'), true))).toBe('First add.');
  expect(best(punctuate(sceneOf('What is it'), '?', { at: 'end', of: 'problem' }, false))).toBe(
    'What is it?',
  );
});

it('a sentence moves whole, numbers and all', () => {
  expect(best(moveSentence(sceneOf('A is 1. B is 2. Find C.'), 'B is 2', 'start'))).toBe(
    'B is 2. A is 1. Find C.',
  );
  expect(best(moveSentence(sceneOf('A is 1. B is 2. Find C.'), 'A is 1', 'before-question'))).toBe(
    'B is 2. A is 1. Find C.',
  );
});
