import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { keptWords } from './kept-words.ts';

const told = (text: string, language: LanguageCode = 'en') =>
  keptWords(text, language).tells.map((fact) => fact.text);
const asked = (text: string, language: LanguageCode = 'en') =>
  keptWords(text, language).asks.map((ask) => ask.text);

describe('what a heated message tells plainly', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'ARE YOU KIDDING?! I missed my bus. Get out of there!', ['I missed my bus.']],
    [
      'en',
      'Enough!!! There was wine on the rug and somebody broke my lamp.',
      ['There was wine on the rug and somebody broke my lamp.'],
    ],
    ['en', 'Your dog slept on my bed, you pig.', ['Your dog slept on my bed.']],
    ['en', 'My boots were in the rain all night you lazy cow.', ['My boots were in the rain all night.']],
    ['en', 'You owe me 80 quid you cheapskate!', ['I am still owed 80 quid.']],
    ['es', '¡Sal ya! Llevo media hora esperando, imbécil.', ['Llevo media hora esperando.']],
    ['fr', 'Baisse ça ! Je travaille demain matin, abruti.', ['Je travaille demain matin.']],
    ['de', 'RUHE! Ich muss um fünf raus, du Idiot.', ['Ich muss um fünf raus.']],
  ])('is carried over as it stands, in %s: %s', (language, text, facts) => {
    expect(told(text, language)).toEqual(facts);
  });

  it('is passed on from beside a sentence of irony', () => {
    expect(told('What an honour. There were plates in the sink.')).toEqual([
      'There were plates in the sink.',
    ]);
  });

  it('is three sentences at most', () => {
    const text = 'I missed my bus. I missed my train. I missed my exam. I missed my plane. You idiot!';
    expect(told(text)).toEqual(['I missed my bus.', 'I missed my train.', 'I missed my exam.']);
  });
});

describe('what is left out', () => {
  it.each([
    ['irony', 'What an honour to find plates in the sink.'],
    ['mocking names', 'I waited an hour, your highness.'],
    ['a judgement of the reader', 'You are lazy. You make me sick. You never clean.'],
    ['what somebody is called', 'There is a leech on the couch. Your friends are rubbish.'],
    ['a condition or an ultimatum', 'If I miss my bus again I had to walk, or I move out.'],
    ['what points to something that is cut', 'You moved it. He has been here for weeks.'],
    ['half of a fact', 'You said seven, then eight, now nothing.'],
    ['what hangs on another clause', 'You pig went through my texts while I was in the bath.'],
    ['what only stands where a word was cut', 'Your dishes are fucking.'],
    ['rage', 'I am so angry I am shaking. I could scream.'],
    ['contempt', 'Your grubby paws were all over my plates.'],
    ['the mood alone', 'I am furious. I am so done!'],
    ['mock praise', 'Classic you. Nice of your mate to use my towel, real classy.'],
    [
      'what points to something that is cut, whoever does it',
      'The rent is late because of YOU. I need it by Friday.',
    ],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it.each<[LanguageCode, string]>([
    ['fr', 'T’es une fouine, et c’est toi qui as répondu, à travers la porte.'],
    ['de', 'Dein Geschirr steht oft zwei, drei Tage, du Schwein.'],
    ['en', 'You pig, just message me so I can put trousers on.'],
  ])('the rest of what is cut, in %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('an order put as a request', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'MOVE YOUR CAR!!! You absolute clown.', 'Could you please move your car?'],
    ['en', 'Turn the damn music off, people are asleep!', 'Could you please turn the music off?'],
    [
      'en',
      'Stop slamming the doors at five a.m.!!!',
      'Could you please stop slamming the doors at five a.m.?',
    ],
    ['es', 'Saca la basura ya, guarro.', 'Por favor, saca la basura.'],
    ['fr', 'Range la cuisine, gros porc !', 'S’il te plaît, range la cuisine.'],
    ['de', 'Putz den Herd, du Schwein!', 'Bitte putz den Herd.'],
    ['de', 'BRING DEN MÜLL RAUS!!!', 'Bitte bring den Müll raus.'],
    ['en', 'Where is my black hoodie, you thief!', 'Where is my black hoodie?'],
    ['en', 'Put my drill back you selfish pig!!', 'Could you please put my drill back?'],
    ['en', 'HANDS OFF my bike!!!', 'Could you please not touch my bike?'],
    ['en', 'Do us all a favour and flush the toilet!!!', 'Could you please flush the toilet?'],
    [
      'en',
      'How many times do I have to tell you, don’t touch my plants!',
      'Could you please not touch my plants?',
    ],
    ['en', 'That was my leftovers. Ask next time, moron.', 'Could you please ask next time?'],
    [
      'en',
      'stop vaping in the bathroom ffs it sets off the alarm',
      'Could you please stop vaping in the bathroom?',
    ],
  ])('keeps the words of the sender, in %s: %s', (language, text, request) => {
    expect(asked(text, language)).toEqual([request]);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Touch my food again and I bin your plates.'],
    ['en', 'Turn it off.'],
    ['en', 'Learn to wash your plates.'],
    ['en', 'Well done, genius, wash your plates.'],
    ['fr', 'Gare-toi encore là et j’appelle la fourrière.'],
    ['en', 'Get that leech out of the kitchen.'],
    ['fr', 'Prends la machine encore et je jette ton linge.'],
    ['fr', 'Baisse ta télé de merde.'],
    ['fr', 'Tu me verses ça avant vendredi ou j’en parle à la gérance.'],
    ['de', 'Wer das letzte Blatt nimmt, hängt bitte eine neue Rolle hin, du Ferkel!'],
    ['es', 'Perdona, imbécil.'],
  ])('is not made of what threatens, mocks or is unclear, in %s: %s', (language, text) => {
    expect(asked(text, language)).toEqual([]);
  });
});

it('a hostile message is read at once', () => {
  const long = `${'I missed my my my my bus and the the the '.repeat(150)}`;
  expect(told(long).length).toBeLessThanOrEqual(3);
});
