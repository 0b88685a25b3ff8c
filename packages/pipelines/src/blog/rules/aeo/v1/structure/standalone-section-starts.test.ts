import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { standaloneSectionStarts } from './standalone-section-starts.ts';

const post = (start: string) =>
  `# Cats\n\n${padding(6)}\n\n## Where cats sleep\n\n${start}\n\n## What cats eat\n\nCats eat fish.\n\n${padding(2)}`;

describe('standalone-section-starts', () => {
  it.each([
    'Cats sleep on roofs.',
    'This guide says where.',
    'These cats sleep.',
    'It is easy to see where.',
    'That cat sleeps.',
  ])('finds nothing against %j', (start) => {
    expect(judge(standaloneSectionStarts, post(start))).toMatchObject({ points: 2, lost: [] });
  });

  it.each([
    'This means a lot.',
    'They sleep on roofs.',
    'These are the places.',
    'Their beds are warm.',
    'It sleeps.',
  ])('takes points for %j', (start) => {
    expect(judge(standaloneSectionStarts, post(start))).toMatchObject({ points: 0, lost: [start] });
  });

  it('says nothing about the opening', () => {
    expect(judge(standaloneSectionStarts, `# Cats\n\nThey sleep.\n\n${padding()}`).points).toBe(2);
  });
});
