import { describe, expect, it } from 'vitest';
import { problems, spots } from '../testing/problems.ts';
import { movedQuantity } from './moved-quantity.ts';

type Row = [before: string, after: string, numbers?: string[]];

describe('a number keeps what it counts', () => {
  it.each<Row>([
    ['We sold 300 ice creams at the pool.', 'We sold 300 coffees at the pool.', ['300']],
    ['We sold 300 small ice creams at the pool.', 'We sold 300 small ices at the pool.'],
    ['It served 40 customers in the first week.', 'It served 40 clients in the first week.'],
    ['It served 40 customers in the first week.', 'It served 40 teachers in the first week.', ['40']],
    ['We used 5 grams of citric acid for it.', 'We used 5 grams of vinegar for it.', ['5 grams']],
    ['We waited 5 days longer than they did.', 'We waited 5 days more than they did.'],
    ['We met at 10:30 near the old bridge today.', 'We met at 10:30 near the new bridge today.'],
    ['We met on 10 May near the old bridge.', 'We met on 10 May beside the old bridge.'],
    ['Release 2.4.1 fixed the slow start of it.', 'Release 2.4.1 mended the slow start of it.'],
    ['We have 12 bikes in the shop near the park.', 'We have 12 in the shop near the park.'],
    ['Of the bikes we lend, 12 are red ones.', 'Of the bikes we lend, 12 red ones are there.'],
    ['We sold 300 ice creams a day at the pool.', 'We sold 300 ice creams an hour at the pool.', ['300']],
    ['We sold 300 ice creams a day at the pool.', 'We sold 300 ice creams daily at the pool.'],
    ['We sold 300 ice creams a day at the pool.', 'We sold 300 ice creams at the pool.'],
    ['The 3rd bike is red and old now.', 'The 3rd cart is red and old now.'],
    ['We sold 300 other ice creams at the pool.', 'We sold 300 new ice creams at the pool.'],
  ])('%s > %s', (before, after, numbers = []) => {
    expect(spots(movedQuantity, before, after)).toEqual(numbers);
  });
});

describe('a number goes to no other noun of the post', () => {
  const POST =
    'The shop lends 12 bikes to adults. Far away, trees grow. Old carts rust in the yard of the mill.';

  it('that stood far from it', () => {
    const child = 'To adults, the shop lends 12 carts now. Far away, trees grow. Old bikes rust in the mill.';
    expect(spots(movedQuantity, POST, child)).toEqual(['12']);
  });

  it('but may go to a noun that the post does not have, which other guards look at', () => {
    const child = 'To grown people, the place gives out 12 wheels. Far away, trees grow.';
    expect(spots(movedQuantity, POST, child)).toEqual([]);
  });

  it.each<Row>([
    [
      'The shop has 12 bikes. The carts of the shop are 3 in all.',
      'In all the shop owns 12 bikes. Its carts are 3.',
    ],
    [
      'The shop has 12 bikes, and it owns 3 carts of wood too.',
      'Of wood it owns 12 carts, and the shop has bikes, 3 too.',
      ['12'],
    ],
    ['Bikes are what we lend: 12 of them, all red.', 'We lend 12 bikes, all of them red.'],
    ['We lend bikes. There are 12, all of them red.', 'We lend 12 bikes, all of them red.'],
  ])('%s > %s', (before, after, numbers = []) => {
    expect(spots(movedQuantity, before, after)).toEqual(numbers);
  });
});

describe('a limit, a direction or a time stays', () => {
  it.each<Row>([
    ['It takes at least 5 days to bake it.', 'To bake it takes at most 5 days.', ['5 days']],
    ['It takes at least 5 days to bake it.', 'To bake it takes no less than 5 days.'],
    ['It takes at least 5 days to bake it.', 'To bake it takes not fewer than 5 days.'],
    ['It takes at least 5 days to bake it.', 'To bake it takes no more than 5 days.', ['5 days']],
    ['It takes at most 5 days to bake it.', 'To bake it takes no more than 5 days.'],
    ['It takes at most 5 days to bake it.', 'To bake it takes 5 days or more.', ['5 days']],
    ['It takes at least 5 days to bake it.', 'To bake it takes 5 days or longer.'],
    ['It takes at least 5 days to bake it.', 'To bake it takes 5 days or less.', ['5 days']],
    [
      'It takes 5 days to bake the bread here.',
      'It takes at least 5 days to bake the bread here.',
      ['5 days'],
    ],
    ['It takes under 5 days to bake the bread here.', 'It takes 5 days to bake the bread here.'],
    ['It takes up to 5 days to bake the bread here.', 'It takes 5 days to bake the bread here.', ['5 days']],
    ['It ran over 12 months in our own shop here.', 'It ran for 12 months in our own shop here.'],
    ['We use 38% less bread than in the past.', 'Than in the past, we use 38% more bread.', ['38%']],
    ['We use 38% less bread than in the past.', 'Than in the past, we use 38% fewer loaves of bread.'],
    ['The shop opens from 10:00 on each day.', 'On each day the shop works until 10:00.', ['10:00']],
    ['The shop opens from 10:00 on each day.', 'On each day the shop starts at 10:00.'],
    ['The shop was open since 2014 in our town.', 'In our town the shop was open until 2014.', ['2014']],
    ['The shop was open since 2014 in our town.', 'In our town the shop was open from 2014.'],
    ['We kept it from 10 May in our town.', 'In our town we kept it until 10 May.', ['10 May']],
  ])('%s > %s', (before, after, numbers = []) => {
    expect(spots(movedQuantity, before, after)).toEqual(numbers);
  });

  it('says that it is the limit', () => {
    expect(problems(movedQuantity, 'It takes at least 5 days.', 'At most 5 days it takes.')).toEqual([
      'A limit on a number was turned round. [5 days]',
    ]);
  });
});

describe('a number keeps its unit and its place', () => {
  it('in a sentence of other words', () => {
    expect(
      problems(
        movedQuantity,
        'The bread needs 5 hours to rise here.',
        'Here we let bread rise for 5 minutes.',
      ),
    ).toEqual(['A number has another unit than in the original. [5 minutes]']);
  });

  it.each<Row>([
    ['It takes 5 days to bake.', 'It takes 5 hours to bake.', ['5 hours']],
    ['It takes 5 kg to bake.', 'It takes 5 to bake.'],
    [
      'The red shop sold 12 bikes last year. The blue shop sold 30 bikes last year.',
      'Last year 30 bikes were sold by the red shop. Last year 12 bikes were sold by the blue shop.',
      ['30', '12'],
    ],
    [
      'The shop in Oslo opened with 12 bikes. The shop in Rome opened with 30 bikes.',
      'With 30 bikes the shop in Oslo opened. With 12 bikes the shop in Rome opened.',
      ['30', '12'],
    ],
    [
      'The shop opened with 12 bikes in May. It grew fast and had 30 bikes in June.',
      'The shop opened with 12 bikes in May, grew fast and had 30 bikes in June.',
    ],
    [
      'About 12 people came on Monday and about 30 people came on Friday.',
      'About 30 people came on Monday and about 12 people came on Friday.',
      ['30', '12'],
    ],
    [
      'The shop in Oslo opened with 12 bikes. The shop in Rome opened with 30 bikes.',
      'With 30 bikes the shop in Rome opened. With 12 bikes the shop in Oslo opened.',
    ],
    [
      'The bread in Oslo rests 5 hours at least. The cake in Rome rests 9 hours at least.',
      'For 9 hours at least rests the bread in Oslo. For 5 hours at least rests the cake in Rome.',
      ['9 hours', '5 hours'],
    ],
    [
      'The bread in Oslo rests 5 hours in all. The cake in Rome costs 9 euros in all.',
      'In all the bread in Oslo rests 5 hours. In all the cake in Rome costs 9 euros.',
    ],
    [
      'The red shop sold 12 bikes last year. Now it has 30 bikes in the yard.',
      'The red shop has 30 bikes in the yard now. Last year it sold 12 bikes.',
    ],
    ['# 12 bikes and 3 people', '# 13 bikes and 3 people'],
    [
      'The bread bin weighed 6 kg, the milk bin 2 kg.',
      'The milk bin weighed 6 kg, the bread bin 2 kg.',
      ['The milk bin weighed 6 kg, the bread bin 2 kg.'],
    ],
    [
      'We sell bread and milk.\n\nThe bread bin weighed 6 kg.',
      'We sell bread and milk.\n\nThe milk bin weighed 6 kg.',
      ['The milk bin weighed 6 kg.'],
    ],
    [
      'We sell bread and milk.\n\nThe bread bin was full.',
      'We sell bread and milk.\n\nThe milk bin was full.',
    ],
  ])('%s > %s', (before, after, numbers = []) => {
    expect(spots(movedQuantity, before, after)).toEqual(numbers);
  });
});
