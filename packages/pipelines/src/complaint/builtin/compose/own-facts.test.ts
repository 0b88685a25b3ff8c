import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { ownFacts } from './own-facts.ts';

const told = (text: string, language: LanguageCode = 'en') =>
  ownFacts(text, language).map((fact) => fact.text);

describe('what a heated message tells plainly', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'ARE YOU KIDDING?! I missed my bus. Get out of there!', ['I missed my bus.']],
    [
      'en',
      'Enough!!! There was wine on the rug and somebody broke my lamp.',
      ['There was wine on the rug and somebody broke my lamp.'],
    ],
    ['en', 'Your dog slept on my bed, you pig.', ['Your dog slept on my bed.']],
    ['es', '¡Sal ya! Llevo media hora esperando, imbécil.', ['Llevo media hora esperando.']],
    ['fr', 'Baisse ça ! Je travaille demain matin, abruti.', ['Je travaille demain matin.']],
    ['de', 'RUHE! Ich muss um fünf raus, du Idiot.', ['Ich muss um fünf raus.']],
  ])('is carried over as it stands, in %s: %s', (language, text, facts) => {
    expect(told(text, language)).toEqual(facts);
  });

  it('may have no verb where it names what was found, and where', () => {
    expect(ownFacts('Hair in the drain, toothpaste on the mirror, I am DONE!', 'en')).toEqual([
      { text: 'Hair in the drain, toothpaste on the mirror.', bare: true },
    ]);
  });

  it('is no list without a verb behind a whole sentence, where it would stand alone', () => {
    expect(told('I missed my bus. Hair in the drain. You idiot!')).toEqual(['I missed my bus.']);
  });

  it('is two sentences at most', () => {
    const text = 'I missed my bus. I missed my train. I missed my exam. You idiot!';
    expect(told(text)).toEqual(['I missed my bus.', 'I missed my train.']);
  });
});

describe('what is left out', () => {
  it.each([
    ['irony anywhere in the message', 'What an honour. There were plates in the sink.'],
    ['mocking names', 'I waited an hour, your highness.'],
    ['a judgement of the reader', 'You are lazy. You make me sick. You never clean.'],
    ['what somebody is called', 'There is a leech on the couch. Your friends are rubbish.'],
    ['a condition or an ultimatum', 'If I miss my bus again I had to walk, or I move out.'],
    ['a question', 'You left the oven on?'],
    ['a refusal', 'I refuse to clean the bath. I will not pay the rent.'],
    ['an order', 'Set foot in my room again.'],
    ['what points to something that is cut', 'You moved it. He has been here for weeks.'],
    ['half of a fact', 'You said seven, then eight, now nothing.'],
    ['a count that goes on', 'Your plates were in the sink for two, three days.'],
    ['what hangs on another clause', 'You pig went through my texts while I was in the bath.'],
    ['what only stands where a word was cut', 'Your dishes are fucking.'],
    ['rage', 'I am so angry I am shaking. I could scream.'],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it('is any sentence with a word that calm messages do not know', () => {
    expect(told('There was an oaf in the kitchen.')).toEqual([]);
    expect(told('There was a cat in the kitchen.')).toEqual(['There was a cat in the kitchen.']);
  });

  it('is a German noun that lost its capital when it was shouted', () => {
    expect(told('ICH MUSS UM FÜNF ZUR ARBEIT!!!', 'de')).toEqual([]);
  });
});

describe('small reproaches', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I sat an exam on two hours of sleep because of you!!!', 'I sat an exam on two hours of sleep.'],
    ['de', 'Ich hab wegen dir den Zug verpasst!', 'Ich hab den Zug verpasst.'],
  ])('are left out of a fact, in %s: %s', (language, text, fact) => {
    expect(told(text, language)).toEqual([fact]);
  });
});

it('a hostile message is read at once', () => {
  const long = `${'I missed my my my my bus and the the the '.repeat(150)}`;
  expect(told(long).length).toBeLessThanOrEqual(2);
});
