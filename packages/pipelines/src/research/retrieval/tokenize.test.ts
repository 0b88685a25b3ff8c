import { expect, test } from 'vitest';
import { fold, scan, terms } from './tokenize.ts';

test('stems, drops function words and parts hyphened words', () => {
  expect(terms('The wind-driven turbines were connected')).toEqual(['wind', 'driven', 'turbin', 'connect']);
});

test('accents and Greek letters do not keep spellings apart', () => {
  expect(terms('Müller’s TNF-α')).toEqual(terms('Muller’s TNF-alpha'));
});

test('every ideograph is a term of its own', () => {
  expect(terms('水温')).toEqual(['水', '温']);
});

test('a full stop parts sentences only before white space', () => {
  const seen: string[] = [];
  scan(
    fold('It is 3.5 m. Then more.'),
    (word) => seen.push(word),
    () => seen.push('|'),
  );
  expect(seen).toEqual(['it', 'is', '3', '5', 'm', '|', 'then', 'more']);
});

test('an endless word is cut, not kept whole', () => {
  expect(terms('x'.repeat(1_000_000))[0]?.length).toBeLessThan(100);
});
