import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const known = ['home', 'host', 'port', 'concurrency', 'allowedHosts', 'allowedOrigins'];

describe('the word that was probably meant', () => {
  it.each([
    ['prot', 'port'],
    ['Port', 'port'],
    ['hom', 'home'],
    ['hosts', 'host'],
    ['concurency', 'concurrency'],
    ['allowedhost', 'allowedHosts'],
    ['allowedOrigin', 'allowedOrigins'],
    ['allowed', 'allowedHosts'],
  ])('for %s is %s', (given, meant) => {
    expect(nearestWord(given, known)).toBe(meant);
  });

  it.each(['zebra', 'x', '', 'p', 'a'.repeat(100_000)])('is none where nothing is near', (given) => {
    expect(nearestWord(given, known)).toBeUndefined();
  });
});
