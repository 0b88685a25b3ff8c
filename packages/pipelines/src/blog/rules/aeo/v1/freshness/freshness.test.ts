import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { age } from './age.ts';
import { dated } from './dated.ts';
import { updated } from './updated.ts';

const post = (fields: string) => `---\ntitle: Cats\n${fields}\n---\n${padding()}`;
const points = (text: string, asOf: string) =>
  [dated, age, updated].map((rule) => judge(rule, text, asOf).points);

describe('freshness against the day of the evaluation', () => {
  it.each<[string, string, number[]]>([
    ['on the day', '2020-01-01', [1, 3, 1]],
    ['after a year', '2020-12-31', [1, 3, 1]],
    ['after a year and a day', '2021-01-01', [1, 2, 0]],
    ['after two years', '2022-01-01', [1, 2, 0]],
    ['after three years', '2023-01-01', [1, 1, 0]],
    ['after five years', '2024-12-31', [1, 0.5, 0]],
    ['after six years', '2026-01-02', [1, 0, 0]],
    ['a month before it is published', '2019-12-01', [1, 3, 1]],
    ['long before it is published', '2018-01-01', [1, 0, 0]],
  ])('a post published on 2020-01-01, seen %s', (_when, asOf, expected) => {
    expect(points(post('date: 2020-01-01'), asOf)).toEqual(expected);
  });

  it('takes the newest of the dates', () => {
    expect(points(post('date: 2015-01-01\nupdated: 2020-01-01'), '2020-06-01')).toEqual([1, 3, 1]);
  });

  it('does not believe a revision older than the post', () => {
    expect(judge(updated, post('date: 2015-01-01\nupdated: 2010-01-01'), '2020-06-01').points).toBe(0);
  });

  it('gives an undated post nothing, so that a date never costs points', () => {
    expect(points(post('author: me'), '2020-06-01')).toEqual([0, 0, 0]);
  });

  it.each([
    ['a dated line at the top', `# Cats\n\nMay 3, 2020\n\n${padding()}`, [1, 3, 1]],
    ['a line that says so', `# Cats\n\nPublished on 2020-05-03 by somebody.\n\n${padding()}`, [1, 3, 1]],
    ['an update at the end', `# Cats\n\n${padding()}\n\nUpdated: May 3, 2020`, [1, 3, 1]],
    [
      'a date in the story',
      `# Cats\n\n${padding(4)}\n\nOn May 3, 2020 cats slept.\n\n${padding(4)}`,
      [0, 0, 0],
    ],
  ])('without front matter reads %s', (_what, text, expected) => {
    expect(points(text, '2020-06-01')).toEqual(expected);
  });

  it('says nothing of the clock: only the given day counts', () => {
    expect(judge(age, post('date: 2020-01-01'), 'not a day').points).toBe(0);
  });
});
