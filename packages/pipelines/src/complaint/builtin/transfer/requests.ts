import type { AskId } from '../concepts/asks.ts';
import { LANGUAGES } from '../words/languages.ts';
import { isAsked, type Mood } from './asked.ts';
import { best, type Clause, clauseOf } from './clauses.ts';
import { hasCondition } from './conditions.ts';
import type { Grammar } from './grammar.ts';
import { heardFrames } from './heard-frames.ts';
import type { Thing } from './phrase-chunks.ts';
import { sayAsk } from './say-clause.ts';
import type { Marked, Segment } from './segments.ts';
import { conceptsOf, deniesIn, inEach, type Sentence, spanOf, type Transferred } from './transferred.ts';

/** More words that mean nothing than these, and too much of the request is lost. */
export const MOST_UNKNOWN = 2;

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
  'ask_first',
  'help',
]);

/** The part ends with a question mark, or with several, and nothing that asks follows before it. */
function isAskedAt({ tokens, roles }: Marked, { to }: Segment): boolean {
  const end = tokens.findIndex(({ text, isMark }, at) => at >= to && isMark && text !== ',');
  if (tokens[end]?.raw.includes('?') !== true) return false;
  // Spanish says where the question begins.
  if (tokens.slice(to, end).some(({ raw }) => raw.includes('¿'))) return false;
  // `T'as laissé ta tasse ici, tu peux la ranger ?`
  return !tokens.slice(to, end).some(({ text }, at) => roles[to + at] === 'ask' && !POLITE.has(text));
}

/** Words that ask for nothing by themselves. */
export const POLITE: ReadonlySet<string> = new Set(
  'please pls plz bitte por favor porfa stp svp s il te t vous plait mal'.split(' '),
);

/** French: `on peut plus`. */
function isOver({ tokens, together }: Marked, { from, to }: Segment): boolean {
  return tokens
    .slice(from, to)
    .some(({ text }, at) => together.has(from + at - 1) && /^(?:plus|pas)$/u.test(text));
}

/** Who asks who does something does not ask for it. */
export const WHO: ReadonlySet<string> = new Set(
  'who whos whoever whichever quien quienes qui wer wessen whose'.split(' '),
);

/** Words that open a question. */
export const ASKING: ReadonlySet<string> = new Set(
  'who whos whod whose where wheres what whats when which why how anyone anybody quien quienes donde que cual cuales cuando como cuanto qui ou quand quel quelle quels quelles combien wer wem wen wessen wo wohin wann was welche welcher welches hat hast habt'.split(
    ' ',
  ),
);

function asksBack(marked: Marked, segment: Segment): boolean {
  const first = marked.tokens.slice(segment.from, segment.to).find(({ isMark }) => !isMark)?.text ?? '';
  return isAskedAt(marked, segment) || ASKING.has(first);
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

/** What somebody is to say or to hear, whatever is forbidden before it. */
export const SPOKEN: ReadonlySet<AskId> = new Set<AskId>([
  'give_notice',
  'tell_directly',
  'explain',
  'listen',
  'talk',
  'reply',
]);

/** What is hardly ever wished where something else is forbidden before it. */
export const NOT_DONE: ReadonlySet<AskId> = new Set<AskId>(['stop', 'limit', 'respect_space', 'ask_first']);

function isMarkedIn({ roles }: Marked, { from, to }: Segment): boolean {
  return roles.slice(from, to).includes('refusal');
}

/** What a part of a sentence asks for, taken apart. */
export function askIn(
  marked: Marked,
  segment: Segment,
  mood: Mood | null,
  grammar: Grammar,
  earlier: readonly (Thing | null)[],
): Clause<AskId> | null {
  // `shut door or not` asks for neither.
  if (isEither(marked, segment)) return null;
  const isDenied = deniesIn(marked, segment, grammar);
  const isWho = WHO.has(marked.tokens[segment.from]?.text ?? '');
  const questions = asksBack(marked, segment) ? heardFrames(grammar.questions, marked, segment, grammar) : [];
  const verbs = heardFrames(grammar.verbs, marked, segment, grammar);
  const { tokens } = marked;
  const found = [...verbs, ...questions].flatMap((heard) => {
    const at = heard.places[0] ?? 0;
    if (!isAsked(heard, marked, segment, mood, isDenied, grammar)) return [];
    // `Wer duscht denn bitte um zwei?` and `on peut plus étendre le linge` ask for nothing.
    if (isWho && heard.frame.kind !== 'explain') return [];
    if (mood?.isTogether === true && (isDenied || isOver(marked, segment)) && !isAskedAt(marked, segment))
      return [];
    // Words of the frame itself, such as `hands off`, deny nothing beside it.
    const isOwnDenial = mood?.denies === true && heard.places.some((at) => marked.roles[at] === 'refusal');
    const { kind } = heard.frame;
    const isRefused = mood?.denies === true && !isOwnDenial;
    // "Stop not closing the door" asks for it to be closed.
    if (isRefused && isDenied && !DONE.has(kind) && !WISHES.has(kind)) return [];
    // "Please don't smoke in here and open the window": what is joined to a prohibition may be wished.
    const isCarried = segment.isJoined && isRefused && !isMarkedIn(marked, segment);
    if (isCarried && !NOT_DONE.has(kind) && !DONE.has(kind) && !SPOKEN.has(kind)) return [];
    // `and then don't wash them`, of what is not liked: it is to be done.
    const isWished = isCarried && (DONE.has(kind) || SPOKEN.has(kind));
    const isNegative = isWished ? false : isRefused !== (isDenied && !isWhyNot(heard, marked, grammar));
    // What is only ever not to be done is not asked for, nor is the contrary of what is only ever wished.
    if (isNegative ? WISHES.has(kind) : kind === 'stop') return [];
    // "Can you not close the door?" reproaches that it was left open.
    if (
      isNegative &&
      (DONE.has(kind) || SPOKEN.has(kind) || kind === 'speak_kindly') &&
      isAskedAt(marked, segment)
    )
      return [];
    // `por qué hay …` is no `qué hay …`.
    if (tokens[at]?.text === 'que' && tokens[at - 1]?.text === 'por') return [];
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

/** `no party without asking`: of what it is to be without nothing is known. */
function hasWithout(
  { places, adjuncts }: Clause<AskId>,
  { from, to }: Segment,
  { tokens, roles }: Marked,
): boolean {
  const isSaid = places.some(({ sense }) => sense === 'without') || adjuncts.length > 0;
  return (
    !isSaid &&
    tokens.slice(from, to).some(({ text }, at) => WITHOUT.has(text) && roles[from + at] !== 'adjunct')
  );
}

const WITHOUT: ReadonlySet<string> = new Set(['without', 'sin', 'sans', 'ohne']);

function isEither({ tokens }: Marked, { from, to }: Segment): boolean {
  const said = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  // `Can you not talk to me like a normal person?`
  if (/^(?:can|could) (?:you|u) not (?:talk|speak|listen|treat|let|be|just) /u.test(said)) return true;
  return /(?<!\p{L})(?:or not|o no|ou pas|ou non|oder nicht|oder nich)(?!\p{L})/u.test(said);
}

/** `Why was I not told?` asks: what is denied belongs to the question. */
function isWhyNot(
  { frame, places }: { readonly frame: { readonly kind: AskId }; readonly places: readonly number[] },
  { tokens }: Marked,
  { denials }: Grammar,
): boolean {
  return frame.kind === 'explain' && places.some((at) => denials.has(tokens[at]?.text ?? ''));
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
  'give_notice',
  'take_turns',
  'include',
  'talk',
  'agree',
  'be_on_time',
  'listen',
  'tell_directly',
  'speak_kindly',
  'ask_first',
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
export function askOf(
  clause: Clause<AskId>,
  own: Segment,
  segments: readonly Segment[],
  whole: Sentence,
): Transferred | null {
  const { marked, sentence } = whole;
  const { isNegative, unknown, isTimed, frame } = clause;
  const isLost = hasCondition(own, segments, marked);
  const isUntimed = isTimed && !clause.adjuncts.some((each) => each.frame.kind !== 'manner');
  // What is not to be done in one case only, or only without something, may be done in all others.
  if (isNegative && hasWithout(clause, own, marked)) return null;
  if (isNegative && (isLost || unknown > 1 || isUntimed)) return null;
  // To run the washing machine at another time is not to run it.
  if (!isNegative && isUntimed && !WHENEVER.has(frame.kind)) return null;
  // Without a thing of its own a request is nothing without its condition.
  if (clause.things.length === 0 && (isLost || unknown > 0)) return null;
  // A machine that is to be quieter in words that are lost is not to be used.
  if (!isNegative && frame.kind === 'turn_down' && unknown > 0 && clause.things.length === 0) return null;
  // "Clean" alone says less than what is known of the matter.
  const isBare = clause.things.length + clause.places.length + clause.adjuncts.length === 0;
  if (isBare && !isNegative && frame.words.en.say.split(' ').length < 3 && VAGUE.has(frame.kind)) return null;
  const say = unknown > MOST_UNKNOWN ? null : inEach(withClauses(clause, marked, segments), sayAsk);
  if (say === null) return null;
  return {
    kind: isNegative ? 'stop' : frame.kind,
    sentence,
    concepts: conceptsOf(clause),
    hasThing: clause.things.length > 0,
    span: spanOf(own, whole),
    isOrder: !isAskedAt(marked, own),
    ...(isUntimed ? { isUntimed } : {}),
    isWhole: unknown === 0 && !isLost && !marked.roles.includes('time'),
    say,
  };
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
      (frame.kind === 'clause' || frame.kind === 'time') &&
      // `llamar antes de entrar` says it already.
      !LANGUAGES.some((language) => clause.frame.words[language].say.includes(frame.words[language].say)) &&
      !clause.adjuncts.some((each) => each.at === at) &&
      alone.some(({ from, to }) => from <= at && at < to),
  );
  return { ...clause, adjuncts: [...clause.adjuncts, ...beside] };
}
