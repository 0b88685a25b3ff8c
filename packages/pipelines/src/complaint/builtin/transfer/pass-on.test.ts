import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { transferMessage } from './transfer.ts';

const asked = (text: string, source: LanguageCode, target: LanguageCode): string[] =>
  transferMessage(text, source).map(({ say }) => say[target]);

describe('what somebody else is to be told', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'de', 'can you tell your mates to ring the bell', 'deine Freunde bitten, zu klingeln'],
    ['en', 'es', 'ask your boyfriend to turn the music down', 'pedirle a tu novio bajar la música'],
    ['es', 'de', 'Dile a tu novia que cierre la puerta', 'deine Freundin bitten, die Tür zuzumachen'],
    [
      'fr',
      'en',
      'Dis à ta copine de ne pas utiliser ma serviette',
      'ask your girlfriend not to use my towel',
    ],
    ['de', 'fr', 'sag deiner Freundin, sie soll draußen rauchen', 'demander à ta copine de fumer dehors'],
  ])('goes with who it is, from %s to %s: %s', (source, target, text, phrase) => {
    expect(asked(text, source, target)).toEqual([phrase]);
  });

  it('is never asked of the reader', () => {
    expect(asked('Kannst du deinen Kumpel bitten, leiser zu reden?', 'de', 'en')).not.toContain(
      'lower your voice',
    );
    expect(asked('please ask your boyfriend to take off his shoes', 'en', 'es')).not.toContain(
      'quitarte los zapatos',
    );
  });
});
