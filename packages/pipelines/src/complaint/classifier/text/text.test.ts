import { describe, expect, it } from 'vitest';
import { contract, contractions } from './contractions.ts';
import { foldText, shortUmlauts } from './fold.ts';
import { tokenize } from './tokens.ts';
import { corrections } from './typos.ts';

const words = (text: string, elides = false) =>
  tokenize(text, { elides, umlauts: false }).tokens.map((token) => token.text);

describe('folding', () => {
  it('drops case, accents and ligatures', () => {
    expect(foldText('MÚSICA Straße cœur')).toBe('musica strasse coeur');
  });

  it('reads typed-out umlauts as the dropped ones', () => {
    expect(shortUmlauts('kueche')).toBe(shortUmlauts(foldText('Küche')));
  });
});

describe('tokens', () => {
  it('joins or parts at the apostrophe as the language does', () => {
    expect(words('Don’t')).toEqual(['dont']);
    expect(words('l’évier', true)).toEqual(['l', 'evier']);
  });

  it('shortens drawn-out letters', () => {
    expect(words('soooooo')).toEqual(['soo']);
  });

  it('tells sentences, and which of them ask', () => {
    const { tokens, sentences } = tokenize('Hey. Who was it? Tell me', { elides: false, umlauts: false });
    expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 1, 1, 1, 2, 2]);
    expect(sentences).toEqual([{ question: false }, { question: true }, { question: false }]);
  });

  it('does not end a sentence inside a time or an abbreviation', () => {
    expect(tokenize('um 11.30 Uhr', { elides: false, umlauts: false }).sentences).toHaveLength(1);
  });
});

describe('contractions', () => {
  const table = contractions('do not = dont, u = you, ne =');
  const read = (text: string) =>
    contract(tokenize(text, { elides: false, umlauts: false }).tokens, table).map((token) => token.text);

  it('read pairs and single words in the listed spelling', () => {
    expect(read('do not wake u')).toEqual(['dont', 'wake', 'you']);
  });

  it('drop what reads as nothing', () => {
    expect(read('je ne sais')).toEqual(['je', 'sais']);
  });

  it('do not join over the end of a sentence', () => {
    expect(read('do. Not now')).toEqual(['do', 'not', 'now']);
  });
});

describe('slips', () => {
  const correct = corrections(new Set(['music', 'kitchen', 'dishes', 'heating']));

  it.each([
    ['swapped letters', 'muisc', 'music'],
    ['a letter left out', 'kichen', 'kitchen'],
    ['a letter too many', 'kitcheen', 'kitchen'],
  ])('%s: %s is %s', (_slip, typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  it('are not seen in another word one letter away', () => {
    expect(correct('hearing')).toBeUndefined();
  });

  it('are not looked for in short words', () => {
    expect(correct('dish')).toBeUndefined();
  });
});
