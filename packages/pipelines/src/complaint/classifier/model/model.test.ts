import { describe, expect, it } from 'vitest';
import { associate } from './associations.ts';
import { TOPIC_CLASSES } from './classes.ts';
import { entryIndex } from './entry-index.ts';
import { hearHousehold } from './household.ts';
import { chooseIntent, chooseTopics, isHot } from './judge.ts';
import { rank, readTable, weigh } from './table.ts';

describe('a table', () => {
  const table = readTable('\n=1,2\n#noise>3=5,-1\nen:a b=0,4\n');

  it('adds what its features say to what is always there', () => {
    expect(weigh(table, [])).toEqual([1, 2]);
    expect(weigh(table, ['#noise>3', 'en:a b', 'unheard of'])).toEqual([6, 5]);
  });

  it('ranks by score, and equal ones in the given order', () => {
    expect(rank(['a', 'b', 'c'], [1, 3, 3]).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  });
});

describe('topics are chosen', () => {
  const scores = (noise: number, guests: number) => [noise, -90, -90, guests, -90, -90, -90];
  const listed = (unnamed = false) => ({
    topic: { topics: [], confidence: 'high' as const, unnamed, scores: new Map() },
    household: { concepts: new Set<string>(), asks: new Set<string>() },
  });

  it('the likeliest alone, surely where its lead is large', () => {
    expect(chooseTopics(scores(60, -30), listed())).toEqual({ topics: ['noise'], confidence: 'high' });
    expect(chooseTopics(scores(10, -5), listed())).toEqual({ topics: ['noise'], confidence: 'medium' });
    expect(chooseTopics(scores(-10, -60), listed()).topics).toEqual(['noise']);
  });

  it('with up to two others that are clearly more likely there than not', () => {
    expect(chooseTopics(scores(60, 7), listed()).topics).toEqual(['noise', 'guests']);
    expect(chooseTopics(scores(60, 6), listed()).topics).toEqual(['noise']);
    expect(chooseTopics([40, 30, 20, 10, -9, -9, -9], listed()).topics).toEqual([
      'noise',
      'cleanliness',
      'privacy',
    ]);
  });

  it('by elimination where nothing is named and none is likely', () => {
    expect(chooseTopics(scores(5, -20), listed(true)).topics).toEqual(['other']);
    expect(chooseTopics(scores(7, -20), listed(true)).topics).toEqual(['noise']);
  });
});

it('an intent is sure by its lead, heat is what weighs more', () => {
  expect(chooseIntent([10, 40, 0, 0])).toEqual({ intent: 'boundary', confidence: 'high' });
  expect(chooseIntent([10, 15, 0, 0])).toEqual({ intent: 'boundary', confidence: 'medium' });
  expect([isHot([0, 1]), isHot([0, 0]), isHot([1, 0])]).toEqual([true, false, false]);
});

describe('entries are found by their first words', () => {
  const find = entryIndex('en', [
    ['dishes', 'plate|plates, dirty .. cup, wash* & !car'],
    ['late', 'home after ten, come|came home && night'],
  ]);

  it.each([
    ['Your plates again', ['dishes']],
    ['That dirty old coffee cup', ['dishes']],
    ['I was washing up', ['dishes']],
    ['I was washing the car', []],
    ['You came home. It was night.', ['late']],
    ['You came home.', []],
    ['', []],
  ])('"%s": %j', (text, ids) => {
    expect([...find(text)]).toEqual(ids);
  });
});

describe('what the renderer’s lists hear', () => {
  it('is the same concept in every language', () => {
    for (const [language, text] of [
      ['en', 'Wash the dishes please'],
      ['es', 'Lava los platos, por favor'],
      ['fr', 'Fais la vaisselle'],
      ['de', 'Spül bitte das Geschirr'],
    ] as const)
      expect(hearHousehold(text, language).concepts, language).toContain('dishes');
  });

  it('is nothing in a language they do not have', () => {
    expect(hearHousehold('Lava i piatti', 'it').concepts.size).toBe(0);
  });
});

describe('words are near the topic of the phrases they occur in', () => {
  const nearest = (language: string, ...words: string[]) => {
    const sums = associate(words, language);
    return TOPIC_CLASSES[sums.indexOf(Math.max(...sums))];
  };

  it('also by their beginning', () => {
    expect(nearest('en', 'headphones')).toBe('noise');
    expect(nearest('de', 'schmutzig')).toBe('cleanliness');
    expect(nearest('fr', 'invites')).toBe('guests');
  });

  it('and near none where no list has them', () => {
    expect(associate(['zorgblatt'], 'en')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(associate(['musica'], 'it')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
