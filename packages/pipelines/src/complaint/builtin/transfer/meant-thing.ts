import type { LanguageCode } from '../words/languages.ts';
import type { Grammar } from './grammar.ts';
import { readPlace, readThing, type Thing } from './phrase-chunks.ts';
import type { Marked } from './segments.ts';
import type { Token } from './tokens.ts';

/** What `it` hardly ever stands for. */
export const NEVER_MEANT: readonly string[] = ['person', 'body', 'event'];
/** What a thing is taken out of. */
export const STORES: readonly string[] = ['device', 'container'];
/** What was named longer ago is not what `it` stands for. */
export const MOST_BACK = 3;
/** What a sentence is about is remembered a little longer. */
export const FAR_BACK = 6;

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
    him: ({ noun, isPlural }) => !isPlural && noun.classes.has('animal'),
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
  earlier: readonly Named[],
  fits: (thing: Thing) => boolean,
  language: LanguageCode,
): Thing | null {
  const agrees = STANDS_FOR[language][pronoun];
  if (agrees === undefined) return null;
  const canBe = (thing: Thing): boolean =>
    agrees(thing, thing.noun.words[language].gender) &&
    // Hair that lies about is a thing like others.
    (thing.noun.concept === 'hair' || !NEVER_MEANT.some((each) => thing.noun.classes.has(each)));
  const things = earlier.filter((named) => named?.isPlace !== true);
  const last = lastOf(things, canBe, fits);
  if (last !== undefined) return last === null ? subjectOf(earlier, canBe, fits) : again(last);
  // What stands in a place is meant where nothing else can be.
  const places = earlier.filter((named) => named?.isPlace === true && canBe(named));
  const [only] = places;
  return places.length === 1 && only !== null && only !== undefined && fits(only) ? again(only) : null;
}

/** The last of what was named lately; null where it could be another, undefined where nothing of it can be meant. */
function lastOf(
  things: readonly Named[],
  canBe: (thing: Thing) => boolean,
  fits: (thing: Thing) => boolean,
): Thing | null | undefined {
  const near = things.slice(-MOST_BACK).reverse();
  for (const [at, thing] of near.entries()) {
    if (thing === null) return null;
    if (!canBe(thing)) continue;
    // Where it could stand for either of two, it stands for neither.
    const isEither = near
      .slice(at + 1)
      .some((other) => other !== null && other.noun !== thing.noun && canBe(other));
    return fits(thing) && !isEither ? thing : null;
  }
  return undefined;
}

/** What the sentence before says something of: `Your bike blocks the hallway. Move it.` */
function subjectOf(
  earlier: readonly Named[],
  canBe: (thing: Thing) => boolean,
  fits: (thing: Thing) => boolean,
): Thing | null {
  const subjects = earlier
    .slice(-FAR_BACK)
    .flatMap((named) => (named?.isSubject === true && canBe(named) ? [named] : []));
  const [subject] = subjects;
  return subject !== undefined && subjects.length === 1 && fits(subject) ? again(subject) : null;
}

/** A thing as it is named once more. */
function again({ noun, isPlural, determiner, of }: Thing): Thing {
  const isAny = determiner === null || determiner === 'some' || determiner === 'a' || determiner === 'no';
  // `saca la ropa de la lavadora y tiéndela`: where it was is not what it is.
  const isStore = of !== undefined && STORES.some((each) => of.noun.classes.has(each));
  return {
    noun,
    isPlural,
    adjectives: [],
    determiner: isAny ? 'the' : determiner,
    ...(of === undefined || isStore ? {} : { of }),
  };
}

/** Something a message named: what its sentence is about, or only where it is. */
export type Named = (Thing & { readonly isSubject?: boolean; readonly isPlace?: boolean }) | null;

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
): Named[] {
  const isFree = (at: number): boolean => at < to && roles[at] === undefined && tokens[at]?.isMark === false;
  const found: Named[] = [];
  const beside: Thing[] = [];
  const first = tokens.findIndex(({ isMark }, at) => !isMark && roles[at] === undefined);
  for (let at = from; at < to; ) {
    const place = isFree(at) ? readPlace(tokens, at, grammar, isFree) : null;
    const thing = place === null && isFree(at) ? readThing(tokens, at, grammar, isFree) : null;
    if (place !== null) beside.push(place.value.thing);
    // A bare word may be the end of a name the grammar does not know.
    const before = tokens[at - 1];
    const isSubject =
      at === first || before?.isMark === true || (before !== undefined && grammar.joins.has(before.text));
    if (thing !== null)
      found.push(
        thing.value.determiner === null && !thing.value.isPlural && thing.value.adjectives.length === 0
          ? null
          : { ...thing.value, isSubject },
      );
    else if (place === null && isFree(at) && isUnknownThing(tokens, at, grammar, isFree)) found.push(null);
    at = place?.end ?? thing?.end ?? at + 1;
  }
  if (!withPlaces) return found;
  // `Il y a un truc dans le bac`: something unknown is there, and the place is not meant.
  if (found.length === 0 && THERE_IS[grammar.language].test(tokens.map(({ text }) => text).join(' ')))
    return [null];
  return found.length > 0 ? [...beside.map((thing) => ({ ...thing, isPlace: true })), ...found] : beside;
}

/** How each language says that something is somewhere. */
export const THERE_IS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:theres|there (?:is|are|was|were))(?!\p{L})/u,
  es: /(?<!\p{L})(?:hay|habia)(?!\p{L})/u,
  fr: /(?<!\p{L})y (?:a|avait)(?!\p{L})/u,
  de: /(?<!\p{L})(?:gibt es|es gibt)(?!\p{L})/u,
};

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
