import { type Alignment, alignSentences } from './align-sentences.ts';
import { type Allowances, readAllowances } from './allowances.ts';
import { type ReadText, readText, rememberingStemmer, type Stemmer } from './read-text.ts';

export interface RewriteOptions {
  /** Words and names that must stand in the child as often as in the parent. */
  readonly protectedTerms: readonly string[];
  /** The sentences of the prompt's required fixes; some of them allow what is otherwise refused. */
  readonly fixInstructions: readonly string[];
}

/** What every guard looks at: both texts, read and set beside each other once. */
export interface Rewrite {
  readonly parent: ReadText;
  readonly child: ReadText;
  readonly alignment: Alignment;
  readonly allows: Allowances;
  readonly protectedTerms: readonly string[];
  readonly stemOf: Stemmer;
}

export function readRewrite(parent: string, child: string, options: RewriteOptions): Rewrite {
  const stemOf = rememberingStemmer();
  const before = readText(parent, stemOf);
  const after = readText(child, stemOf);
  return {
    parent: before,
    child: after,
    alignment: alignSentences(before.sentences, after.sentences),
    allows: readAllowances(options.fixInstructions),
    protectedTerms: options.protectedTerms,
    stemOf,
  };
}
