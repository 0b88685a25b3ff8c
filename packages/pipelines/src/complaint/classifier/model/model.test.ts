import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { associate } from './associations.ts';
import { TOPIC_CLASSES } from './classes.ts';
import { entryIndex, linesOf } from './entry-index.ts';
import { hearHousehold } from './household.ts';
import { chooseIntent, chooseTopics, isElsewhere, isHot } from './judge.ts';
import { addKinds, kindsOf } from './kinds.ts';
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
  const AT_HOME = -60;
  const scores = (noise: number, guests: number) => [noise, -90, -90, guests, -90, -90, -90];

  it('the likeliest alone, surely where its lead is large', () => {
    expect(chooseTopics(scores(60, -30), AT_HOME)).toEqual({ topics: ['noise'], confidence: 'high' });
    expect(chooseTopics(scores(3, -15), AT_HOME)).toEqual({ topics: ['noise'], confidence: 'medium' });
    expect(chooseTopics(scores(-10, -60), AT_HOME).topics).toEqual(['noise']);
  });

  it('with up to two others that may well be there', () => {
    expect(chooseTopics(scores(20, 11), AT_HOME).topics).toEqual(['noise', 'guests']);
    expect(chooseTopics(scores(20, 10), AT_HOME).topics).toEqual(['noise']);
    expect(chooseTopics([60, 40, 30, 20, -19, -19, -19], AT_HOME).topics).toEqual([
      'noise',
      'cleanliness',
      'privacy',
    ]);
  });

  it('with another only where it is the likelier, the surer the first is', () => {
    expect(chooseTopics(scores(40, 13), AT_HOME).topics).toEqual(['noise', 'guests']);
    expect(chooseTopics(scores(40, 12), AT_HOME).topics).toEqual(['noise']);
    expect(chooseTopics(scores(400, 13), AT_HOME).topics).toEqual(['noise', 'guests']);
  });

  it('none but `other` where the message is likely about nothing at home', () => {
    expect(chooseTopics(scores(60, 30), -9)).toEqual({ topics: ['other'], confidence: 'medium' });
    expect(chooseTopics(scores(60, 30), -10).topics).toEqual(['noise', 'guests']);
    expect([isElsewhere(-9), isElsewhere(-10)]).toEqual([true, false]);
  });
});

describe('words have kinds that mean the same in every language', () => {
  const found = (language: string, text: string) => {
    const features = new Set<string>();
    const spelling = { elides: language === 'fr', umlauts: language === 'de' };
    addKinds(features, kindsOf(tokenize(text, spelling).tokens, language));
    return features;
  };

  it.each([
    ['en', 'My cheese is gone'],
    ['es', 'Mi queso ha desaparecido'],
    ['fr', 'Mon fromage a disparu'],
    ['de', 'Mein Käse ist verschwunden'],
  ])('%s: %s', (language, text) => {
    expect([...found(language, text)]).toEqual(
      expect.arrayContaining(['&my', '&food', '&gone', '+food my', '+food gone', '+gone my']),
    );
  });

  it('meet only within a sentence, and not where both only carry it', () => {
    const apart = found('en', 'My cheese. It is gone, not by me.');
    expect(apart.has('+food gone')).toBe(false);
    expect(apart.has('+i not')).toBe(false);
    expect(apart.has('+gone i')).toBe(true);
  });

  it('are none in a language without a page', () => {
    expect(found('it', 'Il mio formaggio').size).toBe(0);
  });
});

it('an intent is sure by its lead, heat is what weighs more', () => {
  expect(chooseIntent([10, 40, 0, 0])).toEqual({ intent: 'boundary', confidence: 'high' });
  expect(chooseIntent([10, 15, 0, 0])).toEqual({ intent: 'boundary', confidence: 'medium' });
  expect([isHot([0, 1]), isHot([0, 0]), isHot([1, 0])]).toEqual([true, false, false]);
});

describe('entries are found by their first words', () => {
  const find = entryIndex([
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
    expect([...find(linesOf(text, 'en'))]).toEqual(ids);
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
