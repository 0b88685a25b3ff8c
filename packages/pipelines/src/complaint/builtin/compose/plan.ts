import type { Intent } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import { CONCEPTS, type ConceptId } from '../concepts/ids.ts';
import { IMPLIED, NOISY } from '../concepts/implied.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import type { ConceptTable } from '../words/concept-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { GARMENTS } from '../words/things/belongings.ts';
import { WORDS } from '../words/words.ts';
import type { AskFact, Fact, Facts } from './facts.ts';
import { once } from './once.ts';
import type { OwnAsk } from './own.ts';
import { turnedWords } from './turned.ts';

/** An infinitive phrase to ask for, of a concept or, where the concept has none for the ask, of the ask alone. */
export interface Phrase {
  readonly ask: AskId;
  readonly concept: ConceptId | null;
  readonly text: string;
  /** The phrase book's own words for what the sender asks. */
  readonly exact?: true;
  /** The sender's own request, taken apart and put together again: it says what it is about. */
  readonly isWhole?: true;
  readonly sentence?: number;
  /** The sentence that asks. */
  readonly from?: number;
  readonly isTogether?: boolean;
}

export type Refused = 'pay' | 'clean_up';

export interface Plan {
  readonly concepts: readonly Fact[];
  readonly phrases: readonly Phrase[];
  /** Asks that are a sentence of their own about what is named. */
  readonly about: readonly ('talk' | 'agree' | 'explain')[];
  /** What the sender will not do for others any more, where nothing else is asked. */
  readonly refused?: Refused;
  /** Requests in the sender's own words, before the phrases. */
  readonly asked?: readonly OwnAsk[];
}

const MOST_CONCEPTS = 6;
const MOST_PHRASES = 4;
const ABOUT = ['talk', 'agree', 'explain'] as const;
/** Asks that say "it": beside an ask that names its matter the reader could not tell what is meant. */
export const VAGUE: ReadonlySet<AskId> = new Set<AskId>([
  'move',
  'return',
  'replace',
  'take_out',
  'turn_off',
  'close_door',
  'repair',
  'clean_up',
  'limit',
  'share_time',
  'go_outside',
]);

/** What the rewrite will say: each concept, and each ask once, with the concept's own words where it has them. */
export function planMessage(facts: Facts, intent: Intent, language: LanguageCode): Plan {
  const { asks } = WORDS[language];
  const words = turnedWords(facts.turned, language);
  const worn = facts.thing !== undefined && GARMENTS.has(facts.thing);
  const concepts = prune(facts.concepts, worn).slice(0, MOST_CONCEPTS);
  const asked = clearAsks(facts, intent, concepts, words)
    .map((ask) => asPayment(ask, concepts, words))
    .filter((ask) => isBorneOut(ask, concepts, words))
    .filter((ask, at, all) => ask.named || all.findIndex(({ named }) => !named) === at);
  const fitting = asked.filter((ask) => isOfMatter(ask, concepts));
  // What happened is told: then nothing need be asked that the sender did not ask.
  const isTold = (facts.told ?? []).length > 0 && (facts.turned?.size ?? 0) === 0;
  const whole = wholePhrases(facts, intent, language);
  const isSilent = intent === 'concern' || isTold || whole.length > 0;
  const wanted = fitting.length > 0 || isSilent ? fitting : impliedAsks(concepts, intent, words);
  const mended = facts.thing === undefined ? undefined : words.borrowed_items.ask?.replace;
  const own = wanted.map((ask) => {
    const exact = exactPhrases(ask, facts, language);
    if (exact.length > 0) return exact;
    return ownPhrases(ask, concepts, words).map((phrase) =>
      phrase.concept === 'damage' && phrase.ask === 'replace' && mended !== undefined
        ? { ...phrase, text: mended }
        : phrase,
    );
  });
  const hasOwn = own.some((phrases) => phrases.length > 0);
  const phrases: Phrase[] = [];
  const about: ('talk' | 'agree' | 'explain')[] = [];
  for (const [at, ask] of wanted.entries()) {
    const special = ABOUT.find((each) => each === ask.id);
    const mine = own[at] ?? [];
    const thing =
      mine.length > 0 || facts.thing === undefined ? undefined : words.borrowed_items.ask?.[ask.id];
    if (mine.length > 0) phrases.push(...untold(mine, phrases, language));
    else if (special === 'explain' && whole.some((phrase) => phrase.ask === 'explain')) continue;
    else if (special !== undefined) about.push(special);
    else if (thing !== undefined && !hasOwn)
      phrases.push({ ask: ask.id, concept: 'borrowed_items', text: thing });
    else if (!hasOwn || (ask.plain && !VAGUE.has(ask.id)))
      phrases.push({ ask: ask.id, concept: null, text: asks[ask.id].say });
  }
  // Who wants to agree on how something is shared has asked for sharing it.
  const agreed = about.includes('agree') ? phrases.filter(({ ask }) => !SHARING.has(ask)) : phrases;
  const told = [...whole, ...once(agreed, wanted, VAGUE)].slice(0, MOST_PHRASES);
  const isBare = told.every(({ ask, concept }) => ask === 'stop' && concept === null);
  const refused = isBare && about.length === 0 ? refusedOf(facts, intent) : undefined;
  return {
    concepts,
    phrases: refused === undefined ? told : [],
    about: [...new Set(about)],
    ...(refused === undefined ? {} : { refused }),
  };
}

/** What was taken apart and put together again; of a message that only wants to know, what it orders and asks. */
function wholePhrases({ whole = [] }: Facts, intent: Intent, language: LanguageCode): Phrase[] {
  const asks = intent === 'clarification';
  return whole.flatMap(({ kind, concepts, say, sentence, isOrder, isTogether = false }) =>
    kind === 'told' || kind === 'refused' || (asks && kind !== 'explain' && isOrder !== true)
      ? []
      : [
          {
            ask: kind,
            concept: concepts[0] ?? null,
            text: say[language],
            isWhole: true,
            sentence,
            from: sentence,
            isTogether,
          },
        ],
  );
}

/** Who sets a limit and asks for nothing else than to pay or to clean will not do it for the reader any more. */
function refusedOf({ asks }: Facts, intent: Intent): Refused | undefined {
  const id =
    intent === 'boundary' ? asks.find((ask) => REFUSED.some((each) => each === ask.id))?.id : undefined;
  return REFUSED.find((each) => each === id);
}

const REFUSED = ['pay', 'clean_up'] as const;
const SHARING: ReadonlySet<AskId> = new Set<AskId>(['share_time', 'take_turns', 'limit']);

/** Where nothing that is asked fits what is named, "stop" is clearer than asks that say "it". */
function clearAsks(facts: Facts, intent: Intent, concepts: readonly Fact[], words: ConceptTable): AskFact[] {
  const asked = meantAsks(facts, intent);
  const stop = facts.asks.find(({ id, named }) => id === 'stop' && named);
  const fits = asked.some(
    ({ id }) => !VAGUE.has(id) || concepts.some((fact) => words[fact.id].ask?.[id] !== undefined),
  );
  return stop === undefined || fits || intent === 'concern' ? asked : [stop];
}

/** To clean and to take out is asked about what gets dirty, whatever words stand near. */
function isOfMatter({ id }: AskFact, concepts: readonly Fact[]): boolean {
  return (
    (id !== 'clean_up' && id !== 'take_out') ||
    concepts.length === 0 ||
    concepts.some((fact) => CLEANED.has(CONCEPTS[fact.id].topic))
  );
}

const CLEANED: ReadonlySet<string> = new Set(['cleanliness', 'guests', 'other', 'communication']);

/** Money that is to be given back is to be paid. */
function asPayment(ask: AskFact, concepts: readonly Fact[], words: ConceptTable): AskFact {
  const has = (id: AskId): boolean => concepts.some((fact) => words[fact.id].ask?.[id] !== undefined);
  return ask.id === 'return' && !has('return') && has('pay') ? { ...ask, id: 'pay' } : ask;
}

/** An ask that no words name is one only where something the message names can be asked so. */
function isBorneOut(ask: AskFact, concepts: readonly Fact[], words: ConceptTable): boolean {
  return (
    ask.named ||
    concepts.length === 0 ||
    ABOUT.some((each) => each === ask.id) ||
    concepts.some(({ id }) => words[id].ask?.[ask.id] !== undefined)
  );
}

/** The ask in the words of the phrase book, where it knows them. */
function exactPhrases({ id, sentence }: AskFact, { exact = [] }: Facts, language: LanguageCode): Phrase[] {
  return exact
    .filter(({ kind }) => kind === id)
    .map(({ concepts, words }) => ({
      ask: id,
      concept: concepts[0],
      text: words[language].say,
      exact: true,
      from: sentence,
    }));
}

/** The ask in the words of the concepts of its own sentence; where they have none, of the nearest that has. */
function ownPhrases(ask: AskFact, concepts: readonly Fact[], words: ConceptTable): Phrase[] {
  const all = concepts.flatMap(({ id, sentence }): (Phrase & { sentence: number })[] => {
    const text = words[id].ask?.[ask.id];
    return text === undefined ? [] : [{ ask: ask.id, concept: id, text, sentence, from: ask.sentence }];
  });
  const distance = (sentence: number): number =>
    Math.abs(sentence - ask.sentence) * 2 + (sentence > ask.sentence ? 1 : 0);
  const nearest = Math.min(...all.map(({ sentence }) => distance(sentence)));
  return all
    .filter(({ sentence }) => distance(sentence) === nearest)
    .sort((a, b) => (GENERAL.get(a.concept) ?? 0) - (GENERAL.get(b.concept) ?? 0))
    .slice(0, 2);
}

/** Without phrases about what an earlier phrase of the same ask names already. */
function untold(phrases: readonly Phrase[], earlier: readonly Phrase[], language: LanguageCode): Phrase[] {
  const kept: Phrase[] = [];
  for (const phrase of phrases) {
    const said = [...earlier, ...kept].filter(({ ask }) => ask === phrase.ask).map(({ text }) => text);
    const named = said.some((text) => nameConcepts(text, language).some(({ id }) => id === phrase.concept));
    const hour = phrase.concept === 'late_noise' || phrase.concept === 'early_noise';
    const same = [...earlier, ...kept].some(({ text }) => text === phrase.text);
    const visit =
      isVisit(phrase) && [...earlier, ...kept].some((each) => each.ask === phrase.ask && isVisit(each));
    if (!named && !same && !visit && !(hour && said.length > 0)) kept.push(phrase);
  }
  return kept;
}

/** Of visits the more exact words go first: who stays the night is more than a guest. */
const GENERAL: ReadonlyMap<ConceptId | null, number> = new Map([
  ['unannounced_guests', 1],
  ['guests', 2],
]);

/** Visits of one kind or another: to be told of them beforehand is asked once. */
const isVisit = ({ concept }: Phrase): boolean => concept !== null && CONCEPTS[concept].topic === 'guests';

/** A question asks to be told; anything else it seems to ask is only what the question is about. */
function meantAsks({ asks }: Facts, intent: Intent): AskFact[] {
  if (intent === 'clarification') return [{ id: 'explain', sentence: 0, plain: true, named: true }];
  const others = asks.filter(({ id }) => id !== 'explain');
  if (intent === 'concern') return others.filter(({ plain, named }) => plain && named).slice(0, 2);
  if (others.length === 0) return [...asks];
  // Who sets a limit says what they will not do themselves: "I will not pay", "I do not clean your half".
  const refused = others.filter(({ id }) => id !== 'pay' && id !== 'clean_up');
  if (intent === 'boundary') return refused.slice(0, MOST_PHRASES);
  // "Stop" is mostly the frame of another ask: "stop leaving your plates".
  const exact = others.filter(({ id }) => id !== 'stop');
  return (exact.length > 1 ? exact : others).slice(0, MOST_PHRASES);
}

/** A bare complaint put as a request or a boundary asks for what is usually asked about its concept. */
function impliedAsks(concepts: readonly Fact[], intent: Intent, words: ConceptTable): AskFact[] {
  for (const { id, sentence } of concepts) {
    const known = Object.keys(words[id].ask ?? {}) as AskId[];
    const guards = known.find((ask) => ask === 'respect_space' || ask === 'stop');
    const first = intent === 'boundary' ? guards : known[0];
    if (first !== undefined) return [{ id: first, sentence, plain: true, named: false }];
  }
  return [];
}

/** Without what another concept says already. */
function prune(concepts: readonly Fact[], worn: boolean): Fact[] {
  const ids = new Set(concepts.map(({ id }) => id));
  const implied = new Set(concepts.flatMap(({ id }) => IMPLIED[id] ?? []));
  const noisy = [...ids].some((id) => id !== 'noise' && NOISY.has(id));
  // Hair blocks the drain of the shower, whatever else is called a drain.
  const shower = ids.has('hair') && ids.has('bathroom');
  return concepts.filter(
    ({ id }) =>
      !implied.has(id) &&
      !(id === 'noise' && noisy) &&
      !(id === 'sink' && shower) &&
      !(MENTIONED_WITH[id] ?? []).some((other) => ids.has(other)) &&
      // The jacket that was borrowed is told of with the clothes.
      !(id === 'borrowed_items' && worn && ids.has('clothes')),
  );
}

/** What is only said of another matter: bottles after a party are no recycling, who reads messages leaves none unanswered. */
export const MENTIONED_WITH: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  recycling: ['guest_mess', 'party'],
  no_reply: ['private_messages'],
  strangers: ['partner_over', 'family_visit'],
  guests: ['accounts'],
  mail: ['photos'],
  personal_items: ['private_messages', 'food_taken', 'clothes'],
};
