import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { CHAT_CLOSINGS } from '../words/chat-talk.ts';

/** A list of changes can be some items long; its heading or lead stands above it. */
const BLOCKS_LOOKED_AT = 12;

export const trailingCommentary: BlogGuard = {
  id: 'trailing-commentary',
  severity: 'hard',
  summary: 'The rewrite ends with the post, not with remarks on it.',
  why: 'Notes on what was changed, offers of more and word counts are not the post.',
  check: ({ parent, child }) => {
    const known = new Set(parent.passages.map(({ text }) => opening(text)));
    const spans = child.passages
      .slice(-BLOCKS_LOOKED_AT)
      .filter(({ text, block }) => {
        const start = opening(text);
        if (block.kind === 'quote' || known.has(start)) return false;
        return CHAT_CLOSINGS.some((pattern) => pattern.test(start)) && !isReworded(start, parent.source);
      })
      .map(({ block }) => block.span);
    return problemAt('The rewrite ends with remarks about itself.', spans);
  },
};

function opening(text: string): string {
  return text.slice(0, 160).replaceAll('’', "'").trim();
}

/** The author may himself say "let me know what you think": then the first words are in the original. */
function isReworded(start: string, source: string): boolean {
  const words = start.split(/\s+/).slice(0, 3).join(' ').toLowerCase();
  return source.toLowerCase().replaceAll('’', "'").includes(words);
}
