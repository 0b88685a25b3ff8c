import { describe, expect, test } from 'vitest';
import { placesOf, rateOf } from '../testing/read-text.ts';
import { boldWords, decoration, emDashes, labelledItems, plainPunctuation } from './punctuation.ts';
import { fewNumbers, noPerson } from './voice.ts';

describe('rules of voice', () => {
  test.each([
    [noPerson, 'We told you.', 'They told him.'],
    [fewNumbers, 'It took 3 days.', 'It took three days.'],
  ])('$0.id counts $1 and misses it in $2', (gauge, voiced, flat) => {
    expect(rateOf(gauge, voiced)).toBeGreaterThan(0);
    expect(rateOf(gauge, flat)).toBe(0);
  });
});

describe('rules of punctuation and format', () => {
  test.each([
    [emDashes, 'It rains—again.', ['again']],
    [labelledItems, '- Cost: The price is low.', ['Cost']],
    [decoration, '## Plans 🚀\n\nGo → there.', ['🚀', '→']],
  ])('$0.id finds $1', (gauge, text, places) => {
    expect(placesOf(gauge, text)).toEqual(places);
  });

  test.each([
    [emDashes, 'A well-known fact, again.'],
    [labelledItems, 'We need one thing: time.'],
    [decoration, 'Nothing here.'],
  ])('$0.id is silent about $1', (gauge, text) => {
    expect(placesOf(gauge, text)).toEqual([]);
  });

  test('bold words count in running text', () => {
    expect(rateOf(boldWords, 'One **two** three four.')).toBe(250);
    expect(rateOf(boldWords, 'One two three four.')).toBe(0);
  });

  test('brackets, colons, semicolons and dashes are more than plain punctuation', () => {
    expect(rateOf(plainPunctuation, 'One (two) three; four.')).toBeGreaterThan(0);
    expect(rateOf(plainPunctuation, 'One, two, three.')).toBe(0);
  });
});
