import { describe, expect, it } from 'vitest';

import { compare } from '../../ui/diff/compare.ts';
import { changesOf, compose } from './decisions.ts';
import { segmentsOf } from './segments.ts';

const finding = (start: number, end: number) => ({
  rule: 'r',
  ruleSet: 'aeo/v1',
  span: { start, end },
  found: '',
  expected: '',
});
const all = <T>(items: readonly T[]) => new Set(items);

describe('marks in a text', () => {
  it('may overlap and stand within each other; the text stays whole', () => {
    const content = 'one two three\n\nfour five';
    const findings = [finding(0, 7), finding(4, 13), finding(8, 9), finding(15, 24), finding(4, 20)];
    const segments = segmentsOf(content, findings).flat();
    expect(segments.map(({ start, end }) => content.slice(start, end)).join('')).toBe(content);
    const at = (place: number) => segments.find(({ start, end }) => start <= place && place < end)?.findings;
    expect(at(5)).toEqual(expect.arrayContaining([0, 1, 4]));
    expect(at(8)).toEqual(expect.arrayContaining([1, 2, 4]));
    expect(at(16)).toEqual(expect.arrayContaining([3, 4]));
    expect(at(22)).toEqual([3]);
  });

  it('that lie outside, or have no place, mark nothing', () => {
    const findings = [finding(50, 60), finding(3, 3), { ...finding(0, 1), span: null }];
    expect(segmentsOf('short', findings)).toEqual([[{ start: 0, end: 5, findings: [] }]]);
    expect(segmentsOf('', findings)).toEqual([]);
  });
});

describe('the choice among changes', () => {
  const before = '# Title\n\nThe first paragraph says one thing.\n\nThe second one stays.\n\nThe end';
  const after =
    '# Title\n\n## A heading\n\nThe first paragraph says another thing.\n\nThe second one stays.\n\nThe end of it.\n\nA farewell.\n';

  it('of all gives the new text, of none the old one', () => {
    const passages = compare(before, after);
    expect(compose(passages, new Set())).toBe(after);
    expect(compose(passages, all(changesOf(passages)))).toBe(before);
  });

  it('keeps paragraphs apart whatever is chosen', () => {
    const passages = compare(before, after);
    for (const left of changesOf(passages)) {
      const text = compose(passages, new Set([left]));
      expect(text.split(/\n{2,}/).every((paragraph) => !paragraph.includes('endA'))).toBe(true);
      expect(text).not.toMatch(/[a-z.]A farewell/);
    }
  });

  it('sees a new heading as new, not as the paragraph that follows it', () => {
    const kinds = compare(before, after).map(({ kind, after: words }) => [kind, words.trim().split('\n')[0]]);
    expect(kinds).toContainEqual(['added', '## A heading']);
    expect(kinds).toContainEqual(['changed', 'The first paragraph says another thing.']);
  });

  it('works for texts with the line ends of other systems', () => {
    const passages = compare('One.\r\n\r\nTwo.\r\n', 'One.\r\n\r\nThree.\r\n');
    expect(passages.map(({ kind }) => kind)[0]).toBe('same');
    expect(compose(passages, new Set())).toBe('One.\r\n\r\nThree.\r\n');
  });
});
