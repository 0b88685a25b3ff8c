import type { DetectLanguage } from '@palimpsest/kernel/text';
import { describe, expect, it, vi } from 'vitest';
import { wrongLanguage } from './check-language.ts';

const says =
  (language: string, confidence: 'low' | 'medium' | 'high' = 'high'): DetectLanguage =>
  () => ({ language, confidence });
const wrong = (text: string, target: string, detect: DetectLanguage) =>
  wrongLanguage(text, target, detect).map(({ start, end }) => text.slice(start, end));

const GERMAN = 'Das ist nicht so gut und ich bitte dich';

describe('another language', () => {
  it('is believed of a sure detector where the small words agree', () => {
    expect(wrong(GERMAN, 'en', says('de'))).toEqual([GERMAN]);
    expect(wrong('We would like the music to be lower', 'en', says('de'))).toEqual([]);
    expect(wrong(GERMAN, 'de', says('de'))).toEqual([]);
    expect(wrong(GERMAN, 'en', says(''))).toEqual([]);
  });

  it('is believed of an unsure one only with three small words and twice as many as of the language asked for', () => {
    expect(wrong(GERMAN, 'en', says('de', 'medium'))).toEqual([GERMAN]);
    expect(wrong('Musik nicht Garten und Balkon', 'en', says('de', 'medium'))).toEqual([]);
    expect(wrong('Musik nicht Garten und Balkon', 'en', says('de'))).toHaveLength(1);
    expect(wrong('nicht und ich the please Garten', 'en', says('de', 'low'))).toEqual([]);
    expect(wrong('nicht und ich the Garten', 'en', says('de', 'low'))).toHaveLength(1);
  });

  it('with as many small words of the one as of the other is not', () => {
    expect(wrong('nicht the Garten Balkon', 'en', says('de'))).toEqual([]);
  });

  it('is not told by words that both languages have', () => {
    expect(wrong('la que de un el los las', 'fr', says('es'))).toHaveLength(1);
    expect(wrong('la que de un el los', 'es', says('fr'))).toEqual([]);
  });

  it('is told by the parts of joined words too', () => {
    expect(wrong('nicht-und Garten Balkon the', 'en', says('de'))).toHaveLength(1);
  });

  it('is pointed at as a whole', () => {
    expect(wrongLanguage(GERMAN, 'en', says('de'))).toEqual([{ start: 0, end: GERMAN.length }]);
    expect(wrongLanguage('привет', 'en', says('en'))).toEqual([{ start: 0, end: 6 }]);
  });

  it('is asked only among the language wanted and the four', () => {
    const detect = vi.fn<DetectLanguage>(() => ({ language: 'de', confidence: 'high' }));
    wrong(GERMAN, 'ja', detect);
    expect(detect).toHaveBeenCalledWith(GERMAN, ['ja', 'en', 'es', 'fr', 'de']);
    wrong(GERMAN, 'de', detect);
    expect(detect).toHaveBeenLastCalledWith(GERMAN, ['de', 'en', 'es', 'fr']);
  });

  it('of three words needs a small word of its own and none of the language asked for', () => {
    expect(wrong('nicht so laut', 'en', says('de'))).toHaveLength(1);
    expect(wrong('nicht so laut', 'en', says('de', 'medium'))).toEqual([]);
    expect(wrong('Musik Garten Balkon', 'en', says('de'))).toEqual([]);
    expect(wrong('nicht the laut', 'en', says('de'))).toEqual([]);
    expect(wrong('nicht laut', 'en', says('de'))).toEqual([]);
    expect(wrong('nicht so ich', 'en', says('de', 'medium'))).toEqual([]);
  });

  it('where a language beside the four is asked for, needs a sure detector and six words', () => {
    expect(wrong('one two three four five six', 'it', says('en'))).toHaveLength(1);
    expect(wrong('one two three four five six', 'it', says('en', 'medium'))).toEqual([]);
    expect(wrong('one two three four five', 'it', says('en'))).toEqual([]);
    expect(wrong('one two three four five six', 'it', says('it'))).toEqual([]);
    expect(wrong('one two three four five six', 'it', says(''))).toEqual([]);
  });

  it('may be that of one sentence', () => {
    const detect: DetectLanguage = (text) => ({
      language: text.startsWith('Das') ? 'de' : 'en',
      confidence: 'high',
    });
    const text = 'Could you turn it down? Das ist nicht so gut.';
    expect(wrong(text, 'en', detect)).toEqual(['Das ist nicht so gut.']);
  });
});

describe('another script', () => {
  it('is refused in the four languages, where more than one letter in five is of it', () => {
    expect(wrong('abcd ж', 'en', says('en'))).toEqual([]);
    expect(wrong('abc ж', 'en', says('en'))).toEqual(['abc ж']);
    expect(wrong('привет', 'de', says('de'))).toEqual(['привет']);
    expect(wrong('123 !', 'en', says('en'))).toEqual([]);
  });

  it('is none where another language is asked for', () => {
    expect(wrong('привет', 'ru', says('ru'))).toEqual([]);
  });
});
