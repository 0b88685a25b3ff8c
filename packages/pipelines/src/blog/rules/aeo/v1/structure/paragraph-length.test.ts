import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { paragraphLength } from './paragraph-length.ts';

const wall = (words: number) => `${Array(words).fill('cats').join(' ')}.`;

describe('paragraph-length', () => {
  it.each([
    [90, 4],
    [135, 2],
    [180, 0],
  ])('a post of paragraphs of %i words earns %i points', (words, points) => {
    expect(judge(paragraphLength, `${wall(words)}\n\n${wall(words)}`).points).toBe(points);
  });

  it('points at the wall, weighed by its share of the post', () => {
    const text = `${padding(10)}\n\n${wall(200)}`;
    expect(judge(paragraphLength, text)).toMatchObject({ points: 2, lost: [wall(200)] });
  });

  it('does not look at code, tables and quotes', () => {
    const text = `${padding()}\n\n> ${wall(300)}\n\n\`\`\`\n${wall(300)}\n\`\`\``;
    expect(judge(paragraphLength, text).points).toBe(4);
  });
});
