import { describe, expect, test } from 'vitest';
import { modelShare } from '../choices.ts';
import { ESSAY_PAIRS } from '../lexicon/fitted/essay-pairs.ts';
import { ESSAY_WORDS } from '../lexicon/fitted/essay-words.ts';
import { OPENERS } from '../lexicon/fitted/openers.ts';
import { STORY_PAIRS } from '../lexicon/fitted/story-pairs.ts';
import { STORY_WORDS } from '../lexicon/fitted/story-words.ts';
import { placesOf, rateOf } from '../testing/read-text.ts';
import {
  essayPairs,
  essayWordChoice,
  fewPeoplesWords,
  sentenceOpeners,
  storyPairs,
  storyWordChoice,
} from './choices.ts';

/** Some items of a list as a text, so that the tests hold whatever calibration chose. */
const inOneSentence = (items: ReadonlySet<string>, count: number) =>
  `Zz ${[...items].slice(0, count).join(' zz ').replaceAll('_', ' ')}.`;
const asOpeners = (items: ReadonlySet<string>, count: number) =>
  [...items]
    .slice(0, count)
    .map((item) => `${item[0]?.toUpperCase()}${item.slice(1)} zz zz.`)
    .join(' ');

const SHARES = [
  [essayWordChoice, ESSAY_WORDS, inOneSentence],
  [storyWordChoice, STORY_WORDS, inOneSentence],
  [essayPairs, ESSAY_PAIRS, inOneSentence],
  [storyPairs, STORY_PAIRS, inOneSentence],
  [sentenceOpeners, OPENERS, asOpeners],
] as const;

describe('rules of choice', () => {
  test.each(SHARES)(
    '$0.id rises with what models choose and falls with what people choose',
    (gauge, lists, write) => {
      const [models, people] = [write(lists.models, 12), write(lists.people, 12)];
      expect(rateOf(gauge, models)).toBe(modelShare(12, 0));
      expect(rateOf(gauge, people)).toBe(modelShare(0, 12));
      expect(rateOf(gauge, `${models} ${people}`)).toBe(modelShare(12, 12));
    },
  );

  test.each(SHARES)(
    '$0.id points at what models choose, once, and at nothing that people choose',
    (gauge, lists, write) => {
      const models = write(lists.models, 5);
      expect(placesOf(gauge, `${models} ${models}`)).toHaveLength(5);
      expect(placesOf(gauge, write(lists.people, 5))).toEqual([]);
    },
  );

  test.each(SHARES)('no item of $0.id is on both sides', (_, { models, people }) => {
    expect([...models].filter((item) => people.has(item))).toEqual([]);
  });

  test.each(SHARES)('a text without any item of $0.id is taken for a person’s', (gauge) => {
    expect(rateOf(gauge, 'Zz zz zz. Qq qq.')).toBe(25);
  });

  test('an opener counts at the start of a sentence only', () => {
    const [opener] = OPENERS.models;
    expect(placesOf(sentenceOpeners, `Zz ${opener} zz.`)).toEqual([]);
  });

  test('people’s words count each time', () => {
    const [word] = ESSAY_WORDS.people;
    expect(rateOf(fewPeoplesWords, `${word} zz ${word} zz`)).toBe(500);
    expect(rateOf(fewPeoplesWords, 'zz zz')).toBe(0);
  });
});
