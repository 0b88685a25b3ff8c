import { describe, expect, it } from 'vitest';
import { currencyOfSymbol, currencyOfWord, isDollarPrefix, unitOf } from './units.ts';

describe('a unit has one name', () => {
  it.each([
    ['kilometres', 'km'],
    ['KM', 'km'],
    ['metres', 'm'],
    ['feet', 'foot'],
    ['lbs', 'pound'],
    ['hrs', 'hour'],
    ['centuries', 'century'],
    ['words', 'word'],
    ['kbps', 'kbps'],
  ])('%s is %s', (word, unit) => {
    expect(unitOf(word, false)).toBe(unit);
    expect(unitOf(word, true)).toBe(unit);
  });

  it.each(['m', 'g', 'x', 'w', 'em', 'rem', 'pt', 'ha', 'mi', 'sec', 'min', 'bit', 'point'])(
    '%s is one only right behind its number',
    (word) => {
      expect(unitOf(word, false)).toBeNull();
      expect(unitOf(word, true)).not.toBeNull();
    },
  );

  it.each([
    ['h', 'hour'],
    ['s', 'second'],
    ['d', 'day'],
    ['l', 'liter'],
    ['c', '°c'],
    ['f', '°f'],
  ])('%s is %s, in lower case and glued to its number', (letter, unit) => {
    expect(unitOf(letter, true)).toBe(unit);
    expect(unitOf(letter.toUpperCase(), true)).toBeNull();
    expect(unitOf(letter, false)).toBeNull();
  });

  it('other words are none', () => {
    expect(unitOf('people', false)).toBeNull();
    expect(unitOf('people', true)).toBeNull();
    expect(unitOf('', true)).toBeNull();
  });
});

describe('currencies', () => {
  it('by their sign', () => {
    expect(['$', '€', '£', '¥', '₹'].map((sign) => currencyOfSymbol(sign, null))).toEqual([
      'USD',
      'EUR',
      'GBP',
      'JPY',
      'INR',
    ]);
    expect(currencyOfSymbol('%', null)).toBeNull();
  });

  it('letters in front matter to dollars alone', () => {
    expect(currencyOfSymbol('$', 'NZ')).toBe('NZD');
    expect(currencyOfSymbol('$', 'XY')).toBe('USD');
    expect(currencyOfSymbol('€', 'NZ')).toBe('EUR');
    expect(currencyOfSymbol('%', 'NZ')).toBeNull();
    expect(['US', 'A', 'AU', 'C', 'CA', 'NZ', 'HK'].every(isDollarPrefix)).toBe(true);
    expect(['us', 'XY', '', 'constructor'].some(isDollarPrefix)).toBe(false);
  });

  it('by their code in capitals or their word in any case', () => {
    expect(currencyOfWord('CHF')).toBe('CHF');
    expect(currencyOfWord('chf')).toBeNull();
    expect(currencyOfWord('Dollars')).toBe('USD');
    expect(currencyOfWord('euro')).toBe('EUR');
    expect(currencyOfWord('people')).toBeNull();
    expect(currencyOfWord('constructor')).toBeNull();
  });
});
