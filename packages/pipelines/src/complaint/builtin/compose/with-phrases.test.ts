import { describe, expect, it } from 'vitest';
import { readPhrases } from '../words/phrases/phrase.ts';
import type { Facts } from './facts.ts';
import type { HeardPhrase } from './phrases.ts';
import { planMessage } from './plan.ts';
import { toldIn, withPhrases } from './with-phrases.ts';

const [shoes, hall, rack, pan, noise] = readPhrases(`
shoes told; x = Shoes are in the way; x = Hay zapatos por medio; x = Des chaussures gênent; x = Schuhe stehen im Weg
shoes+hallway told; x = Shoes are in the hallway; x = Hay zapatos en el pasillo; x = Des chaussures sont dans le couloir; x = Im Flur stehen Schuhe
shoes move; x = put the shoes on the rack; x = poner los zapatos en el zapatero; x = mettre les chaussures sur l’étagère; x = die Schuhe ins Regal stellen
dishes told; x = The pan is dirty; x = La sartén está sucia; x = La poêle est sale; x = Die Pfanne ist schmutzig
loud_music told; x = The music is loud; x = La música está alta; x = La musique est forte; x = Die Musik ist laut
`).map((phrase): HeardPhrase => ({ phrase, sentence: 0 })) as [
  HeardPhrase,
  HeardPhrase,
  HeardPhrase,
  HeardPhrase,
  HeardPhrase,
];

const toldOf = ({ phrase: { concepts, words }, sentence }: HeardPhrase) => ({ concepts, words, sentence });
const fact = (id: 'shoes' | 'hallway') => ({ id, sentence: 0, named: true, weight: 5 });
const facts: Facts = { concepts: [fact('shoes'), fact('hallway')], asks: [] };

describe('withPhrases', () => {
  it('leaves the facts as they are where the phrase book heard nothing', () => {
    expect(withPhrases(facts, [], ['cleanliness'])).toBe(facts);
  });

  it('tells the phrase that says most of what is known, once for one matter', () => {
    const { told } = withPhrases(facts, [shoes, hall], ['cleanliness']);
    expect(told).toEqual([toldOf(hall)]);
  });

  it('tells nothing that neither the words nor the topics bear out', () => {
    expect(withPhrases(facts, [pan], ['noise']).told).toBeUndefined();
    expect(withPhrases(facts, [pan], ['cleanliness']).told).toEqual([toldOf(pan)]);
  });

  it('tells one thing of a sentence', () => {
    expect(withPhrases(facts, [hall, pan], ['cleanliness']).told).toEqual([toldOf(hall)]);
  });

  it('tells two of different topics, where the message is about both', () => {
    const known = {
      ...facts,
      concepts: [...facts.concepts, { ...fact('shoes'), id: 'loud_music' as const }],
    };
    expect(withPhrases(known, [hall, noise], ['cleanliness', 'noise']).told).toEqual([
      toldOf(hall),
      toldOf(noise),
    ]);
    expect(withPhrases(known, [hall, noise], ['cleanliness']).told).toEqual([toldOf(hall)]);
  });

  it('adds the matter and the ask of what it heard', () => {
    const { concepts, asks } = withPhrases({ concepts: [], asks: [] }, [rack], ['cleanliness']);
    expect(concepts.map(({ id }) => id)).toEqual(['shoes']);
    expect(asks).toEqual([{ id: 'move', sentence: 0, plain: true, named: true }]);
  });

  it('asks in the words of the phrase book before those of the concept', () => {
    const plan = planMessage(withPhrases(facts, [rack], ['cleanliness']), 'request', 'de');
    expect(plan.phrases.map(({ text }) => text)).toEqual(['die Schuhe ins Regal stellen']);
  });
});

describe('toldIn', () => {
  it('gives sentences of the language, from all of them to one', () => {
    const told = withPhrases(facts, [hall, { ...pan, sentence: 1 }], ['cleanliness']);
    expect(toldIn(told, 'fr').map((each) => each.map(({ text }) => text))).toEqual([
      ['Des chaussures sont dans le couloir.', 'La poêle est sale.'],
      ['Des chaussures sont dans le couloir.'],
    ]);
  });
});

it('what points back is told behind what it points to, or not at all', () => {
  const [promise] = readPhrases(
    'promises told; x = I remember a promise about this; x = Me acuerdo de una promesa sobre esto; x = Je me souviens d’une promesse à ce sujet; x = Ich erinnere mich an ein Versprechen dazu',
  ).map((phrase) => toldOf({ phrase, sentence: 0 })) as [ReturnType<typeof toldOf>];
  const promised = { id: 'promises' as const, sentence: 0, named: true, weight: 5 };
  const [both] = toldIn({ concepts: [promised], asks: [], told: [promise, toldOf(shoes)] }, 'de');
  expect(both?.map(({ text }) => text)).toEqual([
    'Schuhe stehen im Weg.',
    'Ich erinnere mich an ein Versprechen dazu.',
  ]);
  expect(toldIn({ concepts: [promised], asks: [], told: [promise] }, 'de')).toEqual([]);
});
