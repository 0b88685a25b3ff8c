import { wholeWords } from '../edit/whole-words.ts';
import { findEntries, type Lexicon, makeExactLexicon, makeLexicon } from '../matching/lexicon.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import { asksNothing } from '../transfer/unasked.ts';
import { withoutIdioms } from '../words/idioms.ts';
import type { LanguageCode } from '../words/languages.ts';
import { REQUEST_MARKERS } from '../words/markers.ts';
import { phraseBook } from '../words/phrases/all-phrases.ts';
import type { HousePhrase } from '../words/phrases/phrase.ts';
import { AGAIN, ENDED, SUPPOSED } from '../words/phrases/supposed.ts';
import { DOING, isForbidden } from './negated.ts';

/** A phrase of the phrase book, and the sentence of the message that says it. */
export interface HeardPhrase {
  readonly phrase: HousePhrase;
  readonly sentence: number;
}

const NOTHING: ReadonlySet<string> = new Set();
const books = new Map<LanguageCode, Lexicon>();
const markers = new Map<LanguageCode, Lexicon>();

/** Everything the phrase book hears in a message, each once, in the order of appearance. */
export function heardPhrases(message: string, language: LanguageCode): HeardPhrase[] {
  const text = withoutIdioms(message, language);
  const parts = messageSentences(text);
  const heard = findEntries(text, bookOf(language)).flatMap(({ id, sentence, span }) => {
    const phrase = phraseBook()[Number(id)];
    const part = parts.find(({ start, end }) => start <= span.start && span.start < end);
    if (phrase === undefined || part === undefined) return [];
    const said = text.slice(part.start, part.end);
    const isSaid =
      phrase.kind === 'told'
        ? isTold(said, span.start - part.start, language)
        : asksIn(said, language) &&
          !asksNothing(said, language) &&
          !(DOING.has(phrase.kind) && isForbidden(text, span.start, language));
    return isSaid ? [{ phrase, sentence }] : [];
  });
  // `No party without asking`: what is to be asked first is not to stop.
  return heard.filter(
    ({ phrase, sentence }) =>
      phrase.kind !== 'stop' ||
      !heard.some((each) => each.sentence === sentence && FIRST.has(each.phrase.kind)) ||
      !WITHOUT[language].test(text.slice(parts[sentence]?.start, parts[sentence]?.end)),
  );
}

const FIRST: ReadonlySet<HousePhrase['kind']> = new Set<HousePhrase['kind']>([
  'agree',
  'ask_first',
  'give_notice',
]);
export const WITHOUT: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})without(?!\p{L})/iu,
  es: /(?<!\p{L})sin(?!\p{L})/iu,
  fr: /(?<!\p{L})sans(?!\p{L})/iu,
  de: /(?<!\p{L})ohne(?!\p{L})/iu,
};

/** Whether what stands at a place of a sentence is so: not asked, not supposed, not thanked for being otherwise. */
export function isTold(sentence: string, at: number, language: LanguageCode): boolean {
  // `s'il te plaît` supposes nothing.
  const meant = sentence.replace(/(?<!\p{L})s['’ ]?il (?:te|vous) pla[iî]t/giu, ' ');
  const has = (words: string): boolean => wholeWords(words, 'iu').test(meant);
  if (has(SUPPOSED[language]) && !has(AGAIN[language])) return false;
  if (!/\?\s*$/u.test(sentence)) return true;
  // Before the last comma of a question something may be told; what is to stop is so.
  return at < sentence.lastIndexOf(',') || has(ENDED[language]);
}

function asksIn(sentence: string, language: LanguageCode): boolean {
  const known =
    markers.get(language) ?? makeLexicon(language, { marker: REQUEST_MARKERS[language] }, NOTHING);
  markers.set(language, known);
  return findEntries(sentence, known).length > 0 || /[?!]\s*$/u.test(sentence);
}

/** A phrase must be heard letter by letter: one guessed from a misspelling could be another. */
function bookOf(language: LanguageCode): Lexicon {
  const known = books.get(language);
  if (known !== undefined) return known;
  const heard = phraseBook().map(({ words }, at): [string, string] => [`${at}`, words[language].hear]);
  const made = makeExactLexicon(language, Object.fromEntries(heard));
  books.set(language, made);
  return made;
}
