import { describe, expect, it } from 'vitest';
import { guessLanguage } from './language.ts';

/** So many English words, German words and words that no list has. */
const mixture = (english: number, german: number, others: number): string =>
  [
    ...Array.from({ length: english }, () => 'they'),
    ...Array.from({ length: german }, () => 'dass'),
    ...Array.from({ length: others }, () => 'zzq'),
  ].join(' ');
const guess = (english: number, german: number, others: number): string => {
  const { language, confidence } = guessLanguage(mixture(english, german, others));
  return `${language} ${confidence}`;
};

describe('how sure a guess is', () => {
  it('needs three words', () => {
    expect(guess(2, 0, 0)).toBe('unknown low');
    expect(guess(3, 0, 0)).toBe('en low');
  });

  it('is fair from eight words on, and high from twenty on', () => {
    expect(guess(7, 0, 0)).toBe('en low');
    expect(guess(8, 0, 0)).toBe('en medium');
    expect(guess(19, 0, 0)).toBe('en medium');
    expect(guess(20, 0, 0)).toBe('en high');
  });

  it('needs more than a fifth of known words to be more than low', () => {
    expect(guess(2, 0, 8)).toBe('en low');
    expect(guess(2, 0, 7)).toBe('en medium');
    expect(guess(5, 0, 20)).toBe('en low');
    expect(guess(5, 0, 19)).toBe('en high');
  });

  it('depends on how far the next language is behind', () => {
    expect(guess(10, 5, 10)).toBe('en high');
    expect(guess(10, 6, 10)).toBe('en medium');
    expect(guess(7, 5, 10)).toBe('en medium');
    expect(guess(8, 6, 10)).toBe('en low');
    expect(guess(6, 4, 0)).toBe('en medium');
    expect(guess(4, 3, 1)).toBe('en low');
    expect(guess(5, 10, 10)).toBe('de high');
  });

  it('is none where two languages fit equally well', () => {
    expect(guess(5, 5, 0)).toBe('unknown low');
    expect(guess(10, 10, 10)).toBe('unknown low');
  });
});

describe('too few known words', () => {
  it('in a short text say nothing', () => {
    expect(guess(1, 0, 9)).toBe('en low');
    expect(guess(1, 0, 10)).toBe('unknown low');
    expect(guess(1, 0, 18)).toBe('unknown low');
  });

  it('in a longer one mean a language without a list', () => {
    expect(guess(2, 0, 17)).toBe('en low');
    expect(guess(2, 0, 18)).toBe('other low');
    expect(guess(3, 0, 17)).toBe('en low');
    expect(guess(3, 0, 18)).toBe('other low');
  });

  it('still tell the script', () => {
    expect(guessLanguage(mixture(0, 0, 5))).toEqual({
      language: 'unknown',
      confidence: 'low',
      script: 'latin',
    });
  });
});

describe('the script', () => {
  it.each(['a', 'z', 'A', 'Z', 'é', 'Ł'])('of %s is latin', (text) => {
    expect(guessLanguage(text).script).toBe('latin');
  });

  it.each(['@[`{', '123', '€ — …', 'ქართული'])('of %s is not known', (text) => {
    expect(guessLanguage(text)).toEqual({ language: 'unknown', confidence: 'low' });
  });

  it.each([
    ['Hiragana', 'これは'],
    ['Katakana', 'カタカナ'],
    ['Han', '世界'],
  ])('is cjk in %s', (_, text) => expect(guessLanguage(text).script).toBe('cjk'));

  it('is that of more than three letters in five', () => {
    expect(guessLanguage('абвгд ab').script).toBe('cyrillic');
    expect(guessLanguage('абв ab')).toEqual({ language: 'other', confidence: 'low', script: 'mixed' });
  });

  it('does not count figures and signs', () => {
    expect(guessLanguage(`абв ${'1 - '.repeat(50)}`).script).toBe('cyrillic');
  });

  it('is looked for at the beginning of a long text', () => {
    expect(guessLanguage('я'.repeat(4_000) + 'word '.repeat(4_000)).script).toBe('cyrillic');
  });
});

it('a typographic apostrophe is as good as a straight one', () => {
  expect(guessLanguage('C’est d’une d’un.').language).toBe('fr');
  expect(guessLanguage("C'est d'une d'un.").language).toBe('fr');
});
