import { isStopWord, matches, stem } from '@palimpsest/kernel/text';
import { fold } from '../retrieval/tokenize.ts';
import { TELLING } from './words/said.ts';
import { SYNONYMS } from './words/synonyms.ts';

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]{0,60}/gu;

/** The one word for a folded word and all that mean the same; null for function words and words about the telling. */
export function contentTerm(lower: string): string | null {
  if (lower.length < 2 || isStopWord(lower)) return null;
  const synonym = SYNONYMS.get(lower);
  if (synonym !== undefined) return synonym;
  const stemmed = stem(lower.replace(/['’]s?$/u, ''));
  return TELLING.has(stemmed) ? null : stemmed;
}

/** The distinct content words of a text, canonical, in order. */
export function contentTerms(text: string): string[] {
  const found = new Set<string>();
  for (const match of matches(fold(text), WORD)) {
    for (const part of partsOf(match[0])) {
      const term = contentTerm(part);
      if (term !== null) found.add(term);
    }
  }
  return [...found];
}

const partsOf = (word: string): readonly string[] => (word.includes('-') ? word.split('-') : [word]);
