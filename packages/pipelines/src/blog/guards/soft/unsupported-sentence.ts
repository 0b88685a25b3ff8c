import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText, Stemmer } from '../read-text.ts';

const LEAST_WORDS = 6;
const LEAST_SUPPORTED = 0.3;

export const unsupportedSentence: BlogGuard = {
  id: 'unsupported-sentence',
  severity: 'soft',
  summary: 'Every sentence shares some of its phrases with the original.',
  why: 'A sentence most of whose word pairs are new may bring a new claim. Overlap of phrases tells this better than overlap of names.',
  check: ({ parent, child, alignment, stemOf }) => {
    const known = wordPairs(parent, stemOf);
    const spans: Span[] = [];
    for (const [at, { words, passage, span }] of child.sentences.entries()) {
      if (alignment.verbatim[at] || words.length < LEAST_WORDS || passage.block.kind === 'heading') continue;
      let supported = 0;
      for (let next = 1; next < words.length; next += 1)
        if (known.has(`${stemOf(words[next - 1]?.lower ?? '')} ${stemOf(words[next]?.lower ?? '')}`))
          supported += 1;
      if (supported < (words.length - 1) * LEAST_SUPPORTED) spans.push(passage.toSource(span));
    }
    return problemAt(
      'A sentence has hardly a phrase of the original: look whether it claims something new.',
      spans,
    );
  },
};

function wordPairs({ passages }: ReadText, stemOf: Stemmer): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { words } of passages) {
    let before: string | null = null;
    for (const { lower } of words) {
      const stem = stemOf(lower);
      if (before !== null) pairs.add(`${before} ${stem}`);
      before = stem;
    }
  }
  return pairs;
}
