import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { numberAdded, numberLost, unitChanged } from './numbers.ts';
import { quantityMoved } from './quantity-moved.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];

describe('a number that was changed or added', () => {
  it.each<Row>([
    [
      'is pointed at',
      'Tom has 5 pens and 3 caps.',
      'Tom has 6 pens and 3 caps.',
      ['A number was changed or added. [6]'],
    ],
    [
      'is one too where it is a verb',
      'The value grew.',
      'The value quadrupled.',
      ['A number was changed or added. [quadrupled]'],
    ],
    [
      'may be said again of the same thing',
      'Tom has 5 pens. He buys 2.',
      'Tom has 5 pens. The 5 pens are new. He buys 2.',
      [],
    ],
    [
      'may not be said again of another thing',
      'Tom has 5 pens. He buys 2.',
      'Tom has 5 pens. He has 5 caps. He buys 2.',
      ['A number was changed or added. [5]'],
    ],
    [
      'may not be said twice in a sentence',
      'Add 5 and 2.',
      'Add 5 and 5 and 2.',
      ['A number was changed or added. [5]'],
    ],
    [
      'may not be said three times in a sentence',
      'Add 5 and 5.',
      'Add 5 and 5 and 5.',
      ['A number was changed or added. [5]'],
    ],
    ['is not "one" beside a thing that is there', 'Tom has a pen.', 'Tom has one pen.', []],
    [
      'is "one" beside a thing that is not there',
      'Tom has a pen.',
      'Tom has one cap.',
      ['A number was changed or added. [one]'],
    ],
    ['is a one in digits', 'Tom has a pen.', 'Tom has 1 pen.', ['A number was changed or added. [1]']],
    [
      'is not "the two", which points back',
      'Compare a cat and a dog.',
      'Compare the two: a cat and a dog.',
      [],
    ],
    [
      'is "two" without an article',
      'Compare a cat and a dog.',
      'Compare two: a cat and a dog.',
      ['A number was changed or added. [two]'],
    ],
    [
      'is "the three"',
      'Compare a cat and a dog.',
      'Compare the three: a cat and a dog.',
      ['A number was changed or added. [three]'],
    ],
    ['may be a fraction said again', 'Eat 3/4 of it.', 'Eat 3/4 of it. Then 3/4 is gone.', []],
    ['may be said again with its unit', 'Walk 5 km. Then rest.', 'Walk 5 km. After 5 km rest.', []],
    ['may be said again behind the same word', 'Take 5. Then rest.', 'Take 5. Then take 5.', []],
    [
      'may not be said again behind another word',
      'Take 5. Then rest.',
      'Take 5. Then leave 5.',
      ['A number was changed or added. [5]'],
    ],
    [
      'may be of something else in each place, as often as before',
      'Tom has 5 pens. Ann has 5 caps.',
      'Tom has 5 caps. Ann has 5 pens.',
      [],
    ],
    [
      'is a sign in front of it',
      'It is 4 degrees.',
      'It is -4 degrees.',
      ['A number was changed or added. [-4 degrees]'],
    ],
    [
      'is a factor in words',
      'Tom has 5 pens. Ann has more.',
      'Tom has 5 pens. Ann has twice as many.',
      ['A number was changed or added. [twice]'],
    ],
    [
      'may be a factor said otherwise',
      'Ann has 2 times as many as Tom.',
      'Ann has twice as many as Tom.',
      [],
    ],
    ['may be a dozen', 'Buy 12 eggs.', 'Buy a dozen eggs.', []],
    ['may be half', 'Eat 1/2 of it.', 'Eat half of it.', []],
  ])('%s', (_what, before, after, said) => {
    expect(objections(numberAdded, before, after)).toEqual(said);
  });
});

describe('a number that is missing', () => {
  it.each<Row>([
    [
      'is one that was changed',
      'Tom has 5 pens and 3 caps.',
      'Tom has 6 pens and 3 caps.',
      ['A number of the problem is missing.'],
    ],
    ['may be said once less', 'Tom has 5 pens. The 5 pens are new.', 'Tom has 5 pens.', []],
    [
      'may not be said once less in a sentence',
      'Add 5 and 5 and 2.',
      'Add 5 and 2.',
      ['A number of the problem is missing.'],
    ],
    ['is not "one" where the thing is there', 'Tom has one pen.', 'Tom has a pen.', []],
    [
      'is "one" where the thing is gone',
      'Tom has one pen.',
      'Tom has a cap.',
      ['A number of the problem is missing.'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(numberLost, before, after)).toEqual(said);
  });
});

describe('a unit', () => {
  it.each<Row>([
    [
      'is not another one',
      'A rope is 12 cm long.',
      'A rope is 12 m long.',
      [
        'A number has another unit than in the problem. [12]',
        'A unit is named that the problem does not name. [12]',
      ],
    ],
    [
      'does not go',
      'A rope is 12 cm long.',
      'A rope is 12 long.',
      ['A number has lost its unit.', 'A unit of the problem is no longer named.'],
    ],
    ['may be written in full', 'A rope is 12 cm long.', 'A rope is 12 centimeters long.', []],
    ['may be shared by two numbers', 'Boys of 6 years and 12 years ran.', 'Boys of 6 and 12 years ran.', []],
    ['may be shared by two numbers before', 'Pick 6 or 12 m of rope.', 'Pick 6 m or 12 m of rope.', []],
    ['may be shared by two numbers after', 'Pick 6 m or 12 m of rope.', 'Pick 6 or 12 m of rope.', []],
    [
      'is not shared over other words',
      'Pick 6 pens for 12 m of rope.',
      'Pick 6 m for 12 m of rope.',
      ['A number has another unit than in the problem. [6]'],
    ],
    [
      'is not shared with the number in front',
      'Pick 6 m or 12 of them.',
      'Pick 6 m or 12 m of them.',
      ['A number has another unit than in the problem. [12]'],
    ],
    [
      'of two numbers does not change',
      'Boys of 6 and 12 years ran.',
      'Boys of 6 and 12 days ran.',
      [
        'A number has another unit than in the problem. [6] [12 days]',
        'A unit is named that the problem does not name. [days] [6] [12 days]',
      ],
    ],
    [
      'may be said in two parts',
      'A tap gives 8 liters per minute. After one minute stop.',
      'Every minute a tap gives 8 liters. After one minute stop.',
      [],
    ],
    [
      'does not lose its second part',
      'A tap gives 8 liters per minute.',
      'A tap gives 8 liters.',
      [
        'A number has another unit than in the problem. [8 liters]',
        'A unit of the problem is no longer named.',
      ],
    ],
    [
      'does not gain a second part',
      'A tap gives 8 liters.',
      'A tap gives 8 liters per minute.',
      [
        'A number has another unit than in the problem. [8 liters]',
        'A unit is named that the problem does not name. [8 liters]',
      ],
    ],
    [
      'stays without a number too',
      'How many kilometers is it?',
      'How far is it?',
      ['A unit of the problem is no longer named.'],
    ],
    [
      'does not come without a number',
      'How far is it?',
      'How many kilometers is it?',
      ['A unit is named that the problem does not name. [kilometers]'],
    ],
    [
      'may come where the feedback gives it',
      'How far is it?',
      'How many kilometers is it?',
      [],
      { feedback: [item('Add "kilometers".')] },
    ],
    [
      'may go where the feedback takes it out',
      'How many kilometers is it?',
      'How far is it?',
      [],
      { feedback: [item('Remove "kilometers".')] },
    ],
    [
      'of another size is another one',
      'How many kilometers is it?',
      'How many miles is it?',
      ['A unit is named that the problem does not name. [miles]'],
    ],
    [
      'may be a sign: degrees',
      'It is 40° warm.',
      'It is 40 warm.',
      ['A number has lost its unit.', 'A unit of the problem is no longer named.'],
    ],
    [
      'may be a sign: percent',
      'It is 40% full.',
      'It is 40 full.',
      ['A unit of the problem is no longer named.'],
    ],
    [
      'stands with its own number',
      'One rope is 12 cm, one is 5 m.',
      'One rope is 12 m, one is 5 cm.',
      ['A number has another unit than in the problem. [12] [5 cm]'],
    ],
    ['may be in a word with a hyphen', 'Run a 5-mile race.', 'Run a race of 5 miles.', []],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(unitChanged, before, after, more)).toEqual(said);
  });
});

describe('a quantity', () => {
  it.each<Row>([
    [
      'does not count what another one counted',
      'Tom has 5 pens and 3 caps.',
      'Tom has 3 pens and 5 caps.',
      ['Two numbers or formulas have changed places. [5] [3]'],
    ],
    [
      'keeps its place in a range',
      'Pick a number between 4 and 6.',
      'Pick a number between 6 and 4.',
      ['Two numbers or formulas have changed places. [4] [6]'],
    ],
    [
      'may stand elsewhere with its neighbour',
      'Pick a number between 4 and 6.',
      'Between 4 and 6, pick a number.',
      [],
    ],
    [
      'is of what it was of',
      'Mix 1/2 cup of sugar with 3/4 cup of milk.',
      'Mix 3/4 cup of sugar with 1/2 cup of milk.',
      [
        'Two numbers or formulas have changed places. [1/2] [3/4]',
        'A quantity is one of another thing than before. [3/4] [1/2]',
      ],
    ],
    [
      'may stand elsewhere with what it is of',
      'Mix 2 cups of sugar with 3 bags of milk.',
      'Mix 3 bags of milk with 2 cups of sugar.',
      [],
    ],
    [
      'is of the thing beside it',
      'The red box weighs 4 kg, the blue box weighs 9 kg.',
      'The blue box weighs 4 kg, the red box weighs 9 kg.',
      ['Two numbers or formulas have changed places. [4 kg] [9 kg]'],
    ],
    [
      'may stand elsewhere with the thing beside it',
      'The red box weighs 4 kg, the blue box weighs 9 kg.',
      'The blue box weighs 9 kg, the red box weighs 4 kg.',
      [],
    ],
    [
      'may be a formula',
      'A tall tower of $a+b$ and a small hut of $c+d$.',
      'A tall tower of $c+d$ and a small hut of $a+b$.',
      ['Two numbers or formulas have changed places. [$a+b$] [$c+d$]'],
    ],
    [
      'belongs to its half of the sentence',
      'Anna walks 7 miles to school while Ben rides 4 miles to work.',
      'Anna walks 4 miles to school while Ben rides 7 miles to work.',
      ['Two numbers or formulas have changed places. [7 miles] [4 miles]'],
    ],
    [
      'is of a thing with an article',
      'Take 2 spoons of the salt and 5 spoons of the flour.',
      'Take 5 spoons of the salt and 2 spoons of the flour.',
      [
        'Two numbers or formulas have changed places. [2] [5]',
        'A quantity is one of another thing than before. [5] [2]',
      ],
    ],
    [
      'belongs to its sentence',
      'Lena sells 8 apples. Otto buys 3 apples.',
      'Lena sells 3 apples. Otto buys 8 apples.',
      ['Two numbers or formulas have changed places. [8] [3]'],
    ],
    [
      'may change its words',
      'Lena sells 8 apples. Otto buys 3 apples.',
      'Lena is selling 8 apples, and 3 apples are bought by Otto.',
      [],
    ],
    [
      'may be said twice with its thing',
      'Lena has 8 apples. Otto eats 3 pears.',
      'Lena has 8 apples. With 8 apples she waits. Otto eats 3 pears.',
      [],
    ],
    [
      'is not of what the other one was, over a comma',
      'The old tower is 40 m high, the new tower is 90 m high.',
      'The new tower is 40 m high, the old tower is 90 m high.',
      ['Two numbers or formulas have changed places. [40] [90]'],
    ],
    [
      'may lose "and"',
      'Lena sells 8 apples and Otto buys 3 pears.',
      'Lena sells 8 apples. Otto buys 3 pears.',
      [],
    ],
    [
      'may be far from the other one',
      'Lena sells 8 apples here. It rains a lot. The sun never shines. Otto buys 3 pears.',
      'Otto buys 3 pears. It rains a lot. The sun never shines. Lena sells 8 apples here.',
      [],
    ],
    [
      'may be one of three',
      'Pack 4 red bags, 5 blue jars and 6 green tins.',
      'Pack 4 red bags, 6 blue jars and 5 green tins.',
      ['Two numbers or formulas have changed places. [5] [6]'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(quantityMoved, before, after)).toEqual(said);
  });
});
