import { describe, expect, it } from 'vitest';
import { findAsks } from '../concepts/find-asks.ts';
import type { LanguageCode } from '../words/languages.ts';
import { withOwnInstead, withoutNegated } from './negated.ts';
import { heardPhrases } from './phrases.ts';

const asksOf = (text: string, language: LanguageCode): string[] =>
  withoutNegated(findAsks(text, language), text, language).map(({ id }) => id);

describe('what a message says is not to be done', () => {
  it.each([
    ['en', "Please don't wash my wool jumper in the machine."],
    ['es', 'Por favor, no limpies mi cuarto.'],
    ['fr', 'Ne range pas mes affaires, stp.'],
    ['de', 'Räum meine Sachen bitte nicht weg.'],
    ['es', 'Si puedes no pasar la aspiradora por la mañana, te lo agradezco.'],
    ['fr', 'Merci de ne pas passer l’aspirateur le matin.'],
  ] as const)('is not asked for, in %s: %s', (language, text) => {
    expect(asksOf(text, language)).not.toContain('clean_up');
    expect(asksOf(text, language)).toContain('agree');
  });

  it.each([
    ['en', 'You never wash up. Please do the dishes.'],
    ['en', "You don't clean up after yourself."],
    ['de', 'Du räumst nie auf. Räum bitte die Küche auf.'],
    ['es', 'No limpias nunca. Limpia la cocina, por favor.'],
    ['fr', 'Tu ne ranges jamais. Range la cuisine.'],
  ] as const)('is still asked for where it is only never done, in %s: %s', (language, text) => {
    expect(asksOf(text, language)).toContain('clean_up');
    expect(asksOf(text, language)).not.toContain('agree');
  });
});

it('an answer that is not to be given is not asked for', () => {
  expect(asksOf("Please don't answer for me when the landlord asks.", 'en')).not.toContain('reply');
});

it('a phrase for what is not to be done is not heard', () => {
  const kinds = (text: string): string[] => heardPhrases(text, 'es').map(({ phrase }) => phrase.kind);
  expect(kinds('Si puedes no pasar la aspiradora por la mañana, te lo agradezco.')).not.toContain('clean_up');
  expect(kinds('¿Puedes pasar la aspiradora, por favor?')).toContain('clean_up');
});

describe('what goes on', () => {
  it.each([
    ['en', "The dog won't stop barking at night."],
    ['es', 'El perro no deja de ladrar por la noche.'],
    ['fr', "Le chien n'arrête pas d'aboyer la nuit."],
  ] as const)('is no wish that the reader stop, in %s: %s', (language, text) => {
    expect(asksOf(text, language)).not.toContain('stop');
  });
});

describe('a limit', () => {
  it.each([
    ['en', 'Stop having parties on weekdays.'],
    ['es', 'Deja de hacer fiestas entre semana.'],
    ['fr', 'Arrête les fêtes en semaine.'],
    ['de', 'Hör auf, unter der Woche Partys zu feiern.'],
  ] as const)('is not told as a ban, in %s: %s', (language, text) => {
    expect(asksOf(text, language)).toContain('limit');
    expect(asksOf(text, language)).not.toContain('stop');
  });
});

describe('withOwnInstead', () => {
  const ownAsksOf = (text: string, language: LanguageCode) =>
    withOwnInstead(findAsks(text, language), text, language).map(({ id }) => id);

  it.each([
    ['en', 'You ate my pizza. Buy your own.'],
    ['es', 'Te has comido mi pizza. Cómprate la tuya.'],
    ['fr', 'Tu as mangé ma pizza. Achète-toi la tienne.'],
    ['de', 'Du hast meine Pizza gegessen. Kauf dir selber eine.'],
  ] as const)('hears in %s that the sender’s is to be left alone: %s', (language, text) => {
    expect(ownAsksOf(text, language)).toContain('stop');
    expect(ownAsksOf(text, language)).not.toContain('replace');
  });

  it('leaves other asks as they are', () => {
    expect(ownAsksOf('Please buy new milk.', 'en')).not.toContain('stop');
  });
});
