import { DISTINCTIVE_LETTERS } from './distinctive-letters.ts';
import { fold } from './fold.ts';
import { FREQUENT_WORDS } from './frequent-words/by-language.ts';

const LETTER_VOTE = 1;
const FOLDED_VOTE = 0.6;
const MOST_WORDS = 120;

/** Frequent words to the languages that have them, as written and, for less, without their accents. */
const EXACT = index((word) => word);
const FOLDED = index(fold);

export interface Votes {
  readonly words: readonly string[];
  readonly byLanguage: ReadonlyMap<string, number>;
}

/** Each frequent word and each distinctive letter speaks for the languages that have it. */
export function wordVotes(text: string): Votes {
  const votes = new Map<string, number>();
  const add = (languages: readonly string[], weight: number) => {
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + weight);
  };
  const found = text.match(/[\p{L}\p{M}]{1,40}(?:['’][\p{L}\p{M}]{1,20})?/gu)?.slice(0, MOST_WORDS) ?? [];
  for (const word of found) {
    const exact = EXACT.get(word.replace('’', "'"));
    if (exact !== undefined) add(exact, 1);
    else add(FOLDED.get(fold(word)) ?? [], FOLDED_VOTE);
  }
  for (const letter of new Set(text)) {
    const languages = Object.hasOwn(DISTINCTIVE_LETTERS, letter) ? DISTINCTIVE_LETTERS[letter] : undefined;
    if (languages !== undefined) add(languages, LETTER_VOTE);
  }
  return { words: found, byLanguage: votes };
}

function index(form: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(FREQUENT_WORDS))
    for (const word of new Set([...words].map(form)))
      languages.set(word, [...(languages.get(word) ?? []), language]);
  return languages;
}
