import { civilFromDays, daysFromCivil } from './civil.ts';

const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/;
const DAY_MS = 86_400_000;

/** Milliseconds since 1970 of an instant as the ledger writes it. */
export function readInstant(instant: string): number {
  const parts = INSTANT.exec(instant);
  if (parts === null) throw new Error(`'${instant}' is no instant.`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, milli = 0] = parts
    .slice(1)
    .map(Number);
  return daysFromCivil(year, month, day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1_000 + milli;
}

export function writeInstant(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  const rest = milliseconds - days * DAY_MS;
  const { year, month, day } = civilFromDays(days);
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(rest / 1_000);
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `${date}T${time}.${String(rest % 1_000).padStart(3, '0')}Z`;
}

/** The instant some minutes after another. */
export function minutesAfter(instant: string, minutes: number): string {
  return writeInstant(readInstant(instant) + minutes * 60_000);
}
