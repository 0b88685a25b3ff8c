import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { readMessage } from './transfer.ts';

const asked = (text: string, source: LanguageCode, target: LanguageCode): string[] =>
  readMessage(text, source)
    .found.filter(({ kind }) => kind !== 'told')
    .map(({ say }) => say[target]);

describe('a question about a thing', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'es', 'Have you seen my keys?', 'decirme si has visto mis llaves'],
    ['en', 'de', 'who ate my yoghurt', 'mir sagen, wer meinen Joghurt gegessen hat'],
    ['es', 'fr', '¿Dónde está mi sartén?', 'me dire où est ma poêle'],
    ['fr', 'en', 'où est passé le tire-bouchon ?', 'tell me where the corkscrew is'],
    ['de', 'en', 'Hast du meinen Schirm gesehen?', 'tell me whether you have seen my umbrella'],
  ])('asks to be told, from %s to %s: %s', (source, target, text, phrase) => {
    expect(asked(text, source, target)).toEqual([phrase]);
  });

  it('is no order, and a statement is no question', () => {
    expect(asked('Wer duscht denn bitte um zwei Uhr nachts?', 'de', 'en')).toEqual([]);
    expect(asked('Did you take out the bins?', 'en', 'es')).not.toContain('sacar la basura');
    expect(asked('Hay harina hasta en el techo.', 'es', 'en')).toEqual([]);
  });
});

describe('what is to be done together', () => {
  it('is marked as such', () => {
    const [first] = readMessage('Wir sollten den Kühlschrank ausmisten.', 'de').found;
    expect(first).toMatchObject({ isTogether: true, say: { en: 'clear out the fridge' } });
  });

  it('is not heard where it can no longer be done', () => {
    expect(asked('On peut plus étendre le linge.', 'fr', 'en')).toEqual([]);
  });
});

describe('two denials', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "I don't like it when you never wash your plates.", 'fregar tus platos'],
    ['fr', 'arrête de pas fermer la porte', 'cerrar la puerta'],
  ])('ask for it to be done, in %s: %s', (source, text, phrase) => {
    expect(asked(text, source, 'es')).toEqual([phrase]);
  });

  it('are not carried to what is joined to a prohibition', () => {
    const text = 'Please do not hang your washing over my radiator, and pick up your socks from the floor.';
    expect(asked(text, 'en', 'fr').at(-1)).toBe('ramasser tes chaussettes du sol');
  });
});

describe('a pronoun', () => {
  it('stands for what the sentence before is about', () => {
    const text = 'Your bike is blocking the hallway and I ripped my tights on the pedal. Put it in the shed.';
    expect(asked(text, 'en', 'de')).toEqual(['dein Fahrrad in den Schuppen stellen']);
  });

  it('stands for a place where nothing else agrees with it', () => {
    expect(asked('Mets tes mégots dans le cendrier et vide-le', 'fr', 'en')).toEqual([
      'put your cigarette butts in the ashtray',
      'empty the ashtray',
    ]);
  });

  it('may be written in one word with a Spanish verb, and is no part of its form', () => {
    expect(asked('Tus toallas huelen fatal. Lávalas, por favor.', 'es', 'en')).toEqual(['wash your towels']);
    expect(asked('habla más bajo', 'es', 'en')).toEqual(['talk more quietly']);
  });
});

describe('a condition', () => {
  it('counts only beside the request it goes with', () => {
    const text = "arrête de laisser ta vaisselle dans l'évier, je ne peux pas cuisiner quand c'est plein";
    expect(asked(text, 'fr', 'en')).toEqual(['not leave your dishes in the sink']);
  });
});
