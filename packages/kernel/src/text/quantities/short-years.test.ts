import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

/** Each value with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ value, span }) => `${value} = ${text.slice(span.start, span.end)}`);

describe('years in short', () => {
  it.each([
    ['2014-15', ['2014 = 2014', '2015 = 15']],
    ['2014–15', ['2014 = 2014', '2015 = 15']],
    ['1998-99', ['1998 = 1998', '1999 = 99']],
    ['2014-14', ['2014 = 2014', '14 = 14']],
    ['2014-13', ['2014 = 2014', '13 = 13']],
    ['2014 - 15', ['2014 = 2014', '15 = 15']],
    ['1800-15', ['1800 = 1800', '15 = 15']],
    ['2014-5', ['2014 = 2014', '5 = 5']],
    ['2014-155', ['2014 = 2014', '155 = 155']],
    ['2014/15', ['2014/15 = 2014/15']],
    ['FY15 and FY2016', ['2015 = FY15', '2016 = FY2016']],
    ['FY155, fy15, FY20155 and AFY15', []],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('are numbers like any other year', () =>
    expect(quantities('2014-15 and FY15').map((each) => each.kind)).toEqual(['number', 'number', 'number']));
});
