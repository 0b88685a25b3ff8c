import { describe, expect, it } from 'vitest';
import { compileTable } from './compile.ts';
import type { TimeTable } from './time.ts';

const table = (template: string, more: Partial<TimeTable> = {}): TimeTable => ({
  parts: {},
  patterns: [{ kind: 'clock', template }],
  joins: ',?_|_at_',
  rangeJoins: ' (?:to|till) ',
  ...more,
});
const found = (text: string, template: string, parts: Record<string, string> = {}): string[] => {
  const [pattern] = compileTable(table(template, { parts })).patterns;
  return text.match(pattern?.regExp ?? /$^/u) ?? [];
};

describe('templates', () => {
  it('a blank is one to three blanks, tabs or line ends', () => {
    expect(found('a b', 'a b')).toEqual(['a b']);
    expect(found('a \t\nb', 'a b')).toEqual(['a \t\nb']);
    expect(found('a    b', 'a b')).toEqual([]);
    expect(found('ab', 'a b')).toEqual([]);
  });

  it.each(['a_b', 'a ?b'])('%s has at most two blanks', (template) => {
    expect(found('ab a b a \nb', template)).toEqual(['ab', 'a b', 'a \nb']);
    expect(found('a   b', template)).toEqual([]);
  });

  it('a class of characters stays as it is written', () => {
    expect(found('a-b a b', 'a[- ]b')).toEqual(['a-b', 'a b']);
    expect(found('a  b', 'a[- ]b')).toEqual([]);
    expect(found('a_b', 'a[_]b')).toEqual(['a_b']);
  });

  it('a part is one piece, and may use the parts before it', () => {
    const parts = { h: '1|2', time: '{h}:{h}' };
    expect(found('1:2', '{time}', parts)).toEqual(['1:2']);
    expect(found('x 1 x', '{time}', parts)).toEqual([]);
  });

  it('a name may have capitals', () => {
    expect(found('may', '{sureMonth}', { sureMonth: 'may' })).toEqual(['may']);
  });

  it('a part that is missing is told by its name', () => {
    expect(() => compileTable(table('{nothing}'))).toThrow("The time table has no part 'nothing'.");
  });

  it('a number in braces is no part', () => {
    expect(found('111', '1{3}')).toEqual(['111']);
  });

  it('what else a pattern says is kept', () => {
    const [pattern] = compileTable(
      table('a', { patterns: [{ kind: 'date', template: 'a', vague: true, weak: true }] }),
    ).patterns;
    expect(pattern).toMatchObject({ kind: 'date', vague: true, weak: true });
  });
});

describe('a time stands by itself', () => {
  it.each([
    'a12',
    '512',
    'º12',
    'ç12',
    '_12',
    '$12',
    '#12',
    '@12',
    '3.12',
    '3,12',
    '3:12',
    '3/12',
    'v.12',
    '12a',
    '125',
    '12_',
    '12%',
    '12 %',
    '12$',
    '12.5',
    '12:5',
    '12/5',
  ])('not in %s', (text) => expect(found(text, '12')).toEqual([]));

  it.each(['12', '(12)', '-12-', '. 12.', ', 12,', '/12/', '12: a', '12. 5', '"12"'])('but in %s', (text) =>
    expect(found(text, '12')).toEqual(['12']),
  );

  it('a year behind a slash belongs to an address', () => {
    expect(found('/2024', '2024')).toEqual([]);
    expect(found('/202', '202')).toEqual(['202']);
  });

  it('every alternative is bounded on both sides', () => {
    expect(found('a12 34b', '12|34')).toEqual([]);
  });

  it('begins with a letter or a figure', () => {
    expect(found('-12', '-?12')).toEqual(['12']);
  });
});

describe('what joins two times', () => {
  it('is all that stands between them', () => {
    const { joins } = compileTable(table('a'));
    expect([', ', '', ' at ', 'at'].map((text) => joins.test(text))).toEqual([true, true, true, true]);
    expect([' or at ', ', x', 'x,'].map((text) => joins.test(text))).toEqual([false, false, false]);
  });

  it('and so for ranges', () => {
    const { rangeJoins } = compileTable(table('a'));
    expect([' to ', ' till '].map((text) => rangeJoins.test(text))).toEqual([true, true]);
    expect(['to', 'x to ', ' to x', ' till x'].map((text) => rangeJoins.test(text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
