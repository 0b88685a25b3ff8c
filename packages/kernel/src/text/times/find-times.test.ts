import { describe, expect, it } from 'vitest';
import { findTimes } from './find-times.ts';

const found = (text: string, language: string): string[] =>
  findTimes(text, language).map((time) => time.text);
const kinds = (text: string, language: string): string[] =>
  findTimes(text, language).map((time) => time.kind);

describe('clock times', () => {
  it.each([
    ['en', 'Please be quiet after 10 pm.', 'after 10 pm'],
    ['en', 'The door slammed at 2:15am again.', '2:15am'],
    ['en', 'Can we say half past nine?', 'half past nine'],
    ['en', 'It woke me at five.', 'five'],
    ['en', 'Dinner is around noon.', 'noon'],
    ['es', 'Nos vemos a las diez y media.', 'diez y media'],
    ['es', 'La fiesta acabó a las 3 de la madrugada.', '3 de la madrugada'],
    ['es', 'Llego a las 22:30 h.', '22:30 h'],
    ['fr', 'Le bruit a duré jusqu’à 22h30.', '22h30'],
    ['fr', 'On mange à huit heures et quart.', 'huit heures et quart'],
    ['fr', 'Réveil à minuit et demi.', 'minuit et demi'],
    ['de', 'Bitte nach 22 Uhr leiser sein.', 'nach 22 Uhr'],
    ['de', 'Treffen wir uns um halb zehn?', 'halb zehn'],
    ['de', 'Er kam um Viertel vor acht nach Hause.', 'Viertel vor acht'],
  ])('%s: %s', (language, text, expected) => {
    expect(found(text, language).join(' | ')).toContain(expected);
    expect(kinds(text, language).some((kind) => kind === 'clock' || kind === 'range')).toBe(true);
  });
});

describe('dates and weekdays', () => {
  it.each([
    ['en', 'The bill is due on 3 May 2024.', '3 May 2024'],
    ['en', 'Your cousin stayed last weekend.', 'last weekend'],
    ['en', 'Trash goes out on Tuesday evening.', 'on Tuesday evening'],
    ['es', 'El alquiler vence el 5 de marzo.', '5 de marzo'],
    ['es', 'El martes por la noche había gente.', 'El martes por la noche'],
    ['fr', 'La facture est pour le 14 juillet.', 'le 14 juillet'],
    ['fr', 'Samedi soir, il y avait du monde.', 'Samedi soir'],
    ['de', 'Die Miete ist am 1. April fällig.', '1. April'],
    ['de', 'Am Sonntagmorgen möchte ich schlafen.', 'Am Sonntagmorgen'],
  ])('%s: %s', (language, text, expected) => {
    expect(found(text, language).join(' | ')).toContain(expected);
  });
});

describe('durations, ranges, repetitions, distances', () => {
  it.each([
    ['en', 'You were in there for two hours.', 'duration', 'for two hours'],
    ['en', 'It plays every night at 11, honestly.', 'set', 'every night at 11'],
    ['en', 'I work from 9 to 5.', 'range', 'from 9 to 5'],
    ['en', 'I will be back in two hours.', 'relative', 'in two hours'],
    ['es', 'Trabajo de 9 a 5 de la tarde.', 'range', 'de 9 a 5 de la tarde'],
    ['es', 'Pasa todas las noches.', 'set', 'todas las noches'],
    ['es', 'Hace tres días que espero.', 'relative', 'Hace tres días'],
    ['fr', 'Je travaille entre 9h et 17h.', 'range', 'entre 9h et 17h'],
    ['fr', 'C’est comme ça deux fois par semaine.', 'set', 'deux fois par semaine'],
    ['fr', 'Il y a trois jours déjà.', 'relative', 'Il y a trois jours'],
    ['de', 'Ich arbeite von 9 bis 17 Uhr.', 'range', 'von 9 bis 17 Uhr'],
    ['de', 'Das geht jede Nacht so.', 'set', 'jede Nacht'],
    ['de', 'Vor zwei Wochen war es genauso.', 'relative', 'Vor zwei Wochen'],
  ])('%s: %s', (language, text, kind, expected) => {
    const times = findTimes(text, language);
    expect(times.map((time) => time.text).join(' | ')).toContain(expected);
    expect(
      times.some((time) => time.kind === kind || (kind === 'duration' && time.kind === 'relative')),
    ).toBe(true);
  });
});

describe('what is no time', () => {
  it.each([
    ['en', 'You may use my shelf, maybe we march on.'],
    ['en', 'There are 7 plates, 12 cups and 3 pans.'],
    ['en', 'Version 2.10.3 costs $20.50 or 15%.'],
    ['en', 'That one is mine, those two are yours.'],
    ['en', 'Please second my idea, it will make sense someday.'],
    ['es', 'Hay 7 platos y dos vasos, y cuesta 20,50 €.'],
    ['fr', 'Il y a deux assiettes et des tasses neuves.'],
    ['de', 'Es gibt drei Teller, und das kostet 20,50 €.'],
  ])('%s: %s', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });
});

it('vague times are told apart from those that name an hour, a day or a length', () => {
  const vague = (text: string, language: string) => findTimes(text, language).map((time) => time.vague);
  expect(vague('in the evening', 'en')).toEqual([true]);
  expect(vague('nachts', 'de')).toEqual([true]);
  expect(vague('ahora mismo', 'es')).toEqual([true]);
  expect(vague('lundi', 'fr')).toEqual([false]);
  expect(vague('two hours', 'en')).toEqual([false]);
});

it('offsets point into the text as given, also behind accents, emoji and invisible characters', () => {
  const text = '😀 Café\u200b, s\u0327 — à 22h30\u0301 peut-être; mañana a las 8.';
  for (const { start, end, text: written } of findTimes(text, 'fr'))
    expect(text.slice(start, end)).toBe(written);
  expect(found(text, 'fr').some((time) => time.startsWith('22h30'))).toBe(true);
});

it('in a language without a table times in figures are found', () => {
  expect(found('Alle 22:30 o il 2024-05-03?', 'it')).toEqual(['22:30', '2024-05-03']);
});

it('a locale counts by its base language', () => {
  expect(found('at 10 pm', 'en-NZ')).toEqual(found('at 10 pm', 'en'));
});

it('twice as much hostile text gives twice as many times, and no more work than its length', () => {
  const unit = 'from 5 to from 5 to half past 1: 1:1 ';
  const few = findTimes(unit.repeat(50), 'en').length;
  expect(findTimes(unit.repeat(100), 'en').length).toBeGreaterThanOrEqual(few * 2 - 2);
  for (const part of ['1 ', '1:', 'in the ', 'twenty ', '  ', '/1', 'de la ', 'vingt et '])
    for (const language of ['en', 'es', 'fr', 'de', ''])
      expect(Array.isArray(findTimes(part.repeat(1_500), language))).toBe(true);
});
