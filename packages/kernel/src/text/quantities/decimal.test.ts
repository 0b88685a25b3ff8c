import { describe, expect, it } from 'vitest';
import { canonicalDecimal, fractionValue, shiftDecimal } from './decimal.ts';

describe('a decimal has one form', () => {
  it.each([
    ['1,000', '1000'],
    ['1,234,567', '1234567'],
    ['1 000 000', '1000000'],
    ['1\u00a0000', '1000'],
    ['1\u2009000', '1000'],
    ['1\u202f000', '1000'],
    ['007', '7'],
    ['0', '0'],
    ['000', '0'],
    ['100', '100'],
    ['1001', '1001'],
    ['.5', '0.5'],
    ['00.5', '0.5'],
    ['2.50', '2.5'],
    ['2.5000', '2.5'],
    ['2.00', '2'],
    ['2.05', '2.05'],
    ['2.0050', '2.005'],
    ['', '0'],
  ])('%j is %s', (written, expected) => expect(canonicalDecimal(written)).toBe(expected));
});

describe('a power of ten moves the point and rounds nothing', () => {
  it.each([
    ['1.1', 6, '1100000'],
    ['3', 3, '3000'],
    ['1.2345', 3, '1234.5'],
    ['0.5', 3, '500'],
    ['0.0001', 3, '0.1'],
    ['1.123456789', 9, '1123456789'],
    ['9007199254740993', 3, '9007199254740993000'],
  ])('%s by %i places is %s', (decimal, places, expected) =>
    expect(shiftDecimal(decimal, places)).toBe(expected),
  );
});

describe('a fraction is in lowest terms', () => {
  it.each([
    ['', 1, 3, '1/3'],
    ['', 2, 6, '1/3'],
    ['', 12, 16, '3/4'],
    ['', 6, 4, '3/2'],
    ['', 5, 7, '5/7'],
    ['', 0, 4, '0/1'],
  ])('%j %i/%i is %s', (whole, numerator, denominator, expected) =>
    expect(fractionValue(whole, numerator, denominator)).toBe(expected),
  );

  it('and a decimal behind a whole part, where that is exact', () => {
    const eighths = [1, 2, 3, 4, 5, 6, 7].map((eighth) => fractionValue('2', eighth, 8));
    expect(eighths).toEqual(['2.125', '2.25', '2.375', '2.5', '2.625', '2.75', '2.875']);
    expect(fractionValue('2', 1, 3)).toBe('2 1/3');
    expect(fractionValue('2', 4, 6)).toBe('2 2/3');
  });

  it('but nothing is divided by zero', () => {
    expect(fractionValue('', 5, 0)).toBe('5/0');
    expect(fractionValue('2', 5, 0)).toBe('5/0');
    expect(fractionValue('', 0, 0)).toBe('0/0');
  });
});
