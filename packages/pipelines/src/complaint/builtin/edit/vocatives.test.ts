import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { withoutCalling } from './vocatives.ts';

describe('what the reader is called at the end of a sentence', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I want my money back, you cheat.', 'I want my money back.'],
    ['es', 'Quiero mis 60 euros, tramposo.', 'Quiero mis 60 euros.'],
    ['fr', 'Je veux mes 60 euros, tricheur.', 'Je veux mes 60 euros.'],
    ['de', 'Ich will mein Geld zurück, du Betrüger!', 'Ich will mein Geld zurück!'],
  ])('is left out where it is no name, in %s: %s', (language, text, left) => {
    expect(withoutCalling(text, language)).toBe(left);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Could you turn it down, Anna?'],
    ['en', 'Could you turn it down, please?'],
    ['es', 'Baja la música, gracias.'],
    ['fr', 'Baisse la musique, merci.'],
    ['de', 'Es liegt im Flur, im Bad und in der Küche.'],
  ])('stays where it is a name or a calm word, in %s: %s', (language, text) => {
    expect(withoutCalling(text, language)).toBe(text);
  });
});
