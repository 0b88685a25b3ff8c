import type { Topic } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { WORDS } from '../words/words.ts';
import type { AskFact, Facts } from './facts.ts';

/** Asks that are clear without a word on what they are about, with the topics of the messages that ask so. */
export const CLEAR_IN: Readonly<Partial<Record<AskId, readonly Topic[]>>> = {
  turn_down: ['noise'],
  use_headphones: ['noise'],
  clean_up: ['cleanliness'],
  take_out: ['cleanliness'],
  take_turns: ['cleanliness', 'schedule'],
  knock: ['privacy'],
  reply: ['communication'],
  listen: ['communication'],
  speak_kindly: ['communication'],
  tell_directly: ['communication'],
  be_on_time: ['schedule'],
  give_notice: ['guests', 'schedule'],
  pay: ['other'],
};

/** Asks that are a sentence of their own about whatever is named. */
const ABOUT: ReadonlySet<AskId> = new Set<AskId>(['talk', 'agree', 'explain']);

/**
 * The facts with those asks only that can be put in words a reader of another language understands: "stop that" and
 * "put it elsewhere" say nothing to who cannot see the message.
 */
export function withClearAsks(
  facts: Facts,
  topics: readonly Topic[],
  things: readonly (readonly (ConceptId | null)[])[] = [],
): Facts {
  const known = new Set(facts.concepts.map(({ id }) => id));
  const isClear = ({ id, sentence }: AskFact): boolean => {
    if (ABOUT.has(id) || (facts.exact ?? []).some(({ kind }) => kind === id)) return true;
    // The words of a matter are those of the request only where the sentence names nothing else.
    const isOther = (things[sentence] ?? []).some((thing) => thing === null || !known.has(thing));
    if (isOther) return false;
    return (
      facts.concepts.some((fact) => WORDS.en.concepts[fact.id].ask?.[id] !== undefined) ||
      (CLEAR_IN[id] ?? []).some((topic) => topics.includes(topic))
    );
  };
  const asks = facts.asks.filter(isClear);
  return asks.length === facts.asks.length ? facts : { ...facts, asks };
}
