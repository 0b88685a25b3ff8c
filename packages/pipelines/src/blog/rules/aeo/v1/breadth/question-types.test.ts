import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { questionTypes } from './question-types.ts';

const post = (...headings: string[]) =>
  `# Cats\n\n${headings.map((each) => `## ${each}\n\nText.`).join('\n\n')}`;

describe('question-types', () => {
  it.each([
    ['one kind', post('What is a cat?'), 2],
    ['one kind twice', post('What is a cat?', 'What is a dog?'), 2],
    ['two kinds', post('What is a cat?', 'Why cats sleep'), 3],
    ['three kinds', post('What is a cat?', 'Benefits of cats', 'Feeding a cat'), 4],
    ['a title that asks and no heading', '# What is a cat?\n\nText.', 0],
    ['headings that name things', post('Roofs', 'Rivers'), 0],
    ['"is" in the middle', post('A cat is here'), 0],
  ])('judges headings with %s', (_what, text, points) => {
    expect(judge(questionTypes, text).points).toBe(points);
  });

  it('does not look at the length of the post', () => {
    const text = post('What is a cat?', 'Why cats sleep');
    expect(judge(questionTypes, `${text}\n\n${'word '.repeat(2000)}`).points).toBe(
      judge(questionTypes, text).points,
    );
  });
});
