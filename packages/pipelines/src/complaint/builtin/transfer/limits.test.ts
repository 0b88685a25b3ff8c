import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { readMessage } from './transfer.ts';

const read = (text: string, source: LanguageCode, target: LanguageCode): [string, string][] =>
  readMessage(text, source).found.map(({ kind, say }) => [kind, say[target]]);

describe('what the sender will not do', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'de', "I'm done washing your dishes.", 'Ich möchte dein Geschirr nicht mehr abspülen'],
    ['en', 'es', "I'm not lending out my air fryer any more.", 'Ya no quiero prestar mi freidora de aire'],
    ['es', 'fr', 'No voy a cuidar a tu perro.', 'Je préfère ne pas garder ton chien'],
    ['fr', 'en', 'Je ne prête plus ma voiture.', 'I would rather not lend my car any more'],
    ['de', 'es', 'Mein Fahrrad verleihe ich nicht mehr.', 'Ya no quiero prestar mi bici'],
  ])('is told as a wish of their own, from %s to %s: %s', (source, target, text, sentence) => {
    expect(read(text, source, target)).toEqual([['refused', sentence]]);
  });

  it('is never asked of the reader', () => {
    const kinds = readMessage('Je ne veux plus ranger tes affaires.', 'fr').found.map(({ kind }) => kind);
    expect(kinds).toEqual(['refused']);
  });

  it('is not what the sender only sees or finds', () => {
    expect(read("I don't want to find your hair in the shower", 'en', 'es')).not.toContainEqual([
      'refused',
      expect.anything(),
    ]);
    expect(read('je ne trouve plus mes clés', 'fr', 'en').map(([kind]) => kind)).not.toContain('refused');
  });

  it('is not told where its case or its time is lost', () => {
    expect(read('No voy a cuidar a tu perro este finde.', 'es', 'en')).toEqual([]);
    expect(read('I will not clean the kitchen if you keep using my pans', 'en', 'de')).toEqual([]);
  });
});
