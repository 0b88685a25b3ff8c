import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { sentenceLength } from './sentence-length.ts';

const long = (words: number) =>
  `Cats ${Array(words - 1)
    .fill('sleep')
    .join(' ')}.`;

describe('sentence-length', () => {
  it('is content with short sentences', () => {
    expect(judge(sentenceLength, padding())).toMatchObject({ points: 2, lost: [] });
  });

  it.each([
    [30, 2],
    [31, 0],
  ])('a post of sentences of %i words earns %i points', (words, points) => {
    expect(judge(sentenceLength, Array(8).fill(long(words)).join(' ')).points).toBe(points);
  });

  it('points at the long ones', () => {
    const text = `${padding(2)} ${long(40)}\n\n${padding(2)}\n\n${long(60)}`;
    expect(judge(sentenceLength, text)).toMatchObject({ points: 1.61, lost: [long(40), long(60)] });
  });
});
