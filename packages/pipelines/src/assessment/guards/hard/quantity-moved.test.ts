import { describe, expect, it } from 'vitest';
import { objections } from '../testing/objections.ts';
import { quantityMoved } from './quantity-moved.ts';

type Row = [before: string, after: string, ...pointedAt: string[]];
const PLACES = 'Two numbers or formulas have changed places.';
const ANOTHER = 'A quantity is one of another thing than before.';
const said = (message: string, pointedAt: readonly string[]) =>
  pointedAt.length === 0 ? [] : [`${message} ${pointedAt.map((each) => `[${each}]`).join(' ')}`];

describe('numbers in a row keep their order', () => {
  it.each<Row>([
    ['Sort: 4, 6.', 'Sort: 6, 4.', '4', '6'],
    ['Sort: 4-6.', 'Sort: 6-4.', '4', '6'],
    ['Sort: 4–6.', 'Sort: 6–4.', '4', '6'],
    ['Sort: 4 to 6.', 'Sort: 6 to 4.', '4', '6'],
    ['Sort: 4 or 6.', 'Sort: 6 or 4.', '4', '6'],
    ['Sort: 4 through 6.', 'Sort: 6 through 4.', '4', '6'],
    ['Sort: 4, 6, and 9.', 'Sort: 4, 9, and 6.', '6', '9'],
    ['Sort: $a+b$, $c+d$.', 'Sort: $c+d$, $a+b$.', '$a+b$', '$c+d$'],
    ['$a+b$, $c+d$', '$c+d$, $a+b$', '$a+b$', '$c+d$'],
    ['Sort: 4, 6. Then 4 again.', 'Sort: 6, 4. Then 4 again.', '4', '6'],
    ['Sort: 4, 6.', 'Now sort: 4, 6.'],
    ['Sort: 4; 6.', 'Sort: 6; 4.'],
    ['Sort: 4, 6.', 'Sort: 6. Then: 4.'],
    ['Sort: 4. Then: 6.', 'Sort: 6, 4.'],
    ['Cards 4 and 6 cost money.', 'Money buys 4 and 6 cards.'],
    ['Cards 4 of 6 cost money.', 'Money buys 4 of 6 cards.', '4', '6'],
  ])('%s > %s', (before, after, ...pointedAt) => {
    expect(objections(quantityMoved, before, after)).toEqual(said(PLACES, pointedAt));
  });
});

describe('a number stays with the words around it', () => {
  it.each<Row>([
    [
      'Red walls need 4 cans. Blue walls need 7 cans.',
      'Red walls need 7 cans. Blue walls need 4 cans.',
      '4',
      '7',
    ],
    ['Red walls need 4 cans. Blue walls need 7 cans.', 'Blue walls need 7 cans. Red walls need 4 cans.'],
    ['Red walls need 4 cans. Blue walls need 7 cans.', 'Red walls need 4 cans. Blue walls need more cans.'],
    ['Red walls need 4 cans. Blue walls need 7 cans.', 'Red walls need more cans. Blue walls need 7 cans.'],
    [
      'At 5 km runners rest. At 9 km walkers rest.',
      'At 9 km runners rest. At 5 km walkers rest.',
      '5 km',
      '9 km',
    ],
    ['Hens (old) eat 4 kg; ducks eat 7 kg.', 'Hens (old) eat 7 kg; ducks eat 4 kg.', '4 kg', '7 kg'],
    ['Hens eat 4 kg but ducks eat 7 kg.', 'Hens eat 7 kg but ducks eat 4 kg.', '4 kg', '7 kg'],
    [
      'Twenty red hens eat. Thirty blue hens sleep.',
      'Thirty red hens eat. Twenty blue hens sleep.',
      'Twenty',
      'Thirty',
    ],
    [
      'Find the solution of $a+b$. Show the proof of $c+d$.',
      'Find the solution of $c+d$. Show the proof of $a+b$.',
      '$a+b$',
      '$c+d$',
    ],
    ['Tom sees $a+b$ here. Ann hears 5 there.', 'Tom sees 5 here. Ann hears $a+b$ there.', '$a+b$', '5'],
    ['Paint wall 4. Then clean door 7.', 'Clean wall 4. Then paint door 7.'],
    [
      'Hens eat 4 kg. They eat 4 kg a day. Ducks eat 7 kg.',
      'Ducks eat 7 kg. Hens eat 4 kg. They eat 4 kg a day.',
    ],
    [
      'Old hens, 4 of them, sleep. Wild ducks, 7 of them, fly.',
      'Wild ducks, 4 of them, fly. Old hens, 7 of them, sleep.',
    ],
  ])('%s > %s', (before, after, ...pointedAt) => {
    expect(objections(quantityMoved, before, after)).toEqual(said(PLACES, pointedAt));
  });
});

describe('who does something with a quantity stays the same', () => {
  it.each<Row>([
    [
      'The baker sold 12 loaves. The butcher sold 3 hams.',
      'The butcher sold 12 loaves. The baker sold 3 hams.',
      '12',
      '3',
    ],
    [
      'The red shop sold 12 bikes, the blue one 3 carts.',
      'The red shop sold 12 bikes. The blue one sold 3 carts.',
    ],
    ['The shop has 12 bikes and 3 carts.', 'The shop has 3 carts and 12 bikes.'],
    [
      'The baker sold 12 loaves. The butcher sold 3 hams.',
      '12 loaves were sold by the baker, 3 hams by the butcher.',
    ],
    [
      'The baker sold 12 loaves. The butcher sold 3 hams.',
      'First the butcher sold 3 hams, then the baker sold 12 loaves.',
    ],
    [
      'The baker sold 12 loaves to the butcher. The butcher gave the baker 3 hams.',
      'The butcher bought 12 loaves from the baker. The baker took 3 hams from the butcher.',
    ],
  ])('%s > %s', (before, after, ...pointedAt) => {
    expect(objections(quantityMoved, before, after)).toEqual(said(PLACES, pointedAt));
  });
});

describe('a quantity of something stays one of it', () => {
  it.each<Row>([
    ['Take 2 cups of milk and 3 cups of tea.', 'Take 2 cups of tea. Add milk: 3 cups.', '2'],
    ['Take 2 cups of Milk and 3 cups of their Tea.', 'Take 2 cups of tea. Add milk: 3 cups.', '2'],
    ['Take 2 cups of milk and 3 cups of tea.', 'Take 2 cups of milk. Take 2 cups of tea.'],
    ['Take 2 cups of milk and 3 cups of tea.', 'Take 2 cups of cream and 3 cups of tea.'],
    ['Take 2 cups of milk and 3 cups of tea.', 'Take 2 cups of milk, 3 cups of tea, 4 cups of milk.'],
    ['Take 2 cups and 3 cups of tea.', 'Take 2 cups of tea and 3 cups.'],
  ])('%s > %s', (before, after, ...pointedAt) => {
    expect(objections(quantityMoved, before, after)).toEqual(said(ANOTHER, pointedAt));
  });
});
