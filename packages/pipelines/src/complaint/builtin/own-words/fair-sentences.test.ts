import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { fairSentences } from './fair-sentences.ts';

const said = (message: string, language: LanguageCode = 'en') => fairSentences(message, language).sentences;

describe('a calm message', () => {
  it('keeps what it tells, also what reproaches mildly', () => {
    const text = "You've parked in my space again. It has a number on it.";
    expect(said(text).join(' ')).toBe(text);
  });

  it.each<[LanguageCode, string, string]>([
    ['en', 'The bin is full, take it out.', 'Could you please take it out?'],
    ['fr', 'Ça pue la friture, ouvre la fenêtre.', 'S’il te plaît, ouvre la fenêtre.'],
    ['de', 'Schick’s mir per PayPal.', 'Bitte schick’s mir per PayPal.'],
    ['es', 'No me vuelvas a dejar en visto.', 'Por favor, no me vuelvas a dejar en visto.'],
  ])('asks politely what it orders, in %s: %s', (language, text, request) => {
    expect(said(text, language)).toContain(request);
  });

  it('asks as a question what is one without its mark', () => {
    expect(said('who finished the milk')).toEqual(['Who finished the milk?']);
  });

  it.each<[LanguageCode, string]>([
    ['en', "Some evenings I'd just like to come in, shut the door and not be asked about my day."],
    ['en', "Whatever's left in the bowl stays there."],
    ['es', 'Sé que para ti es guasa, pero las bromas con mi peso no me las hagas más.'],
    ['fr', 'Au lieu de coller des mots sur ma porte, viens me parler.'],
    ['fr', "Ce que je t'ai confié, garde-le pour toi."],
    ['fr', 'Entre les cartons et le linge, je ne sais plus où m’asseoir.'],
    ['de', 'Der Kühlschrank taut ab, ich fürchte, der macht es nicht mehr lange.'],
    ['de', 'Immer wenn ich eine Stunde frei hab, dreht sich deine Bettwäsche in der Maschine.'],
    ['de', 'Schon wieder Zahnpasta im Waschbecken.'],
    ['fr', 'Quand je rentre le soir il fait glacial.'],
    ['de', 'Wer dann nicht unten ist, fährt Bus.'],
  ])('stays as it is where nothing in it is an order of its own, in %s: %s', (language, text) => {
    expect(said(text, language)).toEqual([text]);
  });

  it('keeps an order where it stands where it may not be parted', () => {
    const text = 'The bin is full, take it out.';
    expect(fairSentences(text, 'en', { parts: false }).sentences).toEqual([text]);
  });

  it('takes no noun for an order', () => {
    expect(said('Wash is done btw.')).toEqual(['Wash is done btw.']);
    expect(said('Pelos en la ducha.', 'es')).toEqual(['Pelos en la ducha.']);
  });

  it('knows whether it asks for something', () => {
    expect(fairSentences('Could you close the window?', 'en').asks).toBe(true);
    expect(fairSentences('The window was open all night.', 'en').asks).toBe(false);
  });
});
