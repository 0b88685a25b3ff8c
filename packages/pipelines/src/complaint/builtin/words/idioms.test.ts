import { describe, expect, it } from 'vitest';
import { isCalm } from '../edit/grave-words.ts';
import { withoutIdioms } from './idioms.ts';
import type { LanguageCode } from './languages.ts';

const left = (text: string, language: LanguageCode) =>
  withoutIdioms(text, language).replace(/\s+/gu, ' ').trim();

describe('an excuse nobody wants to hear', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'Don’t give me that "by accident" crap. Knock first.', '. Knock first.'],
    ['es', 'No me vengas con que no viste la factura. Págala.', '. Págala.'],
    ['fr', 'Viens pas me dire que t’as pas vu la vaisselle. Lave-la.', '. Lave-la.'],
    ['de', 'Komm mir nicht mit dem kaputten Wecker. Steh auf.', '. Steh auf.'],
  ])('names no matter, in %s: %s', (language, text, rest) => {
    expect(left(text, language)).toBe(rest);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Don’t give the dog my food.'],
    ['es', 'No me vengas tan tarde con la bici.'],
    ['fr', 'Viens pas dans ma chambre.'],
    ['de', 'Komm nicht mit den Schuhen ins Zimmer.'],
  ])('is nothing else, in %s: %s', (language, text) => {
    expect(withoutIdioms(text, language)).toBe(text);
  });
});

it('"vuelve a ... y ..." threatens, and asks for nothing', () => {
  expect(isCalm('Vuelve a entrar en mi cuarto y pongo un candado.', 'es')).toBe(false);
  expect(isCalm('Vuelve a poner la olla y la tapa en su sitio.', 'es')).toBe(true);
});
