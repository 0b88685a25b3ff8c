import { describe, expect, it } from 'vitest';
import { newNumbers } from './numbers.ts';

const numbers = (original: string, rewritten: string, language = 'en') =>
  newNumbers(original, rewritten, language).map(({ start, end }) => rewritten.slice(start, end));

describe('numbers that the original does not have', () => {
  it.each([
    ['figures', 'It was 14 times and 3 times.', ['14', '3']],
    ['figures with a comma', 'It cost 12,50 in all.', ['12,50']],
    ['words', 'It was fourteen times.', ['fourteen']],
    ['at the end', 'It was 14', ['14']],
    ['behind an emoji and an accent', '😀 Déjà 14', ['14']],
  ])('%s', (_what, rewritten, expected) => {
    expect(numbers('You are loud', rewritten)).toEqual(expected);
  });

  it.each([
    ['the same figures', 'at 14', 'It is 14.'],
    ['figures for words', 'fourteen times', 'It was 14 times.'],
    ['words for figures', '14 times', 'It was fourteen times.'],
    ['words of another language', 'catorce veces', 'It was fourteen times.'],
    ['zeros in front', '07', 'It is 7.'],
    ['zeros behind', '7', 'It is 7:00.'],
    ['a part of a longer figure', '7:30', 'It is 7, and 30 later.'],
    ['no number at all', '14', 'It is late.'],
  ])('not %s', (_what, original, rewritten) => {
    expect(numbers(original, rewritten)).toEqual([]);
  });

  it('zeros that matter are kept', () => {
    expect(numbers('7', 'It is 70.')).toEqual(['70']);
    expect(numbers('10', 'It is 1.')).toEqual(['1']);
    expect(numbers('5', 'It is 0.')).toEqual(['0']);
    expect(numbers('0', 'It is 0.')).toEqual([]);
    expect(numbers('75', 'It is 7.05.')).toEqual(['7.05']);
    expect(numbers('15', 'It is 105.')).toEqual(['105']);
    expect(numbers('7', 'It is 007.')).toEqual([]);
  });

  it('turns of speech are free', () => {
    expect(numbers('You are loud', 'The two of us, a couple of days.')).toEqual([]);
    expect(numbers('You are loud', '14 dogs, the two of us, 15 cats.')).toEqual(['14', '15']);
    expect(numbers('You are loud', 'Two dogs are too many.')).toEqual(['Two']);
  });

  it('words count in the language of the text alone', () => {
    expect(numbers('zu laut', 'Ich habe es dreizehn Mal gesagt.', 'de')).toEqual(['dreizehn']);
    expect(numbers('zu laut', 'I said thirteen and 5.', 'de')).toEqual(['5']);
    expect(numbers('zu laut', 'thirteen 14', 'ja')).toEqual(['14']);
  });
});
