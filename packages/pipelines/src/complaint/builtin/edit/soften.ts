import { sentences } from '@palimpsest/kernel/text';
import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { EditWords } from './edit-words.ts';
import { calmMarks, withoutCapitals, withoutScorn } from './shouting.ts';
import { withoutCalling } from './vocatives.ts';
import { wholeWords } from './whole-words.ts';
import { EDIT_WORDS } from './words.ts';

export interface Softened {
  readonly text: string;
  /** The place of the sentence of the message that it comes from. */
  readonly source: number;
}

/** The sentences of a message in the sender's own words, softened one by one. */
export function softenMessage(message: string, language: LanguageCode): Softened[] {
  return messageSentences(message).flatMap(({ start, end }, source) => {
    const calm = calmSpacing(message.slice(start, end), language);
    return sentences(calm)
      .flatMap((span) => soften(calm.slice(span.start, span.end), EDIT_WORDS[language], language))
      .filter((text) => /\p{L}{2}/u.test(text))
      .map((text) => ({ text, source }));
  });
}

/** People who type without capitals still end their sentences. */
function calmSpacing(text: string, language: LanguageCode): string {
  return (
    withoutScorn(text)
      .replace(/\s+/gu, ' ')
      // What a face stood between: "so late 😡. Stop it".
      .replace(language === 'fr' ? / (?=\.)/gu : / (?=[.!?](?:\s|$))/gu, '')
      .replace(/(?<=(?:\p{L}{3}|(?<!\p{L})\p{Ll}{2})\s?[.!?][)”»]? [¿¡(“«]?)\p{Ll}/gu, (letter) =>
        letter.toUpperCase(),
      )
      .trim()
  );
}

function soften(sentence: string, words: EditWords, language: LanguageCode): string[] {
  const friendly =
    wholeWords(words.thanks, 'iu').test(sentence) || wholeWords(`^${words.greeting}`, 'iu').test(sentence);
  let text = calmMarks(withoutCapitals(sentence, language), friendly);
  for (const pattern of words.drop) text = text.replace(wholeWords(pattern), '');
  for (const [pattern, plain] of words.replace) text = text.replace(wholeWords(pattern), plain);
  return asRequest(withoutCalling(tidy(text), language), words).map((each) => tidy(each, language));
}

/** An order put as a request, and what is told behind it as a sentence of its own. */
export function softenOrder(sentence: string, language: LanguageCode): string[] {
  return asRequest(sentence, EDIT_WORDS[language]).map((each) => tidy(each, language));
}

/** An order that opens a sentence becomes a request. */
function asRequest(sentence: string, words: EditWords): string[] {
  for (const { pattern, becomes, asks } of words.orders) {
    const opening = new RegExp(`^${wholeWords(pattern, 'iu').source}`, 'iu');
    if (opening.test(sentence)) {
      const asked = sentence.replace(opening, becomes);
      return asks ? asQuestion(asked) : [asked];
    }
  }
  const first = /^[\p{L}’']+/u.exec(sentence)?.[0]?.toLowerCase() ?? '';
  if (
    !words.verbs.has(first) ||
    wholeWords(`^(?:${words.noOrder})`, 'iu').test(sentence) ||
    wholeWords(words.alreadyPolite, 'iu').test(sentence) ||
    sentence.endsWith('?')
  )
    return [sentence];
  const { before, several, asks } = words.please;
  const please = several?.verb.test(orderedBy(sentence, first)) === true ? several.before : before;
  const asked = `${please} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return asks ? asQuestion(asked) : [asked];
}

/** The verb of an order; in French it stands behind its "ne". */
function orderedBy(sentence: string, first: string): string {
  return (
    /^ne (?:(?:me|te|le|la|les|lui|leur|y|en|nous) )?([\p{L}’']+)/iu.exec(sentence)?.[1]?.toLowerCase() ??
    first
  );
}

/** A question ends where what follows tells why, or threatens: why is told behind it, the threat is not. */
function asQuestion(sentence: string): string[] {
  const end = sentence.trimEnd().replace(/(?<![.!?…])[.!?…]+$/u, '').length;
  const first =
    /[.;:](?= )|,? (?:or|sonst|sinon) |,(?= (?:it|i|we|people|others|everyone|some of us|(?:the|my|our) \p{L}+ (?:is|are|was|were|has|have))(?:['’](?:s|ve|m|d|ll|re))? )/iu.exec(
      sentence.slice(0, end),
    );
  if (first === null) return [`${sentence.slice(0, end)}?`];
  const question = `${sentence.slice(0, first.index)}?`;
  if (/\p{L}/u.test(first[0])) return [question];
  const why = sentence.slice(first.index + first[0].length).trim();
  return [question, `${why.charAt(0).toUpperCase()}${why.slice(1)}`];
}

/** Blanks and commas that words left behind. */
function tidy(text: string, language: LanguageCode): string;
function tidy(text: string): string;
function tidy(text: string, language?: LanguageCode): string {
  const spaced = text
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;])/gu, '$1')
    .replace(/([,;:]) ?(?=[,;:.!?])/gu, '')
    .replace(/^[\s,;:.!?)\-–—]+/gu, '')
    .replace(/([¿¡]) /gu, '$1')
    .replace(/,{2,}/gu, ',')
    .trim();
  const closed =
    language === 'fr'
      ? spaced.replace(/(?<=[\p{L}\p{N}])([?!])$/u, ' $1')
      : spaced.replace(/ ([?!])/gu, '$1');
  const capital = closed.replace(
    /^([¿¡"“«(]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => `${marks}${letter.toUpperCase()}`,
  );
  const run = capital.replace(
    /([?!][)”»]? [¿¡(“«]?)(\p{Ll})/gu,
    (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`,
  );
  const ended = run.replace(/[,;:]$/u, '');
  return /[\p{L}\p{N}]$/u.test(ended) && !/[:;=]-?[DPp]$/u.test(ended) ? `${ended}.` : run;
}
