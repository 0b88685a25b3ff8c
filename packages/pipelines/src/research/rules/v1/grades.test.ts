import { describe, expect, it } from 'vitest';
import { gradeOf, type SourceFacts } from './grades.ts';

const none: SourceFacts = {
  authority: false,
  author: false,
  publisher: false,
  date: false,
  derived: false,
  instructs: false,
};

describe('source grades', () => {
  it.each<[string, Partial<SourceFacts>]>([
    ['A', { authority: true, publisher: true, date: true }],
    ['A', { authority: true, author: true, date: true }],
    ['B', { publisher: true, author: true, date: true }],
    ['C', { publisher: true, date: true }],
    ['C', { author: true, date: true }],
    ['D', { date: true }],
    ['E', {}],
  ])('%s', (grade, facts) => {
    expect(gradeOf({ ...none, ...facts })).toBe(grade);
  });

  it('a source made from another one is a grade lower', () => {
    expect(gradeOf({ ...none, publisher: true, author: true, date: true, derived: true })).toBe('C');
  });

  it('a source that instructs machines is an E, whoever publishes it', () => {
    expect(gradeOf({ ...none, authority: true, publisher: true, date: true, instructs: true })).toBe('E');
  });
});
