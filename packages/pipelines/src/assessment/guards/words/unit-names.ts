/** Units by all their names, one unit a line. Those of time also count where nothing is measured: "in minutes". */
export const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  `
  km kilometer kilometers kilometre kilometres kms
  m meter meters metre metres
  cm centimeter centimeters centimetre centimetres
  mm millimeter millimeters millimetre millimetres
  mile miles mi mph
  foot feet ft
  inch inches
  yards yds
  kg kilogram kilograms kilogramme kilogrammes kilo kilos
  g gram grams gramme grammes
  mg milligram milligrams
  ton tons tonne tonnes
  pounds lb lbs
  ounce ounces oz
  liter liters litre litres
  ml milliliter milliliters millilitre millilitres
  gallon gallons
  quart quarts
  pint pints
  cup cups cupful cupfuls
  spoon spoons spoonful spoonfuls
  teaspoon teaspoons tsp
  tablespoon tablespoons tbsp
  dozen dozens
  pairs
  hectare hectares
  acre acres
  seconds
  minutes
  hour hours hourly hr hrs mph
  day days daily
  week weeks weekly
  month months monthly
  year years yearly annually annual
  decade decades
  century centuries
  celsius
  fahrenheit
  kelvin
  joule joules
  newton newtons
  watt watts
  volt volts
  ampere amperes amp amps
  calorie calories
  dime dimes
  nickel nickels
  cents cent pennies penny
  degrees degree
  radians radian
  percent percentage
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.trim().split(/\s+/);
      return names.map((name): [string, string] => [name, names[0] ?? name]);
    }),
);
