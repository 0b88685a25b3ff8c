import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { EDITOR_NOTES, REWRITE_TALK } from '../words/chat-talk.ts';

export const mentionsRewrite: BlogGuard = {
  id: 'mentions-rewrite',
  severity: 'hard',
  summary: 'The rewrite speaks neither of scores nor of itself.',
  why: 'How the post was judged and changed is on record, not in the post.',
  check: ({ parent, child }) => {
    const spans: Span[] = notes(parent, child);
    for (const pattern of REWRITE_TALK) {
      const found = mentions(child, pattern);
      if (found.length === 0 || found.length <= mentions(parent, pattern).length) continue;
      for (const span of found) spans.push(span);
    }
    return problemAt('The rewrite speaks of scores, instructions or of being a rewrite.', spans);
  },
};

/** Sentences that begin like an editor's note, unless the original has a sentence that begins with the same words. */
function notes(parent: ReadText, child: ReadText): Span[] {
  const noted = (text: ReadText) =>
    text.sentences.filter(({ passage, span }) => {
      const start = passage.text.slice(span.start, Math.min(span.end, span.start + 200));
      const plain = start.replaceAll('’', "'").replace(/^[\s([{"'“]{1,8}/, '');
      return EDITOR_NOTES.some((pattern) => pattern.test(plain));
    });
  const opening = (key: string) => key.split(' ', 3).join(' ');
  const found = noted(child);
  if (found.length === 0) return [];
  const known = new Set(parent.sentences.map(({ key }) => opening(key)));
  return found
    .filter(({ key }) => !known.has(opening(key)))
    .map(({ passage, span }) => passage.toSource(span));
}

function mentions({ passages }: ReadText, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  for (const passage of passages) {
    if (passage.block.kind === 'quote') continue;
    for (const match of matches(passage.text, pattern))
      spans.push(passage.toSource({ start: match.index, end: match.index + match[0].length }));
  }
  return spans;
}
