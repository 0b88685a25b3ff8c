import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

/** Each value with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ value, span }) => `${value} = ${text.slice(span.start, span.end)}`);

describe('numbers in words', () => {
  it.each([
    ['twenty', 20],
    ['ninety-nine', 99],
    ['one hundred', 100],
    ['one hundred five', 105],
    ['one hundred and five', 105],
    ['one hundred and nineteen', 119],
    ['two hundred twenty', 220],
    ['two hundred and twenty-two', 222],
    ['fifteen hundred', 1500],
    ['five thousand', 5000],
    ['five thousand and one', 5001],
    ['a thousand and one', 1001],
    ['a hundred', 100],
    ['a hundred and fifty', 150],
    ['a million', 1000000],
    ['a billion', 1000000000],
    ['two trillion', 2000000000000],
    ['three million two hundred thousand and six', 3200006],
    ['a dozen', 12],
    ['three dozen', 36],
  ])('%s is %i', (text, value) => expect(read(`about ${text} here`)).toEqual([`${value} = ${text}`]));

  it.each([
    ['twenty eleven', ['20 = twenty', '11 = eleven']],
    ['twenty ten', ['20 = twenty', '10 = ten']],
    ['two three', ['2 = two', '3 = three']],
    ['twelve three', ['12 = twelve', '3 = three']],
    ['ten five', ['10 = ten', '5 = five']],
    ['twenty-one five', ['21 = twenty-one', '5 = five']],
    ['twenty thirty', ['20 = twenty', '30 = thirty']],
    ['five thirty', ['5 = five', '30 = thirty']],
    ['one hundred twenty thirty', ['120 = one hundred twenty', '30 = thirty']],
    ['one hundred fifteen twenty', ['115 = one hundred fifteen', '20 = twenty']],
    ['one hundred zero', ['100 = one hundred', '0 = zero']],
    ['zero five', ['0 = zero', '5 = five']],
    ['twenty zero', ['20 = twenty', '0 = zero']],
    ['zero and five', ['0 = zero', '5 = five']],
    ['twenty and five', ['20 = twenty', '5 = five']],
    ['two and three', ['2 = two', '3 = three']],
    ['one hundred hundred', ['100 = one hundred']],
    ['two, three', ['2 = two', '3 = three']],
    ['zero hundred', ['0 = zero']],
    ['zero dozen', ['0 = zero']],
  ])('%s are several', (text, expected) => expect(read(`${text} here`)).toEqual(expected));

  it('a scale or a score needs a number in front', () => {
    expect(read('hundred, thousand, million, dozen')).toEqual([]);
    expect(read('a few, an hour, a hundreds, athousand')).toEqual([]);
    expect(read('ban hundred')).toEqual([]);
  });

  it('are marked as words', () => {
    const written = (text: string): string[] => quantities(text).map((each) => each.written);
    expect(written('six, half a dozen, two thirds of them, two and a half, the first car')).toEqual(
      Array(5).fill('words'),
    );
    expect(written('twenty-first prize')).toEqual(['words']);
    expect(written('5, 3rd, 5%, $5, 2½, v2, 2 1/2, -5')).toEqual(Array(8).fill('digits'));
  });

  it('and a half', () => {
    expect(read('two and a half here')).toEqual(['2.5 = two and a half']);
    expect(read('one and a half here')).toEqual(['1.5 = one and a half']);
    expect(read('two and a quarter here')).toEqual(['2 = two']);
    expect(read('two and the half here')).toEqual(['2 = two']);
    expect(read('two or a half here')).toEqual(['2 = two']);
    expect(read('half a dozen eggs')).toEqual(['6 = half a dozen']);
    expect(read('half the dozen eggs')).toEqual([]);
    expect(read('half a loaf')).toEqual([]);
    expect(read('not a dozen eggs')).toEqual(['12 = a dozen']);
  });
});

describe('fractions in words', () => {
  it.each([
    ['a third of it', '1/3 = a third'],
    ['one fifth of it', '1/5 = one fifth'],
    ['one-third here', '1/3 = one-third'],
    ['two thirds here', '2/3 = two thirds'],
    ['two-thirds here', '2/3 = two-thirds'],
    ['six eighths here', '3/4 = six eighths'],
    ['three-quarters here', '3/4 = three-quarters'],
    ['three quarters of it', '3/4 = three quarters'],
    ['a quarter of it', '1/4 = a quarter'],
    ['one-quarter of it', '1/4 = one-quarter'],
    ['an eighth of it', '1/8 = an eighth'],
    ['seven tenths here', '7/10 = seven tenths'],
    ['nine hundredths here', '9/100 = nine hundredths'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    ['a quarter here', []],
    ['one thirds of it', []],
    ['three quarters here', ['3 = three quarters']],
    ['two third of it', ['2 = two']],
    ['zero thirds of it', ['0 = zero']],
    ['the thirds of it', []],
    ['two halves of it', ['2 = two']],
    ['a one-quarter delay', ['1 = one-quarter']],
  ])('%s: none', (text, expected) => expect(read(text)).toEqual(expected));
});

describe('"one" counts where a thing follows', () => {
  it.each([
    'one station here',
    'one car here',
    'one-year plan',
    'one or two here',
    'one to five here',
    'one class here',
    'the one year that counts',
    'only one hour left',
  ])('%s', (text) => expect(read(text)[0]).toMatch(/^1 = one/u));
});

describe('"one" counts nothing', () => {
  it.each([
    'the one car that works',
    'this one car',
    'no one car',
    'the one day we met',
    'one day we met',
    'one thing we met',
    'one of them',
    'one or the other',
    'one to watch',
    'one needs it',
    "one isn't it",
    'one’d say',
    'a one-off thing',
    'one-on-one talk',
    'a day-one thing',
    'this is one.',
    'this is one',
    'one, they say',
  ])('%s', (text) => expect(read(text)).toEqual([]));

  it.each(
    `the no this that these those each any every which another other some such everyone new old big right wrong
    only first last next same good better best whole own`.split(/\s+/u),
  )('behind "%s"', (word) =>
    expect(read(`x ${word} one car`).filter((value) => value.startsWith('1 = one'))).toEqual([]),
  );

  it.each('day thing way another reason time more place side self person such'.split(' '))(
    'in front of "%s"',
    (word) => expect(read(`one ${word} here`)).toEqual([]),
  );
});
