import { groups } from './groups.ts';

/**
 * What a figure is a figure of. Two figures of the same thing in the same unit are still two facts when one is a height
 * and the other a length. By the dimension of the value, since "found" is no founding in "the survey found 12%".
 */
const BY_DIMENSION: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  length: groups(`
    length: long length longest stretch stretches stretching extends extend
    height: high height tall tallest highest elevation altitude rises above
    width: wide width broad breadth
    depth: deep depth deepest below
    diameter: diameter
    distance: distance away apart range
  `),
  date: groups(`
    founded: founded founding established foundation created formed
    opened: opened opening opens inaugurated inauguration launched launch
    built: built construction constructed erected
    finished: completed completion finished
    begun: began begun started starts groundbreaking
    closed: closed closure closes ended demolished abolished decommissioned retired dissolved
    renovated: renovated renovation restored restoration refurbished rebuilt modernised upgraded
    discovered: discovered discovery
    born: born birth
    died: died death
    deadline: deadline due
    published: published publication released release
  `),
  money: groups(`
    cost: cost costs costing price prices priced fee fees charge charges expense expenditure spent worth paid bill bills admission entrance ticket tickets fare fares toll tolls tariff rent
    income: revenue revenues income earnings sales turnover
    profit: profit profits loss losses
    funding: funding grant grants donated donation subsidy budget
    salary: salary wage wages
  `),
  time: groups(`
    age: age old aged
    duration: duration lasts lasted lasting takes took journey
    halflife: half-life halflife
    survival: survival survived
    lifespan: lifespan lifetime lives live
    charging: charges charge charging charged recharge recharges recharging
  `),
};

const EVERYWHERE = groups(`
  growth: growth grew grown increase increased increases rise rose risen
  decline: decline declined decrease decreased reduction reduced fell dropped
  capacity: capacity
  efficiency: efficiency
  accuracy: accuracy
  prevalence: prevalence incidence
  mortality: mortality deaths fatalities killed
  injuries: injuries injured wounded
  emissions: emissions emits emitted
  dose: dose dosage
  threshold: limit limits threshold ceiling cap
`);

/** The attribute a word points to for a value of this dimension, or null. */
export function attributeOf(word: string, dimension: string): string | null {
  const [family = ''] = dimension.split(' ');
  return BY_DIMENSION[family]?.get(word) ?? EVERYWHERE.get(word) ?? null;
}

/** Every list there is, for those who look for words that stand for each other. */
export const ATTRIBUTE_GROUPS: readonly ReadonlyMap<string, string>[] = [
  ...Object.values(BY_DIMENSION),
  EVERYWHERE,
];
