import { describe, expect, it } from 'vitest';
import { source } from '../../testing/source.ts';
import { gradeOf, type SourceFacts, sourceFacts } from './grades.ts';

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
    ['D', { authority: true, date: true }],
    ['E', {}],
  ])('%s', (grade, facts) => {
    expect(gradeOf({ ...none, ...facts })).toBe(grade);
  });

  it('a source made from another one is a grade lower', () => {
    expect(gradeOf({ ...none, publisher: true, author: true, date: true, derived: true })).toBe('C');
  });

  it('an E is the lowest', () => {
    expect(gradeOf({ ...none, derived: true })).toBe('E');
    expect(gradeOf({ ...none, date: true, derived: true })).toBe('E');
  });

  it('a source that instructs machines is an E, whoever publishes it', () => {
    expect(gradeOf({ ...none, authority: true, publisher: true, date: true, instructs: true })).toBe('E');
  });
});

describe('what a source says about itself', () => {
  const facts = (more: Parameters<typeof source>[2], instructs = false) =>
    sourceFacts(source('s1', 'Words.', { publisher: null, ...more }), instructs);

  it('is nothing where it says nothing', () => {
    expect(facts({})).toEqual(none);
  });

  it.each<[string, Parameters<typeof source>[2], Partial<SourceFacts>]>([
    ['an institution by its name', { publisher: 'River University' }, { authority: true, publisher: true }],
    ['a publisher', { publisher: 'The Daily Boat' }, { publisher: true }],
    ['a public domain', { domain: 'water.gov' }, { authority: true, publisher: true }],
    ['a university abroad', { domain: 'river.ac.uk' }, { authority: true, publisher: true }],
    ['any other domain', { domain: 'gov.example' }, { publisher: true }],
    ['authors', { authors: ['A. Writer'] }, { author: true }],
    ['a date', { date: '2024-05-01' }, { date: true }],
    ['another source that it is made from', { derivedFrom: 'corpus:other.md' }, { derived: true }],
  ])('%s', (_what, more, expected) => {
    expect(facts(more)).toEqual({ ...none, ...expected });
  });

  it('and whether it addresses machines', () => {
    expect(facts({}, true)).toEqual({ ...none, instructs: true });
  });
});
