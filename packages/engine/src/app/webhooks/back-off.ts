const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after the one before it each attempt is made: the schedule that Standard Webhooks suggests. */
export const BACK_OFF_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** How long to wait after this attempt of a series, counted from 1; null after the last. */
export function waitAfter(attempt: number): number | null {
  return BACK_OFF_MS[attempt] ?? null;
}
