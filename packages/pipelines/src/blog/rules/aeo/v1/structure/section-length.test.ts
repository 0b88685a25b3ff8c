import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { sectionLength } from './section-length.ts';

describe('section-length', () => {
  it.each([
    ['15 paragraphs of 20 words', padding(15), 5],
    ['424 words without a heading', `${padding(21)}\n\nRoofs get warm here.`, 2.52],
    ['a wall of 560 words', padding(28), 0],
    ['the same cut by headings', `${padding(14)}\n\n## More cats\n\n${padding(14)}`, 5],
  ])('judges %s', (_what, text, points) => {
    expect(judge(sectionLength, text).points).toBe(points);
  });

  it('points at the heading of a long section and not at the others', () => {
    const text = `## Short one\n\n${padding(4)}\n\n## Long one\n\n${padding(28)}`;
    expect(judge(sectionLength, text).lost).toEqual(['## Long one']);
  });

  it('halves a stub under a heading, unless it leads to something that is not prose', () => {
    const stub = `${padding(8)}\n\n## Stub\n\nCats sleep.`;
    expect(judge(sectionLength, stub).lost).toEqual(['## Stub']);
    expect(judge(sectionLength, `${stub}\n\n\`\`\`\ncode\n\`\`\``).lost).toEqual([]);
  });

  it('gives nothing for nothing', () => {
    expect(judge(sectionLength, '').points).toBe(0);
  });
});
