import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import type { AskFact } from './facts.ts';
import type { Phrase } from './plan.ts';

/** Asks that come to the same thing where they are about one matter: who stops it also leaves it alone. */
export const ALIKE: readonly ReadonlySet<AskId>[] = [
  new Set<AskId>(['turn_down', 'turn_off', 'close_door', 'use_headphones', 'stop']),
  new Set<AskId>(['respect_space', 'keep_private', 'ask_first', 'stop']),
  new Set<AskId>(['limit', 'go_outside', 'tell_directly', 'take_turns', 'stop']),
  new Set<AskId>(['talk', 'listen', 'speak_kindly', 'stop']),
  new Set<AskId>(['clean_up', 'take_out', 'move', 'take_turns', 'help']),
  new Set<AskId>(['include', 'ask_first']),
];

/** Matters in general: beside one that says exactly what is meant the same ask is not put twice. */
export const GENERAL: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'noise',
  'late_noise',
  'early_noise',
  'quiet_time',
  'personal_items',
  'borrowed_items',
  'mess',
  'clutter',
  'lateness',
  'no_reply',
  'damage',
  'knocking',
  'shared_costs',
]);

/** Where it is also asked to stop, these say better what is wished. */
export const RATHER: ReadonlySet<AskId> = new Set<AskId>([
  'respect_space',
  'keep_private',
  'ask_first',
  'tell_directly',
  'go_outside',
  'close_door',
]);

/**
 * Each thing asked once: of asks that come to the same, and of matters that hold each other, the one the sender's words
 * name, else the first.
 */
export function once(
  phrases: readonly Phrase[],
  asks: readonly AskFact[],
  vague: ReadonlySet<AskId>,
): Phrase[] {
  const named = new Set(asks.filter((ask) => ask.named).map(({ id }) => id));
  const plain = new Set(asks.filter((ask) => ask.named && ask.plain).map(({ id }) => id));
  const kept: Phrase[] = [];
  for (const phrase of phrases) {
    const at = kept.findIndex((each) => isTwice(each, phrase));
    const before = kept[at];
    if (before === undefined) kept.push(phrase);
    else if (isBetter(phrase, before, named)) kept[at] = phrase;
  }
  const told = kept.filter(({ concept }) => concept !== null);
  const bare = kept.filter(({ concept }) => concept === null);
  const isSaid = (ask: AskId): boolean =>
    told.some((each) => ALIKE.some((set) => set.has(ask) && set.has(each.ask)));
  if (told.some(({ ask }) => named.has(ask)))
    return kept.filter(({ ask, concept }) => named.has(ask) && (concept !== null || !isSaid(ask)));
  if (told.length > 0)
    return kept.filter(({ ask, concept }) => concept !== null || (ask !== 'stop' && named.has(ask)));
  // Asks without their matter: those in so many words, else the one that is clearest without it.
  const sure = bare.filter(({ ask }) => plain.has(ask) && ask !== 'stop').slice(0, 2);
  if (sure.length > 0) return sure;
  const clear = bare.filter(({ ask }) => ask !== 'stop' && !vague.has(ask));
  return [...clear.filter(({ ask }) => named.has(ask)), ...clear, ...bare].slice(0, 1);
}

function isTwice(one: Phrase, other: Phrase): boolean {
  if (one.concept === null || other.concept === null) return false;
  const alike = one.ask === other.ask || ALIKE.some((set) => set.has(one.ask) && set.has(other.ask));
  if (one.concept === other.concept) return alike;
  if (one.ask !== other.ask) return false;
  // Whoever pays or helps at all is asked it once.
  if (one.ask === 'pay' || one.ask === 'help' || isTurn(one) || isTurn(other)) return true;
  const general = [one.concept, other.concept].filter((concept) => GENERAL.has(concept));
  return general.length > 0 && (general.length === 2 || covers(general[0], [one.concept, other.concept]));
}

/** A noise in general holds any noise; other matters in general hold what is asked in the same words. */
function covers(general: ConceptId | undefined, both: readonly ConceptId[]): boolean {
  if (general === undefined) return false;
  const other = both.find((concept) => concept !== general);
  const isNoise = NOISY.has(general) || HOURS.has(general);
  return other !== undefined && (!isNoise || NOISY.has(other) || HOURS.has(other));
}

const HOURS: ReadonlySet<ConceptId> = new Set<ConceptId>(['late_noise', 'early_noise', 'quiet_time']);

/** Whose turn it is to clean says more than what is to be cleaned. */
const isTurn = ({ concept }: Phrase): boolean => concept === 'cleaning_turns';

function isBetter(one: Phrase, before: Phrase, named: ReadonlySet<AskId>): boolean {
  if (one.ask === before.ask && one.exact !== before.exact) return one.exact === true;
  if (one.ask === before.ask && isTurn(one) !== isTurn(before)) return isTurn(one);
  if (one.ask !== before.ask) {
    if (!named.has(one.ask)) return false;
    return !named.has(before.ask) || (before.ask === 'stop' && RATHER.has(one.ask));
  }
  const isGeneral = ({ concept }: Phrase): boolean => concept !== null && GENERAL.has(concept);
  return isGeneral(before) && !isGeneral(one);
}
