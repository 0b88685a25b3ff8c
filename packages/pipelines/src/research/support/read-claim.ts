import { isStopWord, matches, stem } from '@palimpsest/kernel/text';
import { readValues } from '../claims/read-values.ts';
import type { FactValue } from '../claims/types.ts';
import { fold } from '../retrieval/tokenize.ts';
import { HEDGES, NEGATIONS, UNIVERSALS } from './words/hedges.ts';
import { POLES, type Pole } from './words/poles.ts';

/** A word with all that a comparison asks of it. */
export interface SupportWord {
  readonly stem: string;
  readonly content: boolean;
  readonly pole: Pole | null;
  readonly negation: boolean;
}

/** A sentence read for comparison. */
export interface SupportSentence {
  readonly words: readonly SupportWord[];
  /** Stems of content words without those that only point a way. */
  readonly terms: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly values: readonly FactValue[];
  readonly negations: number;
  readonly hedges: number;
  readonly universals: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}{1,3})?/gu;
const LONGEST = 4_000;

export function readSentence(text: string): SupportSentence {
  const cut = text.slice(0, LONGEST);
  const words: SupportWord[] = [];
  const terms = new Set<string>();
  const pairs = new Set<string>();
  let negations = 0;
  let hedges = 0;
  let universals = 0;
  let before = '';
  for (const match of matches(fold(cut), WORD)) {
    const lower = match[0].replaceAll('’', "'");
    const pole = POLES.get(lower) ?? null;
    const negation = NEGATIONS.has(lower);
    const stemmed = stem(lower);
    const content = pole === null && !negation && !isStopWord(lower);
    words.push({ stem: stemmed, content, pole, negation });
    if (negation) negations += 1;
    if (HEDGES.has(lower)) hedges += 1;
    if (UNIVERSALS.has(lower)) universals += 1;
    if (!content) continue;
    terms.add(stemmed);
    if (before !== '') pairs.add(`${before} ${stemmed}`);
    before = stemmed;
  }
  return { words, terms, pairs, values: readValues(cut), negations, hedges, universals };
}
