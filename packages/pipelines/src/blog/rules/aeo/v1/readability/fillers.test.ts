import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { fillers } from './fillers.ts';

describe('fillers', () => {
  it('is content without any', () => {
    expect(judge(fillers, padding())).toMatchObject({ points: 1.5, lost: [] });
  });

  it('points at each of them and takes the longest', () => {
    const text = `Cats really sleep due to the fact that they are able to.\n\n${padding(14)}`;
    expect(judge(fillers, text)).toMatchObject({
      points: 0.72,
      lost: ['really', 'due to the fact that', 'are able to'],
    });
  });

  it('leaves code alone', () => {
    expect(judge(fillers, `${padding()}\n\n\`\`\`\nreally very basically\n\`\`\``).points).toBe(1.5);
  });
});
