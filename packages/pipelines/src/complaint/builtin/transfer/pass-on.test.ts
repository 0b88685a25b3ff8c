import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { readMessage } from './transfer.ts';

const asked = (text: string, source: LanguageCode, target: LanguageCode): string[] =>
  readMessage(text, source).found.map(({ say }) => say[target]);

describe('what somebody else is to be told', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'de', 'can you tell your mates to ring the bell', 'deine Freunde bitten, zu klingeln'],
    [
      'en',
      'es',
      'ask your boyfriend to turn the music down',
      'pedirle a tu novio que procure bajar la música',
    ],
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

  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'de', 'Could your friends smoke outside please?', 'deine Freunde bitten, draußen zu rauchen'],
    ['en', 'fr', 'Can your boyfriend park somewhere else?', 'demander à ton copain de stationner ailleurs'],
    [
      'en',
      'de',
      "I don't want your brother using my bike.",
      'deinen Bruder bitten, mein Fahrrad nicht zu benutzen',
    ],
    [
      'en',
      'es',
      "I'd like your friends to ring the bell first.",
      'pedirles a tus amigos que procuren tocar el timbre primero',
    ],
    [
      'en',
      'de',
      'Could your girlfriend please stop using my shampoo?',
      'deine Freundin bitten, mein Shampoo nicht zu benutzen',
    ],
    ['es', 'en', 'Que tus amigos no usen mi toalla, por favor.', 'ask your friends not to use my towel'],
    ['es', 'fr', 'No quiero que tu hermano use mi bici.', 'demander à ton frère de ne pas utiliser mon vélo'],
    [
      'es',
      'en',
      '¿Le puedes decir a tu novio que baje la tapa del váter?',
      'ask your boyfriend to put the toilet lid down',
    ],
    ['fr', 'en', 'Tes potes peuvent fumer dehors stp ?', 'ask your friends to smoke outside'],
    [
      'fr',
      'de',
      'Est-ce que ta copine pourrait arrêter d’utiliser ma serviette ?',
      'deine Freundin bitten, mein Handtuch nicht zu benutzen',
    ],
    [
      'de',
      'en',
      'Können deine Gäste bitte ihre Schuhe ausziehen?',
      'ask your guests to take off their shoes',
    ],
    [
      'de',
      'es',
      'Ich will nicht, dass deine Schwester in meinem Bett schläft.',
      'pedirle a tu hermana que evite dormir en mi cama',
    ],
  ])('is asked however it is put, from %s to %s: %s', (source, target, text, phrase) => {
    expect(asked(text, source, target)).toEqual([phrase]);
  });

  it.each<[LanguageCode, LanguageCode, string, string]>([
    [
      'en',
      'de',
      'Your guests have parked in my space. Please ask them to move the car.',
      'deine Gäste bitten',
    ],
    ['en', 'fr', 'Could you please make sure your guests lock the front door?', 'demander à tes invités'],
  ])('goes to who was named before, from %s to %s: %s', (source, target, text, phrase) => {
    expect(asked(text, source, target).at(-1)).toContain(phrase);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Will your parents stay until Sunday?'],
    ['en', 'My boyfriend and your sister should talk.'],
    ['en', 'Do you want your friends to stay?'],
  ])('is nothing where nobody is asked to do anything: %s: %s', (language, text) => {
    expect(asked(text, language, 'en').filter((each) => each.startsWith('ask '))).toEqual([]);
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
