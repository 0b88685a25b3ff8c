import type { BlogGuard, Problem } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { CHAT_OPENINGS } from '../words/chat-talk.ts';

const BLOCKS_LOOKED_AT = 2;
const WRAPPED_SHARE = 0.8;

export const chatPreamble: BlogGuard = {
  id: 'chat-preamble',
  severity: 'hard',
  summary: 'The rewrite begins with the post, not with talk about it.',
  why: 'The prompt demands the rewritten content only; "Here is the rewritten post" would be published.',
  check: ({ parent, child }) => {
    const problems: Problem[] = [];
    for (const passage of child.passages.slice(0, BLOCKS_LOOKED_AT)) {
      const text = opening(passage.text);
      if (!CHAT_OPENINGS.some((pattern) => pattern.test(text)) || alsoIn(parent, passage.text)) continue;
      problems.push({
        message: 'The rewrite begins with talk to whoever asked for it.',
        spans: [passage.block.span],
      });
    }
    const first = child.document.blocks[0];
    if (first?.kind === 'code' && parent.document.blocks[0]?.kind !== 'code') {
      const share = (first.span.end - first.span.start) / child.source.length;
      if (share > WRAPPED_SHARE)
        problems.push({
          message: 'The whole rewrite is wrapped in a code block.',
          spans: [{ start: first.span.start, end: first.span.start + 3 }],
        });
    }
    return problems;
  },
};

function alsoIn(parent: ReadText, text: string): boolean {
  return parent.passages
    .slice(0, BLOCKS_LOOKED_AT + 1)
    .some((passage) => opening(passage.text) === opening(text));
}

function opening(text: string): string {
  return text.slice(0, 200).replaceAll('’', "'").trim();
}
