import { describe, expect, it } from 'vitest';
import { problems } from '../testing/problems.ts';
import { lostEntity } from './lost-entity.ts';
import { lostQuantity } from './lost-quantity.ts';
import { movedEntity } from './moved-entity.ts';
import { movedQuantity } from './moved-quantity.ts';
import { newEntity } from './new-entity.ts';
import { newQuantity } from './new-quantity.ts';

type Row = [what: string, parent: string, child: string, said: string[]];
const LIBRARY =
  'The library opened in May 2014. It lends 12 bikes to people in Fernhill. Ann Lee runs it with 3 helpers.';

describe('a number that was added', () => {
  it.each<Row>([
    [
      'is pointed at',
      LIBRARY,
      'The library opened in May 2014. It lends 12 bikes and 7 carts to people in Fernhill. Ann Lee runs it with 3 helpers.',
      ['A number, date or amount is not in the original. [7]'],
    ],
    [
      'is a number that was changed',
      LIBRARY,
      'The library opened in May 2014. It lends 13 bikes to people in Fernhill. Ann Lee runs it with 3 helpers.',
      ['A number, date or amount is not in the original. [13]'],
    ],
    [
      'may be written in words',
      LIBRARY,
      'The library opened in May 2014. It lends twelve bikes to people in Fernhill. Ann Lee runs it with 3 helpers.',
      [],
    ],
    [
      'may be the count of a list',
      'We sell bread, cake and tea.',
      'We sell three things:\n\n- bread\n- cake\n- tea',
      [],
    ],
    [
      'is not the count of another list',
      'We sell bread, cake and tea.',
      'We sell four things:\n\n- bread\n- cake\n- tea',
      ['A number, date or amount is not in the original. [four]'],
    ],
    ['may number a step', 'Mix the dough. Bake it.', 'Step 1: mix the dough.\n\nStep 2: bake it.', []],
    ['may number a heading', 'Mix the dough.', '## 1. Mixing\n\nMix the dough.', []],
    ['may be one', 'We have a bike.', 'We have one bike.', []],
    [
      'is a share',
      'Half of the bikes are red.',
      'Half of the bikes, 60%, are red.',
      ['A number, date or amount is not in the original. [60%]'],
    ],
    [
      'is a month',
      'It opened in spring.',
      'It opened in March.',
      ['A number, date or amount is not in the original. [March]'],
    ],
    ['may be a part of a date', 'It opened on 5 May 2014.', 'It opened in May 2014.', []],
    [
      'is a frequency',
      'We bake daily.',
      'We bake twice a day.',
      [
        'A number, date or amount is not in the original. [twice a day]',
        'A statistic in words is not in the original. [twice]',
      ],
    ],
    ['may be said by "both"', 'Both bikes are red.', 'The two bikes are red.', []],
    [
      'is an ordinal',
      'We have 3 bikes.',
      'The 3rd bike is red.',
      ['A number, date or amount is not in the original. [3rd]'],
    ],
    [
      'may be an ordinal that puts sentences in order',
      'Mix it. Bake it.',
      'First, mix it. The second step is to bake it.',
      [],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(newQuantity, parent, child)).toEqual(said);
  });
});

describe('a number that is missing', () => {
  it.each<Row>([
    [
      'is pointed at',
      LIBRARY,
      'The library opened in May 2014. It lends bikes to people in Fernhill. Ann Lee runs it with 3 helpers.',
      ['A number, date or amount of the original is missing. The spans point into the original. [12]'],
    ],
    [
      'may be written otherwise',
      LIBRARY,
      'The library opened in May 2014. It lends 12 bikes to people in Fernhill. Ann Lee runs it with three helpers.',
      [],
    ],
    ['may be a date in two places', 'It opened on 5 May 2014.', 'It opened in 2014. The day was 5 May.', []],
    [
      'is a date without its day',
      'It opened on 5 May 2014.',
      'It opened in May 2014.',
      [
        'A number, date or amount of the original is missing. The spans point into the original. [5 May 2014]',
      ],
    ],
    ['may be said as an idiom', 'It rained two days in a row.', 'It rained on consecutive days.', []],
    [
      'is no idiom alone',
      'It rained two days in a row.',
      'It rained on days in a row.',
      ['A number, date or amount of the original is missing. The spans point into the original. [two days]'],
    ],
    ['may stand in code', 'Use 12 bikes.', 'Use bikes.\n\n```\nbikes = 12\n```', []],
    ['may number a step', 'Step 2: bake it.', 'Bake it.', []],
    [
      'is a frequency',
      'We bake twice a day.',
      'We bake a lot.',
      [
        'A number, date or amount of the original is missing. The spans point into the original. [twice a day]',
      ],
    ],
    ['may be a frequency said otherwise', 'We bake twice a day.', 'Each day we bake two times.', []],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(lostQuantity, parent, child)).toEqual(said);
  });
});

describe('a number that moved', () => {
  it.each<Row>([
    [
      'belongs to something else',
      'We have 12 bikes and 3 carts.',
      'We have 3 bikes and 12 carts.',
      ['A number of the original now belongs to something else. [3] [12]'],
    ],
    [
      'has another limit',
      'It takes at least 5 days to bake the bread.',
      'It takes at most 5 days to bake the bread.',
      ['A limit on a number was turned round. [5 days]'],
    ],
    [
      'has another unit',
      'It takes 5 days to bake the bread here.',
      'It takes 5 hours to bake the bread here.',
      ['A number of the original now belongs to something else. [5 hours]'],
    ],
    [
      'is said of another thing',
      'Bikes cost 5 euros here. Carts cost 9 euros here.',
      'Carts cost 5 euros here. Bikes cost 9 euros here.',
      ['A number of the original now belongs to something else. [5 euros] [9 euros]'],
    ],
    [
      'stands in a table row',
      'See:\n\n| Bike | Price |\n|---|---|\n| Red | 5 |\n| Blue | 9 |',
      'See:\n\n| Bike | Price |\n|---|---|\n| Red | 9 |\n| Blue | 5 |',
      [
        'A table row with numbers is missing or changed. The spans point into the original. [| Red | 5 |] [| Blue | 9 |]',
      ],
    ],
    [
      'may stand in a table drawn otherwise',
      'See:\n\n| Bike | Price |\n|---|---|\n| Red | 5 |',
      'See:\n\n|Bike|Price|\n|:-|-:|\n|**Red**|5|',
      [],
    ],
    ['may be in a sentence of other words', 'The shop has 12 bikes.', 'There are 12 bikes in the shop.', []],
    [
      'stands in other years',
      'In 2014 we had 12 bikes, in 2015 we had 20 bikes.',
      'In 2015 we had 12 bikes, in 2014 we had 20 bikes.',
      ['A number of the original now belongs to something else. [2015] [2014]'],
    ],
    [
      'may be in two sentences made of one',
      'We have 12 bikes and 3 carts.',
      'We have 12 bikes. We also have 3 carts.',
      [],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(movedQuantity, parent, child)).toEqual(said);
  });
});

describe('a name that was added', () => {
  it.each<Row>([
    [
      'is pointed at',
      LIBRARY,
      'The library opened in May 2014. It lends 12 bikes to people in Fernhill. Ann Lee and Bob Kay runs it with 3 helpers.',
      ['A name is not in the original. [Bob Kay]'],
    ],
    [
      'may be shorter',
      LIBRARY,
      'The library opened in May 2014. It lends 12 bikes to people in Fernhill. Lee runs it with 3 helpers.',
      [],
    ],
    ['may begin a sentence with a common word', LIBRARY, `${LIBRARY} Bikes are lent.`, []],
    [
      'is a strange capital',
      LIBRARY,
      'The library opened in May 2014. It lends 12 bikes to Qarl people in Fernhill. Ann Lee runs it with 3 helpers.',
      ['A name is not in the original. [Qarl]'],
    ],
    [
      'may be a month',
      LIBRARY,
      'The library opened in May 2014, a May. It lends 12 bikes to people in Fernhill. Ann Lee runs it with 3 helpers.',
      [],
    ],
    ['stands in a heading', LIBRARY, `## Fernhill\n\n${LIBRARY}`, []],
    [
      'may keep its possessive',
      LIBRARY,
      "The library opened in May 2014. It lends 12 bikes to people in Fernhill. It is Ann Lee's with 3 helpers.",
      [],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(newEntity, parent, child)).toEqual(said);
  });
});

describe('a name that is missing', () => {
  it.each<Row>([
    [
      'is pointed at',
      LIBRARY,
      'The library opened in May 2014. It lends 12 bikes to people in Fernhill. She runs it with 3 helpers.',
      ['A name of the original is missing. The spans point into the original. [Ann Lee]'],
    ],
    [
      'may be said in a heading',
      LIBRARY,
      '## Ann Lee\n\nThe library opened in May 2014. It lends 12 bikes to people in Fernhill. She runs it with 3 helpers.',
      [],
    ],
    ['is there twice', 'Ann Lee runs it. Ann Lee is here.', 'Ann Lee runs it and is here.', []],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(lostEntity, parent, child)).toEqual(said);
  });
});

describe('a name that moved', () => {
  it.each<Row>([
    [
      'stands where another stood',
      'Last year Ann Lee sold the shop to Bob Kay.',
      'Last year Bob Kay sold the shop to Ann Lee.',
      ['A name stands where the original has another one. [Bob Kay] [Ann Lee]'],
    ],
    [
      'may stand in a row in another order',
      'We met Ann Lee, Bob Kay and Eve Ray there.',
      'We met Bob Kay, Eve Ray and Ann Lee there.',
      [],
    ],
    [
      'took the place of another',
      'Ann Lee runs the shop. Bob Kay bakes the bread.',
      'Bob Kay runs the shop. Bob Kay bakes the bread.',
      ['A name stands where the original has another one. [Bob Kay]'],
    ],
    [
      'may stand in a sentence of other words',
      'Last year Ann Lee sold the shop to Bob Kay.',
      'Bob Kay bought the shop from Ann Lee last year.',
      [],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(movedEntity, parent, child)).toEqual(said);
  });
});
