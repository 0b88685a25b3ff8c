import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { languageOf } from './language-of.ts';
import type { ReadProblem } from './read-problem.ts';

/** A letter alone, letters with digits (x1, H2O), names_like_this and likeThis. */
export const NAME =
  /(?<![\p{L}\p{N}'’_.]|\p{L}\/)(?:[A-Za-zα-ωΔΣΩ](?![\p{L}\p{N}'’_]|\.\p{L})|(?=\p{L}{0,12}\p{N})\p{L}[\p{L}\p{N}]{1,24}|\p{L}{1,40}_\p{L}[\p{L}\p{N}_]{0,40}|\p{Ll}{1,30}\p{Lu}\p{L}{0,30})(?![\p{L}\p{N}_])/gu;
const ENGLISH_WORDS = /^[aAI]$/;
const OTHER_WORDS = /^[aAIyYoOeEuUàè]$/;
/** "Train A": the letter is a name there, not the article. */
export const LABELS =
  /\b(?:train|car|bus|plan|group|class|team|box|bag|jar|point|angle|line|side|set|town|city|shop|store|company|sample|student|player|part|figure|triangle|circle|machine|pipe|tank|object|ball|cart|block|plant|planet|beaker|tube|test|type)s? $/i;
const kept = new WeakMap<ReadProblem, readonly SymbolName[]>();

/** A variable or another symbol that stands in the running text. */
export interface SymbolName {
  readonly key: string;
  readonly span: Span;
}

export function symbolsOf(problem: ReadProblem): readonly SymbolName[] {
  let symbols = kept.get(problem);
  if (symbols === undefined) {
    symbols = findSymbols(problem);
    kept.set(problem, symbols);
  }
  return symbols;
}

function findSymbols(problem: ReadProblem): SymbolName[] {
  const { language } = languageOf(problem);
  const common = language === 'en' || language === 'unknown' ? ENGLISH_WORDS : OTHER_WORDS;
  const names: SymbolName[] = [];
  for (const match of matches(problem.prose, NAME)) {
    const key = match[0].normalize('NFKC');
    if (
      common.test(key) &&
      !(key === 'A' && LABELS.test(problem.prose.slice(Math.max(0, match.index - 12), match.index)))
    )
      continue;
    names.push({ key, span: { start: match.index, end: match.index + match[0].length } });
  }
  return names;
}
