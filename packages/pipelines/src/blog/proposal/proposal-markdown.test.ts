import { parseDocument } from '@palimpsest/kernel/text';
import { expect, it } from 'vitest';
import type { Proposal } from './proposal.ts';
import { proposalMarkdown } from './proposal-markdown.ts';

const excerpt = (text: string) => ({ span: { start: 0, end: text.length }, text });
const proposal = (current: string | null, proposed: string | null): Proposal => ({
  passages: [
    {
      current: current === null ? null : excerpt(current),
      proposed: proposed === null ? null : excerpt(proposed),
      kind: 'changed',
      rationale: { triggers: ['T2'], instructions: [], rules: [], sentence: 'Brings the answer to the top.' },
    },
  ],
});

it('shows current, proposed and rationale', () => {
  expect(proposalMarkdown(proposal('Old text.', 'New text.'))).toBe(`# Proposed changes

1 passage changed.

## 1. Changed

**Current**

\`\`\`text
Old text.
\`\`\`

**Proposed**

\`\`\`text
New text.
\`\`\`

**Rationale**

Brings the answer to the top.
`);
});

it('says what is missing on one side, and when nothing changed', () => {
  expect(proposalMarkdown(proposal(null, 'x'))).toContain('this is new');
  expect(proposalMarkdown(proposal('x', null))).toContain('this is cut');
  expect(proposalMarkdown({ passages: [] })).toContain('Nothing changed.');
});

it.each([
  '# Heading\n\n- item\n\n![x](http://example.org/x.png) [link](http://example.org)',
  '```js\nlet a = 1;\n```\n\n# After the code',
  '`````\nfive\n`````\n``````` seven',
  '~~~\n</div><script>alert(1)</script>\n~~~',
  '---\ntitle: x\n---\n> quote\r\n\r\n# crlf',
  '[a]: http://example.org\n[^1]: note',
])('nothing in a post becomes markup of the document: %#', (text) => {
  const { blocks, links } = parseDocument(proposalMarkdown(proposal(text, text)));
  expect(links).toEqual([]);
  expect(blocks.filter((block) => block.kind === 'code')).toHaveLength(2);
  expect(blocks.filter((block) => block.kind === 'heading')).toHaveLength(2);
  expect(blocks.every((block) => ['heading', 'paragraph', 'code'].includes(block.kind))).toBe(true);
});

it('marks in a rationale stay marks', () => {
  const [passage] = proposal('a', 'b').passages;
  const sentence = 'See <b> [x](http://example.org) `code` *now*';
  const text = proposalMarkdown({
    passages: [{ ...passage, rationale: { ...passage?.rationale, sentence } } as never],
  });
  const document = parseDocument(text);
  expect(document.links.filter((link) => link.kind === 'link')).toEqual([]);
  expect(document.blocks.at(-1)?.prose?.text).toBe(sentence);
});
