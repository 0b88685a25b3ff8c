import type { Span } from '@palimpsest/contracts';
import type { BlogGuard, Problem } from '../blog-guard.ts';
import { isFrame } from '../frame.ts';
import type { ReadSentence } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';

const MOST_UNMATCHED = 0.15;
/** Share of its content words that a sentence must keep to count as said. */
const LEAST_KEPT = 0.34;
const LEAST_STEMS = 3;

export const sentencesUnmatched: BlogGuard = {
  id: 'sentences-unmatched',
  severity: 'hard',
  summary: 'At most 15% of the sentences have no counterpart on the other side.',
  why: 'A rewrite says the same in other words. Content that went away or came in is not a rewrite.',
  check: (rewrite) => {
    const { parent, child, alignment } = rewrite;
    return [
      ...tooMany(
        'of the sentences of the original have no counterpart. The spans point into the original.',
        parent.sentences,
        (at) => (alignment.kept[at] ?? 0) >= LEAST_KEPT,
        rewrite,
      ),
      ...tooMany(
        'of the sentences of the rewrite have no counterpart in the original.',
        child.sentences,
        (at) => (alignment.origins[at] ?? []).length > 0,
        rewrite,
      ),
    ];
  },
};

function tooMany(
  message: string,
  sentences: readonly ReadSentence[],
  isMatched: (at: number) => boolean,
  { allows }: Rewrite,
): Problem[] {
  const spans: Span[] = [];
  let content = 0;
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.passage.block.kind === 'heading' || sentence.stems.size < LEAST_STEMS) continue;
    const matched = isMatched(at);
    if (!matched && isFrame(sentence, allows)) continue;
    content += 1;
    if (!matched) spans.push(sentence.passage.toSource(sentence.span));
  }
  if (spans.length <= content * MOST_UNMATCHED) return [];
  return [{ message: `${Math.round((spans.length * 100) / content)}% ${message}`, spans }];
}
