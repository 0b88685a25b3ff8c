import { describe, expect, it } from 'vitest';
import { addMeanings, MEANINGS, THESAURUS } from './meanings.ts';
import { addMeetings } from './pairs.ts';

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

describe.each(Object.entries(THESAURUS))('the thesaurus of %s', (_language, page) => {
  const lines = page.split('\n').filter((line) => line !== '');

  it('has one line a meaning: its id and words', () => {
    expect(lines.filter((line) => !/^\.?[a-z0-9_]+: \S/.test(line))).toEqual([]);
    expect(new Set(lines.map((line) => line.split(':')[0])).size).toBe(lines.length);
  });

  it('has no word twice in a meaning, and no stem so short that it would stand for anything', () => {
    const words = lines.map((line) => (line.split(': ')[1] ?? '').split(' '));
    expect(words.filter((own) => new Set(own).size !== own.length)).toEqual([]);
    expect(words.flat().filter((word) => /^\p{L}{1,3}\*$/u.test(word))).toEqual([]);
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

  it('is known of small words too, which are no meeting of meanings', () => {
    const found = new Set<string>();
    expect(meaningsOf('never without my plates', 'en')).toEqual(
      expect.arrayContaining(['~.never', '~.without', '~.my', '~dishes']),
    );
    addMeetings(
      found,
      ['never', 'without', 'plates', 'fridge'].map((text) => ({ text, sentence: 0 })),
      'en',
    );
    expect([...found].filter((name) => name.includes('.'))).toEqual([]);
    expect(found).toContain('=dishes fridge');
  });
});
