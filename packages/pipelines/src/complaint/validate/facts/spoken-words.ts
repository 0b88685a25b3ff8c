import { words } from '@palimpsest/kernel/text';
import { type LanguageCode, languageOf } from '../../builtin/words/languages.ts';
import { BELONGINGS } from '../../builtin/words/things/belongings.ts';
import { FOOD } from '../../builtin/words/things/food.ts';
import { VARIANTS } from '../../builtin/words/things/variants.ts';
import { WORDS } from '../../builtin/words/words.ts';
import { fold } from '../lexicon/match/fold.ts';

const known = new Map<LanguageCode, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The words of which the phrases of the built-in renderer are made, whole and folded: kind messages are made of them. */
export function spokenWords(language: string): ReadonlySet<string> {
  const code = languageOf(language);
  if (code === null) return NONE;
  const found = known.get(code) ?? new Set(phrasesOf(code).flatMap(wordsOf));
  known.set(code, found);
  return found;
}

function phrasesOf(language: LanguageCode): string[] {
  const { concepts, asks, frames, troubles } = WORDS[language];
  const named = Object.values(concepts).map(({ say, ask, note, at }) => ({ say, ask, note, at }));
  const asked = Object.values(asks).map(({ say }) => say);
  const things = [...Object.values(BELONGINGS), ...Object.values(FOOD)].map((thing) => {
    const { say, dative } = thing[language];
    return { say, dative };
  });
  const variants = VARIANTS.map(({ instead }) => instead[language]);
  return textsIn([frames, named, asked, troubles, things, variants]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function wordsOf(phrase: string): string[] {
  return words(fold(phrase).text).map(({ lower }) => lower);
}
