import { civilFromDays, daysFromCivil } from './civil.ts';

/** A week of ISO 8601: it begins on Monday at 00:00 UTC and belongs to the year that has its Thursday. */
export interface IsoWeek {
  readonly iso_week_year: number;
  readonly iso_week: number;
}

/** The ISO week of an instant of the ledger. */
export function isoWeekOf(instant: string): IsoWeek {
  const days = daysFromCivil(
    Number(instant.slice(0, 4)),
    Number(instant.slice(5, 7)),
    Number(instant.slice(8, 10)),
  );
  // 1970-01-01 was a Thursday: Monday is 0.
  const weekday = (((days + 3) % 7) + 7) % 7;
  const thursday = days - weekday + 3;
  const { year } = civilFromDays(thursday);
  return {
    iso_week_year: year,
    iso_week: Math.floor((thursday - daysFromCivil(year, 1, 1)) / 7) + 1,
  };
}
