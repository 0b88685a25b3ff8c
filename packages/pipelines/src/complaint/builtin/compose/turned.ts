import type { ConceptId } from '../concepts/ids.ts';
import { findEntries, type Lexicon, makeLexicon } from '../matching/lexicon.ts';
import type { ConceptTable } from '../words/concept-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { TURNED } from '../words/turned.ts';
import { WORDS } from '../words/words.ts';

const lexicons = new Map<LanguageCode, Lexicon>();
const NOTHING: ReadonlySet<string> = new Set();

/** The concepts of which a message wishes the opposite of what is usually asked: to say that would turn the message round. */
export function readTurned(text: string, language: LanguageCode): ReadonlySet<ConceptId> {
  const lexicon = lexicons.get(language) ?? lexiconOf(language);
  lexicons.set(language, lexicon);
  return new Set(findEntries(text, lexicon).map(({ id }) => id as ConceptId));
}

function lexiconOf(language: LanguageCode): Lexicon {
  const texts = Object.fromEntries(TURNED.map(({ concept, hear }) => [concept, hear[language]]));
  return makeLexicon(language, texts, NOTHING);
}

/** The words of the target language, with those of turned wishes in place of their opposites. */
export function turnedWords(
  turned: ReadonlySet<ConceptId> | undefined,
  language: LanguageCode,
): ConceptTable {
  const { concepts } = WORDS[language];
  if (turned === undefined || turned.size === 0) return concepts;
  const changed = TURNED.filter(({ concept }) => turned.has(concept)).map(({ concept, asks, say }) => {
    const own = concepts[concept];
    const other = Object.fromEntries(asks.map((ask) => [ask, say[language]]));
    return [concept, { ...own, ask: { ...own.ask, ...other } }] as const;
  });
  return { ...concepts, ...Object.fromEntries(changed) };
}
