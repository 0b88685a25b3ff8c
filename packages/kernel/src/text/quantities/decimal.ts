const SEPARATORS = /[,\s\u00a0\u2009\u202f]/gu;

/** '1,000' -> '1000', '007' -> '7', '2.50' -> '2.5', '.5' -> '0.5'. */
export function canonicalDecimal(written: string): string {
  const [whole = '', fraction = ''] = written.replace(SEPARATORS, '').split('.');
  const head = whole.replace(/^0+(?=\d)/u, '') || '0';
  const tail = fraction.replace(/(?<!0)0+$/u, '');
  return tail === '' ? head : `${head}.${tail}`;
}

/** Multiplies by a power of ten on the digits themselves: '1.1' shifted by 6 is '1100000', with no rounding. */
export function shiftDecimal(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const padded = fraction.padEnd(places, '0');
  return canonicalDecimal(`${whole}${padded.slice(0, places)}.${padded.slice(places)}`);
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

const DECIMAL_FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '.5',
  '1/4': '.25',
  '3/4': '.75',
  '1/8': '.125',
  '3/8': '.375',
  '5/8': '.625',
  '7/8': '.875',
};

/** In lowest terms; with a whole part in front a decimal where that is exact: 2 1/2 is '2.5', 2 1/3 is '2 1/3'. */
export function fractionValue(whole: string, numerator: number, denominator: number): string {
  if (denominator === 0) return `${numerator}/${denominator}`;
  const divisor = gcd(numerator, denominator) || 1;
  const fraction = `${numerator / divisor}/${denominator / divisor}`;
  if (whole === '') return fraction;
  const decimal = DECIMAL_FRACTIONS[fraction];
  return decimal === undefined ? `${whole} ${fraction}` : `${whole}${decimal}`;
}
