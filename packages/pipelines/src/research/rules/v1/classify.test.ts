import { describe, expect, it } from 'vitest';
import { MATRIX } from '../../budget/matrix.ts';
import { classified, classify, questionFacts, typeOf } from './classify.ts';

const typeFor = (question: string) => classify(questionFacts(question)).type;

describe('the type of a question', () => {
  it.each([
    ['How high is the weir?', 'A'],
    ['Who built the lighthouse?', 'A'],
    ['Does seagrass planting reduce the loss of sand at the beach?', 'B'],
    ['How does a tidal barrier work?', 'B'],
    ['Why did the ferry stop, and what would a bridge cost instead?', 'C'],
    ['Compare the advantages and disadvantages of a barrier versus a dike for the lower town.', 'D'],
    ['Investigate the evidence on the causes of the fish kill and assess who was responsible.', 'D'],
  ])('%s', (question, type) => {
    expect(typeFor(question)).toBe(type);
  });

  it('is the row that holds the score', () => {
    for (let score = 1; score <= 10; score += 1) {
      const [least, most] = MATRIX[typeOf(score)].complexity;
      expect(score).toBeGreaterThanOrEqual(least);
      expect(score).toBeLessThanOrEqual(most);
    }
  });

  it('a chosen type keeps the score within its range', () => {
    expect(classified(questionFacts('How high is the weir?'), 'C')).toEqual({
      type: 'C',
      complexity_score: 5,
    });
  });

  it('looks at counts only', () => {
    expect(JSON.stringify(questionFacts('Who is Jane Doe?'))).not.toContain('Jane');
  });
});
