import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { namedEntities } from './named-entities.ts';
import { numbersWithUnits } from './numbers-with-units.ts';
import { sourcedNumbers } from './sourced-numbers.ts';
import { vagueQuantifiers } from './vague-quantifiers.ts';

type Row = [what: string, text: string, said: string[]];

describe('names', () => {
  it.each<Row>([
    [
      'are each pointed at once',
      `We met Ada Lovelace in London. Then Ada Lovelace left London. ${padding(5)}`,
      [
        '+1.17 a name [Ada Lovelace]',
        '+1.16 a name [London]',
        '-4.67 36 mentions of names per 1,000 words, 2 different [We met Ada Lovelace in L ... e sun comes.]',
      ],
    ],
    [
      'are missing',
      padding(5),
      ['-7 0 mentions of names per 1,000 words, 0 different [Cats sleep on warm roofs ... e sun comes.]'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(namedEntities, text)).toEqual(said);
  });
});

describe('numbers', () => {
  it.each<Row>([
    [
      'say how many and how much',
      `We fed 12 cats for $40 on 5 May 2024. Some 30% came. ${padding(5)}`,
      [
        '+1.5 a number with what it counts [12]',
        '+1.5 a money [$40]',
        '+1.5 a date [5 May 2024]',
        '+1.5 a percent [30%]',
      ],
    ],
    [
      'are no years, labels, ones and versions',
      `In 1999 we read page 12, line 14, section 7 and one part of version 2.1. ${padding(5)}`,
      ['-6 0 numbers per 1,000 words [In 1999 we read page 12, ... e sun comes.]'],
    ],
    ['are missing', padding(1), ['-6 0 numbers per 1,000 words [Cats sleep on warm roofs ... e sun comes.]']],
    [
      'are one with a unit',
      `It took one hour and one cat. ${padding(5)}`,
      [
        '+3 a number with what it counts [one hour]',
        '-3 9 numbers per 1,000 words [It took one hour and one ... e sun comes.]',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(numbersWithUnits, text)).toEqual(said);
  });
});

describe('numbers with sources', () => {
  it.each<Row>([
    [
      'are told',
      'According to the census, 300 cats live here. Some 30% [sleep](https://a.example).\n\nWe saw 99 cats. We saw 100 cats. We paid $5.',
      [
        '+1 a number with its source [According to the census, 300 cats live here.]',
        '+1 a number with its source [Some 30% [sleep](https://a.example).]',
      ],
    ],
    ['are missing', 'Cats sleep.', ['-2 0 numbers with a source [Cats sleep.]']],
  ])('%s', (_what, text, said) => {
    expect(told(sourcedNumbers, text)).toEqual(said);
  });
});

describe('vague words', () => {
  it.each<Row>([
    [
      'are pointed at',
      `Many cats saw a lot of mice. ${padding(10)}`,
      [
        '+3.45 10 such places per 1,000 words [Many cats saw a lot of m ... e sun comes.]',
        '-0.78 a vague quantity [Many]',
        '-0.77 a vague quantity [a lot of]',
        'winnable 0',
      ],
    ],
    [
      'are missing',
      padding(5),
      ['+5 0 such places per 1,000 words [Cats sleep on warm roofs ... e sun comes.]', 'winnable 0'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(vagueQuantifiers, text)).toEqual(said);
  });
});
