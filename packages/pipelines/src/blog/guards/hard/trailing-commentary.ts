import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { Passage } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { CHANGE_LABELS, CHAT_CLOSINGS } from '../words/chat-talk.ts';

/** A list of changes can be some items long; its heading or lead stands above it. */
const BLOCKS_LOOKED_AT = 12;

export const trailingCommentary: BlogGuard = {
  id: 'trailing-commentary',
  severity: 'hard',
  summary: 'The rewrite ends with the post, not with remarks on it.',
  why: 'Notes on what was changed, offers of more and word counts are not the post.',
  check: (rewrite) => {
    const { parent, child } = rewrite;
    const known = new Set(parent.passages.map(({ text }) => opening(text)));
    const spans = child.passages
      .slice(-BLOCKS_LOOKED_AT)
      .filter((passage) => {
        const start = opening(passage.text);
        if (passage.block.kind === 'quote' || known.has(start)) return false;
        if (CHANGE_LABELS.some((pattern) => pattern.test(start))) return !leadsToPost(passage, rewrite);
        return CHAT_CLOSINGS.some((pattern) => pattern.test(start)) && !isReworded(start, parent.source);
      })
      .map(({ block }) => block.span);
    return problemAt('The rewrite ends with remarks about itself.', spans);
  },
};

/** Whether what stands behind it is mostly the post's own: then it is a heading like any other. */
function leadsToPost({ block }: Passage, { child, alignment }: Rewrite): boolean {
  let behind = 0;
  let own = 0;
  for (const [at, { passage, stems }] of child.sentences.entries()) {
    if (passage.block.span.start <= block.span.start || stems.size < 2) continue;
    behind += 1;
    if ((alignment.origins[at] ?? []).length > 0) own += 1;
  }
  return own > 0 && own * 2 >= behind;
}

function opening(text: string): string {
  return text.slice(0, 160).replaceAll('’', "'").trim();
}

/** The author may himself say "let me know what you think": then the first words are in the original. */
function isReworded(start: string, source: string): boolean {
  const words = start.split(/\s+/).slice(0, 3).join(' ').toLowerCase();
  return source.toLowerCase().replaceAll('’', "'").includes(words);
}
