import { describe, expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { insertWords } from './insert-words.ts';

const anywhere = { at: 'anywhere', of: 'problem' } as const;

describe('words without a place', () => {
  it.each([
    ['A train leaves Chicago.', 'eastbound', '', 'An eastbound train leaves Chicago.'],
    ['An old box is open.', 'large', '', 'A large old box is open.'],
    ['The three trains leave.', 'red', 'which trains?', 'The three red trains leave.'],
    ['Mia has a bag and a box.', 'closed', 'is the box open?', 'Mia has a bag and a closed box.'],
    ['How long is the rope?', 'in meters', '', 'How long is the rope in meters?'],
    ['Find the area. Then stop at 9 a.m.', 'in total', '', 'Find the area in total. Then stop at 9 a.m.'],
    ['Sort the words.', 'carefully', '', 'Carefully sort the words.'],
    ['It rains. What happens?', 'The roof leaks.', '', 'It rains. The roof leaks. What happens?'],
    ['What is 2 + 3?', 'Show your work.', '', 'What is 2 + 3? Show your work.'],
  ])('%s + %s', (text, words, said, after) => {
    expect(best(insertWords(sceneOf(text, '6-8', said), words, anywhere))).toBe(after);
  });

  it.each([
    ['Walk home.', 'a calculator'],
    ['A train leaves.', 'has already'],
    ['A train leaves.', 'constant speed of'],
  ])('are left where none takes them: %s + %s', (text, words) => {
    expect(best(insertWords(sceneOf(text), words, anywhere))).toMatch(/^no: /);
  });
});

describe('words with a place', () => {
  const beside = (at: 'before' | 'after', anchor: string) => ({ at, anchor, which: 'first' }) as const;

  it.each([
    ['Cats sleep a lot.', 'Big', beside('before', 'cats'), 'Big cats sleep a lot.'],
    ['Anna runs.', 'Today', beside('before', 'Anna'), 'Today Anna runs.'],
    ['It goes 60 mph. When?', 'on average', beside('after', 'mph'), 'It goes 60 mph on average. When?'],
    ['The trains leave.', 'fast', beside('before', 'train'), 'The fast trains leave.'],
    ['Look. Count.', 'In pairs', { at: 'start', of: 1 } as const, 'Look. In pairs, count.'],
  ])('%s + %s', (text, words, place, after) => {
    expect(best(insertWords(sceneOf(text), words, place))).toBe(after);
  });

  it('say so where the anchor is not in the text, or only in an option', () => {
    expect(best(insertWords(sceneOf('Cats sleep.'), 'big', beside('before', 'dog')))).toMatch(
      /not in the text/,
    );
    expect(
      best(insertWords(sceneOf('Which?\n\nA) a dog\nB) a cat'), 'big', beside('before', 'dog'))),
    ).toMatch(/may change/);
  });
});
