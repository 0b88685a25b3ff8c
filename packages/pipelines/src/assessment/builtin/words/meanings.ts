const LINES = `
  perimeter: the distance around a shape
  area: the amount of surface a shape covers
  volume: the amount of space something takes up
  sum: the result of adding
  difference: the result of subtracting
  product: the result of multiplying
  quotient: the result of dividing
  factor: a number that divides another one evenly
  multiple: the result of multiplying a number by a whole number
  prime: having exactly two factors
  numerator: the top number of a fraction
  denominator: the bottom number of a fraction
  equivalent: having the same value
  estimate: find a number that is close enough
  digit: a single number sign
  integer: a whole number or its opposite
  variable: a letter that stands for a number
  equation: a statement that two amounts are equal
  ratio: a comparison of two amounts
  unit rate: the amount for one unit
  median: the middle value of an ordered list
  mean: the sum of the values divided by how many there are
  mode: the value that appears most often
  range: the greatest value minus the least
  parallel: always the same distance apart
  perpendicular: meeting at a right angle
  vertex: a corner point
  diameter: the distance across a circle through its center
  radius: the distance from the center of a circle to its edge
  symmetry: a balance in which one half matches the other
  consecutive: following one after another
  density: the mass of each unit of volume
  mass: the amount of matter in an object
  hypothesis: a statement that can be tested
  habitat: the place where an animal or plant lives
  predator: an animal that hunts other animals
  prey: an animal that is hunted by others
  evaporation: the change of a liquid into a gas
  condensation: the change of a gas into a liquid
  erosion: the wearing away of rock or soil
  adaptation: a trait that helps a living thing survive
  organism: a living thing
  velocity: speed in a given direction
  friction: a force that slows things that rub together
  solution: a mixture in which one substance is dissolved in another
  inference: a conclusion drawn from clues
  protagonist: the main character
  narrator: the person who tells the story
  theme: the main message of a text
  setting: where and when a story takes place
  stanza: a group of lines in a poem
  simile: a comparison with "like" or "as"
  metaphor: a comparison without "like" or "as"
  harbor: a safe place for ships
  ascertain: find out
  keeper: the person who looks after a place`;

/** Short meanings of school words, for feedback that asks for one without giving it. */
export const MEANINGS: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(':');
      return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()];
    }),
);
