import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import { findInLexicon } from './lexicon/find-in-lexicon.ts';

const refused = (text: string, language: string, original = text): string[] =>
  checkText({ original, rewritten: text, targetLanguage: language, sourceLanguage: language }, () => ({
    language,
    confidence: 'high',
  }))
    .filter(({ rule }) => rule === 'authority' || rule === 'enforcement')
    .map(({ rule }) => rule);

describe('a landlord who is only to repair something, comes by or has been written to', () => {
  it.each([
    ['en', 'Could you message the landlord about the leaking tap this time?'],
    ['en', 'The landlord is coming on Tuesday to look at the boiler. Will you be at home?'],
    ['en', 'Have you heard back from the landlord yet?'],
    ['es', 'El casero viene mañana a mirar la caldera, ¿podrías estar tú?'],
    ['es', '¿Has llamado al casero por la gotera?'],
    ['fr', 'Le proprio est passé pour la fuite sous l’évier.'],
    ['fr', 'Tu as pu joindre le propriétaire pour le chauffage ?'],
    ['de', 'Du wolltest den Vermieter wegen dem tropfenden Wasserhahn anrufen.'],
    ['de', 'Der Vermieter kommt am Montag wegen der Heizung, bist du da?'],
  ])('may be spoken of, in %s: %s', (language, text) => {
    expect(refused(text, language)).toEqual([]);
  });
});

describe('a landlord named to press somebody', () => {
  it.each([
    ['en', "If you don't fix the tap I'll call the landlord."],
    ['en', 'I will tell the landlord about the broken window.'],
    ['en', 'The landlord says you must keep the stairs clean.'],
    ['en', 'As your landlord I want the keys back.'],
    ['es', 'Si no limpias, llamo al casero por la humedad.'],
    ['es', 'Voy a hablar con el casero de la ventana rota.'],
    ['es', 'El casero dice que no se puede usar la lavadora de noche.'],
    ['fr', 'Sinon j’appelle le proprio pour la serrure.'],
    ['fr', 'Je vais prévenir le propriétaire pour la fenêtre cassée.'],
    ['de', 'Sonst rufe ich den Vermieter wegen der Heizung an.'],
    ['de', 'Ich melde das kaputte Fenster dem Vermieter.'],
  ])('is refused, in %s: %s', (language, text) => {
    expect(refused(text, language)).not.toEqual([]);
  });

  it('is refused where only the rewrite speaks of one', () => {
    const text = 'Could you message the landlord about the leaking tap?';
    expect(refused(text, 'en', 'Fix the leaking tap, please, you said you would.')).toEqual(['authority']);
  });

  it('is refused by the lexicon alone', () => {
    const text = 'Could you message the landlord about the leaking tap?';
    expect(findInLexicon(text, 'en').map(({ rule }) => rule)).toContain('authority');
  });
});
