/** Canonical unit first, then the other ways to write it. */
export const TABLE = `
  km kms kilometer kilometers kilometre kilometres
  m meter meters metre metres
  cm centimeter centimeters centimetre centimetres
  mm millimeter millimeters millimetre millimetres
  mile miles mi
  foot feet ft
  inch inches
  yard yards yd
  acre acres
  hectare hectares ha
  kg kgs kilogram kilograms kilo kilos
  g gram grams
  mg milligram milligrams
  ton tons tonne tonnes
  pound pounds lb lbs
  ounce ounces oz
  liter liters litre litres
  ml milliliter milliliters millilitre millilitres
  gallon gallons
  second seconds sec secs
  ms millisecond milliseconds
  minute minutes min mins
  hour hours hr hrs
  day days
  week weeks wk wks
  month months
  quarter quarters
  year years yr yrs
  decade decades
  century centuries
  byte bytes
  kb kilobyte kilobytes kib
  mb megabyte megabytes mib
  gb gigabyte gigabytes gib
  tb terabyte terabytes tib
  pb petabyte petabytes
  bit bits
  kbps
  mbps
  gbps
  hz hertz
  khz
  mhz
  ghz
  px pixel pixels
  pt
  em
  rem
  dpi
  fps
  mph
  kph kmh
  watt watts w
  kw kilowatt kilowatts
  mw megawatt megawatts
  kwh
  volt volts
  degree degrees
  calorie calories kcal
  x
  cent cents
  point points
  time times
  word words
`;

const UNITS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [canonical = '', ...others] = line.trim().split(' ');
      return [canonical, ...others].map((written): [string, string] => [written, canonical]);
    }),
);

/** Written apart from their number these are more often words or initials than units. */
export const ONLY_ADJACENT = new Set([
  'm',
  'g',
  'x',
  'w',
  'em',
  'rem',
  'pt',
  'ha',
  'mi',
  'sec',
  'min',
  'bit',
  'point',
]);

/** One-letter units that are only ever glued to the digits: 5h, 30s. */
export const GLUED: ReadonlyMap<string, string> = new Map([
  ['h', 'hour'],
  ['s', 'second'],
  ['d', 'day'],
  ['l', 'liter'],
  ['c', '°c'],
  ['f', '°f'],
]);

/** `glued`: no space between the number and the word. */
export function unitOf(word: string, glued: boolean): string | null {
  const lower = word.toLowerCase();
  const unit = UNITS.get(lower);
  if (unit !== undefined && (glued || !ONLY_ADJACENT.has(lower))) return unit;
  return glued && word === lower ? (GLUED.get(lower) ?? null) : null;
}

const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};
const DOLLARS: Readonly<Record<string, string>> = {
  US: 'USD',
  A: 'AUD',
  AU: 'AUD',
  C: 'CAD',
  CA: 'CAD',
  NZ: 'NZD',
  HK: 'HKD',
};
export const CURRENCY_CODES = new Set(
  'USD EUR GBP JPY INR CHF CAD AUD NZD CNY SEK NOK DKK PLN BRL MXN'.split(' '),
);
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  yen: 'JPY',
  rupees: 'INR',
};

export const currencyOfSymbol = (symbol: string, before: string | null): string | null =>
  (symbol === '$' && before !== null ? DOLLARS[before] : undefined) ?? CURRENCY_SYMBOLS[symbol] ?? null;

/** '$20' with 'US' glued in front: the letters belong to the amount. */
export const isDollarPrefix = (word: string): boolean => Object.hasOwn(DOLLARS, word);

export const currencyOfWord = (word: string): string | null => {
  if (CURRENCY_CODES.has(word)) return word;
  const lower = word.toLowerCase();
  return Object.hasOwn(CURRENCY_WORDS, lower) ? (CURRENCY_WORDS[lower] ?? null) : null;
};
