import { expect, test } from 'vitest';
import { readValues } from './read-values.ts';

const read = (text: string) =>
  readValues(text).map(({ dimension, amount, text: written }) => [dimension, amount, written]);

test('units of one dimension are read in one base unit', () => {
  expect(read('It is 1.24 km long.')).toEqual([['length', 1240, '1.24 km']]);
  expect(read('It is 1,240 metres long.')).toEqual([['length', 1240, '1240 m']]);
  expect(read('It is 450 m long.')).toEqual([['length', 450, '450 m']]);
});

test('units the kernel does not know are read as well', () => {
  expect(read('It yields 5 GW.')).toEqual([['power', 5e9, '5 gw']]);
  expect(read('Take 20 micrograms.')[0]?.[0]).toBe('mass');
});

test('a rate is another dimension', () => {
  expect(read('The limit is 80 km/h.')[0]?.[0]).toBe('length/hour');
  expect(read('It costs 5 euros a day.')[0]?.[0]).toBe('money EUR/day');
});

test('four digits are a year unless they have a unit or count something', () => {
  expect(read('It opened in 1964.')[0]?.[0]).toBe('date');
  expect(read('It is 1964 metres long.')[0]?.[0]).toBe('length');
  expect(read('It has 1964 members.')[0]?.[0]).toBe('count member');
  expect(read('In 1964 members left.')[0]?.[0]).toBe('date');
});

test('numbers that point or belong to a name are no values', () => {
  for (const text of ['See table 3.', 'As [4] says.', 'The Velo 3 is sold here.', 'A 95% CI was given.'])
    expect(read(text)).toEqual([]);
});

test('people are people, whatever they are called', () => {
  expect(read('It has 800 inhabitants.')[0]?.[0]).toBe('count people');
  expect(read('It has 800 residents.')[0]?.[0]).toBe('count people');
});
