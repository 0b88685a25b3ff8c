import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';
import { timeValue } from './read-digits.ts';

/** Kind and value of each quantity with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ kind, value, span }) => `${kind} ${value} = ${text.slice(span.start, span.end)}`);

describe('letters glued to digits', () => {
  it.each([
    ['the 1st', 'ordinal 1 = 1st'],
    ['the 2nd', 'ordinal 2 = 2nd'],
    ['the 3rd', 'ordinal 3 = 3rd'],
    ['the 11TH', 'ordinal 11 = 11TH'],
    ['about 3k', 'number 3000 = 3k'],
    ['about 3mn', 'number 3000000 = 3mn'],
    ['about 3mio', 'number 3000000 = 3mio'],
    ['about 3mln', 'number 3000000 = 3mln'],
    ['about 3bn', 'number 3000000000 = 3bn'],
    ['about 3tn', 'number 3000000000000 = 3tn'],
    ['about 1.5M', 'number 1500000 = 1.5M'],
    ['about $3m', 'money USD 3000000 = $3m'],
    ['about €3B', 'money EUR 3000000000 = €3B'],
    ['about 3m', 'number 3 = 3m'],
    ['about 5h', 'number 5 = 5h'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('make a name of them when they mean nothing else', () => {
    expect(read('18F, 3D, 508c3, 3b and 5H')).toEqual([]);
  });

  it('apart from the digits they are words', () => {
    expect(read('3 k and 4 th')).toEqual(['number 3 = 3', 'number 4 = 4']);
  });

  it('in a range of money both are scaled as money', () => {
    expect(read('$2-3m a year')).toEqual(['money USD 2000000 = $2', 'money USD 3000000 = 3m']);
    expect(read('$2-3b a year')).toEqual(['money USD 2000000000 = $2', 'money USD 3000000000 = 3b']);
  });
});

describe('decades', () => {
  it.each([
    ['in the 1990s', '1990s'],
    ['in the 90s', '1990s'],
    ["in '90s style", '1990s'],
    ['in ’90s style', '1990s'],
    ['in ‘90s style', '1990s'],
    ['in early 30s style', '1930s'],
    ['in late 80s style', '1980s'],
    ['in the mid 80s', '1980s'],
    ['in the 20s', '20s'],
    ['in his 70s', '70s'],
    ['in their 1840s home', '1840s'],
  ])('%s', (text, value) => expect(quantities(text).map((each) => each.value)).toEqual([value]));

  it('a round number of seconds with three digits is none, nor is one that is not round', () => {
    expect(read('after 300s')).toEqual(['number 300 = 300s']);
    expect(quantities('after 300s')[0]?.unit).toBe('second');
    expect(read('after 45s')).toEqual(['number 45 = 45s']);
  });
});

describe('times of the day', () => {
  it.each([
    ['3', 'p', '15:00'],
    ['3', 'a', '03:00'],
    ['12', 'a', '00:00'],
    ['12', 'p', '12:00'],
    ['12:30', 'a', '00:30'],
    ['9:05', null, '09:05'],
    ['21:05', null, '21:05'],
    ['11', null, '11:00'],
  ] as const)('%s %s is %s', (written, half, expected) => expect(timeValue(written, half)).toBe(expected));

  it.each([
    ['at 3pm today', 'time 15:00 = 3pm'],
    ['at 3 pm today', 'time 15:00 = 3 pm'],
    ['at 3 PM today', 'time 15:00 = 3 PM'],
    ['at 3 p.m. today', 'time 15:00 = 3 p.m.'],
    ['at 3am today', 'time 03:00 = 3am'],
    ['at 3 am today', 'time 03:00 = 3 am'],
    ['at 3:30 am today', 'time 03:30 = 3:30 am'],
    ['at 15:30 today', 'time 15:30 = 15:30'],
    ['at 12 pm today', 'time 12:00 = 12 pm'],
    ['at 10 am today', 'time 10:00 = 10 am'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('the verb and hours beyond twelve are none', () => {
    expect(read('I am 5 am I')).toEqual(['number 5 = 5']);
    expect(read('at 5am I rise')).toEqual(['time 05:00 = 5am']);
    expect(read('at 5 pm I rest')).toEqual(['time 17:00 = 5 pm']);
    expect(read('at 13 pm')).toEqual(['number 13 = 13']);
    expect(read('at 0 pm')).toEqual(['number 0 = 0']);
    expect(read('at 3 pmx')).toEqual(['number 3 = 3']);
  });
});

describe('versions', () => {
  it.each([
    ['version 2 came', 'version 2 = 2'],
    ['versions 2.1 came', 'version 2.1 = 2.1'],
    ['release 7 came', 'version 7 = 7'],
    ['rev 7 came', 'version 7 = 7'],
    ['revision 7 came', 'version 7 = 7'],
    ['v 7 came', 'version 7 = 7'],
    ['Rails 4.2 came', 'version 4.2 = 4.2'],
    ['it is v2.1 now', 'version 2.1 = v2.1'],
    ['it is V3 now', 'version 3 = V3'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    ['rails 4.2 came', 'number 4.2 = 4.2'],
    ['Rails 4 came', 'number 4 = 4'],
    ['Rails 123.4 came', 'number 123.4 = 123.4'],
    ['Rails 4.234 came', 'number 4.234 = 4.234'],
    ['About 4.2 came', 'number 4.2 = 4.2'],
    ['Cases 4.2% more', 'percent 4.2% = 4.2%'],
    ['Cases 4.2 km apart', 'number 4.2 = 4.2 km'],
    ['Cases 4.2 million', 'number 4200000 = 4.2 million'],
  ])('%s: none', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each(
    'In At Of By To From About Over Only Nearly Almost The A And Is Than With For On Some Just Around'.split(
      ' ',
    ),
  )('%s begins a sentence and names nothing', (word) =>
    expect(read(`${word} 4.2 came`)).toEqual(['number 4.2 = 4.2']),
  );
});

describe('fractions in digits', () => {
  it.each([
    ['1/2 of it', 'number 1/2 = 1/2'],
    ['4⁄6 of it', 'number 2/3 = 4⁄6'],
    ['open 24/7 here', 'number 24/7 = 24/7'],
    ['in 4/4 here', 'number 4/4 = 4/4'],
    ['2 1/2 of it', 'number 2.5 = 2 1/2'],
    ['2 2⁄3 of it', 'number 2 2/3 = 2 2⁄3'],
    ['½ of it', 'number 1/2 = ½'],
    ['3⅔ of it', 'number 3 2/3 = 3⅔'],
    ['10¾ of it', 'number 10.75 = 10¾'],
    ['⅛ of it', 'number 1/8 = ⅛'],
    ['1⅜ of it', 'number 1.375 = 1⅜'],
    ['1⅝ of it', 'number 1.625 = 1⅝'],
    ['1⅞ of it', 'number 1.875 = 1⅞'],
    ['¼ of it', 'number 1/4 = ¼'],
    ['⅓ of it', 'number 1/3 = ⅓'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('a number in front of one is its whole part only if it is whole and the fraction smaller than one', () => {
    expect(read('2.5 1/2 of')).toEqual(['number 2.5 = 2.5', 'number 1/2 = 1/2']);
    expect(read('open 2 24/7 shops')).toEqual(['number 2 = 2', 'number 24/7 = 24/7']);
    expect(read('open 2 4/4 shops')).toEqual(['number 2 = 2', 'number 4/4 = 4/4']);
  });

  it('a whole part lets a scale follow, a bare fraction does not', () => {
    expect(read('2½ million')).toEqual(['number 2500000 = 2½ million']);
    expect(read('½ million')[0]).toBe('number 1/2 = ½');
  });
});

describe('a sign in front', () => {
  it.each([
    ['it was -5 outside', 'number -5 = -5'],
    ['it was −5 outside', 'number -5 = −5'],
    ['it was - 5 outside', 'number 5 = 5'],
    ['a mid-5 score', 'number 5 = 5'],
    ['it was +5 outside', 'number 5 = 5'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('behind another number it is no sign', () =>
    expect(read('from 3 -5 on')).toEqual(['number 3 = 3', 'number 5 = 5']));
});

describe('digits that identify', () => {
  it.each([
    ['call +1 202-555-0123 now', 'identifier 12025550123 = +1 202-555-0123'],
    ['ISBN 3161484100 here', 'identifier 3161484100 = 3161484100'],
    ['isbn 3161484100 here', 'identifier 3161484100 = 3161484100'],
    ['file 12-345-678 here', 'identifier 12345678 = 12-345-678'],
    ['my ISBNs 12', 'number 12 = 12'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));
});

describe('digits behind a hyphen', () => {
  it('belong to a name with a capital', () => expect(read('COVID-19, Apollo-11 and iPhone-5')).toEqual([]));
  it('count behind a word without one, or apart from it', () => {
    expect(read('mid-2014')).toEqual(['number 2014 = 2014']);
    expect(read('Apollo - 11')).toEqual(['number 11 = 11']);
  });
});

describe('money in front', () => {
  it.each([
    ['$5', 'USD 5'],
    ['$ 5', 'USD 5'],
    ['€5', 'EUR 5'],
    ['£5', 'GBP 5'],
    ['¥5', 'JPY 5'],
    ['₹5', 'INR 5'],
    ['US$5', 'USD 5'],
    ['A$5', 'AUD 5'],
    ['AU$5', 'AUD 5'],
    ['C$5', 'CAD 5'],
    ['CA$5', 'CAD 5'],
    ['NZ$5', 'NZD 5'],
    ['HK$5', 'HKD 5'],
    ['EUR 5', 'EUR 5'],
  ])('%s is %s', (text, value) => expect(read(`it is ${text} each`)).toEqual([`money ${value} = ${text}`]));

  it('letters that are apart or name no country do not belong to it', () => {
    expect(read('the US $5 bill')).toEqual(['money USD 5 = $5']);
    expect(read('an NZ $5 bill')).toEqual(['money USD 5 = $5']);
    expect(read('it is XY$5 each')).toEqual(['money USD 5 = $5']);
    expect(read('it is C€5 each')[0]).toMatch(/^money EUR 5 /u);
    expect(read('#5 and (6')).toEqual(['number 5 = 5', 'number 6 = 6']);
  });
});
