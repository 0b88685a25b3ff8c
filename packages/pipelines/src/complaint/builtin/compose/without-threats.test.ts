import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { withoutThreats } from './without-threats.ts';

const left = (text: string, language: LanguageCode) =>
  withoutThreats(text, language).replace(/\s+/gu, ' ').trim();

describe('what would come if the reader does not do it', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'Clean the kitchen or I’m hiring a cleaner and you’re paying. Thanks.',
      'Clean the kitchen . Thanks.',
    ],
    ['es', 'Devuélveme el cargador o entraré a tu cuarto.', 'Devuélveme el cargador .'],
    ['fr', 'Range tes affaires, sinon je les jette par la fenêtre.', 'Range tes affaires, .'],
    ['de', 'Mach leiser, sonst zieh ich den Stecker vom Router!', 'Mach leiser, !'],
  ])('is no matter of the message, in %s: %s', (language, text, rest) => {
    expect(left(text, language)).toBe(rest);
    expect(withoutThreats(text, language)).toHaveLength(text.length);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Is the bin full or can it wait?'],
    ['es', 'Si no te importa, baja la música.'],
    ['fr', 'Tu laves ou tu essuies ?'],
    ['de', 'Machst du den Müll oder die Küche?'],
  ])('is nothing else, in %s: %s', (language, text) => {
    expect(withoutThreats(text, language)).toBe(text);
  });
});
