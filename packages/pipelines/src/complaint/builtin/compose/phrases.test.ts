import { describe, expect, it } from 'vitest';
import { heardPhrases } from './phrases.ts';

const told = (text: string, language: 'en' | 'es' | 'fr' | 'de' = 'en'): string[] =>
  heardPhrases(text, language)
    .filter(({ phrase }) => phrase.kind === 'told')
    .map(({ phrase }) => phrase.words.en.say);
const asked = (text: string, language: 'en' | 'es' | 'fr' | 'de' = 'en'): string[] =>
  heardPhrases(text, language)
    .filter(({ phrase }) => phrase.kind !== 'told')
    .map(({ phrase }) => phrase.words.en.say);

const TOWEL = 'My towel has been used';

describe('heardPhrases', () => {
  it('hears what a message tells, in each language', () => {
    expect(told('You used my towel again.')).toContain(TOWEL);
    expect(told('Has usado mi toalla otra vez.', 'es')).toContain(TOWEL);
    expect(told('Tu as encore utilisé ma serviette.', 'fr')).toContain(TOWEL);
    expect(told('Du hast schon wieder mein Handtuch benutzt.', 'de')).toContain(TOWEL);
  });

  it('takes nothing for told that is asked, supposed, wished or thanked for', () => {
    expect(told('Did you use my towel?')).toEqual([]);
    expect(told('If you use my towel, please wash it.')).toEqual([]);
    expect(told('Thanks for not using my towel.')).toEqual([]);
    expect(told("I don't want anyone to use my towel.")).toEqual([]);
    expect(told('Falls du mein Handtuch benutzt, wasch es bitte.', 'de')).toEqual([]);
    expect(told('Si tu utilises ma serviette, lave-la.', 'fr')).toEqual([]);
  });

  it('hears no request in thanks, in leave given, and in what others are to be told', () => {
    expect(asked('Thanks for taking the bins out.')).toEqual([]);
    expect(asked('You don’t have to pay back the money.')).toEqual([]);
    expect(asked('Your guests parked here. Please ask them to move the car.')).toEqual([]);
    expect(asked('Gracias por sacar la basura.', 'es')).toEqual([]);
  });

  it('asks for nothing to stop that is only to be asked about first', () => {
    const kinds = heardPhrases('Keine einzige Party mehr ohne Absprache!', 'de').map(
      ({ phrase }) => phrase.kind,
    );
    expect(kinds).toContain('agree');
    expect(kinds).not.toContain('stop');
  });

  it('takes for told what is to stop or not to happen again', () => {
    expect(told('Could you stop using my towel?')).toContain(TOWEL);
    expect(told("I don't want you to use my towel again.")).toContain(TOWEL);
  });

  it('takes what stands before the last comma of a question for told', () => {
    expect(told('You used my towel again, could you wash it?')).toContain(TOWEL);
  });

  it('hears asks only where something is asked', () => {
    expect(asked('When is the house meeting?')).toContain('tell me when the house meeting is');
    expect(asked('The house meeting was long.')).toEqual([]);
  });
});
