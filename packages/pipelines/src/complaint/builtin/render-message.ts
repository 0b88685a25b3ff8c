import type { RewriteRequestV1 } from '@palimpsest/contracts';
import { isAboutHome } from '../classifier/is-about-home.ts';
import { acceptsFor, isKind } from './clean.ts';
import { agreedFacts } from './compose/agreed.ts';
import { clearFacts } from './compose/clear-facts.ts';
import { PLAIN_ASKS } from './compose/compose.ts';
import { type Accepts, composedOf, type Languages } from './compose/composed-message.ts';
import { type Facts, readFacts } from './compose/facts.ts';
import { otherActOf } from './compose/other-act.ts';
import { type HeardPhrase, heardPhrases } from './compose/phrases.ts';
import { withPhrases } from './compose/with-phrases.ts';
import { withLikely, withTransferred } from './compose/with-transferred.ts';
import { withoutThreats } from './compose/without-threats.ts';
import { findAsks } from './concepts/find-asks.ts';
import { nameConcepts } from './concepts/name-concepts.ts';
import { isCalm } from './edit/grave-words.ts';
import { lightTouch } from './edit/light-touch.ts';
import { withoutStops } from './edit/spaced-out.ts';
import { messageSentences } from './matching/message-sentences.ts';
import { isScornful } from './own-words/contempt.ts';
import { isOnlyTold } from './transfer/only-told.ts';
import { readMessage } from './transfer/transfer.ts';
import type { Transferred } from './transfer/transferred.ts';
import { isOnlyThanks } from './transfer/unasked.ts';
import { type LanguageCode, languageOf } from './words/languages.ts';

export type Rendered =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'cannot'; readonly reason: string };

/** Messages end far earlier, at 1,500 characters. */
const LONGEST = 6000;

/**
 * Rewrites a message without any model: the sender's own words where a light touch is enough, else a message composed
 * of the concepts and asks recognised in it. Writes nothing rather than something unkind or unfaithful.
 * @param accepts says of a text whether it may be sent; by default the checks of this pipeline do.
 */
export function renderMessage(given: RewriteRequestV1, accepts: Accepts = acceptsFor(given)): Rendered {
  const source = languageOf(given.message.detected_language);
  const target = languageOf(given.output_constraints.target_language);
  if (source === null) return cannot('the built-in renderer does not read the language of the message');
  if (target === null) return cannot('the built-in renderer does not write the target language');
  if (given.message.original_text.length > LONGEST)
    return cannot('the message is longer than messages can be');
  const text = withoutStops(given.message.original_text, source);
  return rendered(
    { ...given, message: { ...given.message, original_text: text } },
    { source, target },
    accepts,
  );
}

function rendered(request: RewriteRequestV1, { source, target }: Languages, accepts: Accepts): Rendered {
  const same = source === target;
  const { original_text: original } = request.message;
  const unthreatening = withoutThreats(original, source);
  const facts = readFacts(unthreatening, source, same);
  const { topics } = request.classification;
  const heard = heardPhrases(unthreatening, source);
  // A message of no topic in particular, in the reader's own language: there is nothing its words could disagree with.
  const isOpen = same && topics.every((topic) => topic === 'other');
  const known = withPhrases(isOpen ? facts : agreedFacts(facts, topics), heard, topics);
  const { found: read, untold } = readMessage(original, source);
  const clear = clearFacts(request, known, { source, same, isOpen, untold });
  // What was taken apart whole is about a thing of a home.
  const isHome =
    isAboutHome(original, source) ||
    (!same && read.some(({ isWhole, hasThing, kind }) => isWhole && (hasThing || kind === 'explain')));
  if (!isHome)
    return (
      inOwnWords(request, facts, same ? target : null, accepts) ??
      cannot('the message is about nothing at home, so there is no matter to be told in other words')
    );
  // In the sender's language nothing is told with less than was said.
  const transferred = read.filter(({ isWhole, kind }) => !same || (isWhole && kind !== 'explain'));
  const taken = withTransferred(clear, transferred, topics);
  const told = isOpen ? taken : withLikely(taken);
  if (isOtherAct(request, facts, heard, source))
    return (
      inOwnWords(request, facts, same ? target : null, accepts) ??
      cannot(
        'the message asks for leave, owns up, warns or brings news; told as a complaint it would be turned round',
      )
    );
  if (!same && isOnlyThanks(original, source))
    return cannot('the message only thanks for something; told as a complaint it would be turned round');
  // What is usually asked about a matter would be a guess to who cannot see the message.
  const isTurned = (told.turned?.size ?? 0) > 0;
  // Who asks for nothing in words may still be told what they tell.
  const isTelling =
    !same &&
    told.asks.length + (told.whole ?? []).length === 0 &&
    (told.told ?? []).length > 0 &&
    (isOnlyTold(original, source) || isAllTold(original, read));
  const isLost =
    !same &&
    !isTurned &&
    told.hasLimit !== true &&
    told.asks.length === 0 &&
    (told.whole ?? []).length === 0 &&
    isAsking(request) &&
    !isTelling;
  if (isLost) return cannot('what the message asks for cannot be told in other words');
  if (!same && !isSure(told))
    return cannot('what the message is about is not sure enough to be told in another language');
  const isTaken = !same && (told.whole ?? []).length > 0;
  const bare = facts.concepts.length === 0;
  const isLight = request.classification.rewrite_strength === 'light_touch';
  const light = same && !bare && isLight && !isScornful(original, source);
  const text =
    (light ? edited(request, facts, target, accepts, { whole: true }) : null) ??
    (same && isOwnWordsSafe(request, target)
      ? edited(request, facts, target, accepts, { whole: false })
      : null) ??
    composedOf(isTelling ? asConcern(request) : request, told, { source, target }, accepts) ??
    // What the checks refuse may be what is told beside a request: the request alone, and no other in its place.
    (isTaken
      ? composedOf(request, { ...told, concepts: [], told: [] }, { source, target }, accepts)
      : told === clear
        ? null
        : composedOf(request, clear, { source, target }, accepts));
  return text === null
    ? cannot('the message names nothing the built-in renderer can carry over')
    : { kind: 'written', text };
}

/** Of what is less likely than this, and said by no phrase, a third is about another matter. */
const SURE = 0;

/** What the message is about is said by a whole phrase, or likely enough. */
function isSure({ whole = [], exact = [], told = [], turned, concepts, asks }: Facts): boolean {
  const isSaid = whole.length + exact.length + told.length + (turned?.size ?? 0) > 0;
  const isClear = asks.some(({ id, named, plain }) => named && plain && PLAIN_ASKS.has(id));
  return isSaid || isClear || concepts.length === 0 || concepts.some(({ weight }) => weight >= SURE);
}

/** The grammar reads every part of every sentence as something that happened. */
function isAllTold(original: string, read: readonly Transferred[]): boolean {
  const told = new Set(
    read.filter(({ kind, isAlone }) => kind === 'told' && isAlone === true).map(({ sentence }) => sentence),
  );
  return told.size === messageSentences(original).length;
}

function asConcern(request: RewriteRequestV1): RewriteRequestV1 {
  return { ...request, classification: { ...request.classification, intent: 'concern' } };
}

/** Something is to be done, and is not only what a question is about. */
function isAsking({ classification: { intent } }: RewriteRequestV1): boolean {
  return intent === 'request' || intent === 'boundary';
}

function isOtherAct(
  request: RewriteRequestV1,
  { asks }: Facts,
  heard: readonly HeardPhrase[],
  language: LanguageCode,
): boolean {
  const isPlain =
    request.classification.rewrite_strength === 'light_touch' &&
    !asks.some(({ named, id }) => named && id !== 'explain') &&
    !heard.some(({ phrase }) => phrase.kind === 'told');
  return otherActOf(request.message.original_text, language, isPlain) !== null;
}

/** What is no complaint goes in the sender's own words or not at all: a matter read into it would be made up. */
function inOwnWords(
  request: RewriteRequestV1,
  facts: Facts,
  language: LanguageCode | null,
  accepts: Accepts,
): Rendered | null {
  const own = language !== null && isOwnWordsSafe(request, language);
  const text = own ? edited(request, facts, language, accepts, { whole: false, isMatter: false }) : null;
  return text === null ? null : { kind: 'written', text };
}

/**
 * Nothing unkind in a message that needs only a light touch: then it may go in its own words even where little of it is
 * understood. One that is to be told anew may not: what makes it sharp may be what no list knows.
 */
function isOwnWordsSafe(request: RewriteRequestV1, language: LanguageCode): boolean {
  const { original_text: original } = request.message;
  const isLight = request.classification.rewrite_strength === 'light_touch';
  const isFair = isCalm(original, language) && isKind(original, language) && !isScornful(original, language);
  return isLight && isFair;
}

function cannot(reason: string): Rendered {
  return { kind: 'cannot', reason };
}

/** The sender's own words. Where another way is open they must keep everything that was recognised. */
function edited(
  request: RewriteRequestV1,
  facts: Facts,
  language: LanguageCode,
  accepts: Accepts,
  { whole, isMatter = true }: { readonly whole: boolean; readonly isMatter?: boolean },
): string | null {
  const named = {
    concepts: facts.concepts.filter((fact) => fact.named),
    asks: facts.asks.filter((fact) => fact.named),
  };
  const fits = (text: string): boolean =>
    text.length <= request.output_constraints.max_length_chars &&
    (!whole || (keepsWords(text, named, language) && keepsAsks(text, named, language))) &&
    accepts(text);
  const { intent } = request.classification;
  const { tone } = request.rewrite_policy;
  const original = request.message.original_text;
  for (const parts of [true, false]) {
    const text = lightTouch(original, language, { intent, tone, isMatter, parts }).find(fits);
    if (text !== undefined) return text;
  }
  return null;
}

/** What the sender's words name must still be named: what is only near to them may be a guess. */
function keepsWords(text: string, facts: Pick<Facts, 'concepts'>, language: LanguageCode): boolean {
  const said = new Set(nameConcepts(text, language).map(({ id }) => id));
  return facts.concepts.every(({ id }) => said.has(id));
}

function keepsAsks(text: string, facts: Pick<Facts, 'asks'>, language: LanguageCode): boolean {
  const said = new Set(findAsks(text, language).map(({ id }) => id));
  return facts.asks.every(({ id }) => said.has(id));
}
