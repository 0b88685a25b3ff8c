import type { Topic } from '@palimpsest/contracts';
import { isOfTopics } from '../concepts/further-topics.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import type { Transferred } from '../transfer/transferred.ts';
import { WORDS } from '../words/words.ts';
import type { AskFact, Fact, Facts } from './facts.ts';

/** More of what happened would bury what is asked. */
const MOST_TOLD = 2;
/** More requests than these would bury the first. */
const MOST = 3;
/** Beside a request that says what is meant, only what is this likely is named: of the labelled messages most mean it. */
const SURE = -20;
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
  const told = withEvents(
    facts,
    transferred.filter(({ kind, isWhole }) => kind === 'told' && isWhole),
  );
  const whole = transferred
    .filter(({ kind }) => kind !== 'told')
    .filter(isNew)
    .slice(0, MOST);
  return whole.length === 0 ? told : withAsks(told, whole, topics);
}

/** What happened, in the place of what the phrase book says of the same. */
function withEvents(facts: Facts, events: readonly Transferred[]): Facts {
  if (events.length === 0) return facts;
  const known = facts.told ?? [];
  // What the phrase book tells of the same was written for it.
  const isKnown = ({ concepts, sentence }: Transferred): boolean =>
    known.some((each) => each.sentence === sentence || each.concepts.some((id) => concepts.includes(id)));
  const own = events
    .filter(isNew)
    .filter((event) => !isKnown(event))
    .map(({ concepts, say, sentence }) => ({
      concepts,
      sentence,
      words: { en: { say: say.en }, es: { say: say.es }, fr: { say: say.fr }, de: { say: say.de } },
    }));
  return { ...facts, told: [...known, ...own].slice(0, MOST_TOLD) };
}

function withAsks(facts: Facts, whole: readonly Transferred[], topics: readonly Topic[]): Facts {
  const told = new Set(whole.map(({ sentence }) => sentence));
  const exact = (facts.exact ?? []).filter(
    ({ kind, concepts }) =>
      !whole.some((each) => each.kind === kind || concepts.some((id) => each.concepts.includes(id))),
  );
  const named = new Set(whole.flatMap(({ concepts }) => concepts));
  // When a noise is heard takes a word or two beside it.
  const isNoisy =
    [...named].some((id) => NOISY.has(id)) ||
    whole.some(({ kind }) => kind === 'turn_down' || kind === 'use_headphones');
  const isMeant = (fact: Fact): boolean =>
    named.has(fact.id) ||
    (fact.named && fact.weight >= SURE && isOfTopics(fact.id, topics)) ||
    (HOURS.has(fact.id) && isNoisy);
  return {
    ...facts,
    // What is asked need not be told as well, and may be the opposite of what is usually told.
    told: (facts.told ?? []).filter(({ sentence }) => !told.has(sentence)),
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

export const HOURS: ReadonlySet<ConceptId> = new Set<ConceptId>(['late_noise', 'early_noise']);

/** The same words twice are one request. */
function isNew({ say }: Transferred, at: number, all: readonly Transferred[]): boolean {
  return all.findIndex((each) => each.say.en === say.en) === at;
}
