const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/;

/** Milliseconds of an instant since 1970, by arithmetic alone: the recorded instants are the only clock of a run. */
export function millisecondsOf(instant: string): number {
  const parts = INSTANT.exec(instant);
  if (parts === null) return 0;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, milli = 0] = parts
    .slice(1)
    .map(Number);
  return ((daysOf(year, month, day) * 24 + hour) * 60 + minute) * 60_000 + second * 1_000 + milli;
}

/** Minutes between two instants, never negative: a clock that was set back takes no time. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, (millisecondsOf(to) - millisecondsOf(from)) / 60_000);
}

/** Days since 1970-01-01 in the proleptic Gregorian calendar; years begin in March, so that leap days come last. */
function daysOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
