import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { REWRITE_TALK } from '../words/chat-talk.ts';

export const mentionsRewrite: BlogGuard = {
  id: 'mentions-rewrite',
  severity: 'hard',
  summary: 'The rewrite speaks neither of scores nor of itself.',
  why: 'How the post was judged and changed is on record, not in the post.',
  check: ({ parent, child }) => {
    const spans: Span[] = [];
    for (const pattern of REWRITE_TALK) {
      const found = mentions(child, pattern);
      if (found.length === 0 || found.length <= mentions(parent, pattern).length) continue;
      for (const span of found) spans.push(span);
    }
    return problemAt('The rewrite speaks of scores, instructions or of being a rewrite.', spans);
  },
};

function mentions({ passages }: ReadText, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  for (const passage of passages) {
    if (passage.block.kind === 'quote') continue;
    for (const match of passage.text.matchAll(pattern))
      spans.push(passage.toSource({ start: match.index, end: match.index + match[0].length }));
  }
  return spans;
}
