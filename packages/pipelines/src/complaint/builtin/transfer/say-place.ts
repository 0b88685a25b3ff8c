import type { LanguageCode } from '../words/languages.ts';
import type { Place, Thing } from './phrase-chunks.ts';
import { type Case, germanContracted, sayThing } from './say-thing.ts';

type Relation = 'at' | 'to' | 'from';

interface Preposition {
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly de: string;
  /** German: the case at a place, and towards it. */
  readonly cases: readonly [Case, Case];
}

export const TWO_WAY = ['dative', 'accusative'] as const;
export const DATIVE = ['dative', 'dative'] as const;
export const ACCUSATIVE = ['accusative', 'accusative'] as const;

/** How each sense of a place is said. */
export const SAID_PREPOSITIONS: Readonly<Record<string, Preposition>> = {
  in: { en: 'in', es: 'en', fr: 'dans', de: 'in', cases: TWO_WAY },
  at: { en: 'at', es: 'en', fr: 'à', de: 'an', cases: TWO_WAY },
  on: { en: 'on', es: 'en', fr: 'sur', de: 'auf', cases: TWO_WAY },
  under: { en: 'under', es: 'debajo de', fr: 'sous', de: 'unter', cases: TWO_WAY },
  behind: { en: 'behind', es: 'detrás de', fr: 'derrière', de: 'hinter', cases: TWO_WAY },
  beside: { en: 'next to', es: 'al lado de', fr: 'à côté de', de: 'neben', cases: TWO_WAY },
  in_front: { en: 'in front of', es: 'delante de', fr: 'devant', de: 'vor', cases: TWO_WAY },
  above: { en: 'above', es: 'encima de', fr: 'au-dessus de', de: 'über', cases: TWO_WAY },
  against: { en: 'against', es: 'contra', fr: 'contre', de: 'an', cases: TWO_WAY },
  near: { en: 'near', es: 'cerca de', fr: 'près de', de: 'in der Nähe von', cases: DATIVE },
  from: { en: 'from', es: 'de', fr: 'de', de: 'von', cases: DATIVE },
  with: { en: 'with', es: 'con', fr: 'avec', de: 'mit', cases: DATIVE },
  without: { en: 'without', es: 'sin', fr: 'sans', de: 'ohne', cases: ACCUSATIVE },
  for: { en: 'for', es: 'para', fr: 'pour', de: 'für', cases: ACCUSATIVE },
  to: { en: 'to', es: 'a', fr: 'à', de: 'zu', cases: DATIVE },
  after: { en: 'after', es: 'después de', fr: 'après', de: 'nach', cases: DATIVE },
  before: { en: 'before', es: 'antes de', fr: 'avant', de: 'vor', cases: DATIVE },
  through: { en: 'through', es: 'por', fr: 'par', de: 'durch', cases: ACCUSATIVE },
};

/** A place in the words of a language; null where its sense cannot be said. */
export function sayPlace(place: Place, language: LanguageCode, relation: Relation): string | null {
  const { thing } = place;
  const isOn = thing.noun.classes.has('surface') && !thing.noun.classes.has('container');
  const isRoom = thing.noun.classes.has('room');
  const sense = relation === 'from' ? 'from' : settled(place.sense, isOn, isRoom);
  const preposition = SAID_PREPOSITIONS[sense];
  if (preposition === undefined) return null;
  const towards = relation === 'to' || place.sense === 'into' || place.sense === 'onto' ? 1 : 0;
  if (language === 'de') {
    const isInto = sense === 'to' && (isRoom || isOn || thing.noun.classes.has('container'));
    if (sense === 'to' && thing.noun.classes.has('person')) return null;
    const word = isInto
      ? isOn
        ? 'auf'
        : 'in'
      : sense === 'from' && !isOn
        ? fromWord(thing)
        : preposition.de;
    const grammatical = isInto ? 'accusative' : preposition.cases[towards];
    return germanContracted(`${word} ${sayThing(thing, 'de', grammatical).text}`);
  }
  const word =
    language === 'fr' && sense === 'to' && isRoom ? (isOn ? 'sur' : 'dans') : preposition[language];
  return `${word} ${sayThing(thing, language).text}`;
}

function fromWord({ noun }: Thing): string {
  return noun.classes.has('room') || noun.classes.has('container') ? 'aus' : 'von';
}

/** Spanish `en` is both in and on: the thing says which. */
function settled(sense: string, isOn: boolean, isRoom: boolean): string {
  // German `auf dem Dachboden`
  if (sense === 'on' && isRoom && !isOn) return 'in';
  if (sense === 'in' || sense === 'into') return isOn ? 'on' : 'in';
  if (sense === 'onto') return 'on';
  return sense;
}
