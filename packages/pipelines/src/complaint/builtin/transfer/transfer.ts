import { findTimes } from '@palimpsest/kernel/text';
import type { AskId } from '../concepts/asks.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import { withoutIdioms } from '../words/idioms.ts';
import type { LanguageCode } from '../words/languages.ts';
import { askBefore } from './ask-before.ts';
import { type Mood, PAST } from './asked.ts';
import { backAskOf } from './back-ask.ts';
import type { Clause } from './clauses.ts';
import { eventIn, eventOf } from './events.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { isOwnDoing, limitIn, limitOf } from './limits.ts';
import { markSentence } from './mark-sentence.ts';
import { thingsIn } from './meant-thing.ts';
import { passedOn } from './pass-on.ts';
import type { Thing } from './phrase-chunks.ts';
import { askIn, askOf } from './requests.ts';
import { isQuestion, type Marked, type Segment, segmentsOf } from './segments.ts';
import { tokensOf } from './tokens.ts';
import { type Sentence, spanOf, type Transferred } from './transferred.ts';
import { MOVING_OUT, UNASKED } from './unasked.ts';

export interface ReadMessage {
  readonly found: readonly Transferred[];
  /** The sentences in which the sender refuses something that cannot be told. */
  readonly untold: ReadonlySet<number>;
}

/** What a message asks and tells, as far as the grammar can take it apart and put it together again. */
export function readMessage(message: string, language: LanguageCode): ReadMessage {
  const text = withoutIdioms(message, language);
  const grammar = grammarOf(language);
  const found: Transferred[] = [];
  const untold = new Set<number>();
  const earlier: (Thing | null)[] = [];
  for (const [sentence, { start, end }] of messageSentences(text).entries()) {
    const said = text.slice(start, end);
    const marked = markSentence(tokensOf(said, language), grammar, findTimes(said, language));
    found.push(...readSentence({ marked, grammar, said, sentence, start }, earlier, untold));
    earlier.push(...thingsIn(marked, grammar));
  }
  return { found, untold };
}

function readSentence(
  whole: Sentence,
  earlier: readonly (Thing | null)[],
  untold: Set<number>,
): Transferred[] {
  const { marked, grammar, said } = whole;
  // What somebody else is to do is not asked of the reader.
  const isBack = isAskedBack(marked, grammar);
  const passed = isBack ? undefined : passedOn(whole, earlier);
  if (passed !== undefined) return passed === null ? [] : [passed];
  const segments = segmentsOf(marked, grammar);
  const things = [...earlier];
  const found: Transferred[] = [];
  let pending: Mood | null = null;
  let before: Mood | null = null;
  let hasAsked = false;
  // Who is told what they did is not ordered to do it: "you took my bike, left it outside".
  let isTelling = THREATS[grammar.language].test(said);
  for (const [place, segment] of segments.entries()) {
    const own = statedTogether(moodOf(marked, segment), segment, whole);
    if (segment.kind === 'main' && !isUnasked(segment, whole)) {
      const opened: Mood | null = openerOf(marked, segment, own, grammar);
      if (opened !== null) {
        const back = place === segments.length - 1 ? backAskOf(segment, segments, whole) : null;
        if (back !== null) found.push(back);
        // `X, please, Y`: what only asks politely belongs to the request before it.
        const isAgain: boolean = opened.denies ? false : hasAsked;
        pending = isAgain ? null : opened;
        continue;
      }
      const limit = limitIn(whole, segment, things);
      if (limit !== null) {
        const refused = limitOf(limit, segment, segments, whole);
        if (refused === null) untold.add(whole.sentence);
        else found.push(refused);
        things.push(...thingsIn(marked, grammar, segment));
        continue;
      }
      const mood: Mood | null = own.asks ? own : (pending ?? (segment.isJoined ? before : null));
      pending = null;
      // `J'ai oublié mes clés, tu rentres à quelle heure ?`: a question behind it is one.
      const isBehind = isTelling && !isQuestion(marked, segment);
      const mayOrder: boolean = mood !== null || (!isBehind && !(segment.isJoined && segment.from > 0));
      const asked: Clause<AskId> | null = mayOrder ? askIn(marked, segment, mood, grammar, things) : null;
      // "Did you take my charger?" asks for an answer only.
      const clause: Clause<AskId> | null =
        isBack && mood === null && asked?.frame.kind !== 'explain' ? null : asked;
      // What is joined to it is denied only by words that open both.
      before = clause === null ? mood : { asks: true, denies: mood?.denies === true && clause.isNegative };
      isTelling ||= mood === null && clause === null && tellsOf(marked, segment, grammar);
      const read =
        clause !== null
          ? asTogether(
              askBefore(clause, segment, whole) ?? askOf(clause, segment, segments, whole),
              clause,
              mood,
            )
          : (backAskOf(segment, segments, whole) ??
            (mood === null
              ? eventOf(eventIn(whole, segment, things), segment, whole, segments.length === 1)
              : null));
      if (read !== null) found.push(read);
      hasAsked = clause !== null;
    }
    things.push(...thingsIn(marked, grammar, segment));
  }
  // A sentence of which every part tells asks for nothing.
  const parts = segments.filter((segment) => segment.kind === 'main');
  const isTold =
    parts.length > 1 && found.length === parts.length && found.every(({ kind }) => kind === 'told');
  return isTold ? found.map((each) => ({ ...each, isAlone: true })) : found;
}

/** German: `Über Kritik können wir reden` tells, `Können wir reden?` asks. */
function statedTogether(mood: Mood, segment: Segment, { marked, grammar }: Sentence): Mood {
  const isStated = mood.isTogether === true && grammar.language === 'de' && !isQuestion(marked, segment);
  const isFirst = marked.roles[segment.from] === 'ask';
  return isStated && !isFirst ? { asks: false, denies: mood.denies } : mood;
}

function moodOf({ roles, together }: Marked, { from, to }: Segment): Mood {
  const own = roles.slice(from, to);
  const denies = own.includes('refusal');
  const isTogether = own.some((_, at) => together.has(from + at));
  return { asks: denies || own.includes('ask'), denies, isTogether };
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

/** What is done by both must be said without whose it is to be. */
function asTogether(
  read: Transferred | null,
  { frame }: Clause<AskId>,
  mood: Mood | null,
): Transferred | null {
  // `When can we talk about it?` is asked as it is.
  if (read === null || mood?.isTogether !== true || frame.kind === 'explain') return read;
  return isOwnDoing(frame) ? { ...read, isTogether: true } : null;
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
  es: /(?<!\p{L})(?:o\s+(?:te|os)|y\s+te\s+(?:l[ao]s?|vas|juro|echo|denuncio|quedas|enteras)|[oy]\s+(?:voy|llamo|tiro|me voy)|otra vez,?\s+y)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:ou|et)\s+(?:je|j['’])|encore une fois,?\s+et)/iu,
  de: /(?<!\p{L})(?:(?:oder|und|sonst|dann)\s+(?:ich|es|du)|noch ?(?:ein)?mal,?\s+und)(?!\p{L})/iu,
};

function isUnasked(segment: Segment, whole: Sentence): boolean {
  const { start, end } = spanOf(segment, whole);
  const said = whole.said.slice(start - whole.start, end - whole.start);
  const { language } = whole.grammar;
  return UNASKED[language].test(said) || MOVING_OUT[language].test(said);
}

/** Somebody is named who does something, and not only called: `ustedes dos`. */
function tellsOf(
  { tokens, roles }: Marked,
  { from, to }: Segment,
  { you, others, i, language }: Grammar,
): boolean {
  if (to - from <= 2 && tokens.slice(from, to).some(({ text }) => you.has(text))) return false;
  const own = tokens.slice(from, to).filter((_, at) => roles[from + at] === undefined);
  if (own.some(({ text }) => you.has(text) || others.has(text))) return true;
  // `I'm trying to sleep, turn it down` orders; English `I washed up, put it all away` goes on telling.
  if (language === 'en')
    return (
      own.some(({ text }) => i.has(text)) && own.some(({ text }) => PAST.has(text) || text.endsWith('ed'))
    );
  // `destapé la pileta, saqué los fideos`
  return language === 'es' && own.some(({ raw }) => /\p{L}{3}[éí]$/u.test(raw));
}
