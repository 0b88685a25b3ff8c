import { describe, expect, it } from 'vitest';
import { MATRIX } from '../../budget/matrix.ts';
import { classified, classify, type QuestionFacts, questionFacts, typeOf } from './classify.ts';

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

  it('a chosen type that is the one by rule, or no choice, changes nothing', () => {
    const facts = questionFacts('Who built the lighthouse?');
    const byRule = classify(facts);
    expect(classified(facts, null)).toEqual(byRule);
    expect(classified(facts, byRule.type)).toEqual(byRule);
    const many = questionFacts('Compare the evidence on barrier and dike? Why? Who? When? Where?');
    expect(classified(many, 'B')).toEqual({ type: 'B', complexity_score: 4 });
  });

  it.each([
    ['Who built it?', 'fact'],
    ['How high is it?', 'fact'],
    ['How does it work?', 'explain'],
    ['Why did it fall?', 'explain'],
    ['Describe the weir.', 'other'],
    ['', 'other'],
  ])('%s opens as %s', (question, opening) => {
    expect(questionFacts(question).opening).toBe(opening);
  });

  const plain: QuestionFacts = {
    words: 5,
    questions: 1,
    opening: 'fact',
    comparing: 0,
    causal: 0,
    investigating: 0,
    joined: 0,
  };

  it.each<[number, Partial<QuestionFacts>]>([
    [1, {}],
    [1, { words: 12 }],
    [2, { words: 13 }],
    [2, { words: 24 }],
    [3, { words: 25 }],
    [3, { opening: 'explain' }],
    [3, { opening: 'other' }],
    [3, { comparing: 1 }],
    [5, { comparing: 3 }],
    [2, { causal: 1 }],
    [3, { causal: 3 }],
    [4, { investigating: 1 }],
    [7, { investigating: 3 }],
    [2, { joined: 2 }],
    [3, { questions: 2 }],
    [7, { questions: 5 }],
    [10, { questions: 5, investigating: 2, comparing: 1 }],
  ])('scores %i for %j', (score, facts) => {
    expect(classify({ ...plain, ...facts }).complexity_score).toBe(score);
  });

  it('looks at counts only', () => {
    expect(JSON.stringify(questionFacts('Who is Jane Doe?'))).not.toContain('Jane');
  });
});
