import type { Intent, RewriteRequestV1 } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import { findConcepts } from '../concepts/find-concepts.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import type { ConceptWords } from '../words/concept-words.ts';
import type { Frames } from '../words/frames.ts';
import type { LanguageCode } from '../words/languages.ts';
import { BELONGINGS } from '../words/things/belongings.ts';
import { FOOD } from '../words/things/food.ts';
import { WORDS } from '../words/words.ts';
import type { Fact, Facts } from './facts.ts';
import { contract, fillPhrase, JOINT, joinList, runOn } from './grammar.ts';
import { pick } from './pick.ts';
import { type Phrase, type Plan, planMessage } from './plan.ts';

/** How a request wants to be spoken to. */
export interface Manner {
  readonly intent: Intent;
  readonly tone: RewriteRequestV1['rewrite_policy']['tone'];
  /** 0 plain, 1 soft, 2 softest. */
  readonly softness: 0 | 1 | 2;
  readonly calm: boolean;
  /** The message itself: equal messages are told in equal words. */
  readonly seed: string;
}

/** What may be left out where the text is too long, the least needed last. */
export interface Extras {
  readonly greeting: boolean;
  readonly closing: boolean;
  readonly times: boolean;
  readonly things: boolean;
}

/** A message made of what is known of another, or '' where nothing is. */
export function compose(facts: Facts, language: LanguageCode, manner: Manner, extras: Extras): string {
  const { frames } = WORDS[language];
  const plan = planMessage(facts, manner.intent, language);
  const asks = [...plan.phrases.map(({ ask }) => ask), ...plan.about];
  if (plan.concepts.length === 0 && !asks.some((ask) => PLAIN_ASKS.has(ask))) return '';
  const my = possessions(facts, language, extras.things);
  const writer: Writer = { language, frames, manner, extras, my };
  const sentences = body(plan, writer);
  if (sentences.length === 0) return '';
  const closing = extras.closing ? [closingOf(frames, manner)] : [];
  // Only who is asked to talk can be told that there is time for it.
  const unhurried = manner.calm && extras.closing && asks.some((ask) => UNHURRIED.has(ask));
  const pace = unhurried ? [pick(frames.pace, manner.seed, 'pace')] : [];
  const greeting = extras.greeting ? pick(frames.greeting[manner.tone], manner.seed, 'greeting') : '';
  return contract(runOn(greeting, [...sentences, ...pace, ...closing], language), language);
}

/** Thanks that fit what the message does. */
export function closingOf(
  frames: Frames,
  { intent, tone, seed }: Pick<Manner, 'intent' | 'tone' | 'seed'>,
): string {
  const special = intent === 'boundary' || intent === 'concern';
  return pick(special ? frames.closingOf[intent] : frames.closing[tone], seed, 'closing');
}

/** What may be answered at leisure. */
export const UNHURRIED: ReadonlySet<AskId> = new Set<AskId>(['talk', 'agree']);

/** Asks that are clear without a word on what they are about. */
export const PLAIN_ASKS: ReadonlySet<AskId> = new Set<AskId>([
  'turn_down',
  'use_headphones',
  'clean_up',
  'knock',
  'reply',
  'pay',
  'listen',
  'speak_kindly',
  'be_on_time',
  'give_notice',
  'talk',
  'tell_directly',
  'respect_space',
  'take_turns',
]);

interface Writer {
  readonly language: LanguageCode;
  readonly frames: Frames;
  readonly manner: Manner;
  readonly extras: Extras;
  readonly my: (text: string, concept: ConceptId | null) => string;
}

function body(plan: Plan, writer: Writer): string[] {
  const { frames, manner, language } = writer;
  const seed = manner.seed;
  const asks = askSentences(plan, writer);
  const spoken = new Set(findConcepts(asks.join(' '), language).map(({ id }) => id));
  const notes = plan.concepts.flatMap(({ id }) => wordsOf(id, language).note ?? []);
  const named = plan.concepts.filter(({ id }) => wordsOf(id, language).note === undefined);
  const needsTopic = plan.phrases.length === 0 || plan.phrases.some(({ concept }) => concept === null);
  const timed = writer.extras.times && named.some(({ time }) => time !== undefined);
  const untold = named.filter(({ id }) => !spoken.has(id));
  const listed = plan.about.length > 0 || needsTopic || timed ? named : untold;
  const list = nounPhrases(listed, writer);
  const about = plan.about.map((kind, at) =>
    list.length === 0 || at > 0 ? frames.bare[kind] : fillList(pick(frames[kind], seed, kind), list, writer),
  );
  const opens = list.length > 0 && plan.about.length === 0;
  const opening = opens ? [fillList(pick(frames.opening[manner.tone], seed, 'opening'), list, writer)] : [];
  const silent = asks.length === 0 && about.length === 0;
  const shared = silent ? [pick(frames.shared, seed, 'shared')] : [];
  return [...opening, ...notes, ...about, ...asks, ...shared];
}

function askSentences(plan: Plan, writer: Writer): string[] {
  const { frames, manner } = writer;
  const texts = plan.phrases.map((phrase) => phraseText(phrase, plan, writer));
  return grouped(texts).map((text, at) => {
    const guards = manner.intent === 'boundary' && manner.softness < 2;
    const first = guards ? frames.boundary : frames.ask[manner.softness];
    return fillPhrase(pick(at === 0 ? first : frames.further, manner.seed, `ask ${at}`), text, frames.and);
  });
}

/** Two short phrases share a sentence; one with a clause of its own stands alone. */
function grouped(texts: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    const joins =
      last !== undefined && last.length < 2 && ![...last, text].some((each) => /[,:]/u.test(each));
    if (joins) last.push(text);
    else groups.push([text]);
  }
  return groups.map((group) => group.join(JOINT));
}

function phraseText({ text, concept }: Phrase, plan: Plan, { language, my }: Writer): string {
  const said = my(text, concept);
  const hour = plan.concepts.find(({ id }) => id === 'late_noise' || id === 'early_noise');
  const at =
    hour === undefined || concept === null || concept === hour.id ? undefined : wordsOf(hour.id, language).at;
  if (at === undefined || concept === null || !WITH_HOUR.has(concept) || said.includes(at)) return said;
  return language === 'de' ? `${at} ${said}` : `${said} ${at}`;
}

/** What can be asked for at a late or early hour without changing what is asked. */
const WITH_HOUR: ReadonlySet<ConceptId> = new Set(
  [...NOISY].filter((id) => id !== 'party' && id !== 'appliance_noise' && id !== 'noise'),
);

/** Noun phrases, each with at most one place or hour leaning on it. */
function nounPhrases(concepts: readonly Fact[], { language, extras, my }: Writer): string[] {
  const heads = concepts.filter(({ id }) => wordsOf(id, language).at === undefined);
  const free = concepts.filter(({ id }) => wordsOf(id, language).at !== undefined);
  const list: string[] = [];
  for (const head of heads) {
    const name = my(wordsOf(head.id, language).say, head.id);
    const when = extras.times ? head.time : undefined;
    const clause = name.includes(',');
    const leaning = when === undefined ? (clause ? undefined : leaningOn(head, free)) : hourOf(head, free);
    if (leaning !== undefined) free.splice(free.indexOf(leaning), 1);
    const at = when ?? (leaning === undefined ? undefined : wordsOf(leaning.id, language).at);
    list.push(at === undefined ? name : `${name} ${at}`);
  }
  const all = [...list, ...free.map(({ id }) => my(wordsOf(id, language).say, id))];
  // A phrase with a clause of its own reads best at the end.
  return [...all.filter((item) => !item.includes(',')), ...all.filter((item) => item.includes(','))];
}

const HOURS: ReadonlySet<ConceptId> = new Set<ConceptId>(['late_noise', 'early_noise']);

/** Hours lean on noises, places on what was said in the same sentence. */
function leaningOn(head: Fact, free: readonly Fact[]): Fact | undefined {
  return hourOf(head, free) ?? free.find(({ id, sentence }) => !HOURS.has(id) && sentence === head.sentence);
}

function hourOf(head: Fact, free: readonly Fact[]): Fact | undefined {
  return NOISY.has(head.id) || head.id === 'furniture' ? free.find(({ id }) => HOURS.has(id)) : undefined;
}

function fillList(frame: string, list: readonly string[], { frames, language }: Writer): string {
  const of = list.map((item) => `${frames.of} ${item}`);
  return frame
    .replace('{list}', joinList(list, frames.and, language))
    .replace('{of}', joinList(of, frames.and, language));
}

function wordsOf(id: ConceptId, language: LanguageCode): ConceptWords {
  return WORDS[language].concepts[id];
}

/** What `{my}` stands for in a concept's words. */
function possessions(facts: Facts, language: LanguageCode, named: boolean) {
  const { my } = WORDS[language].frames;
  const thing = named && facts.thing !== undefined ? BELONGINGS[facts.thing]?.[language] : undefined;
  const food = named && facts.food !== undefined ? FOOD[facts.food]?.[language] : undefined;
  return (text: string, concept: ConceptId | null): string => {
    const owned = concept === 'food_taken' ? (food ?? my.food) : (thing ?? my.thing);
    return text.replace('{myDative}', owned.dative ?? owned.say).replace('{my}', owned.say);
  };
}
