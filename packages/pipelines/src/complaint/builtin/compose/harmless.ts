import { words } from '@palimpsest/kernel/text';
import { FUNCTION_WORDS } from '../../validate/language/function-words.ts';
import { isKind } from '../clean.ts';
import { isCalm } from '../edit/grave-words.ts';
import { ACRONYMS } from '../edit/shouting.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { foldWord } from '../matching/fold.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import { CALM_WORDS } from '../words/calm-words.ts';
import { CAPITAL_DE } from '../words/de/capitals.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { PlainFacts } from '../words/plain-facts.ts';

const LONGEST_JOINT = 16;
/** Quotations, asides and faces say more than their words. */
export const UNFIT = /["“”«»„…()\n]|\.\.|\p{Extended_Pictographic}/u;

export interface Reading {
  readonly language: LanguageCode;
  readonly plain: PlainFacts;
  /** A clause stands in the message word by word: nothing was cut out of it or put in another word's place. */
  readonly stands: (clause: string) => boolean;
  /** Its words stand in the message, though what stood between them may have been cut out. */
  readonly holds: (clause: string) => boolean;
}

/** How a message is read for words that can be passed on; null where it means something else than it says. */
export function readingOf(text: string, language: LanguageCode): Reading | null {
  const plain = PLAIN_FACTS[language];
  if (wholeWords(plain.irony, 'iu').test(text)) return null;
  const original = flat(text).toLowerCase();
  const said = words(text);
  const lower = new Set(said.map((word) => word.lower));
  const shouted = new Set(said.filter(({ text: word }) => isShouted(word)).map((word) => word.lower));
  const isWritten = (clause: string): boolean =>
    language !== 'de' ||
    words(clause).every((word) => !shouted.has(word.lower) || isGermanCaseKnown(word.lower));
  return {
    language,
    plain,
    stands: (clause) => isWritten(clause) && standsIn(original, clause.toLowerCase(), plain),
    holds: (clause) => isWritten(clause) && words(clause).every((word) => lower.has(word.lower)),
  };
}

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Whether a German word that was shouted has a capital is known of some nouns, of small words and of orders. */
function isGermanCaseKnown(word: string): boolean {
  return (
    word.length < 4 ||
    CAPITAL_DE.has(word) ||
    EDIT_WORDS.de.verbs.has(word) ||
    FUNCTION_WORDS.get('de')?.has(foldWord(word)) === true
  );
}

/** Every word is one of a calm message, none points to what is left out, or judges. */
export function isHarmless(clause: string, { language, plain }: Reading): boolean {
  const rest = clause.replace(/^\S+ ?/u, '');
  if (
    !isCalm(clause, language) ||
    wholeWords(plain.refused, 'iu').test(rest) ||
    /\p{Ll}\p{Lu}/u.test(clause) ||
    !isKind(clause, language)
  )
    return false;
  const all = words(clause);
  return all.every(({ text }, at) => {
    if (isShouted(text)) return ACRONYMS.has(text);
    const isName = at > 0 && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(text);
    // Whatever is the sender's own is no name for the reader.
    if (plain.mine.has(all[at - 1]?.lower ?? '')) return true;
    return (
      isName || /\p{N}/u.test(text) || pieces(text, language).every((word) => isCalmWord(word, language))
    );
  });
}

function isCalmWord(word: string, language: LanguageCode): boolean {
  return word.length < 2 || CALM_WORDS[language].has(word) || PLAIN_FACTS[language].also.has(word);
}

function pieces(word: string, language: LanguageCode): string[] {
  const folded = foldWord(word);
  return folded.split(language === 'fr' ? /['-]/u : /-/u).map((piece) => piece.replaceAll("'", ''));
}

const flat = (text: string): string => text.replace(/\s+/gu, ' ');

/** Whether a clause stands in the message up to where it ends there too. Both in small letters. */
function standsIn(original: string, clause: string, { and, hanging }: PlainFacts): boolean {
  const at = original.indexOf(clause);
  if (at === -1) return false;
  const end = at + clause.length;
  const behind = original.slice(end, end + LONGEST_JOINT);
  return /^\s?(?:[.,;:!?–—-]|$)/u.test(behind) || wholeWords(`^\\s(?:${and}|${hanging})`, 'iu').test(behind);
}
