import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { isFrame } from '../frame.ts';
import type { Passage } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';

/** Below this share of its content words a paragraph is gone, whatever single words recur elsewhere. */
const LEAST_KEPT = 0.25;
const LEAST_STEMS = 2;
/** How many paragraphs count as the opening where a fix asks to cut it; of the closing it is one. */
const OPENING_BLOCKS = 2;

export const passageLost: BlogGuard = {
  id: 'passage-lost',
  severity: 'hard',
  summary: 'No paragraph or list item of the original is gone as a whole.',
  why: 'In a long post a whole paragraph is less than 15% of the sentences. Openings and closings may go where a fix asks for it.',
  check: (rewrite) =>
    problemAt(
      'A paragraph or list item of the original is gone. The spans point into the original.',
      lost(rewrite),
    ),
};

function lost({ parent, alignment, allows }: Rewrite): Span[] {
  const totals = new Map<Passage, { stems: number; kept: number; frame: boolean }>();
  for (const [at, sentence] of parent.sentences.entries()) {
    if (sentence.passage.block.kind === 'heading') continue;
    const total = totals.get(sentence.passage) ?? { stems: 0, kept: 0, frame: true };
    totals.set(sentence.passage, total);
    total.stems += sentence.stems.size;
    total.kept += (alignment.kept[at] ?? 0) * sentence.stems.size;
    total.frame &&= sentence.stems.size < LEAST_STEMS || isFrame(sentence, allows);
  }
  const entries = [...totals];
  return entries
    .filter(([, { stems, kept, frame }], at) => {
      if (stems < LEAST_STEMS || kept >= stems * LEAST_KEPT) return false;
      if (frame || (allows.cutOpening && at < OPENING_BLOCKS)) return false;
      return !(allows.cutClosing && at === entries.length - 1);
    })
    .map(([{ block }]) => block.span);
}
