import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { isOnlyTold } from './only-told.ts';

describe('a message that only tells', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'You left the window open all night. It was freezing.'],
    ['es', 'Has dejado el váter sucio. Siempre dejas la luz encendida.'],
    ['fr', "Tu as laissé tes chaussures dans le couloir. C'est n'importe quoi."],
    ['de', 'Du hast das Licht angelassen. Die ganze Küche ist voller Krümel.'],
  ])('is known in %s: %s', (language, text) => {
    expect(isOnlyTold(text, language)).toBe(true);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'You left the window open. Please close it.'],
    ['en', 'You scratched my pan. I want a new one.'],
    ['es', 'Has dejado el váter sucio. Límpialo ya.'],
    ['fr', 'Tu as laissé la lumière allumée, tu peux faire attention ?'],
    ['de', 'Du hast das Licht angelassen. Mach es aus.'],
  ])('is none where something is asked in %s: %s', (language, text) => {
    expect(isOnlyTold(text, language)).toBe(false);
  });
});
