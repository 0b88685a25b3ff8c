import type { Span } from '@palimpsest/contracts';
import { findEntries, type Lexicon, makeLexicon } from '../matching/lexicon.ts';
import type { LanguageCode } from '../words/languages.ts';
import { ownRuns } from '../words/own-runs.ts';
import { phraseBook } from '../words/phrases/all-phrases.ts';
import { WORDS } from '../words/words.ts';
import { ASK_IDS, type AskId } from './asks.ts';
import { CONCEPT_IDS } from './ids.ts';

export interface NamedAsk {
  readonly id: AskId;
  readonly span: Span;
  readonly sentence: number;
}

const lexicons = new Map<LanguageCode, Lexicon>();
/** A rewrite asks for the same few texts again and again. */
const REMEMBERED = 8;
const recent = new Map<string, readonly NamedAsk[]>();

/** What a text asks for by the patterns of the word lists, in the order of appearance. */
export function nameAsks(text: string, code: LanguageCode): readonly NamedAsk[] {
  const key = `${code} ${text}`;
  const before = recent.get(key);
  if (before !== undefined) return before;
  const named = findEntries(text, lexiconOf(code)).map(({ id, span, sentence }) => ({
    id: id as AskId,
    span,
    sentence,
  }));
  if (recent.size >= REMEMBERED) recent.clear();
  recent.set(key, named);
  return named;
}

function lexiconOf(language: LanguageCode): Lexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const { asks, concepts, keep } = WORDS[language];
  const texts = Object.fromEntries(
    ASK_IDS.map((id) => {
      const own = CONCEPT_IDS.flatMap((concept) => concepts[concept].ask?.[id] ?? []);
      const book = phraseBook()
        .filter(({ kind }) => kind === id)
        .map(({ words }) => words[language].say);
      return [id, `${asks[id].hear}, ${ownRuns([asks[id].say, ...own, ...book], language, asks[id].hear)}`];
    }),
  );
  const made = makeLexicon(language, texts, keep);
  lexicons.set(language, made);
  return made;
}
