import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

/** Kind, value and unit of each quantity with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(
    ({ kind, value, unit, span }) => `${kind} ${value} [${unit ?? ''}] = ${text.slice(span.start, span.end)}`,
  );

describe('a scale behind digits', () => {
  it.each([
    ['5 thousand here', 'number 5000 [] = 5 thousand'],
    ['1.5 million here', 'number 1500000 [] = 1.5 million'],
    ['1.5-million here', 'number 1500000 [] = 1.5-million'],
    ['2 billion here', 'number 2000000000 [] = 2 billion'],
    ['5k here', 'number 5000 [] = 5k'],
    ['it is -5 million here', 'number -5000000 [] = -5 million'],
    ['5 million km here', 'number 5000000 [km] = 5 million km'],
    ['5k million here', 'number 5000 [] = 5k'],
    ['5th million here', 'ordinal 5 [] = 5th'],
  ])('%s', (text, expected) => expect(read(text)[0]).toBe(expected));
});

describe('money behind the number', () => {
  it.each([
    ['5 dollars here', 'money USD 5 [] = 5 dollars'],
    ['a 5-dollar bill', 'money USD 5 [] = 5-dollar'],
    ['five bucks here', 'money USD 5 [] = five bucks'],
    ['5 Euros here', 'money EUR 5 [] = 5 Euros'],
    ['1 euro here', 'money EUR 1 [] = 1 euro'],
    ['5 yen here', 'money JPY 5 [] = 5 yen'],
    ['5 rupees here', 'money INR 5 [] = 5 rupees'],
    ['5 CHF here', 'money CHF 5 [] = 5 CHF'],
    ['5 € here', 'money EUR 5 [] = 5 €'],
    ['5€ here', 'money EUR 5 [] = 5€'],
    ['5£ here', 'money GBP 5 [] = 5£'],
    ['5¥ here', 'money JPY 5 [] = 5¥'],
    ['5 million dollars here', 'money USD 5000000 [] = 5 million dollars'],
    ['five million dollars here', 'money USD 5000000 [] = five million dollars'],
    ['GBP 5 here', 'money GBP 5 [] = GBP 5'],
    ['GBP five here', 'money GBP 5 [] = GBP five'],
    ['5 chf here', 'number 5 [] = 5'],
    ['5 constructor calls', 'number 5 [] = 5'],
    ['Euro 5 here', 'number 5 [] = 5'],
    ['ABC 5 here', 'number 5 [] = 5'],
    ['5! here', 'number 5 [] = 5'],
    ['5th dollar here', 'ordinal 5 [] = 5th'],
    ['$five here', 'number 5 [] = five'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));
});

describe('shares', () => {
  it.each([
    ['20% here', 'percent 20% [%] = 20%'],
    ['20 % here', 'percent 20% [%] = 20 %'],
    ['20 percent here', 'percent 20% [%] = 20 percent'],
    ['20 pct here', 'percent 20% [%] = 20 pct'],
    ['20 per cent here', 'percent 20% [%] = 20 per cent'],
    ['a 20-percent rise', 'percent 20% [%] = 20-percent'],
    ['twenty percent here', 'percent 20% [%] = twenty percent'],
    ['5 percentage points here', 'percent 5% [percentage point] = 5 percentage points'],
    ['1 percentage point here', 'percent 1% [percentage point] = 1 percentage point'],
    ['5 percentage signs here', 'number 5 [] = 5'],
    ['5 percentage pointers here', 'number 5 [] = 5'],
    ['5 percentage endpoints here', 'number 5 [] = 5'],
    ['5 win points here', 'number 5 [] = 5'],
    ['20 per day here', 'number 20 [] = 20'],
    ['20 of cent here', 'number 20 [] = 20'],
    ['the 5th percent here', 'ordinal 5 [] = 5th'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));
});

describe('units', () => {
  it.each([
    ['5 km here', 'number 5 [km] = 5 km'],
    ['a 5-km walk', 'number 5 [km] = 5-km'],
    ['five KM here', 'number 5 [km] = five KM'],
    ['5 degrees here', 'number 5 [degree] = 5 degrees'],
    ['5° here', 'number 5 [degree] = 5°'],
    ['5 °C here', 'number 5 [°c] = 5 °C'],
    ['5°F here', 'number 5 [°f] = 5°F'],
    ['5° C here', 'number 5 [degree] = 5°'],
    ['5°N here', 'number 5 [degree] = 5°'],
    ['5°, cold', 'number 5 [degree] = 5°'],
    ['5 square miles here', 'number 5 [square mile] = 5 square miles'],
    ['5 cubic feet here', 'number 5 [cubic foot] = 5 cubic feet'],
    ['5 business days here', 'number 5 [day] = 5 business days'],
    ['5 calendar days here', 'number 5 [day] = 5 calendar days'],
    ['5 more hours here', 'number 5 [hour] = 5 more hours'],
    ['2014 million days here', 'number 2014000000 [day] = 2014 million days'],
    ['5 -km here', 'number 5 [] = 5'],
    ['5- km here', 'number 5 [] = 5'],
    ['5 square deals here', 'number 5 [] = 5'],
    ['5 square. Miles', 'number 5 [] = 5'],
    ['5, km', 'number 5 [] = 5'],
    ['2014 days here', 'number 2014 [] = 2014'],
    ['1,400 days here', 'number 1400 [day] = 1,400 days'],
    ['1300 days here', 'number 1300 [day] = 1300 days'],
    ['two thousand days here', 'number 2000 [day] = two thousand days'],
    ['5 m here', 'number 5 [] = 5'],
    ['2/3 mile here', 'number 2/3 [mile] = 2/3 mile'],
    ['5km days', 'number 5 [km] = 5km'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it('a time, a date and a version have none', () => {
    expect(read('3 pm days, May 3 days, version 2 days')).toEqual([
      'time 15:00 [] = 3 pm',
      'date 05-03 [] = May 3',
      'version 2 [] = 2',
    ]);
  });
});
