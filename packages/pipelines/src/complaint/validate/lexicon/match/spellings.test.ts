import { describe, expect, it } from 'vitest';
import { maskedPattern, unstretched, withoutLeet } from './spellings.ts';

describe('figures and signs for letters', () => {
  it.each([
    ['gr0nk', ['gronk']],
    ['6r0nk', ['6ronk']],
    ['bl4rg', ['blarg']],
    ['bl@rg', ['blarg']],
    ['$n0t+y', ['snotty']],
    ['m1lk', ['milk', 'mllk']],
    ['m!lk', ['milk', 'mllk']],
    ['m|l3', ['mile', 'mlle']],
    ['€¢£a', ['ecla']],
    ['57a8', ['stab']],
    ['9oa', ['goa']],
  ])('%s', (token, words) => {
    expect(withoutLeet(token)).toEqual(words);
  });

  it.each([
    ['a word without signs', 'milk'],
    ['a number', '1234'],
    ['nothing', ''],
    ['more than forty characters', `1${'a'.repeat(40)}`],
  ])('not %s', (_what, token) => {
    expect(withoutLeet(token)).toEqual([]);
  });

  it('up to forty characters', () => {
    expect(withoutLeet(`0${'a'.repeat(39)}`)).toHaveLength(1);
  });
});

describe('stretched letters', () => {
  it.each([
    ['grooonk', ['gronk', 'groonk']],
    ['greeeddy', ['greddy', 'greeddy', 'gredy']],
    ['aaa', ['a', 'aa']],
  ])('%s', (token, words) => {
    expect(unstretched(token)).toEqual(words);
  });

  it.each([
    ['letters that stand twice', 'greedy'],
    ['letters that stand once', 'gronk'],
    ['figures', '1000'],
    ['more than 200 characters', `${'a'.repeat(201)}`],
  ])('not %s', (_what, token) => {
    expect(unstretched(token)).toEqual([]);
  });

  it('up to 200 characters', () => {
    expect(unstretched('a'.repeat(200))).toEqual(['a', 'aa']);
  });
});

describe('letters behind stars', () => {
  const stands = (token: string, word: string) => maskedPattern(token)?.test(word) ?? false;

  it.each([
    ['g*onk', 'gronk'],
    ['g**nk', 'gronk'],
    ['g*nk', 'gronk'],
    ['g***k', 'gronk'],
    ['gr***', 'gronk'],
    ['g#%&k', 'gronk'],
    ['gr-nk', 'gronk'],
    ['g--nk', 'gronk'],
    ['g@onk', 'gronk'],
  ])('%s may be %s', (token, word) => {
    expect(stands(token, word)).toBe(true);
  });

  it.each([
    ['fewer letters than stars', 'g****k', 'gronk'],
    ['three letters more than stars', 'g*k', 'gronnk'],
    ['more letters than stars at the end', 'g**', 'gronk'],
    ['more letters than other signs', 'g-nk', 'gronk'],
    ['another beginning', 'b*onk', 'gronk'],
    ['another end', 'gr*nt', 'gronk'],
    ['letters before', 'g*onk', 'aagronk'],
    ['letters behind', 'g*onk', 'gronkaa'],
  ])('not %s', (_why, token, word) => {
    expect(stands(token, word)).toBe(false);
  });

  it.each([
    ['one star at the end', 'gr*'],
    ['a sign at the end', 'gr--'],
    ['one letter beside a sign', 'g-'],
    ['a word without stars', 'gronk'],
    ['stars alone', '***'],
    ['stars in two places', 'g*o*k'],
    ['more than twenty characters', `gronkk${'*'.repeat(6)}gronkgronk`],
    ['more than six letters before', 'gronkkk*'],
    ['more than six stars', 'g*******k'],
  ])('%s says nothing', (_what, token) => {
    expect(maskedPattern(token)).toBeNull();
  });

  it('two letters around a sign say enough', () => {
    expect(stands('a-b', 'acb')).toBe(true);
  });
});
