import { describe, expect, it } from 'vitest';
import { garbledWords } from './garbled.ts';

const garbled = (rewritten: string, language: string, original = 'Could you do your dishes?') =>
  garbledWords(original, rewritten, language).map(({ start, end }) => rewritten.slice(start, end));

describe('a word with two letters exchanged', () => {
  it.each([
    ['de', 'Hallo, etwas ist scwhierig für mich: Es geht um meine Post.', 'scwhierig'],
    ['de', 'Hallo, kannst du bitte meine Konten nicht mehr beuntzen? Vielen Dank.', 'beuntzen'],
    ['de', 'Hi, es geht um die Untrebrechungen.', 'Untrebrechungen'],
    ['de', 'Hi, es geht um das, was mit menier Post passiert.', 'menier'],
    ['en', 'Hello, could you please leave my persnoal things where they are?', 'persnoal'],
  ])(
    'is found in %s, alone as it is, where the right one is a word of kind messages',
    (language, text, word) => {
      expect(garbled(text, language)).toEqual([word]);
    },
  );

  it('is let pass once where it may be a name or a rare word, and not where there are two', () => {
    expect(garbled('Hi, could you put the kicthener away, please?', 'en')).toEqual([]);
    expect(garbled('Hi, could you put the kicthener and the bathorbes away, please?', 'en')).toEqual([
      'kicthener',
      'bathorbes',
    ]);
  });

  it('is not seen in words as they are written, nor in those of the sender', () => {
    expect(garbled('Hallo, etwas ist schwierig für mich: Es geht um die Unterbrechungen.', 'de')).toEqual([]);
    expect(garbled('Could you leave my persnoal things?', 'en', 'leave my persnoal things')).toEqual([]);
  });
});
