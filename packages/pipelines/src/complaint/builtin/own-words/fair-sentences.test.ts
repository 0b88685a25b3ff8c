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

  it('takes no noun for an order', () => {
    expect(said('Wash is done btw.')).toEqual(['Wash is done btw.']);
    expect(said('Pelos en la ducha.', 'es')).toEqual(['Pelos en la ducha.']);
  });

  it('knows whether it asks for something', () => {
    expect(fairSentences('Could you close the window?', 'en').asks).toBe(true);
    expect(fairSentences('The window was open all night.', 'en').asks).toBe(false);
  });
});
