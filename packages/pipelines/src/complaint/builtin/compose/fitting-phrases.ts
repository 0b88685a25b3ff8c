import type { Topic } from '@palimpsest/contracts';
import { isOfTopics } from '../concepts/further-topics.ts';
import { WORDS } from '../words/words.ts';
import type { Facts } from './facts.ts';
import { LOST } from './noun-phrases.ts';
import type { HeardPhrase } from './phrases.ts';

/** What the phrase book heard, as far as all else that is known of the message bears it out and is no more exact. */
export function fittingPhrases(
  facts: Facts,
  heard: readonly HeardPhrase[],
  topics: readonly Topic[],
): HeardPhrase[] {
  return heard.filter(
    (each) =>
      isBorneOut(each, facts, topics) &&
      !isAskedElse(each, facts) &&
      !isLessExact(each, facts) &&
      !isWished(each, facts),
  );
}

/** "Leave the window open for ten minutes" does not tell that it was. That it is cold goes with a wish for heating. */
function isWished({ phrase: { concepts, kind } }: HeardPhrase, { turned }: Facts): boolean {
  return kind === 'told' && concepts[0] !== 'heating' && turned?.has(concepts[0]) === true;
}

function isBorneOut(
  { phrase: { concepts, kind } }: HeardPhrase,
  facts: Facts,
  topics: readonly Topic[],
): boolean {
  const ids = new Set(facts.concepts.map(({ id }) => id));
  const isKnown = kind === 'told' ? concepts.some((id) => ids.has(id)) : ids.has(concepts[0]);
  // A matter that is known and has words of its own for the ask is asked about in them.
  const hasWords =
    kind !== 'told' && facts.concepts.some(({ id }) => WORDS.en.concepts[id].ask?.[kind] !== undefined);
  return isKnown || (isOfTopics(concepts[0], topics) && !hasWords);
}

/** What the words of a sentence ask by name is not asked otherwise, unless the phrase is about what the message is. */
function isAskedElse(
  { phrase: { kind, concepts }, sentence }: HeardPhrase,
  { asks, concepts: known }: Facts,
): boolean {
  return (
    kind !== 'told' &&
    !known.some(({ id }) => id === concepts[0]) &&
    !asks.some(({ id }) => id === kind) &&
    asks.some((ask) => ask.named && ask.sentence === sentence)
  );
}

/** The hour of a noise and the name of a thing that is gone say more than the phrase would. */
function isLessExact({ phrase: { concepts, kind } }: HeardPhrase, facts: Facts): boolean {
  if (kind === 'explain')
    return LOST.has(concepts[0]) && (facts.thing !== undefined || facts.food !== undefined);
  return facts.concepts.some(
    ({ id, time, clock }) => concepts.includes(id) && (time !== undefined || clock !== undefined),
  );
}
