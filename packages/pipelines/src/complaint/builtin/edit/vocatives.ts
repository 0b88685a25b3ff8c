import { isGiven } from '../compose/carried-names.ts';
import { foldWord } from '../matching/fold.ts';
import { CALM_WORDS } from '../words/calm-words.ts';
import type { LanguageCode } from '../words/languages.ts';

/** What the reader is called at the end of a sentence. German only with "du" before it: its nouns all have capitals. */
export const CALLED_LAST: Readonly<Record<LanguageCode, RegExp>> = {
  en: /, (?:you )?(\p{L}{4,20})(?=[.!?]{0,5}$)/u,
  es: /, (?:so |pedazo de )?(\p{L}{4,20})(?=[.!?]{0,5}$)/u,
  fr: /, (?:espèce d(?:e |['’])|gros |grosse )?(\p{L}{4,20})(?=[.!?]{0,5}$)/u,
  de: /, (?:du|ihr) (\p{L}{4,20})(?=[.!?]{0,5}$)/u,
};

/** Without what the reader is called, unless it is a name or a word of calm messages. */
export function withoutCalling(sentence: string, language: LanguageCode): string {
  return sentence.replace(CALLED_LAST[language], (all, word: string) =>
    isGiven(word) || CALM_WORDS[language].has(foldWord(word)) ? all : '',
  );
}
