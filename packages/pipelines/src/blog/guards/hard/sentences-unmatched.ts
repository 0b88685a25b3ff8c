import type { Span } from '@palimpsest/contracts';
import type { BlogGuard, Problem } from '../blog-guard.ts';
import { isFrame } from '../frame.ts';
import { looseCounterparts } from '../loose-counterparts.ts';
import type { ReadSentence } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';

const MOST_UNMATCHED = 0.15;
/** Share of its content words that a sentence must keep to count as said. */
const LEAST_KEPT = 0.34;
const LEAST_STEMS = 3;
const SENTENCES_TRIED = 3;
const OPENING_BLOCKS = 2;
const MOST_CUT = 4;
/** In a short post one sentence is soon 15%: so many may go from this many on. */
const FEW = 8;
const MAY_GO = 2;

export const sentencesUnmatched: BlogGuard = {
  id: 'sentences-unmatched',
  severity: 'hard',
  summary: 'At most 15% of the sentences have no counterpart on the other side.',
  why: 'A rewrite says the same in other words. Content that went away or came in is not a rewrite.',
  check: (rewrite) => {
    const { parent, child, alignment } = rewrite;
    const isSaid = looseCounterparts(parent.sentences, child.sentences);
    const wasSaid = looseCounterparts(child.sentences, parent.sentences);
    const opening = cutOpening(rewrite);
    return [
      ...tooMany(
        'of the sentences of the original have no counterpart. The spans point into the original.',
        parent.sentences,
        (sentence, at) => (alignment.kept[at] ?? 0) >= LEAST_KEPT || opening.has(at) || isSaid(sentence),
        rewrite,
      ),
      ...tooMany(
        'of the sentences of the rewrite have no counterpart in the original.',
        child.sentences,
        (sentence, at) => (alignment.origins[at] ?? []).length > 0 || wasSaid(sentence),
        rewrite,
      ),
    ];
  },
};

/** The sentences in front of the one that the rewrite begins with, where a fix asks to cut the preamble. */
function cutOpening({ parent, child, alignment, allows }: Rewrite): ReadonlySet<number> {
  const opening = new Set<number>();
  if (!allows.cutOpening) return opening;
  const isText = ({ passage }: ReadSentence) => passage.block.kind !== 'heading';
  const begins = child.sentences
    .map((sentence, at) => ({ sentence, from: alignment.origins[at] ?? [] }))
    .filter(({ sentence }) => isText(sentence))
    .slice(0, SENTENCES_TRIED)
    .find(({ from }) => from.length > 0);
  const first = Math.min(...(begins?.from ?? [0]));
  const blocks = new Set<ReadSentence['passage']>();
  for (const [at, sentence] of parent.sentences.entries()) {
    if (at >= first || opening.size >= MOST_CUT) break;
    if (!isText(sentence)) continue;
    blocks.add(sentence.passage);
    if (blocks.size > OPENING_BLOCKS) break;
    opening.add(at);
  }
  return opening;
}

function leastAllowed(content: number): number {
  return content >= FEW ? MAY_GO : 0;
}

function tooMany(
  message: string,
  sentences: readonly ReadSentence[],
  isMatched: (sentence: ReadSentence, at: number) => boolean,
  { allows }: Rewrite,
): Problem[] {
  const spans: Span[] = [];
  let content = 0;
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.passage.block.kind === 'heading' || sentence.stems.size < LEAST_STEMS) continue;
    const matched = isMatched(sentence, at);
    if (!matched && isFrame(sentence, allows)) continue;
    content += 1;
    if (!matched) spans.push(sentence.passage.toSource(sentence.span));
  }
  if (spans.length <= Math.max(content * MOST_UNMATCHED, leastAllowed(content))) return [];
  return [{ message: `${Math.round((spans.length * 100) / content)}% ${message}`, spans }];
}
