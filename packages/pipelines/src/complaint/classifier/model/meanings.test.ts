import { describe, expect, it } from 'vitest';
import { addMeanings, MEANINGS } from './meanings.ts';

const rows = MEANINGS.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => line.split('|').map((cell) => cell.trim()));

function meaningsOf(text: string, language: string): string[] {
  const found = new Set<string>();
  addMeanings(found, text.split(' '), language);
  return [...found];
}

describe('the lexicon of meanings', () => {
  it('gives every meaning once, with words in all four languages', () => {
    expect(rows.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  });

  it('has no stem so short that it would stand for anything', () => {
    const short = rows.flatMap((cells) =>
      cells.slice(1).flatMap((cell) => cell.split(/\s+/).filter((word) => /^\p{L}{1,2}\*$/u.test(word))),
    );
    expect(short).toEqual([]);
  });
});

describe('what words mean', () => {
  it('is the same in every language', () => {
    const said = {
      en: 'the fridge smells',
      es: 'la nevera huele',
      fr: 'le frigo pue',
      de: 'der kuhlschrank stinkt',
    };
    for (const [language, text] of Object.entries(said))
      expect(meaningsOf(text, language), language).toEqual(expect.arrayContaining(['~fridge', '~smell']));
  });

  it('is nothing in a language without words', () => {
    expect(meaningsOf('il frigorifero puzza', 'it')).toEqual([]);
  });
});
