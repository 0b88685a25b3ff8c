import { expect, it } from 'vitest';
import { dayNumber } from './days.ts';

it.each([
  ['1970-01-01', 0],
  ['1970-03-01', 59],
  ['1969-12-31', -1],
  ['2000-02-29', 11016],
  ['2024-02-29', 19782],
  ['2024-03-01', 19783],
  ['2026-11-15', 20772],
])('%s is day %i', (date, day) => {
  expect(dayNumber(date)).toBe(day);
  expect(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / 86_400_000,
  ).toBe(day);
});

it.each(['', '2024', '2024-13-01', '2024-00-10', '2024-01-32', '24-01-01', '2024-1-1', 'today'])(
  '%j is no day',
  (date) => {
    expect(dayNumber(date)).toBeNull();
  },
);
