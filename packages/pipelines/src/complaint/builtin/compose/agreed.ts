import type { Topic } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import { isOfTopics } from '../concepts/further-topics.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { WORDS } from '../words/words.ts';
import { type Fact, type Facts, isWith } from './facts.ts';

/** A matter beside the topics of the message is told only where it is likely, in twentieths of a natural logarithm. */
const BESIDE = 0;
/** So is what is of no topic in particular, with a little less. */
const OTHER = -20;
/** What is named and this likely is told whatever the topics. */
const SURE = 20;
/** What is less likely than this is told to nobody who could not see the message. */
const HARDLY = -45;

/** Beside what the topics bear out, what is asked about or of the same topic may be this much less likely. */
const ASKED = -20;
const ALONG = -30;
/** More matters than these are no longer told. */
const MOST = 3;
const TALKED: ReadonlySet<AskId> = new Set<AskId>(['talk', 'agree']);
/** What keeps the sender from sleeping or working goes with whatever does. */
export const NOTES: ReadonlySet<ConceptId> = new Set<ConceptId>(['sleep', 'study_time']);
/** When a noise is heard takes a word or two beside it. */
export const HOURS: ReadonlySet<ConceptId> = new Set<ConceptId>(['late_noise', 'early_noise']);

/**
 * What is told to a reader of another language, who could not see that a matter named in the rewrite is not what was
 * meant. The words found and the topics of the message must agree: where they do not, nothing is left to be told. An ask
 * without a matter is not told either: it would read the same whatever it was about.
 */
export function agreedFacts(facts: Facts, topics: readonly Topic[]): Facts {
  const isOfTopic = isConceptOf(topics);
  // What is to be talked about may be of any topic.
  const isTalked = ({ named, weight, sentence }: Fact): boolean =>
    named &&
    weight >= BESIDE &&
    facts.asks.some((ask) => ask.named && TALKED.has(ask.id) && ask.sentence === sentence);
  const isOf = (fact: Fact): boolean => isOfTopic(fact) || isTalked(fact);
  if (!facts.concepts.some(isOf)) {
    const guess = (facts.guesses ?? []).find(isOf) ?? ownMatter(facts, topics);
    return guess === undefined ? { ...facts, concepts: [], asks: [] } : { ...facts, concepts: [guess] };
  }
  const isAsked = ({ id }: Fact): boolean =>
    facts.asks.some((ask) => ask.named && WORDS.en.concepts[id].ask?.[ask.id] !== undefined);
  const goesAlong = (fact: Fact): boolean => {
    if (NOTES.has(fact.id) || isWith(fact.id, facts.concepts)) return true;
    if (isOfTopics(fact.id, topics)) return fact.weight >= ALONG;
    return fact.weight >= (isAsked(fact) ? ASKED : BESIDE);
  };
  const told = facts.concepts.filter((fact) => isOf(fact) || (fact.named && goesAlong(fact)));
  return { ...facts, concepts: likeliest(told) };
}

/** Asks that say by themselves what they are about: "a little quieter, please". */
export const OWN_MATTER: Readonly<Partial<Record<AskId, ConceptId>>> = {
  turn_down: 'noise',
  knock: 'knocking',
  reply: 'no_reply',
};

/** The matter of an ask that says it by itself. */
export function ownMatter({ asks }: Pick<Facts, 'asks'>, topics: readonly Topic[]): Fact | undefined {
  for (const { id: ask, named, sentence } of asks) {
    const id = named ? OWN_MATTER[ask] : undefined;
    if (id !== undefined && isOfTopics(id, topics)) return { id, sentence, named: false, weight: 0 };
  }
  return undefined;
}

/** A list of everything a message mentions hides what it is about. */
function likeliest(facts: readonly Fact[]): readonly Fact[] {
  const ranked = facts
    .filter(({ id }) => !NOTES.has(id) && !HOURS.has(id))
    .sort((a, b) => b.weight - a.weight);
  const dropped = new Set(ranked.slice(MOST));
  return facts.filter((fact) => !dropped.has(fact));
}

/** `other` is what is left: that a thing is of it too says little. */
function isConceptOf(topics: readonly Topic[]): (fact: Fact) => boolean {
  return ({ id, weight, named }) => {
    if (weight < HARDLY) return false;
    if (named && weight >= SURE) return true;
    const told = topics.filter((topic) => isOfTopics(id, [topic]));
    return told.length > 0 && (told.some((topic) => topic !== 'other') || weight >= OTHER);
  };
}
