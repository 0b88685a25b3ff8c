import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';
import { stem } from '../stems.ts';

const read = (text: string): string[] =>
  quantities(text).map(({ kind, value, unit }) =>
    [kind, value, unit].filter((part) => part !== null).join(' '),
  );
const nouns = (text: string): (string | null)[] => quantities(text).map((each) => each.noun);

describe('what stands behind the second goes for the first', () => {
  it.each([
    ['10-20 percent', ['percent 10% %', 'percent 20% %']],
    ['10 – 20 percent', ['percent 10% %', 'percent 20% %']],
    ['10 to 20%', ['percent 10% %', 'percent 20% %']],
    ['10 or 20%', ['percent 10% %', 'percent 20% %']],
    ['10 through 20%', ['percent 10% %', 'percent 20% %']],
    ['10 versus 20%', ['percent 10% %', 'percent 20% %']],
    ['10 vs 20%', ['percent 10% %', 'percent 20% %']],
    ['1 to 2 percentage points', ['percent 1% percentage point', 'percent 2% percentage point']],
    ['5 to 10 dollars', ['money USD 5', 'money USD 10']],
    ['5 to 10 euros', ['money EUR 5', 'money EUR 10']],
    ['5 to 10 million', ['number 5000000', 'number 10000000']],
    ['2.5 to 10 million', ['number 2500000', 'number 10000000']],
    ['2.55 to 10 million', ['number 2550000', 'number 10000000']],
    ['five to ten million', ['number 5000000', 'number 10000000']],
    ['$5 to 10 million', ['money USD 5000000', 'money USD 10000000']],
    ['€5 to €10 million', ['money EUR 5000000', 'money EUR 10000000']],
    ['£5 to £10 million', ['money GBP 5000000', 'money GBP 10000000']],
    ['£5 to 10', ['money GBP 5', 'money GBP 10']],
    ['5 to 10 km', ['number 5 km', 'number 10 km']],
    ['5 and 10 km', ['number 5 km', 'number 10 km']],
    ['1 to 2 to 3 km', ['number 1 km', 'number 2 km', 'number 3 km']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('a half of the day as well', () => {
    expect(read('3 to 5 pm')).toEqual(['time 15:00', 'time 17:00']);
    expect(read('9-11 am')).toEqual(['time 09:00', 'time 11:00']);
    expect(read('1 to 12 pm')).toEqual(['time 13:00', 'time 12:00']);
    expect(read('10 and 11 am')).toEqual(['time 10:00', 'time 11:00']);
    expect(nouns('3 to 5 pm cars')).toEqual([null, null]);
  });

  it('and the noun', () => {
    expect(nouns('two or three cars')).toEqual(['cars', 'cars'].map(stem));
    expect(nouns('between two and three cars')).toEqual(['cars', 'cars'].map(stem));
    expect(nouns('5 to 10 km walks')).toEqual(['walks', 'walks'].map(stem));
    expect(nouns('5 to 10 percent fees')).toEqual(['fees', 'fees'].map(stem));
  });
});

describe('nothing is shared', () => {
  it.each([
    ['10 and 20 percent', ['number 10', 'percent 20% %']],
    ['5 and 10 dollars', ['number 5', 'money USD 10']],
    ['5 and 10 million', ['number 5', 'number 10000000']],
    ['$5 and 10', ['money USD 5', 'number 10']],
    ['$5 to 10 km', ['money USD 5', 'number 10 km']],
    ['$5 to 10%', ['money USD 5', 'percent 10% %']],
    ['$5 to 10th', ['money USD 5', 'ordinal 10']],
    ['5, 10 km', ['number 5', 'number 10 km']],
    ['5 but 10 km', ['number 5', 'number 10 km']],
    ['5 or about 10 km', ['number 5', 'number 10 km']],
    ['5 km to 10%', ['number 5 km', 'percent 10% %']],
    ['5 km to 10 hours', ['number 5 km', 'number 10 hour']],
    ['5% to 10 km', ['percent 5% %', 'number 10 km']],
    ['5th to 10 km', ['ordinal 5', 'number 10 km']],
    ['5 to 10th', ['number 5', 'ordinal 10']],
    ['5000 to 10 million', ['number 5000', 'number 10000000']],
    ['5 thousand to 10 million', ['number 5000', 'number 10000000']],
    ['13 to 5 pm', ['number 13', 'time 17:00']],
    ['0 to 5 pm', ['number 0', 'time 17:00']],
    ['2.5 to 5 pm', ['number 2.5', 'time 17:00']],
    ['1/2 to 5 km', ['number 1/2', 'number 5 km']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('a noun of its own is kept', () => {
    expect(nouns('step 2 or 3 cars')).toEqual(['step', 'cars'].map(stem));
    expect(nouns('two cars or three trains')).toEqual(['cars', 'trains'].map(stem));
  });
});
