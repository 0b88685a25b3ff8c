import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { summaryOrFaq } from './summary-or-faq.ts';

describe('summary-or-faq', () => {
  it.each([
    ['a TL;DR', `# Cats\n\nTL;DR: cats sleep.\n\n${padding()}`, 2],
    ['key points', `# Cats\n\n## Key takeaways\n\nCats sleep.\n\n${padding()}`, 2],
    ['a summary at the end', `# Cats\n\n${padding(20)}\n\n## Summary\n\nCats sleep.`, 1],
    ['questions and answers', `# Cats\n\n${padding(20)}\n\n## FAQ\n\nCats sleep.`, 2],
    ['three question headings', '## Why?\n\nA.\n\n## What is it?\n\nB.\n\n## How does it work?\n\nC.', 2],
    ['two question headings', '## Why?\n\nA.\n\n## What is it?\n\nB.', 0],
    ['none of these', `# Cats\n\n${padding()}`, 0],
  ])('judges a post with %s', (_what, text, points) => {
    expect(judge(summaryOrFaq, text).points).toBe(points);
  });
});
