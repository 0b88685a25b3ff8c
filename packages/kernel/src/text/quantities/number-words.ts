const table = (entries: string): ReadonlyMap<string, number> =>
  new Map(
    entries
      .trim()
      .split(/\s+/u)
      .map((entry) => {
        const [word = '', value = '0'] = entry.split('=');
        return [word, Number(value)];
      }),
  );

export const SMALL = table(`
  zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
  thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19
`);

export const TENS = table(`
  twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90
`);

/** Powers of ten. */
export const SCALES = table('thousand=3 million=6 billion=9 trillion=12');

/** Behind digits, without a space; a bare `m` is metres unless it is money. */
export const SCALE_SUFFIXES = table('k=3 mn=6 mio=6 mln=6 bn=9 tn=12');

export const ORDINALS = table(`
  first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11
  twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18
  nineteenth=19 twentieth=20 thirtieth=30 fortieth=40 fiftieth=50 hundredth=100 thousandth=1000
`);

/** Second halves of a fraction in words: "two thirds", "a fifth of". */
export const DENOMINATORS = table(`
  third=3 quarter=4 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 hundredth=100
  thirds=3 quarters=4 fourths=4 fifths=5 sixths=6 sevenths=7 eighths=8 ninths=9 tenths=10 hundredths=100
`);

export const MONTHS = table(`
  january=1 february=2 march=3 april=4 may=5 june=6 july=7 august=8 september=9 october=10 november=11
  december=12 jan=1 feb=2 mar=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 oct=10 nov=11 dec=12
`);
