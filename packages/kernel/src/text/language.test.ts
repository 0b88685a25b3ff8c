import { describe, expect, it } from 'vitest';
import { guessLanguage } from './language.ts';

describe('guessLanguage', () => {
  it.each([
    [
      'en',
      'We were in the house when they said that it would be better to wait for the others, and so we did not go.',
    ],
    [
      'es',
      'Cuando llegamos a la casa no había nadie, pero los niños estaban en el jardín con su abuela y todo era muy bonito.',
    ],
    [
      'fr',
      'Nous avons vu que les enfants sont dans le jardin avec leur mère, mais il ne fait pas très beau et on rentre.',
    ],
    [
      'de',
      'Wir haben das Haus nicht gefunden, weil es hinter dem Wald liegt und die Straße auf der Karte nicht zu sehen ist.',
    ],
    [
      'it',
      'Siamo arrivati nella città di notte e non c’era nessuno per la strada, ma il bar della piazza era ancora aperto.',
    ],
    [
      'pt',
      'Quando chegamos em casa não havia ninguém, mas as crianças estavam no jardim com a avó e tudo era muito bonito.',
    ],
    [
      'nl',
      'We hebben het huis niet gevonden omdat het achter het bos ligt en de weg op de kaart niet te zien is voor ons.',
    ],
  ])('knows a sentence in %s', (language, text) => {
    expect(guessLanguage(text)).toMatchObject({ language, script: 'latin' });
    expect(guessLanguage(text).confidence).not.toBe('low');
  });

  it.each([
    ['cyrillic', 'Привет, как дела?'],
    ['greek', 'Καλημέρα σε όλους'],
    ['arabic', 'مرحبا بالعالم'],
    ['hebrew', 'שלום עולם'],
    ['cjk', '你好，世界'],
    ['hangul', '안녕하세요'],
    ['thai', 'สวัสดีครับ'],
    ['devanagari', 'नमस्ते दुनिया'],
  ])('knows a text in the %s script as another language', (script, text) => {
    expect(guessLanguage(text)).toEqual({ language: 'other', confidence: 'high', script });
  });

  it('does not guess from nothing', () => {
    expect(guessLanguage('')).toEqual({ language: 'unknown', confidence: 'low' });
    expect(guessLanguage('12 % 👍')).toEqual({ language: 'unknown', confidence: 'low' });
    expect(guessLanguage('Palimpsest Kubernetes PostgreSQL').language).toBe('unknown');
  });

  it('calls an even mixture of scripts mixed', () => {
    expect(guessLanguage('hello привет').script).toBe('mixed');
  });
});
