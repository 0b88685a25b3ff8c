import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { promoteBoldLines } from './promote-bold-lines.ts';

const run = (text: string) => perform(promoteBoldLines, text, () => true);

describe('promote-bold-lines', () => {
  it('makes a heading of a bold line', () => {
    expect(run('# Tea\n\nTea is a drink.\n\n**How to brew it**\n\nBoil water first.\n')).toBe(
      '# Tea\n\nTea is a drink.\n\n## How to brew it\n\nBoil water first.\n',
    );
  });

  it('puts a line that was wrapped on one line, and drops its colon', () => {
    expect(run('Tea.\n\n**What you\nneed:**\n\nWater and leaves.\n')).toContain('## What you need\n\n');
  });

  it('takes a question in italics as well', () => {
    expect(run('Tea.\n\n*Why tea?*\n\nBecause it is warm.\n')).toContain('## Why tea?\n');
  });

  it.each([
    ['a bold sentence', 'Tea.\n\n**Tea is a drink.**\n\nIt is warm.\n'],
    ['a note', 'Tea.\n\n**Update from our cook**\n\nIt is warm.\n'],
    ['a line in italics that asks nothing', 'Tea.\n\n*From our cook*\n\nIt is warm.\n'],
    ['a line with a link', 'Tea.\n\n**[Tea](https://example.org)**\n\nIt is warm.\n'],
    ['the last line of a section', 'Tea.\n\n**With milk**\n\n## Coffee\n\nIt is warm.\n'],
    ['a bold start of a paragraph', 'Tea.\n\n**Green tea** is warm.\n\nSo is coffee.\n'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
