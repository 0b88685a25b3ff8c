import type { LanguageCode } from '../words/languages.ts';
import type { Grammar } from './grammar.ts';
import { readPlace, readThing, type Thing } from './phrase-chunks.ts';
import type { Marked } from './segments.ts';
import type { Token } from './tokens.ts';

/** What `it` hardly ever stands for. */
export const NEVER_MEANT: readonly string[] = ['person', 'body', 'event'];
/** What was named longer ago is not what `it` stands for. */
export const MOST_BACK = 3;

type Agrees = (thing: Thing, gender: string) => boolean;

const isOne: Agrees = ({ isPlural }) => !isPlural;
const areSeveral: Agrees = ({ isPlural }) => isPlural;
const isOneOf =
  (own: string): Agrees =>
  ({ isPlural }, gender) =>
    !isPlural && gender === own;
const areSeveralOf =
  (own: string): Agrees =>
  ({ isPlural }, gender) =>
    isPlural && gender === own;

/** What each pronoun can stand for; those that are not here stand for anything or nothing. */
export const STANDS_FOR: Readonly<Record<LanguageCode, Readonly<Record<string, Agrees>>>> = {
  en: {
    it: isOne,
    this: isOne,
    that: isOne,
    them: areSeveral,
    em: areSeveral,
    these: areSeveral,
    those: areSeveral,
  },
  es: { lo: isOneOf('m'), la: isOneOf('f'), los: areSeveral, las: areSeveralOf('f') },
  fr: { le: isOneOf('m'), la: isOneOf('f'), l: isOne, les: areSeveral },
  de: {
    es: isOneOf('n'),
    das: isOneOf('n'),
    ihn: isOneOf('m'),
    den: isOneOf('m'),
    sie: (thing, gender) => thing.isPlural || gender === 'f',
    die: (thing, gender) => thing.isPlural || gender === 'f',
  },
};

/** The thing a pronoun stands for: the last one named that agrees with it, unless something unknown was named later. */
export function meantBy(
  pronoun: string,
  earlier: readonly (Thing | null)[],
  fits: (thing: Thing) => boolean,
  language: LanguageCode,
): Thing | null {
  const agrees = STANDS_FOR[language][pronoun];
  if (agrees === undefined) return null;
  const near = earlier.slice(-MOST_BACK).reverse();
  for (const [at, thing] of near.entries()) {
    if (thing === null) return null;
    if (!agrees(thing, thing.noun.words[language].gender)) continue;
    const isMeant = fits(thing) && !NEVER_MEANT.some((each) => thing.noun.classes.has(each));
    // Where it could stand for either of two, it stands for neither.
    const isEither = near
      .slice(at + 1)
      .some(
        (other) =>
          other !== null && other.noun !== thing.noun && agrees(other, other.noun.words[language].gender),
      );
    if (!isMeant || isEither) return null;
    const { determiner } = thing;
    const isAny = determiner === 'some' || determiner === 'a' || determiner === 'no';
    return { ...thing, adjectives: [], determiner: isAny ? 'the' : determiner };
  }
  return null;
}

/** Words for things nobody named. */
export const SOMETHING: ReadonlySet<string> = new Set(
  'something everything anything stuff one algo todo esto eso alles etwas was tout quelque ca'.split(' '),
);

/** Everything a part of a sentence names, in order; null for what the grammar does not know. */
export function thingsIn(
  { tokens, roles }: Marked,
  grammar: Grammar,
  { from, to }: { readonly from: number; readonly to: number } = { from: 0, to: tokens.length },
  withPlaces = true,
): (Thing | null)[] {
  const isFree = (at: number): boolean => at < to && roles[at] === undefined && tokens[at]?.isMark === false;
  const found: (Thing | null)[] = [];
  const beside: Thing[] = [];
  for (let at = from; at < to; ) {
    const place = isFree(at) ? readPlace(tokens, at, grammar, isFree) : null;
    const thing = place === null && isFree(at) ? readThing(tokens, at, grammar, isFree) : null;
    if (place !== null) beside.push(place.value.thing);
    // A bare word may be the end of a name the grammar does not know.
    if (thing !== null)
      found.push(thing.value.determiner === null && !thing.value.isPlural ? null : thing.value);
    else if (place === null && isFree(at) && isUnknownThing(tokens, at, grammar, isFree)) found.push(null);
    at = place?.end ?? thing?.end ?? at + 1;
  }
  return found.length > 0 || !withPlaces ? found : beside;
}

/** A determiner before a word the grammar does not know: something is named, nobody knows what. */
function isUnknownThing(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  isFree: (at: number) => boolean,
): boolean {
  const word = tokens[at]?.text ?? '';
  if (SOMETHING.has(word)) return true;
  return grammar.determiners.has(word) && isFree(at + 1) && !grammar.empty.has(tokens[at + 1]?.text ?? '');
}
