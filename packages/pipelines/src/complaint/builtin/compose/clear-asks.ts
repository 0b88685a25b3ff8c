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

/** Asks that mean the same whatever else their sentence names. */
export const BY_THEMSELVES: ReadonlySet<AskId> = new Set<AskId>([
  'pay',
  'reply',
  'listen',
  'speak_kindly',
  'tell_directly',
  'be_on_time',
  'give_notice',
  'knock',
]);
/** Asks about a thing that is named by its own name. */
export const OF_THINGS: ReadonlySet<AskId> = new Set<AskId>([
  'ask_first',
  'return',
  'replace',
  'stop',
  'respect_space',
]);
/** Words for things in general. */
export const ANY_THING: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'personal_items',
  'borrowed_items',
  'clutter',
  'mess',
]);

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
    const isNamed = OF_THINGS.has(id) && (facts.thing !== undefined || facts.food !== undefined);
    const isOther = (things[sentence] ?? []).some((thing) =>
      thing === null ? !isNamed : !known.has(thing) && !ANY_THING.has(thing),
    );
    if (isOther && !BY_THEMSELVES.has(id)) return false;
    return (
      facts.concepts.some((fact) => WORDS.en.concepts[fact.id].ask?.[id] !== undefined) ||
      (CLEAR_IN[id] ?? []).some((topic) => topics.includes(topic))
    );
  };
  const asks = facts.asks.filter(isClear);
  return asks.length === facts.asks.length ? facts : { ...facts, asks };
}
