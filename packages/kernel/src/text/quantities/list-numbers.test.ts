import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

/** Each value with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ value, span }) => `${value} = ${text.slice(span.start, span.end)}`);

describe('numbers that number a list are left out', () => {
  it.each([
    '1. Setup',
    '1) Setup',
    '7. Setup',
    '123. Setup',
    'Text\n1. Setup',
    'Text\n1. Setup\n2. Rest\n3) End',
    '4. Setup\n5. Rest',
    '## 2. Setup',
    'Text\n## 2. Setup',
    'Text\n> 2. Setup',
    'Text\n* 2. Setup',
    'Text\n- 2. Setup',
    'Text\n> - 2. Setup\n3. Rest',
    '1.\n2.',
    '1. Setup -\n2. Rest',
    '1. Setup\n2. Rest\n\n1. Another list',
  ])('%j', (text) => expect(read(text)).toEqual([]));

  it.each([
    ['Text 1. Setup', ['1 = 1']],
    ['1 Setup', ['1 = 1']],
    ['1: Setup', ['1 = 1']],
    ['1 . Setup', ['1 = 1']],
    ['1.Setup', ['1 = 1']],
    ['1234. Setup', ['1234 = 1234']],
    ['4.5. Setup', ['4.5 = 4.5']],
    ['grew to\n45. Then', ['45 = 45']],
    ['1. Setup\n3. Rest', ['3 = 3']],
    ['1. Setup\n2. Rest\n2. End', ['2 = 2']],
    ['Text # 2. Setup', ['2 = 2']],
    ['Text\n+ 2. Setup', ['2 = 2']],
    ['1. Setup 5 times', ['5 = 5 times']],
    ['1. 5 cars', ['5 = 5']],
    ['one. Then', []],
  ])('%j: %j', (text, expected) => expect(read(text)).toEqual(expected));
});
