import type { Intent, RewriteRequestV1 } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { NOISY } from '../concepts/implied.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import { addressed } from './address.ts';
import { type Carried, OWNED } from './carried.ts';
import type { Facts } from './facts.ts';
import { contract, fillPhrase, JOINT, runOn, SMALL_GERMAN } from './grammar.ts';
import { fillList, LOST, lostThings, type Namer, nounPhrases, possessions, wordsOf } from './noun-phrases.ts';
import { type OwnAsk, type OwnFact, ownSources, saysEnough, withOwnAsks } from './own.ts';
import { pick } from './pick.ts';
import { type Phrase, type Plan, planMessage } from './plan.ts';
import {
  carriedWith,
  countSentence,
  greetingTo,
  guestWords,
  payPhrase,
  saysSum,
  withMoney,
  withThings,
} from './say-carried.ts';

/** How a request wants to be spoken to. */
export interface Manner {
  readonly intent: Intent;
  readonly tone: RewriteRequestV1['rewrite_policy']['tone'];
  /** 0 plain, 1 soft, 2 softest. */
  readonly softness: 0 | 1 | 2;
  readonly calm: boolean;
  /** Something in the message shows that its matter troubles the sender. */
  readonly troubled: boolean;
  /** The message itself: equal messages are told in equal words. */
  readonly seed: string;
}

/** What may be left out where the text is too long, the least needed last. */
export interface Extras {
  readonly greeting: boolean;
  readonly closing: boolean;
  readonly times: boolean;
  readonly things: boolean;
  readonly details: boolean;
}

/** A message made of what is known of another, or '' where nothing is. */
export function compose(known: Facts, language: LanguageCode, manner: Manner, extras: Extras): string {
  const { frames } = WORDS[language];
  const facts = (known.own ?? []).length > 0 ? known : withoutBackAsk(known);
  const plan = withOwnAsks(planMessage(facts, manner.intent, language), facts.ownAsks);
  const asks = [...plan.phrases.map(({ ask }) => ask), ...plan.about];
  const isClear =
    plan.phrases.some(({ isWhole }) => isWhole === true) || asks.some((ask) => PLAIN_ASKS.has(ask));
  const isOwn = (facts.own ?? []).length + (plan.asked ?? []).length > 0;
  if (plan.concepts.length === 0 && !isClear && facts.hasLimit !== true && !isOwn) return '';
  const my = possessions(facts, language, extras.things);
  const own = facts.own ?? [];
  const carried = untoldIn(own, carriedWith(facts, extras));
  const calm = facts.hasLimit === true ? { ...manner, troubled: false } : manner;
  const writer: Writer = { language, frames, manner: calm, extras, my, carried, own };
  const sentences = body(plan, writer);
  if (sentences.length === 0) return '';
  // Who asks for nothing is thanked for reading.
  const isSilent = asks.length + (plan.asked ?? []).length === 0 && plan.refused === undefined;
  const { intent } = manner;
  const thanked = { ...manner, intent: isSilent && intent === 'request' ? ('concern' as const) : intent };
  const closing = extras.closing ? [closingOf(language, thanked)] : [];
  // Only who is asked to talk can be told that there is time for it.
  const unhurried = manner.calm && extras.closing && asks.some((ask) => UNHURRIED.has(ask));
  const pace = unhurried ? [pick(frames.pace, manner.seed, 'pace')] : [];
  const greeted = extras.greeting ? pick(frames.greeting[manner.tone], manner.seed, 'greeting') : '';
  const called = greeted === '' ? '' : greetingTo(greeted, carried);
  const greeting = isOwn ? openTo(sentences[0] ?? '', called, language) : called;
  return contract(runOn(greeting, [...sentences, ...pace, ...closing], language), language);
}

/** Whether a German word of the sender's keeps its capital behind a comma nobody knows: it stands in a sentence of its own. */
function openTo(first: string, greeting: string, language: LanguageCode): string {
  return language === 'de' && !SMALL_GERMAN.test(first) ? greeting.replace(/,$/u, '!') : greeting;
}

/** What points back says nothing where nothing is told. */
function withoutBackAsk(facts: Facts): Facts {
  const { whole = [] } = facts;
  const clear = whole.filter(({ isBack }) => isBack !== true);
  return clear.length === whole.length ? facts : { ...facts, whole: clear };
}

/** A sum the sender's own words tell is not told again. */
function untoldIn(own: readonly OwnFact[], carried: Carried): Carried {
  const { amount, ...rest } = carried;
  return amount !== undefined && own.some(({ text }) => text.includes(amount.figures)) ? rest : carried;
}

/** Thanks that fit what the message does. */
export function closingOf(
  language: LanguageCode,
  { intent, tone, seed }: Pick<Manner, 'intent' | 'tone' | 'seed'>,
): string {
  const { closing, closingOf: special } = WORDS[language].frames;
  const options = intent === 'boundary' || intent === 'concern' ? special[intent] : closing[tone];
  return pick(addressed(options, seed, language), seed, 'closing');
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

/** What is named beside the sender's own words must be likely. */
const SURE = 0;

interface Writer extends Namer {
  readonly manner: Manner;
  readonly own: readonly OwnFact[];
}

function body(plan: Plan, writer: Writer): string[] {
  const { frames, manner, language } = writer;
  const seed = manner.seed;
  const asks = askSentences(plan, writer);
  const asked = asks.join(' ');
  const spoken = new Set(nameConcepts(asked, language).map(({ id }) => id));
  for (const { id } of plan.concepts) if (saysWhen(id, asked, language)) spoken.add(id);
  // What the sender's own words say is not named again.
  const own = writer.own.map(({ text }) => text).join(' ');
  const said = [own, ...asks].join(' ');
  const told = new Set(nameConcepts(own, language).map(({ id }) => id));
  const untoldConcepts = plan.concepts.filter(({ id }) => !told.has(id) || !saysWhich(id, own, writer));
  // Enough of the sender's own words tell by themselves what it is about, but for what other sentences name.
  const sources = ownSources(writer.own, plan.asked);
  const concepts = saysEnough({ own: writer.own, ownAsks: plan.asked ?? [] }, language)
    ? untoldConcepts.filter(
        ({ named, weight, sentence }) =>
          // Words that name nothing may stand beside a clause that does, and stayed with the sender.
          named && weight >= SURE && (told.size === 0 || !sources.has(sentence)),
      )
    : untoldConcepts;
  const notes = concepts.flatMap(({ id }) => wordsOf(id, language).note ?? []);
  const named = concepts.filter(({ id }) => wordsOf(id, language).note === undefined);
  const needsTopic =
    (plan.phrases.length === 0 && plan.asked === undefined) ||
    plan.phrases.some(({ concept, isWhole }) => concept === null && isWhole !== true);
  const timed =
    writer.extras.times &&
    named.some(({ time, clock }) => clock !== undefined || (time !== undefined && !said.includes(time)));
  const untold = named.filter(({ id }) => !spoken.has(id));
  const listed = plan.about.length > 0 || needsTopic || timed ? named : untold;
  const { carried } = writer;
  const summed = saysSum(asks, carried, language) ? listed : withMoney(listed, named, carried);
  const refused = plan.refused === undefined ? [] : [frames.refused[plan.refused]];
  // What concerns only the sender's own day is no matter by itself.
  if (named.length === 0 && asks.length === 0 && plan.about.length === 0 && own === '') return [];
  const silent = asks.length === 0 && plan.about.length === 0 && refused.length === 0;
  const isLost = plan.about[0] === 'explain' && named.length > 0 && named.every(({ id }) => LOST.has(id));
  const names = isLost ? lostThings(named, writer) : nounPhrases(summed, asks, writer, silent);
  const list = isLost ? names : withThings(names, { concepts: plan.concepts, asks }, carried, language);
  const about = plan.about.map((kind, at) => {
    if (list.length === 0 || at > 0) return frames.bare[kind];
    return fillList(pick(isLost ? frames.lost : frames[kind], seed, kind), list, writer);
  });
  const opens = list.length > 0 && plan.about.length === 0;
  // What happened is told in sentences of its own: then they are what troubles the sender, not the list before them.
  const tells = writer.own.length > 0;
  const kind = silent && !tells && manner.troubled ? frames.worry : frames.opening[manner.tone];
  const opening = opens ? [fillList(pick(kind, seed, 'opening'), list, writer)] : [];
  const known = manner.troubled ? pick(frames.shared, seed, 'shared') : frames.known;
  const shared = silent && (!opens || tells) ? [known] : [];
  const count = countSentence(carried, language);
  const opened = [...opening, ...writer.own.map(({ text }) => text)];
  // "It keeps me awake" needs something before it that it can be.
  const late = opened.length === 0;
  return [
    ...opened,
    ...(late ? [] : notes),
    ...(count === undefined ? [] : [count]),
    ...about,
    ...asks,
    ...refused,
    ...shared,
    ...(late ? notes : []),
  ];
}

/** Of what is the sender's the words tell which it is: "my food was eaten" does not tell of a yoghurt. */
function saysWhich(id: ConceptId, own: string, { my, frames }: Writer): boolean {
  if (!OWNED.has(id)) return true;
  const owned = my('{my}', id);
  if (owned === frames.my.thing.say || owned === frames.my.food.say) return true;
  return own.toLowerCase().includes((owned.split(' ').at(-1) ?? owned).toLowerCase());
}

/** The asks have the late or early hour with them. */
function saysWhen(id: ConceptId, asks: string, language: LanguageCode): boolean {
  const { at } = wordsOf(id, language);
  return (id === 'late_noise' || id === 'early_noise') && at !== undefined && asks.includes(at);
}

function askSentences(plan: Plan, writer: Writer): string[] {
  const { frames, manner } = writer;
  const texts = plan.phrases
    .filter(({ isTogether }) => isTogether !== true)
    .map((phrase) => phraseText(phrase, plan, writer));
  const together = plan.phrases
    .filter(({ isTogether }) => isTogether === true)
    .map((phrase) => phraseText(phrase, plan, writer))
    .map((text, at) => fillPhrase(pick(frames.together, manner.seed, `together ${at}`), text, frames.and));
  const own = (plan.asked ?? []).map((each, at) => ownRequest(each, at, writer));
  const further = grouped(texts).map((text, place) => {
    const at = place + own.length;
    const guards = manner.intent === 'boundary' && manner.softness < 2;
    const first = guards ? frames.boundary : frames.ask[manner.softness];
    return fillPhrase(pick(at === 0 ? first : frames.further, manner.seed, `ask ${at}`), text, frames.and);
  });
  return [...together, ...own, ...further];
}

function ownRequest({ text, phrase }: OwnAsk, at: number, { frames, manner }: Writer): string {
  if (manner.softness === 0 || phrase === undefined) return text;
  return fillPhrase(pick(frames.ask[manner.softness], manner.seed, `ask ${at}`), phrase, frames.and);
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

function phraseText(phrase: Phrase, plan: Plan, { language, my, carried }: Writer): string {
  const { text, concept, ask, isWhole, sentence } = phrase;
  const guest =
    concept === null || isWhole === true
      ? undefined
      : guestWords({ concept, ask }, plan.concepts, carried, language);
  const said = isWhole === true ? text : payPhrase(guest ?? my(text, concept), ask, carried, language);
  // "Turn the TV down. I get up early": the hour of another sentence is why it is asked.
  const hour = plan.concepts.find(
    (fact) =>
      fact.id === 'late_noise' ||
      (fact.id === 'early_noise' && (sentence === undefined || fact.sentence === sentence)),
  );
  const at = hour === undefined || concept === hour.id ? undefined : wordsOf(hour.id, language).at;
  const isTimed =
    isWhole === true
      ? (ask === 'turn_down' || ask === 'use_headphones' || (concept !== null && WITH_HOUR.has(concept))) &&
        !TIMED.test(said)
      : concept !== null && WITH_HOUR.has(concept);
  if (at === undefined || !isTimed || ask === 'explain' || said.includes(at)) return said;
  return language === 'de' ? `${at} ${said}` : `${said} ${at}`;
}

/** A request that says when needs no hour beside it. */
export const TIMED =
  /(?<!\p{L})(?:night|evening|morning|late|early|when|noche|mañana|tarde|temprano|cuando|nuit|soir|matin|tard|tôt|quand|nachts|abends|morgens|spät|früh|wenn)(?!\p{L})/iu;

/** What can be asked for at a late or early hour without changing what is asked. */
const WITH_HOUR: ReadonlySet<ConceptId> = new Set(
  [...NOISY].filter((id) => id !== 'party' && id !== 'appliance_noise' && id !== 'noise'),
);
