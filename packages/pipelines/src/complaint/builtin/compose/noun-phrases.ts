import type { ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import type { ConceptWords } from '../words/concept-words.ts';
import type { Frames, Possession } from '../words/frames.ts';
import type { LanguageCode } from '../words/languages.ts';
import { BELONGINGS, CLOTHES, GARMENTS } from '../words/things/belongings.ts';
import { FOOD } from '../words/things/food.ts';
import { WORDS } from '../words/words.ts';
import type { Carried } from './carried.ts';
import { sayClock } from './carried-clock.ts';
import type { Extras } from './compose.ts';
import type { Fact, Facts } from './facts.ts';
import { joinList } from './grammar.ts';
import { guestWords, MONEY, saysSum, withAmount } from './say-carried.ts';
import { asNamed } from './variants.ts';

/** What is needed to name a matter. */
export interface Namer {
  readonly language: LanguageCode;
  readonly frames: Frames;
  readonly extras: Extras;
  /** Puts what is the sender's in the place of `{my}`. */
  readonly my: (text: string, concept: ConceptId | null) => string;
  readonly carried: Carried;
}

/**
 * Noun phrases, each with at most one place or hour leaning on it.
 *
 * @param isTrouble they stand for what troubles the sender.
 */
export function nounPhrases(
  concepts: readonly Fact[],
  asks: readonly string[],
  writer: Namer,
  isTrouble: boolean,
): string[] {
  const { language, extras, my, carried } = writer;
  const { troubles } = WORDS[language];
  const nameOf = (id: ConceptId): string =>
    my((isTrouble ? troubles[id] : undefined) ?? wordsOf(id, language).say, id);
  const heads = concepts.filter(
    ({ id }) => wordsOf(id, language).at === undefined && !(isTrouble && isHeld(id, concepts)),
  );
  const free = concepts.filter(({ id }) => wordsOf(id, language).at !== undefined);
  const list: string[] = [];
  for (const head of heads) {
    const said = guestWords({ concept: head.id, ask: null }, concepts, carried, language) ?? nameOf(head.id);
    const summed = heads.find(({ id }) => MONEY.has(id)) === head && !saysSum(asks, carried, language);
    const name = summed ? withAmount(said, head.id, carried, language) : said;
    const clock = head.clock === undefined ? undefined : sayClock(head.clock, language);
    const when = extras.times ? (head.time ?? clock) : undefined;
    const clause = name.includes(',');
    const leaning = when === undefined ? (clause ? undefined : leaningOn(head, free)) : hourOf(head, free);
    if (leaning !== undefined) free.splice(free.indexOf(leaning), 1);
    const at = when ?? (leaning === undefined ? undefined : wordsOf(leaning.id, language).at);
    list.push(at === undefined ? name : `${name} ${at}`);
  }
  const all = [...list, ...free.map(({ id }) => nameOf(id))];
  // A phrase with a clause of its own reads best at the end.
  return [...all.filter((item) => !item.includes(',')), ...all.filter((item) => item.includes(','))];
}

/** How things stand with the bills also says how they stand with the costs. */
const isHeld = (id: ConceptId, concepts: readonly Fact[]): boolean =>
  id === 'shared_costs' && concepts.some((fact) => fact.id !== id && MONEY.has(fact.id));

const HOURS: ReadonlySet<ConceptId> = new Set<ConceptId>(['late_noise', 'early_noise']);

/** Hours lean on noises, places on what was said in the same sentence. */
function leaningOn(head: Fact, free: readonly Fact[]): Fact | undefined {
  return hourOf(head, free) ?? free.find(({ id, sentence }) => !HOURS.has(id) && sentence === head.sentence);
}

function hourOf(head: Fact, free: readonly Fact[]): Fact | undefined {
  return NOISY.has(head.id) || head.id === 'furniture' ? free.find(({ id }) => HOURS.has(id)) : undefined;
}

export function fillList(frame: string, list: readonly string[], { frames, language }: Namer): string {
  const of = list.map((item) => `${frames.of} ${item}`);
  return frame
    .replace('{list}', joinList(list, frames.and, language))
    .replace('{of}', joinList(of, frames.and, language));
}

/** What can be gone, so that a question about it asks where it is. */
export const LOST: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'food_taken',
  'borrowed_items',
  'personal_items',
  'clothes',
  'mail',
  'bikes',
  'keys',
]);
const MINE: ReadonlySet<ConceptId> = new Set<ConceptId>(['borrowed_items', 'personal_items']);

/** The things themselves, without what is done with them. */
export function lostThings(concepts: readonly Fact[], { language, my }: Namer): string[] {
  const owned = concepts.some(({ id }) => MINE.has(id));
  const others = concepts.filter(({ id }) => !MINE.has(id) && !(owned && id === 'bikes'));
  return [
    ...(owned ? [my('{my}', 'borrowed_items')] : []),
    ...others.map(({ id }) => my(wordsOf(id, language).say, id)),
  ];
}

export function wordsOf(id: ConceptId, language: LanguageCode): ConceptWords {
  return WORDS[language].concepts[id];
}

/** What `{my}` stands for in a concept's words. */
export function possessions(facts: Facts, language: LanguageCode, isNamed: boolean) {
  const { my } = WORDS[language].frames;
  const variants = isNamed ? (facts.variants ?? []) : [];
  const thing = isNamed && facts.thing !== undefined ? BELONGINGS[facts.thing]?.[language] : undefined;
  const food = isNamed && facts.food !== undefined ? FOOD[facts.food]?.[language] : undefined;
  return (text: string, concept: ConceptId | null): string => {
    const owned = concept === 'food_taken' ? (food ?? my.food) : (thing ?? my.thing);
    const worn = concept === 'clothes' && thing !== undefined && GARMENTS.has(facts.thing ?? '');
    const named = worn ? withGarment(text, thing, language) : asNamed(text, concept, variants, language);
    return named.replace('{myDative}', owned.dative ?? owned.say).replace('{my}', owned.say);
  };
}

/** The one garment the message names, in place of clothes. */
function withGarment(text: string, { say, dative = say }: Possession, language: LanguageCode): string {
  return text.replace('meiner Kleidung', dative).replace(CLOTHES[language], say);
}
