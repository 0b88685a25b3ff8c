import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

/** Kind and value of each quantity with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ kind, value, span }) => `${kind} ${value} = ${text.slice(span.start, span.end)}`);

describe('the month first', () => {
  it.each([
    ['on May 3 we met', ['date 05-03 = May 3']],
    ['on MAY 3 we met', ['date 05-03 = MAY 3']],
    ['on May 3rd we met', ['date 05-03 = May 3rd']],
    ['on May 3, 2024, we met', ['date 2024-05-03 = May 3, 2024']],
    ['on May 3 2024 we met', ['date 2024-05-03 = May 3 2024']],
    ['on May 3rd, 2024 we met', ['date 2024-05-03 = May 3rd, 2024']],
    ['on Dec. 31, 1999', ['date 1999-12-31 = Dec. 31, 1999']],
    ['on May 1 and on May 31', ['date 05-01 = May 1', 'date 05-31 = May 31']],
    ['in May 2024 we met', ['date 2024-05 = May 2024']],
    ['in May, 2024 we met', ['date 2024-05 = May, 2024']],
    ['in May of 2024 we met', ['date 2024-05 = May of 2024']],
    ['in Nov. 2024 we met', ['date 2024-11 = Nov. 2024']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('a lower case letter makes it a verb', () => {
    expect(read('you may 3 times')).toEqual(['number 3 = 3 times']);
  });

  it('a number that is no day of a month stays a number', () => {
    expect(read('In May 32 people came')).toEqual(['number 32 = 32']);
    expect(read('In May 0 people came')).toEqual(['number 0 = 0']);
    expect(read('In May 120 people came')).toEqual(['number 120 = 120']);
    expect(read('In May 4.5 km were built')).toEqual(['number 4.5 = 4.5 km']);
  });

  it('a full stop ends the sentence if a space stands before it or no day behind it', () => {
    expect(read('It ended in May . 3 left')).toEqual(['number 3 = 3']);
    expect(read('It ended in May')).toEqual([]);
  });

  it('a year that is out of reach does not belong to the date', () => {
    expect(read('on May 3, 1499')).toEqual(['date 05-03 = May 3', 'number 1499 = 1499']);
    expect(read('on May 3, 1500')).toEqual(['date 1500-05-03 = May 3, 1500']);
    expect(read('on May 3, 2199')).toEqual(['date 2199-05-03 = May 3, 2199']);
    expect(read('on May 3, 2200')).toEqual(['date 05-03 = May 3', 'number 2200 = 2200']);
    expect(read('on May 3, 12024')).toEqual(['date 05-03 = May 3', 'number 12024 = 12024']);
    expect(read('on May 3, 20245')).toEqual(['date 05-03 = May 3', 'number 20245 = 20245']);
  });
});

describe('two days of one month', () => {
  it.each([
    ['May 3-5, 2024', ['date 2024-05-03 = May 3', 'date 2024-05-05 = 5, 2024']],
    ['May 3–5', ['date 05-03 = May 3', 'date 05-05 = 5']],
    ['May 3 and 5', ['date 05-03 = May 3', 'date 05-05 = 5']],
    ['May 3 to 5 2024', ['date 2024-05-03 = May 3', 'date 2024-05-05 = 5 2024']],
    ['May 3rd to 5th, 2024', ['date 2024-05-03 = May 3rd', 'date 2024-05-05 = 5th, 2024']],
    ['May 3 and 5 at noon', ['date 05-03 = May 3', 'date 05-05 = 5']],
    ['May 3 to 5 in Paris', ['date 05-03 = May 3', 'date 05-05 = 5']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('the second comes later than the first', () => {
    expect(read('May 5 and 3')).toEqual(['date 05-05 = May 5', 'number 3 = 3']);
    expect(read('May 5 and 5')).toEqual(['date 05-05 = May 5', 'number 5 = 5']);
  });

  it('only what joins them makes two days of them', () => {
    expect(read('May 3, 5')).toEqual(['date 05-03 = May 3', 'number 5 = 5']);
  });

  it('a second number that counts something is no day', () => {
    for (const what of ['people', 'international guests', 'boat owners']) {
      expect(read(`On May 3 and 20 ${what} came`)).toEqual(['date 05-03 = May 3', 'number 20 = 20']);
    }
  });
});

describe('the day first', () => {
  it.each([
    ['on 3 May we met', ['date 05-03 = 3 May']],
    ['on 3 May, 2024 we met', ['date 2024-05-03 = 3 May, 2024']],
    ['on 3 Sept. 2024 we met', ['date 2024-09-03 = 3 Sept. 2024']],
    ['It was 3 May. We met', ['date 05-03 = 3 May']],
    ['It was 3 May, we met', ['date 05-03 = 3 May']],
    ['on 3rd May we met', ['date 05-03 = 3rd May']],
    ['on the 3rd of May we met', ['date 05-03 = 3rd of May']],
    ['on the third of May 2024 we met', ['date 2024-05-03 = third of May 2024']],
    ['on the thirtieth of June we met', ['date 06-30 = thirtieth of June']],
    ['on 31 May we met', ['date 05-31 = 31 May']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    ['3 of May is no way to say it', 'number 3 = 3'],
    ['the third May came round', 'ordinal 3 = third'],
    ['the fiftieth of May', 'ordinal 50 = fiftieth'],
    ['32 May flowers', 'number 32 = 32'],
    ['the 3rd of many', 'ordinal 3 = 3rd'],
  ])('%s: no date', (text, expected) => expect(read(text)).toEqual([expected]));

  it('a month glued to its day makes a name of both', () => expect(read('on 3May we met')).toEqual([]));

  it('only a year may follow', () => {
    expect(read('on 3 May 12 people came')).toEqual(['date 05-03 = 3 May', 'number 12 = 12']);
  });
});

describe('quarters', () => {
  it.each([
    ['in Q3 2014 it rose', 'date 2014-Q3 = Q3 2014'],
    ['in Q3 of 2014 it rose', 'date 2014-Q3 = Q3 of 2014'],
    ['in Q1 it rose', 'date Q1 = Q1'],
    ['in Q4 of course', 'date Q4 = Q4'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('there are four of them', () => expect(read('Q0, Q5, Q12 and FAQ3')).toEqual([]));
});

describe('dates in digits', () => {
  it.each([
    ['2024-05-03', '2024-05-03'],
    ['2024-05-03T10:20:30Z', '2024-05-03'],
    ['5/3/2024', '2024-05-03'],
    ['12/11/2024', '2024-12-11'],
    ['13/11/2024', '2024-11-13'],
    ['5/3/24', '2024-05-03'],
    ['05/03/07', '2007-05-03'],
  ])('%s is %s', (text, value) => expect(read(`on ${text} we met`)).toEqual([`date ${value} = ${text}`]));
});

it.each([
  ['January Jan', '01'],
  ['February Feb', '02'],
  ['March Mar', '03'],
  ['April Apr', '04'],
  ['May', '05'],
  ['June Jun', '06'],
  ['July Jul', '07'],
  ['August Aug', '08'],
  ['September Sep Sept', '09'],
  ['October Oct', '10'],
  ['November Nov', '11'],
  ['December Dec', '12'],
])('%s is month %s', (names, month) => {
  for (const name of names.split(' ')) expect(read(`${name} 7`)).toEqual([`date ${month}-07 = ${name} 7`]);
});
