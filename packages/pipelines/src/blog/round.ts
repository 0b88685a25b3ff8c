/**
 * Two decimals, half away from zero. Rounds the number as it is written, not its binary neighbour: 1.005 becomes
 * 1.01 although the nearest double lies a little below it.
 */
export function round2(value: number): number {
  const size = Math.abs(value);
  // Beyond these sizes a number is written with an exponent; there is nothing to round, or nothing left of it.
  if (!(size < 1e15)) return value;
  if (size < 0.001) return 0;
  const rounded = Math.round(Number(`${size}e2`)) / 100;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** A score as reasons print it: one decimal, or two where they say something. `65` is `65.0`, `69.99` stays. */
export function printScore(value: number): string {
  const hundredths = Math.round(Math.abs(round2(value)) * 100);
  const decimals = hundredths % 100;
  const written = decimals % 10 === 0 ? String(decimals / 10) : String(decimals).padStart(2, '0');
  return `${value < 0 && hundredths > 0 ? '-' : ''}${Math.floor(hundredths / 100)}.${written}`;
}
