import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';
import { timeValue } from './read-digits.ts';

/** Kind and value of each quantity with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ kind, value, span }) => `${kind} ${value} = ${text.slice(span.start, span.end)}`);

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
    expect(read('how can 5 am I say')).toEqual(['number 5 = 5']);
    expect(read('at 5am I rise')).toEqual(['time 05:00 = 5am']);
    expect(read('at 5 pm I rest')).toEqual(['time 17:00 = 5 pm']);
    expect(read('at 13 pm')).toEqual(['number 13 = 13']);
    expect(read('at 0 pm')).toEqual(['number 0 = 0']);
    expect(read('at 3 pmx')).toEqual(['number 3 = 3']);
  });
});
