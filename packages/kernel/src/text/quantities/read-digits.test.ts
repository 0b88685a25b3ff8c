import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

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
    ['a mid-3m jump', 'number 3 = 3m'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('make a name of them when they mean nothing else', () => {
    expect(read('18F, 3D, 508c3, 3b, 5H, 5north, 5stone and $5xyz')).toEqual([]);
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
    ['the latest 80s style', '80s'],
    ['to breathe 80s air', '80s'],
    ['in their 1840s home', '1840s'],
  ])('%s', (text, value) => expect(quantities(text).map((each) => each.value)).toEqual([value]));

  it('are read with their ending', () => expect(read('in the 90s')).toEqual(['number 1990s = 90s']));

  it('a round number of seconds with three digits is none, nor is one that is not round', () => {
    expect(read('after 300s')).toEqual(['number 300 = 300s']);
    expect(quantities('after 300s')[0]?.unit).toBe('second');
    expect(read('after 45s')).toEqual(['number 45 = 45s']);
    expect(read('after 1905s')).toEqual(['number 1905 = 1905s']);
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
    ['Rails 14.2 came', 'version 14.2 = 14.2'],
    ['Rails 4.12 came', 'version 4.12 = 4.12'],
    ['Angular 4.2 came', 'version 4.2 = 4.2'],
    ['PlugIn 4.2 came', 'version 4.2 = 4.2'],
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

describe('fractions and ratios in digits', () => {
  it.each([
    ['1/2 of it', 'number 1/2 = 1/2'],
    ['4⁄6 of it', 'number 2/3 = 4⁄6'],
    ['open 24/7 here', 'number 24/7 = 24/7'],
    ['in 4/4 here', 'number 4/4 = 4/4'],
    ['2 1/2 of it', 'number 2.5 = 2 1/2'],
    ['12 1/2 of it', 'number 12.5 = 12 1/2'],
    ['a 16:9 screen', 'number 16:9 = 16:9'],
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

  it('a scale may follow one with a whole part', () => {
    expect(read('2½ million')).toEqual(['number 2500000 = 2½ million']);
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
