import { describe, expect, it } from 'vitest';
import { field, isoDate, names, webAddress } from './fields.ts';

describe('a date', () => {
  it.each([
    ['2024-05-01', '2024-05-01'],
    ['2024-05-01T23:59:00-08:00', '2024-05-01'],
    ['2024/05/01', '2024-05-01'],
    ['20240501', '2024-05-01'],
    ['D:20240501120000Z', '2024-05-01'],
    ['1 May 2024', '2024-05-01'],
    ['1st May, 2024', '2024-05-01'],
    ['May 1, 2024', '2024-05-01'],
    ['Wednesday, May 1st 2024', '2024-05-01'],
    ['May 2024', '2024-05'],
    ['2024-05', '2024-05'],
    ['2024', '2024'],
    ['2024-02-31', '2024-02'],
    ['2024-13-01', '2024'],
  ])('%j is %s', (text, expected) => {
    expect(isoDate(text)).toBe(expected);
  });

  it.each(['', 'yesterday', '99', '0001-01-01', 'Version 3.1', null, 7, '12345678901'])(
    '%j is none',
    (text) => {
      expect(isoDate(text)).toBeNull();
    },
  );
});

describe('names', () => {
  it.each([
    [['Ann Lee'], ['Ann Lee']],
    [['By Ann Lee and Bo Ek'], ['Ann Lee', 'Bo Ek']],
    [['Ann Lee, Bo Ek and Cy Orr'], ['Ann Lee', 'Bo Ek', 'Cy Orr']],
    [['Ann Lee; Bo Ek'], ['Ann Lee', 'Bo Ek']],
    [['Ann Lee', 'Ann Lee'], ['Ann Lee']],
    [['https://example.org/ann', null, ''], []],
    [['Andersen'], ['Andersen']],
  ])('in %j are %j', (values, expected) => {
    expect(names(values)).toEqual(expected);
  });
});

describe('a field', () => {
  it('is one line of reasonable length', () => {
    expect(field('  a\n b ')).toBe('a b');
    expect(field(' ')).toBeNull();
    expect(field(7)).toBeNull();
    expect(field('x'.repeat(10_000))).toHaveLength(500);
  });
});

describe('an address of the web', () => {
  it.each([
    ['https://example.org', undefined, 'https://example.org/'],
    ['/a', 'https://example.org/b', 'https://example.org/a'],
    ['/a', 'corpus:x.md', null],
    ['javascript:alert(1)', 'https://example.org/', null],
    ['', 'https://example.org/', null],
    [null, undefined, null],
  ])('%j from %j is %j', (text, base, expected) => {
    expect(webAddress(text, base)).toBe(expected);
  });
});
