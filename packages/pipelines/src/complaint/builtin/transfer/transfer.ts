import { findTimes, sentences } from '@palimpsest/kernel/text';
import { isTold } from '../compose/phrases.ts';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';
import { isAsked, isPast, type Mood } from './asked.ts';
import { best, type Clause, clauseOf, heardFrames } from './clauses.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { thingsIn } from './meant-thing.ts';
import type { Thing } from './phrase-chunks.ts';
import { sayAsk, sayEvent } from './say-clause.ts';
import { isQuestion, type Marked, markSentence, type Segment, segmentsOf } from './segments.ts';
import { tokensOf } from './tokens.ts';

/** A request or an event of a message, put together anew in each language. */
export interface Transferred {
  readonly kind: AskId | 'told';
  readonly sentence: number;
  readonly concepts: readonly ConceptId[];
  /** Nothing of what was said is lost. */
  readonly isWhole: boolean;
  readonly say: Readonly<Record<LanguageCode, string>>;
}

/** More words that mean nothing than these, and too much of the request is lost. */
export const MOST_UNKNOWN = 2;
/** Of what happened hardly a word may be lost: it could be the one that turns it round. */
export const MOST_UNTOLD = 1;

/** What a message asks and tells, as far as the grammar can take it apart and put it together again. */
export function transferMessage(text: string, language: LanguageCode): Transferred[] {
  const grammar = grammarOf(language);
  const found: Transferred[] = [];
  const earlier: (Thing | null)[] = [];
  for (const [sentence, { start, end }] of sentences(text).entries()) {
    const said = text.slice(start, end);
    const marked = markSentence(tokensOf(said, language), grammar, findTimes(said, language));
    found.push(...readSentence({ marked, grammar, said, sentence }, earlier));
    earlier.push(...thingsIn(marked, grammar));
  }
  return found;
}

interface Sentence {
  readonly marked: Marked;
  readonly grammar: Grammar;
  readonly said: string;
  readonly sentence: number;
}

function readSentence(whole: Sentence, earlier: readonly (Thing | null)[]): Transferred[] {
  const { marked, grammar, said } = whole;
  const segments = segmentsOf(marked, grammar);
  const things = [...earlier];
  const found: Transferred[] = [];
  let pending: Mood | null = null;
  let before: Mood | null = null;
  // Who is told what they did is not ordered to do it: "you took my bike, left it outside".
  let isTelling = THREATS[grammar.language].test(said) || isAskedBack(marked, grammar);
  for (const segment of segments) {
    const own = moodOf(marked, segment);
    if (segment.kind === 'main') {
      const opened: Mood | null = openerOf(marked, segment, own, grammar);
      if (opened !== null) {
        pending = opened;
        continue;
      }
      const mood: Mood | null = own.asks ? own : (pending ?? (segment.isJoined ? before : null));
      pending = null;
      const mayOrder: boolean = mood !== null || (!isTelling && !(segment.isJoined && segment.from > 0));
      const clause: Clause<AskId> | null = mayOrder ? askIn(marked, segment, mood, grammar, things) : null;
      // What is joined to it is denied only by words that open both.
      before = clause === null ? mood : { asks: true, denies: mood?.denies === true && clause.isNegative };
      isTelling ||= mood === null && clause === null && tellsOf(marked, segment, grammar);
      const read =
        clause !== null
          ? askOf(clause, segments, whole)
          : mood === null
            ? eventOf(eventIn(whole, segment, things), whole)
            : null;
      if (read !== null) found.push(read);
    }
    things.push(...thingsIn(marked, grammar, segment));
  }
  return found;
}

function moodOf({ roles }: Marked, { from, to }: Segment): Mood {
  const own = roles.slice(from, to);
  const denies = own.includes('refusal');
  return { asks: denies || own.includes('ask'), denies };
}

/** The mood of a part that only opens a request or denies: what is meant follows behind a comma. */
function openerOf(
  { tokens, roles }: Marked,
  { from, to }: Segment,
  own: Mood,
  { denials }: Grammar,
): Mood | null {
  const parts = tokens.slice(from, to).map((token, at) => ({ token, role: roles[from + at] }));
  if (own.asks && parts.every(({ role }) => role === 'ask' || role === 'refusal')) return own;
  const isDenial = parts.every(({ token, role }) => role === undefined && denials.has(token.text));
  return isDenial ? { asks: true, denies: true } : null;
}

/** English questions about what was done. */
export const ASKED_BACK: ReadonlySet<string> = new Set([
  'did',
  'has',
  'have',
  'is',
  'was',
  'are',
  'were',
  'does',
  'do',
]);

function isAskedBack(marked: Marked, { language }: Grammar): boolean {
  const first = marked.tokens[0]?.text ?? '';
  return language === 'en' && ASKED_BACK.has(first) && isQuestion(marked, { from: 0, to: 1 });
}

/** An order with what will follow it is a threat, and no request. */
export const THREATS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:(?:and|or)\s+(?:i['’]?(?:ll|m|d)|i (?:will|swear|am)|you['’]?(?:ll|re)|you will)|again,?\s+and)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:[oy]\s+(?:te|voy|llamo|tiro|me voy|os)|otra vez,?\s+y)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:ou|et)\s+(?:je|j['’])|encore une fois,?\s+et)/iu,
  de: /(?<!\p{L})(?:(?:oder|und|sonst|dann)\s+(?:ich|es|du)|noch ?(?:ein)?mal,?\s+und)(?!\p{L})/iu,
};

/** Somebody is named who does something. */
function tellsOf({ tokens, roles }: Marked, { from, to }: Segment, { you, i, others }: Grammar): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) => roles[from + at] === undefined && (you.has(text) || i.has(text) || others.has(text)),
    );
}

/** Wishes that nobody has the other way round. */
export const WISHES: ReadonlySet<AskId> = new Set<AskId>([
  'give_notice',
  'knock',
  'listen',
  'agree',
  'include',
  'be_on_time',
  'take_turns',
  'reply',
  'explain',
]);

/** The part ends with a question mark, or with several. */
function isAskedAt({ tokens }: Marked, { to }: Segment): boolean {
  return (
    tokens
      .slice(to)
      .find(({ text, isMark }) => isMark && text !== ',')
      ?.raw.includes('?') === true
  );
}

/** What is wished to be done, and reproached where it is not. */
export const DONE: ReadonlySet<AskId> = new Set<AskId>([
  'clean_up',
  'take_out',
  'close_door',
  'turn_off',
  'turn_down',
  'return',
  'replace',
  'repair',
  'use_headphones',
]);

function askIn(
  marked: Marked,
  segment: Segment,
  mood: Mood | null,
  grammar: Grammar,
  earlier: readonly (Thing | null)[],
): Clause<AskId> | null {
  const isDenied = deniesIn(marked, segment, grammar);
  const found = heardFrames(grammar.verbs, marked, segment, grammar).flatMap((heard) => {
    if (!isAsked(heard, marked, segment, mood, isDenied, grammar)) return [];
    // Words of the frame itself, such as `hands off`, deny nothing beside it.
    const isOwnDenial = mood?.denies === true && heard.places.some((at) => marked.roles[at] === 'refusal');
    const isNegative = (mood?.denies === true && !isOwnDenial) || isDenied;
    const { kind } = heard.frame;
    // What is only ever not to be done is not asked for, nor is the contrary of what is only ever wished.
    if (isNegative ? WISHES.has(kind) : kind === 'stop') return [];
    // "Can you not close the door?" reproaches that it was left open.
    if (isNegative && DONE.has(kind) && isAskedAt(marked, segment)) return [];
    // Money is told with its sum and whose part it is.
    if (kind === 'pay') return [];
    const clause = clauseOf(heard, marked, segment, { isNegative, earlier, grammar, isTold: false });
    if (clause === null) return [];
    // A Spanish order looks like what somebody does: `entra un frío tremendo`.
    const most = mood !== null ? MOST_UNKNOWN : grammar.language === 'es' ? 0 : 1;
    return clause.unknown > most ? [] : [{ clause, heard }];
  });
  return best(found);
}

/** A word that denies, but for French `plus` without `ne` where it only compares. */
function deniesIn(
  { tokens, roles }: Marked,
  { from, to }: Segment,
  { denials, language, verbs, determiners, prepositions }: Grammar,
): boolean {
  const own = tokens.slice(from, to);
  const hasNe = own.some(({ text }) => text === 'ne' || text === 'n');
  return own.some(({ text }, at) => {
    if (!denials.has(text) || roles[from + at] !== undefined) return false;
    if (language !== 'fr' || text !== 'plus' || hasNe) return true;
    // `parle plus bas` compares, `laisse plus tes affaires` denies.
    const next = own[at + 1]?.text;
    const isEnd = next === undefined || determiners.has(next) || prepositions.has(next);
    return isEnd && verbs.has(own[at - 1]?.text ?? '') && !/(?:er|ir|re)$/u.test(own[at - 1]?.text ?? '');
  });
}

/** What may be asked for without saying when. */
export const WHENEVER: ReadonlySet<AskId> = new Set<AskId>([
  'clean_up',
  'take_out',
  'return',
  'replace',
  'move',
  'pay',
  'repair',
  'help',
  'turn_off',
  'turn_down',
  'use_headphones',
  'close_door',
  'reply',
  'explain',
]);

/** Requests that say little without what they are about. */
export const VAGUE: ReadonlySet<AskId> = new Set<AskId>([
  'clean_up',
  'pay',
  'move',
  'other',
  'repair',
  'return',
  'explain',
  'talk',
  'help',
]);

/** A request in each language, unless what is lost of it would change what is asked. */
function askOf(
  clause: Clause<AskId>,
  segments: readonly Segment[],
  { marked, sentence }: Sentence,
): Transferred | null {
  const { isNegative, unknown, isTimed, frame } = clause;
  const isLost = segments.some(({ kind }) => kind === 'condition');
  const isUntimed = isTimed && !clause.adjuncts.some((each) => each.frame.kind !== 'manner');
  // What is not to be done in one case only may be done in all others.
  if (isNegative && (isLost || unknown > 1 || isUntimed)) return null;
  // To run the washing machine at another time is not to run it.
  if (!isNegative && isUntimed && !WHENEVER.has(frame.kind)) return null;
  // Without a thing of its own a request is nothing without its condition.
  if (clause.things.length === 0 && (isLost || unknown > 0)) return null;
  // "Clean" alone says less than what is known of the matter.
  const isBare = clause.things.length + clause.places.length + clause.adjuncts.length === 0;
  if (isBare && !isNegative && frame.words.en.say.split(' ').length < 3 && VAGUE.has(frame.kind)) return null;
  const say = unknown > MOST_UNKNOWN ? null : inEach(withClauses(clause, marked, segments), sayAsk);
  if (say === null) return null;
  return {
    kind: isNegative ? 'stop' : frame.kind,
    sentence,
    concepts: conceptsOf(clause),
    isWhole: unknown === 0 && !isLost && !marked.roles.includes('time'),
    say,
  };
}

/** What happened, where the sentence says that it is so, and that it was not the sender. */
function eventIn(
  { marked, grammar, said }: Sentence,
  segment: Segment,
  earlier: readonly (Thing | null)[],
): Clause<'told' | 'undone'> | null {
  const own = marked.tokens.slice(segment.from, segment.to);
  const [first] = own;
  const { language } = grammar;
  if (first === undefined || isQuestion(marked, segment) || !isTold(said, first.start, language)) return null;
  // A verb without anybody who does it is an order.
  if (language === 'en' && grammar.verbs.has(first.text) && !isPast(first.text)) return null;
  const isDenied = deniesIn(marked, segment, grammar);
  const isMine = own.some((token) => grammar.i.has(token.text) || isSpanishI(token, language));
  const found = heardFrames(grammar.events, marked, segment, grammar, true).flatMap((heard) => {
    const { kind, words } = heard.frame;
    if ((kind === 'undone') !== isDenied) return [];
    if (/(?<!\p{L})(?:I|me|my)(?!\p{L})/u.test(words.en.say) !== isMine) return [];
    const clause = clauseOf(heard, marked, segment, { isNegative: false, earlier, grammar, isTold: true });
    return clause === null || clause.unknown > MOST_UNTOLD ? [] : [{ clause, heard }];
  });
  return best(found);
}

/** Spanish leaves out who does it: `dejé` and `dejo` are the sender's. */
function isSpanishI(
  { raw, text }: { readonly raw: string; readonly text: string },
  language: LanguageCode,
): boolean {
  if (language !== 'es') return false;
  return (
    text === 'me' ||
    /[éí]$/u.test(raw) ||
    (/[^aeiou]o$/u.test(raw) && /^(?:dejo|bajo|pongo|tengo|hago|limpio|lavo|saco)$/u.test(text))
  );
}

function eventOf(event: Clause<'told' | 'undone'> | null, { sentence }: Sentence): Transferred | null {
  const say = event === null ? null : inEach(event, sayEvent);
  if (event === null || say === null) return null;
  return { kind: 'told', sentence, concepts: conceptsOf(event), isWhole: event.unknown === 0, say };
}

/** The clause with what stands in parts of the sentence of its own, such as `when you are done`. */
function withClauses<Kind extends string>(
  clause: Clause<Kind>,
  { adjuncts, roles, tokens }: Marked,
  segments: readonly Segment[],
): Clause<Kind> {
  const alone = segments.filter(({ from, to }) =>
    roles.slice(from, to).every((role, at) => role === 'adjunct' || tokens[from + at]?.isMark === true),
  );
  const beside = adjuncts.filter(
    ({ at, frame }) =>
      frame.kind === 'clause' &&
      !clause.adjuncts.some((each) => each.at === at) &&
      alone.some(({ from, to }) => from <= at && at < to),
  );
  return { ...clause, adjuncts: [...clause.adjuncts, ...beside] };
}

function conceptsOf({ things, places }: Pick<Clause, 'things' | 'places'>): ConceptId[] {
  const all = [...things, ...places.map(({ thing }) => thing)].flatMap((thing) =>
    [thing.noun.concept, thing.of?.noun.concept ?? null].flatMap((concept) => concept ?? []),
  );
  return [...new Set(all)];
}

/** In each language, or null where one of them has no words for it. */
function inEach(
  clause: Clause,
  say: (clause: Clause, language: LanguageCode) => string | null,
): Record<LanguageCode, string> | null {
  const [en, es, fr, de] = LANGUAGES.map((language) => say(clause, language));
  if (typeof en !== 'string' || typeof es !== 'string' || typeof fr !== 'string' || typeof de !== 'string')
    return null;
  return { en, es, fr, de };
}
