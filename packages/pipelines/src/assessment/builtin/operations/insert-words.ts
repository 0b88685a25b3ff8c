import type { Span } from '@palimpsest/contracts';
import { countWords, isStopWord, stem, words } from '@palimpsest/kernel/text';
import type { Beside, Part, Place, Within } from '../feedback/ask.ts';
import { capitalised, edited, uncapitalised } from '../prose/edit.ts';
import { findWords } from '../prose/find-words.ts';
import { isEditable, sentencesOf } from '../prose/layout.ts';
import { nameTest } from '../prose/names.ts';
import { isVague, type NounPhrase, nounPhrases } from '../prose/noun-phrases.ts';
import { inPart, partSpan } from '../prose/part.ts';
import { beforeStop, questionSentence } from '../prose/question.ts';
import { isAuxiliary, isFiniteVerb, verbOf } from '../words/verbs.ts';
import { insertSentence, isSentence } from './insert-sentence.ts';
import { missing, type Result, type Scene } from './operation.ts';
import { picked } from './pick.ts';
import { isSetting, settingSentence } from './setting.ts';

export const PREPOSITION =
  /^(?:in|on|at|to|from|for|with|without|by|of|per|into|over|under|between|before|after|during|within|until|about|along|around|through|using|as|than|including|excluding|rounded|every|according|measured|written|expressed|if|when|because|that|who|which|while|altogether|total|exactly once|each|apiece|instead|only once|\()/i;
const NO_PLACE = 'The feedback does not say where the words belong.';
const THERE = 'The words are already where the feedback wants them.';
/** Words about the feedback itself name nothing in the text. */
export const TALK =
  /^(?:problem|question|sentence|word|phrase|student|text|answer|direction|unit|detail|number|part|term|reader|line|start|end|time|way|thing|meaning)s?$/;

/** Puts quoted words in: beside words that are named, at an edge, else where their kind belongs. */
export function insertWords(scene: Scene, wanted: string, place: Place): Result {
  const put = wanted.trim();
  if (put === '') return { why: 'It gives no words to add.' };
  if (isSentence(put)) return insertSentence(scene, put, place);
  const trimmed = put.startsWith('(') ? put : put.replace(/^[,;.\s]+|(?<![.;,\s])[.;,\s]+$/g, '');
  const bare =
    place.at !== 'start' && PREPOSITION.test(trimmed)
      ? trimmed.charAt(0).toLowerCase() + trimmed.slice(1)
      : trimmed;
  if ('anchor' in place) return beside(scene, bare, place);
  if (place.at === 'start')
    return place.of === 'question' ? atQuestionStart(scene, bare) : atStart(scene, bare, place.of);
  if (place.at === 'end') return atEnd(scene, bare, place);
  return PREPOSITION.test(bare) ? phrase(scene, bare, place) : modifier(scene, bare, place);
}

function beside({ layout }: Scene, put: string, place: Beside): Result {
  const { text } = layout;
  const part = place.of ?? 'problem';
  const { spans, onlyLocked } = findWords(
    layout,
    place.anchor.replace(/^(?:the|a|an)\s+(?=\S+$)/i, ''),
    part,
  );
  const all = spans.length > 0 ? spans : inPart(layout, kin(layout, place.anchor), part);
  const span = picked(all, place.which)[0] ?? all[0];
  if (span === undefined) return numberAnchor(layout, put, place) ?? { why: missing(onlyLocked, part) };
  if (place.at === 'after') {
    const at = span.end;
    if (text.slice(at).trimStart().toLowerCase().startsWith(`${put.toLowerCase()} `))
      return { already: THERE };
    return { texts: [edited(text, [{ start: at, end: at, text: ` ${put}` }])] };
  }
  if (text.slice(0, span.start).trimEnd().toLowerCase().endsWith(` ${put.toLowerCase()}`))
    return { already: THERE };
  return { texts: [before(text, span.start, put)] };
}

/** Words of the same stem: the feedback says "train", the text "trains". */
function kin(layout: Scene['layout'], anchor: string): Span[] {
  const last = words(anchor).at(-1);
  if (last === undefined) return [];
  const wanted = stem(last.lower);
  return words(layout.text)
    .filter((word) => stem(word.lower) === wanted && isEditable(layout, word.span))
    .map(({ span }) => span);
}

/** A number or its unit may be an anchor: words go beside it, it stays. */
function numberAnchor(
  { text, locked, paragraphs }: Scene['layout'],
  put: string,
  place: Beside,
): Result | null {
  const anchor = place.anchor.trim();
  if (anchor === '') return null;
  for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + anchor.length)) {
    const span = locked.find(({ start, end }) => start <= at && at < end);
    if (span === undefined || !paragraphs.some(({ start, end }) => start <= span.start && span.end <= end))
      continue;
    const end = Math.max(span.end, at + anchor.length);
    return {
      texts: [
        place.at === 'before'
          ? before(text, span.start, put)
          : edited(text, [{ start: end, end, text: ` ${put}` }]),
      ],
    };
  }
  return null;
}

/** Words in front of others; at the start of a sentence the capital moves. */
function before(text: string, at: number, put: string): string {
  const opens = /(?:^|[.?!:\n]["'”’)]{0,2}\s{0,3})$/.test(text.slice(Math.max(0, at - 6), at));
  const old = /^[\p{L}'’-]{1,40}/u.exec(text.slice(at))?.[0] ?? '';
  if (!opens || !/^\p{Lu}/u.test(old)) return edited(text, [{ start: at, end: at, text: `${put} ` }]);
  const lowered = uncapitalised(old, nameTest(text));
  return edited(text, [{ start: at, end: at + old.length, text: `${capitalised(put)} ${lowered}` }]);
}

function atStart({ layout }: Scene, put: string, of: Within['of']): Result {
  const first = partSpan(layout, of) ?? sentencesOf(layout)[0];
  if (first === undefined) return { why: NO_PLACE };
  const comma = PREPOSITION.test(put) && !put.endsWith(',') ? ',' : '';
  return { texts: [before(layout.text, first.start, put + comma)] };
}

function atQuestionStart({ layout }: Scene, put: string): Result {
  const question = questionSentence(layout);
  if (question === null) return { why: NO_PLACE };
  const comma = countWords(put) > 1 || PREPOSITION.test(put) ? ',' : '';
  return { texts: [before(layout.text, question.start, put + comma)] };
}

function atEnd(s: Scene, put: string, place: Within): Result {
  const { layout } = s;
  const sentence = sentenceFor(layout, place.of);
  if (sentence === undefined || sentence === null) return { why: NO_PLACE };
  const at = beforeStop(layout.text, sentence);
  if (layout.text.slice(sentence.start, at).toLowerCase().endsWith(put.toLowerCase()))
    return { already: THERE };
  const close = at === sentence.end && /\.$/.test(layout.text.slice(0, at)) ? '.' : '';
  return { texts: [edited(layout.text, [{ start: at, end: at, text: ` ${put}${close}` }])] };
}

/** The sentence a part names; without one, the question. */
function sentenceFor(layout: Scene['layout'], part: Part): Span | null | undefined {
  return part === 'problem' ? questionSentence(layout) : partSpan(layout, part);
}

/** A phrase goes behind the noun that is spoken of with "of" or "who", else to the end of the question. */
function phrase(s: Scene, put: string, place: Within): Result {
  if (/^(?:of|who|which|that|with|from|per|made|\()/i.test(put) && place.of === 'problem') {
    const named = namedPhrase(s, false);
    if (named !== null)
      return { texts: [edited(s.layout.text, [{ start: named.end, end: named.end, text: ` ${put}` }])] };
  }
  if (place.of !== 'problem' || !isSetting(put)) return atEnd(s, put, place);
  const told = settingSentence(s);
  return told === null ? { why: NO_PLACE } : atEnd(s, put, { at: 'end', of: told });
}

/** An adjective goes in front of the noun the feedback speaks of, else of the first thing the text is about. */
function modifier(s: Scene, put: string, place: Within): Result {
  const { layout } = s;
  if (/^(?:a|an|the)\s/i.test(put)) return fuller(s, put, place);
  if (/^(?:altogether|together|apiece|each|too|instead|twice|once|only|again)$|wards?$|wise$/i.test(put))
    return atEnd(s, put, place);
  if (
    /ly$/i.test(put) &&
    !/^(?:only|early|daily|weekly|monthly|yearly|hourly|friendly|likely|single|family|elderly)$/i.test(put)
  )
    return adverb(s, put, place);
  if (/\d/.test(put)) return { why: 'The words it adds hold a number, and numbers are locked.' };
  // An adjective has one word or two, and none of them is a mere function word.
  const list = words(put);
  if (list.length > 2 || list.some(({ lower }) => isStopWord(lower) || isAuxiliary(lower)))
    return { why: NO_PLACE };
  const target = namedPhrase(s, true, place.of) ?? firstThing(s, place.of);
  if (target !== null) return { texts: [intoPhrase(layout.text, target, put)] };
  const bare = namedWord(s);
  return bare === null ? { why: NO_PLACE } : { texts: [before(layout.text, bare.start, put)] };
}

/** "the average speed" where the text has "the speed" once: the words between go in. */
function fuller({ layout }: Scene, put: string, { of }: Within): Result {
  const [wanted] = nounPhrases(put);
  if (wanted === undefined || wanted.end !== put.length) return { why: NO_PLACE };
  const hits = inPart(layout, nounPhrases(layout.text), of).filter(
    (span): span is NounPhrase => 'head' in span && (span as NounPhrase).head.lower === wanted.head.lower,
  );
  const [hit, other] = hits;
  const inside = put.slice(wanted.opening, wanted.head.span.start).trim();
  const bare = hit !== undefined && layout.text.slice(hit.opening, hit.head.span.start).trim() === '';
  if (
    hit === undefined ||
    other !== undefined ||
    !bare ||
    inside === '' ||
    !isEditable(layout, hit.head.span)
  )
    return { why: NO_PLACE };
  return { texts: [intoPhrase(layout.text, hit, inside)] };
}

function intoPhrase(text: string, { opening }: NounPhrase, put: string): string {
  const at = opening + (/^\s+/.exec(text.slice(opening))?.[0].length ?? 0);
  return edited(text, [{ start: at, end: at, text: `${put} ` }]);
}

/** An adverb goes in front of the verb of the task. */
function adverb(s: Scene, put: string, place: Within): Result {
  const { layout } = s;
  const sentence = sentenceFor(layout, place.of);
  if (sentence === undefined || sentence === null) return { why: NO_PLACE };
  const first = /^[\p{L}'’-]+/u.exec(layout.text.slice(sentence.start, sentence.end))?.[0] ?? '';
  if (verbOf(first)?.forms.includes('base') === true && !isStopWord(first.toLowerCase()))
    return { texts: [before(layout.text, sentence.start, put)] };
  return place.of === 'problem' ? { why: NO_PLACE } : atEnd(s, put, place);
}

function phrasesOf({ layout }: Scene, part: Part): NounPhrase[] {
  const only = partSpan(layout, part);
  return nounPhrases(layout.text).filter(
    (phrase) =>
      isEditable(layout, { start: phrase.head.span.start, end: phrase.head.span.end }) &&
      (only === null || (only !== undefined && only.start <= phrase.start && phrase.end <= only.end)),
  );
}

/** The noun phrase whose noun the feedback mentions first. */
function namedPhrase(s: Scene, adjective: boolean, part: Part = 'problem'): NounPhrase | null {
  const phrases = phrasesOf(s, part);
  for (const { lower } of words(s.said)) {
    if (isStopWord(lower) || TALK.test(lower) || lower.length < 3) continue;
    const wanted = stem(lower);
    const hit = phrases.find(({ head }) => stem(head.lower) === wanted);
    if (hit !== undefined && (!adjective || !isFiniteVerb(lower) || hit.head.lower === lower)) return hit;
  }
  return null;
}

function namedWord(s: Scene): Span | null {
  const inText = words(s.layout.text).filter(
    ({ lower, span }) => !isStopWord(lower) && isEditable(s.layout, span),
  );
  for (const { lower } of words(s.said)) {
    if (isStopWord(lower) || TALK.test(lower) || lower.length < 3 || isFiniteVerb(lower)) continue;
    const wanted = stem(lower);
    const hit = inText.find((word) => stem(word.lower) === wanted);
    if (hit !== undefined) return hit.span;
  }
  return null;
}

/** The first thing with an article that is no mere "number" or "total"; a new thing ("a train") before a known one. */
function firstThing(s: Scene, part: Part): NounPhrase | null {
  const things = phrasesOf(s, part).filter(
    (phrase) => !isVague(phrase) && /^(?:a|an|the)$/.test(phrase.determiner),
  );
  const opening = things.find(({ start }) =>
    /(?:^|[.?!]\s+|\n)$/.test(s.layout.text.slice(Math.max(0, start - 3), start)),
  );
  return opening ?? things.find(({ determiner }) => determiner !== 'the') ?? things[0] ?? null;
}
