import { describe, expect, test } from 'vitest';
import { placesOf, rateOf } from '../testing/read-text.ts';
import { abstractWords, inflatedWords, loftyWords, wordLength } from './vocabulary.ts';

const PLAIN = 'We fixed the gate on Monday and the dog got out anyway.';

describe('rules of vocabulary', () => {
  test.each([
    [inflatedWords, 'Delving into a pivotal landscape.', ['Delving', 'pivotal', 'landscape']],
    [loftyWords, 'She found **solace** in the darkness.', ['solace', 'darkness']],
    [abstractWords, 'These factors influenced the outcome.', ['factors', 'influenced', 'outcome']],
  ])('$id points at each word', (gauge, text, places) => {
    expect(placesOf(gauge, text)).toEqual(places);
  });

  test.each([inflatedWords, loftyWords, abstractWords])('$id is silent about plain words', (gauge) => {
    expect(placesOf(gauge, PLAIN)).toEqual([]);
  });

  test('code, quotes and tables are not looked at', () => {
    const text = '> A pivotal landscape.\n\n```\npivotal\n```\n\n| pivotal |\n|---|\n| landscape |\n';
    expect(placesOf(inflatedWords, text)).toEqual([]);
  });

  test('rates are per 1,000 words', () => {
    expect(rateOf(inflatedWords, 'crucial one two three four five six seven eight nine')).toBe(100);
  });

  test('the mean length counts letters of words, not numbers', () => {
    expect(rateOf(wordLength, 'ab abcd 1234567890')).toBe(3);
    expect(rateOf(wordLength, '')).toBe(0);
  });
});
