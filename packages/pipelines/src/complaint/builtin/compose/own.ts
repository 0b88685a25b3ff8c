import { words } from '@palimpsest/kernel/text';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Facts } from './facts.ts';
import type { Phrase, Plan } from './plan.ts';

/** What a message tells, as a sentence with its full stop. */
export interface OwnFact {
  readonly text: string;
  /** Where it is in the sender's own words, and not in those of a list: the place of its sentence in the message. */
  readonly source?: number;
}

/** What a heated message asks, put as a request in the sender's own words. */
export interface OwnAsk {
  readonly text: string;
  /** Without the words that make it polite. */
  readonly body: string;
  /** The same as an infinitive phrase, where the language puts it so: it can be asked more softly. */
  readonly phrase?: string;
  readonly asks: readonly AskId[];
  readonly concepts: readonly ConceptId[];
  readonly source: number;
}

/** So many of the sender's own words say what a message is about, where one of them names it or something is asked. */
const TELLING = 5;
/** So many do whatever they are. */
const AMPLE = 9;

/** Whether the sender's own words say enough to need no name of the matter beside them. */
export function saysEnough(
  { own = [], ownAsks = [] }: Pick<Facts, 'own' | 'ownAsks'>,
  language: LanguageCode,
): boolean {
  const told = own.filter(({ source }) => source !== undefined).map(({ text }) => text);
  const count = words([...told, ...ownAsks.map(({ body }) => body)].join(' ')).length;
  if (count < TELLING || count >= AMPLE) return count >= AMPLE;
  return ownAsks.length > 0 || told.some((text) => nameConcepts(text, language).length > 0);
}

/** The sentences of the message of which something is told in its own words. */
export function ownSources(
  facts: readonly OwnFact[] = [],
  asks: readonly OwnAsk[] = [],
): ReadonlySet<number> {
  return new Set([...facts, ...asks].flatMap(({ source }) => source ?? []));
}

/** Words as long as this are mostly what is spoken of. */
const LONG = 4;

/**
 * The plan with the sender's own requests in it. Of what the lists think is asked only that stays which another sentence asks whole: beside
 * the sender's own words anything less would mostly be asked again, or be a guess.
 */
export function withOwnAsks(plan: Plan, own: readonly OwnAsk[] = []): Plan {
  if (own.length === 0) return plan;
  const sources = ownSources([], own);
  const isElse = (sentence: number | undefined): boolean => sentence !== undefined && !sources.has(sentence);
  // What is to stop may be named in a sentence of its own: "Hands off my phone. Stop reading my messages".
  const said = new Set(own.flatMap(({ body }) => words(body).map(({ lower }) => lower)));
  const repeats = (text: string): boolean =>
    words(text).some(({ lower }) => lower.length >= LONG && said.has(lower));
  const isOther = ({ from, isWhole, text }: Phrase): boolean =>
    isWhole === true && isElse(from) && !repeats(text);
  // What no list knows may ask for anything; what is asked about the matter stays beside it.
  const isKnown = own.some((each) => each.asks.length + each.concepts.length > 0);
  return { ...plan, phrases: plan.phrases.filter(isOther), about: isKnown ? [] : plan.about, asked: own };
}
