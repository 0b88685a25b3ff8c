import { describe, expect, it } from 'vitest';
import { spots } from '../testing/problems.ts';
import { lostQuantity } from './lost-quantity.ts';
import { movedQuantity } from './moved-quantity.ts';
import { newQuantity } from './new-quantity.ts';

describe('parts of a row may come in another order', () => {
  it.each([
    ['We have 12 bikes and 3 carts.', 'We have 3 carts and 12 bikes.'],
    ['It lends 12 bikes and 3 carts to people.', 'It lends 3 carts and 12 bikes to people.'],
    ['It lends 12 bikes, 3 carts and 5 helmets.', 'It lends 5 helmets, 12 bikes and 3 carts.'],
    ['It sold 40 loaves in May and 55 loaves in June.', 'It sold 55 loaves in June and 40 loaves in May.'],
    [
      'We spent 300 euros on paint and 120 euros on wood.',
      'We spent 120 euros on wood and 300 euros on paint.',
    ],
    ['Ann has 12 bikes and Bob has 3 bikes.', 'Bob has 3 bikes and Ann has 12 bikes.'],
    [
      'In 2014 we had 12 bikes, in 2015 we had 20 bikes.',
      'In 2015 we had 20 bikes, in 2014 we had 12 bikes.',
    ],
    ['We saw about 12 bikes and about 3 carts.', 'We saw about 3 carts and about 12 bikes.'],
    ['We lend 12 bikes or 3 carts; 5 helmets too.', 'We lend 3 carts or 12 bikes; 5 helmets too.'],
    ['The shop has 12 bikes and 3 carts.', 'There are 3 carts and 12 bikes in the shop.'],
    [
      'Our shop lends 12 bikes and 3 carts to people in town.',
      'Our shop lends 3 carts and 12 bikes to all people in town.',
    ],
    [
      'Our shop lends 12 red bikes, 3 carts or 5 helmets to people in town.',
      'Our shop lends 3 carts, 12 red bikes or 5 helmets to all people in town.',
    ],
    ['Our shop now has 12 red bikes, and 3 carts.', 'In our shop there now are 3 carts and 12 red bikes.'],
  ])('%s > %s', (before, after) => {
    expect(spots(movedQuantity, before, after)).toEqual([]);
  });
});

describe('numbers that only look like a row in another order are refused', () => {
  it.each([
    ['We have 12 bikes and 3 carts.', 'We have 3 bikes and 12 carts.', ['3', '12']],
    [
      'It lends 12 bikes, 3 carts and 5 helmets.',
      'It lends 5 bikes, 12 carts and 3 helmets.',
      ['5', '12', '3'],
    ],
    [
      'It sold 40 loaves in May and 55 loaves in June.',
      'It sold 40 loaves in June and 55 loaves in May.',
      ['June', 'May'],
    ],
    ['Our 12 bikes cost more than 3 carts.', 'Our 3 carts cost more than 12 bikes.', ['3']],
    ['The vote was 9 to 4.', 'The vote was 4 to 9.', ['4', '9']],
    [
      'Ann and Bob got 12 points and 3 points in all.',
      'Ann and Bob got 3 points and 12 points in all.',
      ['3 points', '12 points'],
    ],
    [
      'Ann and Bob got 12 bikes and 3 carts respectively.',
      'Ann and Bob got 3 carts and 12 bikes respectively.',
      ['3'],
    ],
    [
      'Our shop lends 12 bikes and 3 carts to people in town.',
      'Our shop lends 3 bikes and 12 carts to all people in town.',
      ['3', '12'],
    ],
    [
      'Our shop lends 12 bikes for 3 carts to people in town.',
      'Our shop lends 3 carts for 12 bikes to all people in town.',
      ['3'],
    ],
    [
      'Ann and Bob got 12 bikes and 3 carts in spring, respectively.',
      'Ann and Bob got 3 carts and 12 bikes in early spring, respectively.',
      ['3'],
    ],
    ['Sales rose from 12 bikes to 30 bikes.', 'Sales rose from 30 bikes to 12 bikes.', ['30', '12']],
  ])('%s > %s', (before, after, numbers) => {
    expect(spots(movedQuantity, before, after)).toEqual(numbers);
  });
});

describe('steps may be numbered', () => {
  const PLAIN = 'Mix the dough. Bake it well. Eat it.';

  it.each([
    ['in the middle of a paragraph', 'Step 1: mix the dough. Step 2: bake it well. Step 3: eat it.'],
    ['behind a sentence', 'It is easy. Step 1: mix the dough. Step 2: bake it well. Step 3: eat it.'],
    ['with full stops', 'Tip 1. Mix the dough. Tip 2. Bake it well. Tip 3. Eat it.'],
    ['at the beginning of each paragraph', 'Step 1: mix the dough.\n\nStep 2: bake it well.'],
  ])('%s', (_, numbered) => {
    expect(spots(newQuantity, PLAIN, numbered)).toEqual([]);
    expect(spots(lostQuantity, numbered, PLAIN)).toEqual([]);
  });

  it.each([
    ['a number out of order', 'Mix the dough. Step 7: bake it well. Eat it.', ['7']],
    ['a first step without a second', 'It is easy. Step 1: mix the dough. Bake it well.', ['1']],
    ['steps that leave one out', 'Do it. Step 2: mix it. Step 4: bake it.', ['2', '4']],
    ['a step that is spoken of', 'Step 1: mix. Step 2 of the old plan was to bake it well.', ['2']],
    ['another label', 'Step 1: mix the dough. Day 2: bake it well.', ['2']],
    ['a label within a sentence', 'Mix in step 1: flour. Bake in step 2: bread.', ['1', '2']],
  ])('%s is a number like any other', (_, child, numbers) => {
    expect(spots(newQuantity, PLAIN, child)).toEqual(numbers);
  });
});
