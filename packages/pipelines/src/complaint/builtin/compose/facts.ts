import { findTimes } from '@palimpsest/kernel/text';
import type { AskId } from '../concepts/asks.ts';
import { type AskHit, findAsks } from '../concepts/find-asks.ts';
import { type ConceptHit, findConcepts } from '../concepts/find-concepts.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { findEntries, type Lexicon, makeLexicon } from '../matching/lexicon.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import type { Transferred } from '../transfer/transferred.ts';
import { asksNothing } from '../transfer/unasked.ts';
import { MISLEADING, withoutIdioms } from '../words/idioms.ts';
import type { LanguageCode } from '../words/languages.ts';
import { REQUEST_MARKERS } from '../words/markers.ts';
import type { HousePhrase } from '../words/phrases/phrase.ts';
import { BELONGINGS } from '../words/things/belongings.ts';
import { FOOD } from '../words/things/food.ts';
import type { Variant } from '../words/things/variants.ts';
import { WORDS } from '../words/words.ts';
import { type Carried, readCarried, readPeople } from './carried.ts';
import { type Clock, clockAfter } from './carried-clock.ts';
import { withOwnInstead, withoutNegated } from './negated.ts';
import type { OwnAsk, OwnFact } from './own.ts';
import { timePhrase } from './time-phrase.ts';
import { readTurned } from './turned.ts';
import { readVariants } from './variants.ts';

export interface Fact {
  readonly id: ConceptId;
  readonly sentence: number;
  /** The word lists name it, so that the sender's own words show it. */
  readonly named: boolean;
  /** How likely the message is about it (see `ConceptHit`). */
  readonly weight: number;
  /** Where the words that name it begin in the message. */
  readonly at?: number;
  /** A time said in the same sentence, exactly as it stands there. */
  readonly time?: string;
  /** For a rewrite in another language: an hour whose figures can stand as they are. */
  readonly clock?: Clock;
}

/** What happened, as it is told in each language. */
export interface Told {
  readonly concepts: readonly ConceptId[];
  readonly words: Readonly<Record<LanguageCode, { readonly say: string }>>;
  readonly sentence: number;
}

export interface AskFact {
  readonly id: AskId;
  readonly sentence: number;
  /** Its sentence asks in so many words. */
  readonly plain: boolean;
  readonly named: boolean;
}

/** What a message says, as far as the lexicons know it. */
export interface Facts {
  readonly concepts: readonly Fact[];
  /** What no words name and is not likely enough by itself, the likeliest first. */
  readonly guesses?: readonly Fact[];
  readonly asks: readonly AskFact[];
  /** Ids of the first thing and the first food named. */
  readonly thing?: string;
  readonly food?: string;
  readonly carried?: Carried;
  /** Concepts of which the message wishes the opposite of what is usually asked. */
  readonly turned?: ReadonlySet<ConceptId>;
  /** Requests put together anew from their parts. */
  readonly whole?: readonly Transferred[];
  /** Things named more exactly than the concepts do. */
  readonly variants?: readonly Variant[];
  /** What the sender tells plainly; only where the rewrite is in the same language. */
  readonly own?: readonly OwnFact[];
  readonly ownAsks?: readonly OwnAsk[];
  /** What the phrase book knows how to tell and to ask in any of its languages. */
  readonly told?: readonly Told[];
  /** Told is what the sender will not do: that is what the message asks to be respected. */
  readonly hasLimit?: true;
  readonly exact?: readonly HousePhrase[];
}

/** What happens at an hour, so that the hour can stand behind its name. */
export const TIMED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  ...NOISY,
  'late_return',
  'long_showers',
  'tone_of_voice',
  'guests',
]);
/**
 * What is named but hardly meant is not told where something else is, and less likely still beside the likeliest; what is
 * only near the words must be likely.
 */
const HARDLY = -45;
const BESIDE = -25;
/** Beside a matter that is all but certain a single weak word makes no second one. */
const CERTAIN = 15;
const BESIDE_CERTAIN = -18;
const LIKELY = -15;
/** What is a little less likely is a guess: it counts only where the topics of the message bear it out and nothing else is known. */
const GUESSED = -24;
/** An ask that is named in passing, and so much less likely than another, is not what the message asks. */
const IN_PASSING = 60;
/** A second guess is told only where it is as likely as the first. */
const AS_LIKELY = 10;
/** Where and when it is, whom it keeps awake, and things with one name: who says so means it, though it is not what the message is about. */
export const LITERAL: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'sink',
  'kitchen',
  'fridge',
  'bathroom',
  'living_room',
  'hallway',
  'late_noise',
  'early_noise',
  'sleep',
  'study_time',
  'bikes',
  'shoes',
  'towels',
  'dishwasher',
  'stove',
  'laundry',
]);
/** What is said of a place or a state in passing. */
export const LOOSE: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'mess',
  'clutter',
  'floor',
  'noise',
  'damage',
]);
/** What was decided on goes with the decision. */
export const WITH: Readonly<Partial<Record<ConceptId, ConceptId>>> = { furniture: 'decisions' };
const lexicons = new Map<string, Lexicon>();
const NOTHING: ReadonlySet<string> = new Set();

/** Times are taken only where they can stand as they are: in the language of the message. */
export function readFacts(message: string, language: LanguageCode, keepTimes: boolean): Facts {
  const text = withoutIdioms(message, language).replace(wholeWords(MISLEADING[language]), (words) =>
    ' '.repeat(words.length),
  );
  const all = oneHour(findConcepts(text, language));
  const found = findAsks(text, language);
  const meant = toldAsks(withOwnInstead(withoutNegated(found, text, language), text, language));
  // A second matter of which something is asked in so many words is one.
  const bears = (id: ConceptId): boolean =>
    (!LOOSE.has(id) &&
      meant.some((ask) => ask.named && WORDS[language].concepts[id].ask?.[ask.id] !== undefined)) ||
    isWith(id, all);
  const best = Math.max(...all.map(({ weight }) => weight));
  const likely = all.filter(({ id, weight, named }) => {
    if (!named) return weight >= LIKELY;
    if (weight === best || LITERAL.has(id) || bears(id)) return weight >= HARDLY;
    return weight >= (best >= CERTAIN ? BESIDE_CERTAIN : BESIDE);
  });
  const hits = likely.length > 0 ? likely : all.filter(({ named }) => named);
  const guesses = all
    .filter(({ named, weight }) => !named && weight < LIKELY && weight >= GUESSED)
    .sort((a, b) => b.weight - a.weight);
  const parts = messageSentences(text).map(({ start, end }) => text.slice(start, end));
  // To who cannot see the message, thanks for something done are no request to do it.
  const isAsked = ({ sentence }: AskHit): boolean =>
    keepTimes || !asksNothing(parts[sentence] ?? '', language);
  const asks = meant.filter(isAsked).map(({ id, sentence, named }) => ({
    id,
    sentence,
    named,
    plain: findEntries(parts[sentence] ?? '', markersOf(language)).length > 0,
  }));
  const thing = firstOf('thing', text, language);
  const food = firstOf('food', text, language);
  const times = keepTimes ? findTimes(text, language) : [];
  const used = new Set<number>();
  const concepts = hits.map(({ id, span, sentence, named, weight }): Fact => {
    const time = TIMED.has(id)
      ? times.find((each) => !used.has(each.start) && timePhrase(text, each, span, language) !== null)
      : undefined;
    if (time === undefined) {
      const clock = keepTimes || !TIMED.has(id) ? undefined : clockAfter(text, span, language);
      return { id, sentence, named, weight, at: span.start, ...(clock === undefined ? {} : { clock }) };
    }
    used.add(time.start);
    return {
      id,
      sentence,
      named,
      weight,
      at: span.start,
      time: timePhrase(text, time, span, language) ?? '',
    };
  });
  return {
    concepts,
    guesses: guesses.map(({ id, sentence, named, weight }) => ({ id, sentence, named, weight })),
    asks,
    variants: readVariants(text, language),
    turned: readTurned(text, language),
    carried: keepTimes ? readPeople(text, language) : readCarried(text, language, namedBy(hits)),
    ...(thing === undefined ? {} : { thing }),
    ...(food === undefined ? {} : { food }),
  };
}

/** Whether a matter is told along with another that is there too. */
export function isWith(id: ConceptId, all: readonly { readonly id: ConceptId }[]): boolean {
  return all.some((each) => each.id === WITH[id]);
}

/** What is named and not only in passing, and the likeliest; a second guess only where nothing is named. */
function toldAsks(found: readonly AskHit[]): AskHit[] {
  // Who asks in so many words to talk may be guessed to want an agreement: the words count.
  const guessed = found.find(({ likeliest, named }) => likeliest && !named)?.id;
  const talks = guessed === 'agree' && found.some(({ id, named }) => id === 'talk' && named);
  const near = found.filter(({ id, named, likeliest, behind }) => {
    if (talks && (id === 'talk' || id === 'agree')) return id === 'talk';
    return named ? behind <= IN_PASSING : likeliest || behind <= AS_LIKELY;
  });
  // A question is often only the form of another ask.
  const isNamed = near.some(({ id, named, likeliest }) => named && (id !== 'explain' || likeliest));
  return near.filter(({ named, likeliest }) => named || likeliest || !isNamed);
}

function namedBy(hits: readonly ConceptHit[]): ReadonlySet<ConceptId> {
  return new Set(hits.filter(({ named }) => named).map(({ id }) => id));
}

/** "Two in the morning" is late: of a late and an early hour the likelier is meant. */
function oneHour(hits: readonly ConceptHit[]): readonly ConceptHit[] {
  const late = hits.find(({ id }) => id === 'late_noise');
  const early = hits.find(({ id }) => id === 'early_noise');
  if (late === undefined || early === undefined) return hits;
  const other = late.weight >= early.weight ? early : late;
  return hits.filter((hit) => hit !== other);
}

function markersOf(language: LanguageCode): Lexicon {
  const key = `markers ${language}`;
  const known = lexicons.get(key) ?? makeLexicon(language, { marker: REQUEST_MARKERS[language] }, NOTHING);
  lexicons.set(key, known);
  return known;
}

function firstOf(kind: 'thing' | 'food', text: string, language: LanguageCode): string | undefined {
  const key = `${kind} ${language}`;
  const things = kind === 'thing' ? BELONGINGS : FOOD;
  const known = lexicons.get(key);
  const lexicon =
    known ??
    makeLexicon(
      language,
      Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, thing[language].hear])),
      NOTHING,
    );
  if (known === undefined) lexicons.set(key, lexicon);
  return findEntries(text, lexicon)[0]?.id;
}
