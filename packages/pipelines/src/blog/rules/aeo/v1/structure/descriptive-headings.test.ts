import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { descriptiveHeadings } from './descriptive-headings.ts';

const post = (heading: string) => `# Pets\n\n${padding(6)}\n\n## ${heading}\n\n${padding(2)}`;

describe('descriptive-headings', () => {
  it.each([
    ['says what its section says', 'Where cats sleep', 4],
    ['readers know', 'FAQ', 4],
    ['fits any post', 'Introduction', 1],
    ['fits any post in two words', 'Next steps', 1],
    ['is one word', 'Cats', 2],
    ['has no word of content', 'It is what it is', 2],
    ['has nothing to do with its section', 'Quarterly revenue growth', 3],
    ['is a paragraph', Array(15).fill('cats').join(' '), 2],
    ['is a long question', `${Array(15).fill('cats').join(' ')}?`, 3],
  ])('judges a heading that %s', (_what, heading, points) => {
    expect(judge(descriptiveHeadings, post(heading)).points).toBe(points);
  });

  it('does not count a heading the second time', () => {
    const text = `${post('Where cats sleep')}\n\n## Where cats sleep\n\n${padding(2)}`;
    expect(judge(descriptiveHeadings, text)).toMatchObject({ points: 2, lost: ['## Where cats sleep'] });
  });

  it('asks for headings from 300 words on', () => {
    expect(judge(descriptiveHeadings, padding(15)).points).toBe(4);
    expect(judge(descriptiveHeadings, padding(16)).points).toBe(0);
  });
});
