import { CONCEPTS, type ConceptId } from '../concepts/ids.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import { findEntries, type Hit, type Lexicon, makeExactLexicon } from '../matching/lexicon.ts';
import { COUNTS } from '../words/counts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { RELATIVES } from '../words/relatives.ts';
import { BELONGINGS } from '../words/things/belongings.ts';
import { DETAILS } from '../words/things/details.ts';
import { FOOD } from '../words/things/food.ts';
import type { Thing } from '../words/things/thing.ts';
import { type Amount, amountOf } from './carried-amount.ts';
import { type Guest, guestOf, readerOf } from './carried-names.ts';

/** What makes a message this message and can be said in another language without understanding it. */
export interface Carried {
  /** The name the reader is called by. */
  readonly reader?: string;
  readonly guest: Guest;
  readonly amount?: Amount;
  /** Which time it is by now: a place in the list of `COUNTS`. */
  readonly count?: number;
  /** Matters the message names: a thing may name one of them though it is not told. */
  readonly concepts: ReadonlySet<ConceptId>;
  /** Things named beside the matters, in the order of appearance. */
  readonly things: readonly CarriedThing[];
}

export interface CarriedThing {
  readonly sentence: number;
  /** Something of the sender's, told only with matters of what is the sender's. */
  readonly mine: boolean;
  readonly say: Readonly<Record<LanguageCode, string>>;
}

const MOST_THINGS = 2;
const LONGEST_LIKENESS = 24;
/** "Like a toddler", "this is not a garage": the thing is not there. */
export const LIKENESS =
  /(?<!\p{L})(?:like|as|not|isn['’]t|como|parec[ií]a|parece|no es|comme|on dirait|est pas|wie|kein|keine|keinen)(?: (?:an?|the|una?|el|la|une?|le|das|der|die|eine?[nmr]?))? $/iu;
const lexicons = new Map<LanguageCode, Lexicons>();

type Lexicons = Readonly<Record<'things' | 'counts' | 'relatives', Lexicon>>;

/** Of a message in its own language only people and the sum are taken: the rest is told in the sender's words. */
export function readPeople(text: string, language: LanguageCode): Carried {
  const { count: _count, ...carried } = readCarried(text, language, new Set());
  return { ...carried, things: [] };
}

export function readCarried(text: string, language: LanguageCode, named: ReadonlySet<ConceptId>): Carried {
  const { things, counts, relatives } = lexiconsOf(language);
  const reader = readerOf(text);
  const amount = amountOf(text);
  const count = findEntries(text, counts)[0];
  return {
    guest: { ...guestOf(text, language, reader), ...relativeOf(findEntries(text, relatives)) },
    concepts: named,
    things: findEntries(text, things).flatMap(({ id, sentence, span }) => {
      const thing = thingOf(id);
      const before = text.slice(Math.max(0, span.start - LONGEST_LIKENESS), span.start);
      return thing === undefined || LIKENESS.test(before) ? [] : [{ sentence, ...thing }];
    }),
    ...(reader === undefined ? {} : { reader }),
    ...(amount === undefined ? {} : { amount }),
    ...(count === undefined ? {} : { count: Number(count.id) }),
  };
}

/**
 * The things to be told with the matters: those of the same sentences, whose words name no other matter and that are
 * not told yet.
 */
export function thingsBeside(
  carried: Carried,
  told: {
    readonly concepts: readonly { readonly id: ConceptId; readonly sentence: number }[];
    readonly text: string;
  },
  language: LanguageCode,
): string[] {
  // In what is told already, and beside it: "mould" is old food only where no bathroom is named.
  const said = nameConcepts(told.text, language);
  const ids = new Set([...told.concepts, ...said].map(({ id }) => id).concat(...carried.concepts));
  const owns = told.concepts.some(({ id }) => OWNED.has(id));
  const lower = told.text.toLowerCase();
  const kept: string[] = [];
  for (const { sentence, mine, say } of carried.things) {
    const name = say[language];
    const bears = told.concepts.some(
      // What was decided on may stand in a sentence of its own.
      (fact) => (fact.sentence === sentence || fact.id === 'decisions') && bearsThings(fact.id),
    );
    if (!bears || (mine && !owns)) continue;
    if (kept.includes(name) || lower.includes(coreOf(name))) continue;
    const names = nameConcepts([told.text, ...kept, name].join(' '), language);
    if (names.every(({ id }) => ids.has(id) || FAULTS.has(id))) kept.push(name);
  }
  return kept.slice(0, MOST_THINGS);
}

/** Hours, talk and visits are about people: a thing named with them is where it happened, not what it is about. */
const bearsThings = (id: ConceptId): boolean =>
  BEARING.has(id) || (!PEOPLE.has(CONCEPTS[id].topic) && !BARE.has(id));

export const PEOPLE: ReadonlySet<string> = new Set(['schedule', 'communication', 'guests']);
export const BEARING: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'laundry_time',
  'decisions',
  'guest_mess',
  'keys',
]);
export const BARE: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'sleep',
  'study_time',
  'quiet_time',
  'room_entry',
  'knocking',
  'personal_space',
  'bathroom_privacy',
  'eavesdropping',
]);

/** What is wrong with a thing: named with the thing, whatever else the message is about. */
export const FAULTS: ReadonlySet<ConceptId> = new Set<ConceptId>(['repairs', 'damage']);

/** Matters of what belongs to the sender. */
export const OWNED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'borrowed_items',
  'personal_items',
  'clothes',
  'food_taken',
]);

/** Without its article: "the camera" is told where "that camera" is. */
const coreOf = (name: string): string => (name.split(/[ ’]/u).at(-1) ?? name).toLowerCase();

function thingOf(id: string): Omit<CarriedThing, 'sentence'> | undefined {
  const [kind, key = ''] = id.split(' ');
  if (kind === 'detail') {
    const detail = DETAILS[Number(key)];
    return detail === undefined
      ? undefined
      : { mine: false, say: { en: detail.en.say, es: detail.es.say, fr: detail.fr.say, de: detail.de.say } };
  }
  const thing = (kind === 'food' ? FOOD : BELONGINGS)[key];
  return thing === undefined
    ? undefined
    : { mine: true, say: { en: thing.en.say, es: thing.es.say, fr: thing.fr.say, de: thing.de.say } };
}

function lexiconsOf(language: LanguageCode): Lexicons {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const heard = (kind: string, all: Readonly<Record<string, Thing>>): [string, string][] =>
    Object.entries(all).map(([id, thing]) => [`${kind} ${id}`, thing[language].hear]);
  const details = DETAILS.map((detail, at): [string, string] => [`detail ${at}`, detail[language].hear]);
  const counts = COUNTS[language].map(({ hear }, at): [string, string] => [`${at}`, hear]);
  const relatives = RELATIVES.map((each, at): [string, string] => [`${at}`, each[language].hear]);
  const made = {
    things: exact([...details, ...heard('thing', BELONGINGS), ...heard('food', FOOD)], language),
    counts: exact(counts, language),
    relatives: exact(relatives, language),
  };
  lexicons.set(language, made);
  return made;
}

/** The one relative a message speaks of. */
function relativeOf([first, second]: readonly Hit[]): { relative?: number } {
  return first === undefined || second !== undefined ? {} : { relative: Number(first.id) };
}

/** A thing must be named letter by letter: one guessed from a misspelling could be another. */
function exact(entries: readonly [string, string][], language: LanguageCode): Lexicon {
  return makeExactLexicon(language, Object.fromEntries(entries));
}
