import type { Topic } from '@palimpsest/contracts';
import { isOfTopics } from '../concepts/further-topics.ts';
import { CONCEPTS, type ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import type { Transferred } from '../transfer/transferred.ts';
import { WORDS } from '../words/words.ts';
import { HOURS, NOTES } from './agreed.ts';
import { OWNED } from './carried.ts';
import { ANY_THING } from './clear-asks.ts';
import type { AskFact, Fact, Facts, Told } from './facts.ts';
import { mostTold } from './most-told.ts';

/** More of what happened would bury what is asked. */
const MOST_TOLD = 2;
/** More requests than these would bury the first. */
const MOST = 3;
/** Beside a request that says what is meant, only what is this likely is named: of the labelled messages most mean it. */
const SURE = -12;
/** `Please give me notice` says little without its matter. */
const HARDLY = -45;
/** Beside a phrase of the phrase book. */
const BESIDE_PHRASES = -38;
/** Beside what the sender will not do, only what is this likely is named. */
const LIKELY = 0;
/** Wishes that are about something else than their own words. */
export const OF_A_MATTER: ReadonlySet<Transferred['kind']> = new Set<Transferred['kind']>([
  'give_notice',
  'reply',
  'agree',
  'take_turns',
  'include',
  'talk',
]);
/**
 * To who cannot see the message a matter beside requests that name their things is named only where it is this likely: readers
 * called nearly every second rewrite wrong that named more, and one in eight of the others.
 */
const LIKELIER = 0;
/** What nobody asks for the contrary of, so that beside a request it can only be a reason. */
export const BESIDE: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'smell',
  'sleep',
  'work_schedule',
  'study_time',
  'hot_water',
]);
/** So likely is what is asked of it meant too. */
const CERTAIN = 10;

/**
 * The facts with the requests that the grammar could take apart and put together again: they stand for whatever else
 * was heard in their sentences.
 */
export function withTransferred(
  facts: Facts,
  transferred: readonly Transferred[],
  topics: readonly Topic[],
): Facts {
  const events = withEvents(
    facts,
    transferred.filter(({ kind, isWhole }) => kind === 'told' && isWhole),
  );
  const told = withLimits(
    events,
    transferred.filter(({ kind }) => kind === 'refused'),
  );
  const asked = transferred
    .filter(({ kind }) => kind !== 'told' && kind !== 'refused')
    .filter((each) => isNeeded(each, facts, topics))
    .filter(isNew);
  const whole = asked.filter(({ isBack }) => isBack !== true).slice(0, MOST);
  if (whole.length > 0) return withAsks(told, whole, topics);
  return withBackAsk(
    told,
    asked.find(({ isBack }) => isBack === true),
  );
}

/** Said without its hour a noise is asked for, and `buy another` says less than the matter does. */
function isNeeded(
  { kind, hasThing, isUntimed }: Transferred,
  { asks }: Facts,
  topics: readonly Topic[],
): boolean {
  if (isUntimed === true && topics.includes('noise') && !QUIET.has(kind)) return false;
  return kind !== 'replace' || hasThing || !asks.some(({ id }) => id === 'replace');
}

export const QUIET: ReadonlySet<Transferred['kind']> = new Set<Transferred['kind']>([
  'turn_down',
  'use_headphones',
  'turn_off',
  'close_door',
  'stop',
]);

/** What only points back is asked beside what is told, in place of what its sentence was guessed to ask. */
function withBackAsk(facts: Facts, back: Transferred | undefined): Facts {
  const isTold = (facts.told ?? []).some(
    ({ sentence = -1 }) => back !== undefined && sentence <= back.sentence,
  );
  const isExact = (facts.exact ?? []).length > 0;
  if (back === undefined || !isTold || isExact || facts.hasLimit === true) return facts;
  // What else its sentence asks says more than it does.
  if (back.isAlone !== true && facts.asks.length > 0) return facts;
  const asks = facts.asks.filter(({ sentence, plain }) => plain && sentence !== back.sentence);
  return { ...facts, asks, whole: [back] };
}

/** What happened, in the place of what the phrase book says of the same. */
function withEvents(facts: Facts, events: readonly Transferred[]): Facts {
  if (events.length === 0) return facts;
  // A sentence that only tells asks for nothing: `Ich finde meinen Schal nicht mehr`.
  const alone = new Set(events.filter(({ isAlone }) => isAlone === true).map(({ sentence }) => sentence));
  // What names its thing says more than the phrase book does of the same sentence.
  const exact = events.filter(({ hasThing }) => hasThing);
  const known = (facts.told ?? []).filter((each) => !exact.some((event) => isOfOne(event, each)));
  // What else the phrase book tells of the same was written for it.
  const isKnown = (event: Transferred): boolean =>
    known.some((each) => isOfOne(event, each) || each.concepts.some((id) => event.concepts.includes(id)));
  const own = events
    .filter(isNew)
    .filter((event) => !isKnown(event))
    .map(asTold);
  // What happened to my yoghurt is told, and need not be named before.
  const isTold = ({ id, at = -1 }: Fact): boolean =>
    OWNED.has(id) && events.some(({ hasThing, span }) => hasThing && isWithin(at, span));
  return {
    ...facts,
    concepts: facts.concepts.filter((fact) => !isTold(fact)),
    asks: facts.asks.filter(({ sentence }) => !alone.has(sentence)),
    told: mostTold([...known, ...own]),
  };
}

/** Of one sentence, and not of two matters that only a comma parts: the music and the messages nobody answers. */
function isOfOne(
  one: Pick<Told, 'concepts' | 'sentence'>,
  other: Pick<Told, 'concepts' | 'sentence'>,
): boolean {
  if (one.sentence !== other.sentence) return false;
  const topics = new Set(one.concepts.map((id) => CONCEPTS[id].topic));
  return topics.size === 0 || other.concepts.some((id) => topics.has(CONCEPTS[id].topic));
}

function asTold({ concepts, say, sentence }: Transferred): Told {
  const { en, es, fr, de } = say;
  return {
    concepts,
    sentence,
    words: { en: { say: en }, es: { say: es }, fr: { say: fr }, de: { say: de } },
  };
}

/** What the sender will not do: who refuses asks for nothing in the same sentence. */
function withLimits(facts: Facts, limits: readonly Transferred[]): Facts {
  if (limits.length === 0) return facts;
  const refused = new Set(limits.map(({ sentence }) => sentence));
  const alone = new Set(limits.filter(({ isAlone }) => isAlone === true).map(({ sentence }) => sentence));
  const own = limits.filter(isNew).slice(0, MOST_TOLD).map(asTold);
  const others = (facts.told ?? []).filter(({ sentence }) => !refused.has(sentence));
  const named = new Set(own.flatMap(({ concepts }) => concepts));
  return {
    ...facts,
    // The words of the limit say what it is about.
    concepts: facts.concepts.filter(
      ({ id, named: isNamed, weight }) =>
        isNamed && weight >= LIKELY && !named.has(id) && !(named.size > 0 && ANY_THING.has(id)),
    ),
    told: [...others.slice(0, MOST_TOLD - 1), ...own],
    asks: facts.asks.filter(({ sentence }) => !alone.has(sentence)),
    hasLimit: true,
  };
}

function withAsks(facts: Facts, whole: readonly Transferred[], topics: readonly Topic[]): Facts {
  const told = new Set(whole.map(({ sentence }) => sentence));
  const exact = (facts.exact ?? []).filter(
    ({ kind, concepts }) =>
      !whole.some((each) => each.kind === kind || concepts.some((id) => each.concepts.includes(id))),
  );
  const named = new Set(whole.flatMap(({ concepts }) => concepts));
  // What stands in a request that was carried over whole is said by its words.
  const isSaid = ({ at = -1 }: Fact): boolean =>
    whole.some(({ isWhole, span }) => isWhole && isWithin(at, span));
  const isNamed = whole.some(({ hasThing, kind }) => hasThing || !OF_A_MATTER.has(kind));
  const leastOf = (fact: Fact): number => (isSaid(fact) ? LIKELY : isNamed ? SURE : HARDLY);
  // When a noise is heard takes a word or two beside it.
  const isNoisy =
    [...named].some((id) => NOISY.has(id)) ||
    whole.some(({ kind }) => kind === 'turn_down' || kind === 'use_headphones');
  // Who says in another sentence that they get up early says why.
  const isWhy = ({ id, sentence }: Fact): boolean => id === 'early_noise' && isNoisy && !told.has(sentence);
  const isMeant = (fact: Fact): boolean =>
    named.has(fact.id) ||
    (!isWhy(fact) &&
      ((fact.named && fact.weight >= leastOf(fact) && isOfTopics(fact.id, topics)) ||
        (HOURS.has(fact.id) && isNoisy)));
  // "Take out the rubbish, it stinks": what is told beside a request and of another matter is why it is asked.
  const isBeside = ({ concepts }: Told): boolean =>
    concepts.length === 0 || concepts.some((id) => BESIDE.has(id) && !named.has(id));
  return {
    ...facts,
    // What is asked need not be told as well, and may be the opposite of what is usually told.
    told: (facts.told ?? []).filter((each) => !told.has(each.sentence) || isBeside(each)),
    concepts: facts.concepts.filter(isMeant),
    asks: facts.asks.filter(
      (ask) => !told.has(ask.sentence) && (exact.some(({ kind }) => kind === ask.id) || isSure(ask, facts)),
    ),
    exact,
    whole,
  };
}

/** Beside them only what the phrase book says as exactly is asked, or what is plainly asked of a sure matter. */
function isSure({ id, sentence, named, plain }: AskFact, { concepts }: Facts): boolean {
  // To find a moment to talk needs nothing else.
  if (id === 'talk' && named && plain) return true;
  return (
    named &&
    plain &&
    concepts.some(
      (fact) =>
        fact.sentence === sentence &&
        fact.weight >= CERTAIN &&
        WORDS.en.concepts[fact.id].ask?.[id] !== undefined,
    )
  );
}

function isWithin(at: number, span: Transferred['span']): boolean {
  return span !== undefined && span.start <= at && at < span.end;
}

/** Beside what is told or asked in words of its own, only what is likely enough is named to who cannot see the message. */
export function withLikely(facts: Facts): Facts {
  const { whole = [], told = [], exact = [] } = facts;
  const phrases = [...told, ...exact, ...whole];
  if (phrases.length === 0) return facts;
  const isClear = whole.length > 0 && whole.every(({ hasThing }) => hasThing);
  const least = isClear ? LIKELIER : whole.length > 0 ? HARDLY : BESIDE_PHRASES;
  const said = new Set(phrases.flatMap(({ concepts }) => concepts));
  const asking = new Set([...whole, ...told].map(({ sentence }) => sentence));
  const isLikely = ({ id, weight, sentence }: Fact): boolean =>
    said.has(id) ||
    HOURS.has(id) ||
    NOTES.has(id) ||
    weight >= (asking.has(sentence) ? least : Math.min(least, SURE));
  const concepts = facts.concepts.filter(isLikely);
  return concepts.length === 0 && !isClear ? facts : { ...facts, concepts };
}

/** The same words twice are one request. */
function isNew({ say }: Transferred, at: number, all: readonly Transferred[]): boolean {
  return all.findIndex((each) => each.say.en === say.en) === at;
}
