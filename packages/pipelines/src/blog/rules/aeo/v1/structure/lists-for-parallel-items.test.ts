import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { listsForParallelItems } from './lists-for-parallel-items.ts';

const post = (text: string) => `# Cats\n\n${text}\n\n${padding()}`;

describe('lists-for-parallel-items', () => {
  it.each([
    ['a list', post('- one\n- two\n- three')],
    ['a table', post('| a | b |\n|---|---|\n| 1 | 2 |')],
  ])('gives all points for %s', (_what, text) => {
    expect(judge(listsForParallelItems, text)).toMatchObject({ points: 3, lost: [] });
  });

  it('gives most points where nothing asks for a list', () => {
    expect(judge(listsForParallelItems, post('Cats sleep.')).points).toBe(2);
  });

  it.each([
    ['sentences counted off', 'First, cats sleep. Second, cats eat. Third, cats play.'],
    [
      'a series after a colon',
      'There are three things that a cat does all day long in the house: it sleeps on the roof, it eats from the bowl, and it plays with string.',
    ],
    [
      'a series with semicolons',
      'A cat sleeps on the roof at noon; it eats from the bowl; it plays with string; it looks out of the window.',
    ],
    [
      'numbers in brackets',
      'A cat (1) sleeps on the roof at noon, (2) eats from the bowl at night and (3) plays with string in between.',
    ],
  ])('takes a point for %s', (_what, text) => {
    const { points, lost } = judge(listsForParallelItems, post(text));
    expect(points).toBe(1);
    expect(lost[0]).toBe(text);
  });

  it('takes a point for bold labels in a row, but not for people who talk', () => {
    const labels = '**Food.** Cats eat.\n\n**Rest.** Cats sleep.\n\n**Play.** Cats run.';
    const talk = '**Ann:** Cats eat.\n\n**Bob:** Cats sleep.\n\n**Ann:** Cats run.';
    expect(judge(listsForParallelItems, post(labels)).points).toBe(1);
    expect(judge(listsForParallelItems, post(talk)).points).toBe(2);
  });

  it('does not take points for "first" alone', () => {
    expect(
      judge(listsForParallelItems, post('First, cats sleep. Then they eat. Third parties watch.')).points,
    ).toBe(2);
  });
});
