import type { Grammar } from './grammar.ts';
import { type Place, readPlace, readThing, type Thing } from './phrase-chunks.ts';
import type { Marked, Segment } from './segments.ts';

/** The things and places around a verb, and what is left. */
export interface Chunks {
  readonly things: readonly { readonly thing: Thing; readonly at: number }[];
  readonly places: readonly Place[];
  /** A word that stands for a thing named before. */
  readonly pronoun: string | undefined;
  /** How many words mean nothing to the grammar. */
  readonly unknown: number;
  /** A word is left that would turn the meaning round. */
  readonly isCritical: boolean;
}

interface Options {
  readonly isTold: boolean;
  /** What follows `of` is where something comes from. */
  readonly hasOrigin: boolean;
  /** It is done to people. */
  readonly takesPerson?: boolean;
}

/** What is done for something, or with it. */
export const BESIDE_THING: ReadonlySet<string> = new Set(['for', 'with', 'about']);

/** German words that belong to a verb: where one is left over, the verb is another one. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'ab an auf aus ein weg zu zuruck raus rein runter rauf rum hin her mit nach vor um durch los fest hoch'.split(
    ' ',
  ),
);

/** Reads the words of a part of a sentence but for those of its verb. */
export function chunksOf(
  { tokens, roles }: Marked,
  { from, to }: Segment,
  verb: ReadonlySet<number>,
  { isTold, hasOrigin, takesPerson = false }: Options,
  grammar: Grammar,
): Chunks {
  const isFree = (at: number): boolean =>
    at >= from && at < to && !verb.has(at) && roles[at] === undefined && tokens[at]?.isMark === false;
  const has = (words: { has(word: string): boolean }, at: number): boolean =>
    words.has(tokens[at]?.text ?? '');
  /** Before a word nobody knows, `la` is its article. */
  const isAlone = (at: number): boolean => {
    const next = at + 1;
    if (next >= to || tokens[next]?.isMark === true || verb.has(next) || roles[next] !== undefined)
      return true;
    const { prepositions, denials, you, empty, joins, pronouns } = grammar;
    return [prepositions, denials, you, empty, joins, pronouns].some((words) => has(words, next));
  };
  /** French: `du pain` behind a verb is some bread. */
  const isSome = (at: number): boolean =>
    grammar.language === 'fr' &&
    (verb.has(at - 1) ||
      has(grammar.denials, at - 1) ||
      (has(grammar.joins, at - 1) && things.at(-1)?.thing.determiner === 'some'));
  const first = Math.min(...verb);
  /** Spanish: `al bebé` is who something is done to, German: who is called `bei der Hausverwaltung`. */
  const isPerson = ({ sense, thing }: Place): boolean => {
    const { classes } = thing.noun;
    if (grammar.language === 'de') return sense === 'near' && classes.has('person') && takesPerson;
    if (grammar.language !== 'es' || sense !== 'to') return false;
    const isGiven = [...verb].some((at) => /les?$/u.test(tokens[at]?.text ?? ''));
    return ['person', 'animal', 'sound', ...(isGiven ? ['device'] : [])].some((each) => classes.has(each));
  };
  /** English: `the shelf you broke`, `the money I lent you`: which one it is. */
  const behindWhich = (at: number): number => {
    if (grammar.language !== 'en' || !isFree(at) || !isFree(at + 1)) return at;
    if (!/^(?:you|u|i|we|youve|ive|weve)$/u.test(tokens[at]?.text ?? '') || verb.has(at + 1)) return at;
    return isFree(at + 2) && /^(?:me|you|on|for|from)$/u.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  };
  const things: { thing: Thing; at: number }[] = [];
  const places: Place[] = [];
  let unknown = 0;
  let lastPlace = -1;
  let pronoun: string | undefined;
  let isCritical = false;
  for (let at = from; at < to; ) {
    if (verb.has(at)) {
      at += 1;
      continue;
    }
    const place = isFree(at) ? readPlace(tokens, at, grammar, isFree) : null;
    const thing =
      place === null && isFree(at) ? readThing(tokens, at, grammar, isFree, { isWhole: hasOrigin }) : null;
    if (place !== null) {
      const { value } = place;
      // Spanish and French say `de` of much else than where something comes from.
      const isOrigin = value.sense !== 'from' || hasOrigin || grammar.language === 'en';
      if (value.sense === 'from' && isSome(at))
        things.push({ thing: { ...value.thing, determiner: 'some' }, at });
      else if (isPerson(value)) things.push({ thing: value.thing, at });
      // `call the plumber for the leak under the sink`: where the leak is.
      else if (isOrigin && BESIDE_THING.has(places.at(-1)?.sense ?? '') && lastPlace === at) unknown += 0;
      else if (isOrigin) places.push(value);
      else unknown += 1;
      unknown += place.lost;
      at = place.end;
      lastPlace = at;
    } else if (thing !== null) {
      things.push({ thing: thing.value, at });
      unknown += thing.lost;
      at = isTold ? thing.end : behindWhich(thing.end);
    } else {
      const isNear = verb.has(at - 1) || verb.has(at + 1);
      if (roles[at] === 'stopper') isCritical ||= !isNear;
      else if (roles[at] === undefined && tokens[at]?.isMark === false) {
        const word = tokens[at]?.text ?? '';
        // `mets un casque`: what stands before a thing the verb holds itself goes with it.
        const isSmall = (place: number): boolean =>
          has(grammar.determiners, place) ||
          has(grammar.prepositions, place) ||
          (tokens[place]?.text ?? '') in grammar.contracted;
        const isBefore = (place: number): boolean =>
          verb.has(place) && (place !== first || grammar.language === 'de');
        // `geh mit dem Hund raus`: a preposition and its article too.
        const isOfVerb =
          isSmall(at) && (isBefore(at + 1) || (!verb.has(at + 1) && isSmall(at + 1) && isBefore(at + 2)));
        // `lo que tengas` stands for nothing that was named.
        const isWhat = grammar.language === 'es' && tokens[at + 1]?.text === 'que';
        const isPronoun = grammar.pronouns.has(word) && !isOfVerb && !isWhat && isAlone(at);
        if (isWhat && grammar.pronouns.has(word)) unknown += 2;
        if (isPronoun) pronoun ??= word;
        if (grammar.language === 'de' && PARTICLES.has(word) && isLast(at, to, roles)) isCritical = true;
        const { empty, you, joins, denials, i } = grammar;
        const isEmpty =
          [empty, you, joins, denials].some((words) => words.has(word)) || (isTold && i.has(word));
        if (!isPronoun && !isOfVerb && !isEmpty) {
          unknown += 1;
          // A second verb at the end makes it another: `lass den Hund nicht in der Küche fressen`.
          if (grammar.language === 'de' && /en$/u.test(word) && isLast(at, to, roles)) isCritical = true;
        }
      }
      at += 1;
    }
  }
  return { things, places, pronoun, unknown, isCritical };
}

/** Nothing but words of another role follows. */
export function isLast(at: number, to: number, roles: readonly unknown[]): boolean {
  for (let next = at + 1; next < to; next += 1) if (roles[next] === undefined) return false;
  return true;
}
