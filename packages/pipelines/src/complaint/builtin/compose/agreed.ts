import type { Topic } from '@palimpsest/contracts';
import { CONCEPTS } from '../concepts/ids.ts';
import type { Fact, Facts } from './facts.ts';

/** A matter beside the topics of the message is told only where it is likely, in twentieths of a natural logarithm. */
const BESIDE = 0;
/** So is what is of no topic in particular, with a little less. */
const OTHER = -20;
/** What is named and this likely is told whatever the topics. */
const SURE = 20;
/** What is less likely than this is told to nobody who could not see the message. */
const HARDLY = -45;

/**
 * What is told to a reader of another language, who could not see that a matter named in the rewrite is not what was
 * meant. The words found and the topics of the message must agree: where they do not, nothing is left to be told. An ask
 * without a matter is not told either: it would read the same whatever it was about.
 */
export function agreedFacts(facts: Facts, topics: readonly Topic[]): Facts {
  const isOf = isConceptOf(topics);
  if (!facts.concepts.some(isOf)) return { ...facts, concepts: [], asks: [] };
  return {
    ...facts,
    concepts: facts.concepts.filter((fact) => isOf(fact) || (fact.named && fact.weight >= BESIDE)),
  };
}

/** `other` is what is left: that a thing is of it too says little. */
function isConceptOf(topics: readonly Topic[]): (fact: Fact) => boolean {
  return ({ id, weight, named }) => {
    if (weight < HARDLY) return false;
    if (named && weight >= SURE) return true;
    const { topic } = CONCEPTS[id];
    return topics.includes(topic) && (topic !== 'other' || weight >= OTHER);
  };
}
