import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { answerSelfContained } from './answer-self-contained.ts';

const titled = (text: string) => `# Solar panels\n\n${text}`;
const long = (words: number) =>
  `Solar panels are a way to ${Array(words - 6)
    .fill('make')
    .join(' ')}.`;

describe('answer-self-contained', () => {
  it.each([
    ['8 words', long(8), 3],
    ['32 words', long(32), 3],
    ['33 words', long(33), 1.5],
    ['7 words', long(7), 1.5],
    ['a pronoun at its start', 'They are solar panels and you should keep them clean.', 1.5],
    ['no answer', 'It rained all day and we went home.', 0],
  ])('judges an answer with %s', (_what, sentence, points) => {
    expect(judge(answerSelfContained, titled(sentence)).points).toBe(points);
  });
});
