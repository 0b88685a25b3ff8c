import type { AskId } from '../concepts/asks.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Grammar } from './grammar.ts';
import type { Heard } from './heard-frames.ts';
import { AS_WRITTEN, type Run } from './runs.ts';
import { isQuestion, type Marked, type Segment } from './segments.ts';
import type { Token } from './tokens.ts';

/** How a part of a sentence is meant. */
export interface Mood {
  readonly asks: boolean;
  readonly denies: boolean;
  readonly isTogether?: boolean;
}

export const CLITIC_WORDS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(),
  es: new Set(['me', 'te', 'se', 'nos', 'os', 'le', 'les', 'lo', 'la', 'los', 'las']),
  fr: new Set(['me', 'm', 'nous', 'le', 'la', 'les', 'l', 'y', 'en']),
  de: new Set(),
};
export const PRONOUN: ReadonlySet<string> = new Set(['me', 'nos', 'te', 'mich', 'mir', 'uns', 'm', 'nous']);

/** Whether a verb is asked for: behind words that ask, or as an order. */
export function isAsked(
  heard: Heard<AskId>,
  marked: Marked,
  segment: Segment,
  mood: Mood | null,
  isDenied: boolean,
  grammar: Grammar,
): boolean {
  const { tokens, roles } = marked;
  const at = heard.places[0] ?? 0;
  if (mood?.asks === true) {
    // `por favor, siempre lo dejas seco` tells what is done.
    const isOpened = roles
      .slice(segment.from, segment.to)
      .some((role) => role === 'ask' || role === 'refusal');
    const isTelling = grammar.language === 'es' && !isOpened && !isDenied && !isQuestion(marked, segment);
    if (isTelling && /[ae]s$/u.test(tokens[at]?.text ?? '')) return false;
    return grammar.language === 'de' || isBehindOpener(marked, segment, at, grammar);
  }
  const verb = tokens[at];
  if (verb === undefined) return false;
  // `a forty minute shower` is no order to have one.
  if (grammar.language === 'en' && roles[at - 1] === 'time') return false;
  const asks = isQuestion(marked, segment);
  const before = tokens
    .slice(segment.from, at)
    .filter((token, step) => roles[segment.from + step] === undefined && !token.isMark);
  const subjects = before.filter(
    ({ text }) =>
      grammar.others.has(text) || (!grammar.denials.has(text) && !CLITIC_WORDS[grammar.language].has(text)),
  );
  // A pronoun before the verb belongs to a statement: `me molesta`, `mich stört`.
  const isFirst = subjects.length === 0 && (!PRONOUN.has(verb.text) || asks || isDenied);
  const isDoer = (word: string): boolean => grammar.i.has(word) || grammar.others.has(word);
  return ORDERS[grammar.language]({
    heard,
    verb,
    tokens,
    before,
    subjects,
    segment,
    asks,
    isDenied,
    isFirst,
    isOpened: roles.slice(segment.from, at).includes('adjunct'),
    isLast: (heard.places.at(-1) ?? at) === segment.to - 1,
    isDoer,
  });
}

/** "Can you see that you left the pan": only what stands right behind the opener is asked. */
function isBehindOpener({ tokens, roles }: Marked, { from }: Segment, at: number, grammar: Grammar): boolean {
  let opener = from - 1;
  for (let place = at - 1; place >= from && opener < from; place -= 1)
    if (roles[place] === 'ask' || roles[place] === 'refusal') opener = place;
  const between = tokens.slice(opener + 1, at);
  return between.every(({ text, isMark }, step) => {
    if (isMark || roles[opener + 1 + step] !== undefined) return true;
    if (GOING[grammar.language].has(text)) return true;
    return [grammar.empty, grammar.you, grammar.denials, grammar.pronouns].some((words) => words.has(text));
  });
}

/** `tu peux aller sortir la poubelle`: to go there is part of it. */
export const GOING: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(['go', 'come', 'just', 'and']),
  es: new Set(['ir', 'venir']),
  fr: new Set(['aller', 'va', 'vas', 'allez', 'venir', 'viens', 'venez']),
  de: new Set(['gehen', 'kommen']),
};

interface Order {
  readonly heard: Heard<AskId>;
  readonly verb: Token;
  readonly tokens: readonly Token[];
  /** The words of the part before the verb, and those of them that are neither denials nor pronouns. */
  readonly before: readonly Token[];
  readonly subjects: readonly Token[];
  readonly segment: Segment;
  /** It ends as a question. */
  readonly asks: boolean;
  readonly isDenied: boolean;
  readonly isFirst: boolean;
  /** A time or a manner opens it: what follows tells (`ständig lässt du …`). */
  readonly isOpened: boolean;
  /** Nothing follows the verb in its part. */
  readonly isLast: boolean;
  /** Somebody else than who is spoken to. */
  readonly isDoer: (word: string) => boolean;
}

/** How each language orders without words that ask. */
export const ORDERS: Readonly<Record<LanguageCode, (order: Order) => boolean>> = {
  en: ({ heard, verb, isFirst, isLast, before }) =>
    isFirst &&
    // `Not unlocked, open.` tells how it was.
    !(isLast && STATES.has(verb.text)) &&
    (!isPast(verb.text) || heard.frame.kind === 'explain') &&
    before.at(-1)?.text !== 'no' &&
    // `can't find it anywhere` tells of the sender.
    !before.some(({ text }) => /^(?:can|could|did|have|has|does|is|are|wo|would|was|were)n?t$/u.test(text)),
  es: ({ heard, verb, tokens, before, segment, asks, isDenied, isFirst }) => {
    if (!isFirst || /ndo(?:me|te|se|lo|la|los|las|le|les|nos)*$/u.test(verb.text)) return false;
    if (isDenied) return isSubjunctive(heard.places, heard.run, tokens);
    if (asks) return true;
    // `lávalas` is no `-as`: what is written behind the verb is not its form.
    const form = verb.text.replace(/(?<=\p{L}{3})(?:me|te|se|nos|os|le|les)?l[ao]s?$/u, '');
    if (/(?:ar|er|ir)$/u.test(form)) return segment.from === 0 && before.length === 0;
    if (/(?:an|en)$/u.test(form) && !isSubjunctive(heard.places, heard.run, tokens)) return false;
    return before.length === 0 && !/[ae]s$/u.test(form);
  },
  fr: ({ heard, verb, subjects, asks, isDenied, isFirst }) => {
    // "Going through my things, really": what is not ordered is reproached.
    if (isFrenchInfinitive(verb.text, heard.run)) return false;
    const isYou = subjects.every(({ text }) => text === 'tu' || text === 't' || text === 'vous');
    return isFirst || (asks && isYou && !isDenied);
  },
  de: ({ verb, tokens, heard, segment, asks, isFirst, isOpened, isDoer }) => {
    const next = tokens[(heard.places[0] ?? 0) + 1]?.text;
    // `putze ich` tells what the sender does.
    const isOfVerb = heard.places.includes((heard.places[0] ?? 0) + 1);
    if (next !== undefined && isDoer(next) && !isOfVerb) return false;
    if (!isFirst || (isOpened && !asks && (next === 'du' || next === 'ihr'))) return false;
    // `Rauch in meinem Zimmer!` is what there was, and no order.
    const beyond = tokens[(heard.places[0] ?? 0) + 2]?.text;
    if (NOUNS.has(verb.text) && IN.has(next ?? '') && /^mein/u.test(beyond ?? '')) return false;
    // `Stellst du sie raus, du bist dran.` asks, `Stellst du sie raus, dann …` supposes.
    const isAsking =
      next === 'du' &&
      segment.from === 0 &&
      !tokens.slice(segment.to).some(({ text }) => isDoer(text) || text === 'dann');
    return asks || isAsking || (next !== 'du' && next !== 'ihr' && !/st$/u.test(verb.text));
  },
};

/** German orders that are nouns too. */
export const NOUNS: ReadonlySet<string> = new Set([
  'rauch',
  'koch',
  'putz',
  'park',
  'ruf',
  'schlaf',
  'lauf',
  'spiel',
]);
export const IN: ReadonlySet<string> = new Set(['in', 'auf', 'unter', 'an', 'vor', 'hinter', 'neben']);

/** English verbs that by themselves say how something is. */
export const STATES: ReadonlySet<string> = new Set('open clean dry empty clear close warm quiet'.split(' '));

/** English words that tell of what was done, and order nothing. */
export const PAST: ReadonlySet<string> = new Set(
  'left took taken ate eaten found broke broken gave given went gone made did done threw thrown kept brought got had said told spoke drank drunk wore stole hid lost sold spilt burnt hung swept slept stuck woke paid sent spent lent bought thought felt wrote came ran drove stood sat held met'.split(
    ' ',
  ),
);

export function isPast(verb: string): boolean {
  return /(?:ing|ed)$/u.test(verb) || PAST.has(verb);
}

/** `tire` is no infinitive where `tirer` is one. */
function isFrenchInfinitive(verb: string, run: Run): boolean {
  const forms = run[0] ?? null;
  if (!/(?:er|ir|re)$/u.test(verb)) return false;
  return !(forms?.has(`${verb}r`) === true || forms?.has(`${verb.slice(0, -1)}ir`) === true);
}

/** Spanish says what is not to be done in another form than what is done. */
function isSubjunctive(places: readonly number[], run: Run, tokens: readonly Token[]): boolean {
  const parts = run.filter((part) => part !== null);
  for (const [at, part] of parts.entries()) {
    const verb = tokens[places[at] ?? -1]?.text ?? '';
    const infinitives = [...part].filter(
      (form) => /(?:ar|er|ir)$/u.test(form) && !form.startsWith(AS_WRITTEN),
    );
    const [own] = infinitives
      .map((form) => ({ form, length: shared(form, verb) }))
      .sort((a, b) => b.length - a.length);
    if (own === undefined || own.length < 1 || own.form === verb) continue;
    return own.form.endsWith('ar') ? /e(?:s|n|is)?$/u.test(verb) : /(?:a|as|an|ais)$/u.test(verb);
  }
  return false;
}

/** How many letters two words begin with together. */
function shared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}
