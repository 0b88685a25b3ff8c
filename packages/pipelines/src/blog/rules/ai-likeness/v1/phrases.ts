import { type Hit, hitOf, type TextView, type Token, type TokenSentence } from './text-view.ts';

/** Phrases by their first word; `*` stands for any one word, `a/b` for either. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly ReadonlySet<string>[])[]>;

/** Lines of phrases, one each. Longer ones win where two begin at the same word. */
export function phraseIndex(lines: string): PhraseIndex {
  const index = new Map<string, ReadonlySet<string>[][]>();
  for (const line of lines.split('\n')) {
    const parts = line
      .trim()
      .split(/\s+/)
      .filter((part) => part !== '');
    if (parts.length === 0) continue;
    const phrase = parts.map((part) => new Set(part.split('/')));
    for (const first of phrase[0] ?? []) {
      const known = index.get(first);
      if (known === undefined) index.set(first, [phrase]);
      else known.push(phrase);
    }
  }
  for (const known of index.values()) known.sort((a, b) => b.length - a.length);
  return index;
}

/** Where the phrases stand, never across the end of a sentence, never two over one word. */
export function findPhrases(view: TextView, index: PhraseIndex): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of view.sentences) collect(sentence, index, hits);
  return hits;
}

export function collect(sentence: TokenSentence, index: PhraseIndex, hits: Hit[]): void {
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = matchAt(tokens, at, index);
    if (length === 0) continue;
    hits.push(hitOf(sentence, tokens[at] as Token, tokens[at + length - 1] as Token));
    at += length - 1;
  }
}

/** How many words the longest phrase that begins here has; 0 for none. */
export function matchAt(tokens: readonly Token[], at: number, index: PhraseIndex): number {
  const candidates = index.get(tokens[at]?.lower ?? '');
  if (candidates === undefined) return 0;
  for (const phrase of candidates) if (fits(tokens, at, phrase)) return phrase.length;
  return 0;
}

function fits(tokens: readonly Token[], at: number, phrase: readonly ReadonlySet<string>[]): boolean {
  if (at + phrase.length > tokens.length) return false;
  for (let i = 1; i < phrase.length; i += 1) {
    const part = phrase[i] as ReadonlySet<string>;
    if (!part.has('*') && !part.has((tokens[at + i] as Token).lower)) return false;
  }
  return true;
}
