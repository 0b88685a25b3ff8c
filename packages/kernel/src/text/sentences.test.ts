import { describe, expect, it } from 'vitest';
import { sentences } from './sentences.ts';

const texts = (text: string) => sentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['a plain text', ['We met.', 'It rained!', 'Did it stop?', 'No.']],
    ['titles before names', ['Dr. Smith and Mrs. Jones came.', 'They sat.']],
    ['examples', ['Use a list, e.g. this one, i.e. a short one.', 'Then go on.']],
    ['decimals and versions', ['It took 3.5 hours on v2.1 there.', 'We use v2.', 'Next comes v3.']],
    ['initials and countries', ['The U.S. Digital Service helped J. K. Rowling.', 'She said so.']],
    ['an abbreviation that ends the sentence', ['They live in the U.S.', 'The others do not.']],
    ['etc. before a new sentence', ['Bring pens, paper, etc.', 'We start at nine.']],
    ['times of day', ['We start at 9 a.m. on Monday.', 'It ends at 5 p.m.', 'The bus waits.']],
    ['numbers behind "No." and "Fig."', ['See No. 5 and Fig. 3 below.', 'Then stop.']],
    ['the answer "no"', ['They said no.', 'We left.']],
    ['a pronoun at the end', ['So did I.', 'We left.']],
    ['several stops', ['What?!', 'Yes...', 'Well.']],
    ['an ellipsis within a sentence', ['We waited... and left.', 'It was late…', 'Very late.']],
    ['quotes and brackets after the stop', ['She said “Go.”', 'He went (slowly.)', '"Why?"', 'Nobody knew.']],
    ['a question within a sentence', ['"Why?" she asked.', 'He knew.']],
    ['words that are also abbreviations', ['It is an art.', 'It was late.']],
    ['web names', ['See example.com for more.', 'Or ask.']],
  ])('parts %s', (_, expected) => {
    expect(texts(expected.join(' '))).toEqual(expected);
  });

  it('parts at Chinese stops without a space', () => {
    expect(texts('你好。再见！真的？')).toEqual(['你好。', '再见！', '真的？']);
  });

  it('parts at an empty line, with or without a stop', () => {
    expect(texts('A heading\n\nA sentence.\n \nMore')).toEqual(['A heading', 'A sentence.', 'More']);
  });

  it('does not part at a single line end', () => {
    expect(texts('one\ntwo.')).toEqual(['one\ntwo.']);
  });

  it('keeps a number that opens a line with its sentence', () => {
    expect(texts('1. Open the door. 2 people enter.')).toEqual(['1. Open the door.', '2 people enter.']);
  });

  it('trims spans and finds none in white space', () => {
    expect(sentences('  a.  ')).toEqual([{ start: 2, end: 4 }]);
    expect(sentences(' \n\n ')).toEqual([]);
  });

  it('loses no character of masses of stops', () => {
    for (const text of [
      '.'.repeat(5_000),
      '."'.repeat(5_000),
      'a. '.repeat(5_000).trim(),
      `a. ${'"'.repeat(5_000)}`,
    ]) {
      expect(texts(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }
  });
});
