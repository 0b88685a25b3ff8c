const LN_2 = Math.LN2;
const TERMS = 13;

/**
 * The natural logarithm from additions, multiplications and divisions only: Math.log may differ in its last digit from
 * one Node to the next, and a last digit can swap two results.
 */
export function naturalLog(value: number): number {
  if (!(value > 0) || value === Number.POSITIVE_INFINITY) return 0;
  let rest = value;
  let doublings = 0;
  while (rest > 1.5) {
    rest /= 2;
    doublings += 1;
  }
  while (rest < 0.75) {
    rest *= 2;
    doublings -= 1;
  }
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let odd = 2 * TERMS + 1; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return doublings * LN_2 + 2 * ratio * sum;
}
