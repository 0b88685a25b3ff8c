import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';
import { stem } from '../stems.ts';

const nouns = (text: string): (string | null)[] => quantities(text).map((each) => each.noun);

describe('what a quantity counts', () => {
  it.each([
    ['ten agencies here', 'agencies'],
    ['ten large federal agencies', 'agencies'],
    ['ten big red shiny cars', 'cars'],
    ['ten big red shiny old cars', 'big'],
    ['ten red cars drivers', 'cars'],
    ['ten software people', 'people'],
    ['ten young children', 'children'],
    ['ten busy station works', 'busy'],
    ['ten analysis tools', 'tools'],
    ['ten status reports', 'reports'],
    ['ten glass panes', 'panes'],
    ['ten gas tanks', 'tanks'],
    ['1 red car drivers', 'red'],
    ['one station becomes busy', 'station'],
    ["ten agency's tools", 'tools'],
    ["1 agency's tool", 'agency'],
    ['1 agency’s tool', 'agency'],
    ['ten cars for drivers', 'cars'],
    ['ten red for drivers', 'red'],
    ['ten red, fast cars', 'red'],
    ['ten sort of cars', 'sort'],
    ['ten of the cars', 'cars'],
    ['ten of their cars', 'cars'],
    ['ten more cars', 'cars'],
    ['ten other new cars', 'cars'],
    ['all ten of all the cars', 'cars'],
    ['20 percent of the users', 'users'],
    ['an 18-month contract', 'contract'],
    ['ten - red cars', null],
    ['ten red - fast cars', 'cars'],
    ['ten-car trains', 'trains'],
    ['ten the cars', null],
    ['ten of which cars', null],
    ['ten. Cars came', null],
    ['ten', null],
    ['ten x', null],
    ['ten xy', 'xy'],
    ['the first car', 'car'],
    ['$5 fees', 'fees'],
  ])('%s: %s', (text, noun) => expect(nouns(text)).toEqual([noun === null ? null : stem(noun)]));

  it('a number among others counts what the last of them counts', () => {
    expect(nouns('3 of the 10 agencies')).toEqual(['agencies', 'agencies'].map(stem));
    expect(nouns('3 of ten agencies')).toEqual(['agencies', 'agencies'].map(stem));
    expect(nouns('3 of the twenty agencies')).toEqual(['agencies', 'agencies'].map(stem));
    expect(nouns('3 of the million agencies')[0]).toBe(stem('agencies'));
    expect(nouns('1 of ten agencies')[0]).toBe(stem('agencies'));
    expect(nouns('1 of the twenty agencies')[0]).toBe(stem('agencies'));
    expect(nouns('3 4 agencies')).toEqual([null, stem('agencies')]);
  });

  it('it is looked for no further than eight places away', () => {
    expect(nouns('10 of all of all of all of cars')).toEqual([stem('cars')]);
    expect(nouns('10 of all of all of all of all cars')).toEqual([null]);
  });
});

describe('what stands in front names one of a row', () => {
  it.each(
    `step chapter page section figure table part phase level number no room sprint title article line tier item question
    option group stage round week day volume issue appendix act rule grade lesson unit`.split(/\s+/u),
  )('%s 2', (word) => expect(nouns(`see ${word} 2 cars`)).toEqual([stem(word)]));

  it('in any case, but not in front of a unit', () => {
    expect(nouns('See Step 2 cars')).toEqual([stem('step')]);
    expect(nouns('on day 2 hours drivers')).toEqual([stem('drivers')]);
    expect(nouns('version 2 cars')).toEqual([stem('version')]);
    expect(nouns('Rails 4.2 cars')).toEqual([null]);
  });

  it('a capital behind a capital is the number of a name', () => {
    expect(nouns('Pool Three of the agreement')).toEqual([stem('pool')]);
    expect(nouns('pool Three of the agreement')).toEqual([stem('agreement')]);
    expect(nouns('Pool three of the agreement')).toEqual([stem('agreement')]);
    expect(nouns('iPool Three of the agreement')).toEqual([stem('agreement')]);
    expect(nouns('Pool FY15 of the agreement')).toEqual([stem('agreement')]);
    expect(nouns('Pool 3 of the agreement')).toEqual([stem('agreement')]);
    expect(nouns('Three of the agreements')).toEqual([stem('agreements')]);
    expect(nouns('. Three of the agreements')).toEqual([stem('agreements')]);
  });
});

describe('nothing is counted', () => {
  it.each(['May 3 cars', '3 pm cars', '2024-05-03 cars', '202-555-0123 cars', 'v2.1 cars', 'in 2014 cars'])(
    '%s',
    (text) => expect(nouns(text)).toEqual([null]),
  );

  it.each(
    'ago old later earlier long wide high tall deep away apart faster slower better worse straight'.split(
      ' ',
    ),
  )('three years %s', (word) => expect(nouns(`three years ${word} cars`)).toEqual([null]));

  it('by a unit in front of what goes on', () => {
    expect(nouns('three years building cars')).toEqual([null]);
    expect(nouns('three building cars')).toEqual([stem('cars')]);
    expect(nouns('three years ringed cars')).toEqual([stem('cars')]);
  });

  it('a year out of reach, with a unit or in words is no plain year', () => {
    expect(nouns('in 1899 cars')).toEqual([stem('cars')]);
    expect(nouns('in 1900 cars')).toEqual([null]);
    expect(nouns('in 2100 cars')).toEqual([null]);
    expect(nouns('in 2101 cars')).toEqual([stem('cars')]);
    expect(nouns('$2014 fees')).toEqual([stem('fees')]);
    expect(nouns('2014% fees')).toEqual([stem('fees')]);
    expect(nouns('2014km walks')).toEqual([stem('walks')]);
    expect(nouns('the 2014th walks')).toEqual([stem('walks')]);
    expect(nouns('2014 million walks')).toEqual([stem('walks')]);
    expect(nouns('version 2014 came')).toEqual([stem('version')]);
    expect(nouns('two thousand fourteen walks')).toEqual([stem('walks')]);
  });
});
