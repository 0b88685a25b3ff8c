import { entities, stem } from '@palimpsest/kernel/text';
import { contentTerms } from './content-terms.ts';
import type { Fact } from './types.ts';
import { SYNONYMS } from './words/synonyms.ts';

/** What a question asks for. */
export interface ReadQuestion {
  readonly terms: readonly string[];
  readonly names: readonly string[];
  /** Dimensions an answer may have, by their first word; empty when any will do. */
  readonly wanted: readonly string[];
  readonly wantsName: boolean;
  /** The figure that is asked for, where several have one unit: `height`, `length`. */
  readonly attribute: string | null;
  /** What is to be counted: "how many otters". */
  readonly counted: string | null;
  readonly wantsCause: boolean;
}

/** "How long does it live" asks for a time; "how long is it" and "how long does it get" may ask for either. */
export const LASTING =
  'how long (?:do|does|did|will|would|can|could|may|must|should|has|have|had)\\b(?![^?]{0,120}\\b(?:stretch|extend|measure|reach|grow|get|become|be|run)\\b)';
const FOR_TIME = new RegExp(`\\b${LASTING}`, 'u');
const HOW_LONG = new RegExp(`\\b(?!${LASTING})how long\\b`, 'u');

export const WANTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [FOR_TIME, ['time']],
  [HOW_LONG, ['length', 'time']],
  [/\bhow far\b/u, ['length', 'time']],
  [
    /\b(?:how (?:tall|high|deep|wide|big)|height|length|depth|width|diameter|distance|elevation)\b/u,
    ['length', 'area'],
  ],
  [/\b(?:area|how large|surface|hectares)\b/u, ['area']],
  [/\bhow old\b|\bage\b/u, ['time', 'date']],
  [/\bhow (?:heavy|much does .{1,60} weigh)|\bweight\b|\bmass\b/u, ['mass']],
  [/\bhow fast\b|\bspeed\b/u, ['speed', 'length/hour']],
  [/\bhow hot\b|\bhow cold\b|\btemperature\b/u, ['temperature']],
  [/\bhow many\b|\bnumber of\b|\bpopulation\b/u, ['count', 'number']],
  [/\bwhat (?:percentage|percent|share|proportion|fraction)\b|\bper cent\b/u, ['share', 'number']],
  [/\b(?:when|what year|which year|what date|since when)\b/u, ['date']],
  [/\b(?:cost|price|fee|how much money|budget|revenue|salary)\b/u, ['money']],
  [
    /\bhow much (?:power|electricity|energy)\b|\b(?:capacity|output)\b/u,
    ['power', 'energy', 'volume', 'count', 'mass'],
  ],
];
export const WANTS_NAME =
  /^\W*(?:who|whom|whose|where|which (?:company|person|city|country|architect|firm|team|organisation|organization|institute))\b/u;

export const ATTRIBUTES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:how (?:tall|high)|height|elevation|altitude)\b/u, 'height'],
  [HOW_LONG, 'length'],
  [/\blength\b/u, 'length'],
  [/\b(?:how deep|depth)\b/u, 'depth'],
  [/\b(?:how wide|width)\b/u, 'width'],
  [/\bdiameter\b/u, 'diameter'],
  [/\b(?:how far|distance)\b/u, 'distance'],
];
const COUNTED = /\b(?:how many|number of) (?:[a-z]{3,20}ly )?([\p{L}-]{2,30})/u;
export const WANTS_CAUSE =
  /\bwhy\b|\bhow come\b|\bwhat (?:caused|causes|led|made)\b|\breasons? (?:for|why|of|that)\b/u;
export const TELLS_CAUSE =
  /\b(?:because|due to|owing to|thanks to|reasons?|caused by|causes?|led to|leads to|result(?:s|ed)? (?:of|from|in)|as a result|so that|therefore|consequently|explains?)\b/iu;

/** Whether a sentence gives a cause in so many words. */
export function tellsCause(sentence: string): boolean {
  return TELLS_CAUSE.test(sentence.slice(0, 2_000));
}

export function readQuestion(question: string): ReadQuestion {
  const lower = question.slice(0, 2_000).toLowerCase();
  const wanted = WANTED.filter(([pattern]) => pattern.test(lower)).flatMap(([, dimensions]) => dimensions);
  return {
    terms: contentTerms(question.slice(0, 2_000)),
    names: entities(question.slice(0, 2_000)).map((each) => each.key),
    wanted: [...new Set(wanted)],
    wantsName: WANTS_NAME.test(lower),
    attribute: ATTRIBUTES.find(([pattern]) => pattern.test(lower))?.[1] ?? null,
    counted: countedNoun(lower),
    wantsCause: WANTS_CAUSE.test(lower),
  };
}

function countedNoun(lower: string): string | null {
  const noun = COUNTED.exec(lower)?.[1];
  return noun === undefined ? null : (SYNONYMS.get(noun) ?? stem(noun));
}

/** Whether a fact may answer the question: the right kind of value, and of the right thing where it says of what. */
export function isWantedFact(question: ReadQuestion, { value, attributes }: Fact): boolean {
  if (!isWanted(question, value.dimension)) return false;
  const [family = ''] = value.dimension.split('/');
  if (family === 'length' && question.attribute !== null && attributes.length > 0)
    return attributes.includes(question.attribute);
  if (family.startsWith('count ') && question.counted !== null && question.counted !== 'people')
    return family === `count ${question.counted}`;
  return true;
}

/** Whether a value of this dimension may answer the question. */
export function isWanted(question: ReadQuestion, dimension: string): boolean {
  if (question.wantsName) return dimension === 'name';
  return question.wanted.some((each) => dimension === each || dimension.split(/[ /]/u)[0] === each);
}

const MOST_PARTS = 8;

/** The content words of each question in a text that asks several: a sentence need only answer one of them. */
export function questionParts(question: string): string[][] {
  const parts = question
    .slice(0, 2_000)
    .split(/[?;\n]/u)
    .map(contentTerms)
    .filter((terms) => terms.length > 1)
    .slice(0, MOST_PARTS);
  return parts.length > 0 ? parts : [contentTerms(question.slice(0, 2_000))];
}
