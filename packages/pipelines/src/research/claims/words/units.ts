import { matches } from '@palimpsest/kernel/text';

/** `written = dimension factor`: how units compare. One line a dimension: base first. */
const TABLE = `
  length: mm=0.001 cm=0.01 m=1 km=1000 inch=0.0254 foot=0.3048 yard=0.9144 mile=1609.344 nm=0.000000001 um=0.000001
  area: square m=1 square km=1000000 hectare=10000 acre=4046.856 square foot=0.092903 square mile=2589988
  volume: ml=0.001 liter=1 cubic m=1000 cubic km=1000000000000 gallon=3.785
  mass: ug=0.000001 mg=0.001 g=1 kg=1000 ton=1000000 pound=453.592 ounce=28.3495
  time: ms=0.001 second=1 minute=60 hour=3600 day=86400 week=604800 month=2629800 quarter=7889400 year=31557600 decade=315576000 century=3155760000
  power: watt=1 kw=1000 mw=1000000 gw=1000000000 tw=1000000000000 horsepower=745.7
  energy: wh=1 kwh=1000 mwh=1000000 gwh=1000000000 twh=1000000000000
  data: byte=1 kb=1000 mb=1000000 gb=1000000000 tb=1000000000000 pb=1000000000000000
  frequency: hz=1 khz=1000 mhz=1000000 ghz=1000000000
  temperature: °c=1
  temperature f: °f=1
  speed: mph=1.609344 kph=1 knot=1.852
  pressure: bar=1 mbar=0.001 pa=0.00001 kpa=0.01 mpa=10
  voltage: volt=1 kv=1000
  sound: db=1
  concentration: ppm=1 ppb=0.001
  calories: calorie=1
`;

export interface UnitMeaning {
  readonly dimension: string;
  readonly factor: number;
}

export const UNIT_MEANINGS: ReadonlyMap<string, UnitMeaning> = new Map(
  TABLE.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 0) return [];
    const dimension = line.slice(0, colon).trim();
    return [...matches(line.slice(colon + 1), /(\S[^=]{0,80})=(\S+)/gu)].map(
      (match): [string, UnitMeaning] => [(match[1] ?? '').trim(), { dimension, factor: Number(match[2]) }],
    );
  }),
);

/** Units that stand behind a number and are not among those the kernel reads. */
export const FURTHER_UNITS: ReadonlyMap<string, string> = new Map(
  `
  gw=gw gigawatt=gw gigawatts=gw tw=tw terawatt=tw terawatts=tw mw=mw wh=wh mwh=mwh gwh=gwh twh=twh
  kilowatt-hour=kwh kilowatt-hours=kwh megawatt-hour=mwh megawatt-hours=mwh gigawatt-hour=gwh gigawatt-hours=gwh
  horsepower=horsepower hp=horsepower ug=ug µg=ug μg=ug mcg=ug microgram=ug micrograms=ug um=um µm=um μm=um
  micrometre=um micrometres=um micron=um microns=um nm=nm nanometre=nm nanometres=nm nanometer=nm nanometers=nm
  bar=bar bars=bar mbar=mbar millibar=mbar millibars=mbar pa=pa pascal=pa pascals=pa kpa=kpa mpa=mpa hpa=mbar
  db=db decibel=db decibels=db ppm=ppm ppb=ppb knot=knot knots=knot kv=kv kilovolt=kv kilovolts=kv
  m=m g=g ha=hectare l=liter min=minute sec=second mi=mile
  celsius=°c fahrenheit=°f
  metre=m metres=m meter=m meters=m km=km kilometre=km kilometres=km kilometer=km kilometers=km cm=cm mm=mm miles=mile
  mile=mile feet=foot ft=foot kg=kg kilograms=kg kilogrammes=kg grams=g mg=mg milligrams=mg tonnes=ton tons=ton
  litres=liter liters=liter ml=ml hectares=hectare acres=acre seconds=second minutes=minute hours=hour days=day
  weeks=week months=month years=year kw=kw kilowatts=kw megawatts=mw kwh=kwh
  `
    .trim()
    .split(/\s+/u)
    .map((entry): [string, string] => {
      const [written = '', unit = ''] = entry.split('=');
      return [written, unit];
    }),
);
