import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilFromDays, daysFromCivil } from './civil.ts';
import { minutesAfter, readInstant, writeInstant } from './instant.ts';
import { isoWeekOf } from './iso-week.ts';

describe('the ISO week of an instant', () => {
  it.each([
    ['2026-11-15T23:59:59.999Z', 2026, 46],
    ['2026-11-16T00:00:00.000Z', 2026, 47],
    ['2026-12-27T23:59:59.999Z', 2026, 52],
    ['2026-12-28T00:00:00.000Z', 2026, 53],
    ['2027-01-01T00:00:00.000Z', 2026, 53],
    ['2027-01-03T23:59:59.999Z', 2026, 53],
    ['2027-01-04T00:00:00.000Z', 2027, 1],
    ['2024-12-29T23:59:59.999Z', 2024, 52],
    ['2024-12-30T00:00:00.000Z', 2025, 1],
    ['2025-01-01T00:00:00.000Z', 2025, 1],
    ['2021-01-03T23:59:59.999Z', 2020, 53],
    ['2021-01-04T00:00:00.000Z', 2021, 1],
    ['2023-01-01T12:00:00.000Z', 2022, 52],
    ['2000-02-29T12:00:00.000Z', 2000, 9],
    ['1969-12-31T12:00:00.000Z', 1970, 1],
  ])('of %s is %i-W%i', (instant, iso_week_year, iso_week) => {
    expect(isoWeekOf(instant)).toEqual({ iso_week_year, iso_week });
  });

  it('changes on Mondays and on no other day', () => {
    const first = daysFromCivil(2015, 1, 5);
    for (let day = first; day < first + 4_000; day += 1) {
      const week = (d: number) => JSON.stringify(isoWeekOf(writeInstant(d * 86_400_000)));
      expect(week(day) === week(day - 1)).toBe((day - first) % 7 !== 0);
    }
  });
});

describe('instants', () => {
  it('are read and written without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_000_000_000_000, max: 250_000_000_000_000 }), (ms) => {
        expect(readInstant(writeInstant(ms))).toBe(ms);
      }),
    );
    expect(writeInstant(0)).toBe('1970-01-01T00:00:00.000Z');
    expect(readInstant('2026-11-16T09:08:07.006Z')).toBe(1_794_820_087_006);
    expect(civilFromDays(daysFromCivil(2024, 2, 29))).toEqual({ year: 2024, month: 2, day: 29 });
  });

  it('a day later is the same time of the next day, over the end of a year too', () => {
    expect(minutesAfter('2026-12-31T23:30:00.250Z', 1440)).toBe('2027-01-01T23:30:00.250Z');
    expect(minutesAfter('2028-02-28T23:59:00.000Z', 1)).toBe('2028-02-29T00:00:00.000Z');
  });

  it('that are none are refused', () => {
    expect(() => readInstant('yesterday')).toThrow('is no instant');
  });
});
