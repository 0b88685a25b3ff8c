import { describe, expect, it } from 'vitest';
import { BLOOM_LEVELS } from './level.ts';
import { sameBloom } from './same-bloom.ts';
import { PROBLEMS } from './testing/problems.ts';
import { paraphrases, type Variant, verbSwaps } from './testing/variants.ts';

const flagged = (cases: readonly Variant[]): Variant[] =>
  cases.filter(({ before, after }) => !sameBloom(before, after).same);

describe('whether a rewrite keeps the Bloom level', () => {
  it('has problems of every level to show it on', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(60);
    for (const level of BLOOM_LEVELS)
      expect(PROBLEMS.filter((p) => p.level === level).length).toBeGreaterThanOrEqual(10);
  });

  it('catches at least 95% of 200 task verbs swapped for one of another level', () => {
    const cases = verbSwaps(200);
    expect(new Set(cases.map(({ after }) => after)).size).toBe(200);
    expect(flagged(cases).length).toBeGreaterThanOrEqual(190);
  });

  it('flags at most 3% of the paraphrases at the same level', () => {
    const cases = paraphrases();
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(flagged(cases).length).toBeLessThanOrEqual(cases.length * 0.03);
  });

  it.each([
    [
      'a question for a command',
      'A van goes 90 km in 2 hours. Find its speed.',
      'A van goes 90 km in 2 hours. What is its speed?',
    ],
    [
      'a task cut in two',
      'Name the organ and explain what it does.',
      'Name the organ. Then explain what it does.',
    ],
    [
      'a word put in',
      'A train leaves Chicago at 60 mph. How far is it after 2 hours?',
      'An eastbound train leaves Chicago at 60 mph. How far is it after 2 hours?',
    ],
    ['the work to be shown', 'Solve 3x = 12.', 'Solve 3x = 12. Show your work.'],
    [
      'steps as a list',
      'Read the graph, then calculate the slope.',
      '1. Read the graph.\n2. Calculate the slope.',
    ],
    [
      'an expression to evaluate',
      'Evaluate the expression 3x + 2 for x = 4.',
      'Calculate the value of 3x + 2 for x = 4.',
    ],
    ['nothing at all', 'The harbor at dawn', 'The harbor at dawn'],
  ])('passes %s', (_, before, after) => {
    expect(sameBloom(before, after)).toMatchObject({ same: true });
    expect(sameBloom(after, before)).toMatchObject({ same: true });
  });

  it.each([
    [
      'a harder task added',
      'List the causes of the war.',
      'List the causes of the war and evaluate the most important one.',
    ],
    ['the harder task left out', 'Name the two poems and compare them.', 'Name the two poems.'],
    [
      'a lesser task moved',
      'List the rules, then judge the best one.',
      'Summarize the rules, then judge the best one.',
    ],
    ['the same verb for another thing', 'Write down the names of the gods.', 'Write a story about the gods.'],
    ['a fact turned into an opinion', 'Which method did they use?', 'Which method is best?'],
  ])('catches %s', (_, before, after) => {
    expect(sameBloom(before, after)).toMatchObject({ same: false });
  });

  it('points at the words of the new text', () => {
    const after = 'The map is old. Criticize the map.';
    const { words, before, after: level } = sameBloom('The map is old. Describe the map.', after);
    expect(words.map(({ start, end }) => after.slice(start, end))).toEqual(['Criticize']);
    expect([before, level]).toEqual(['understand', 'evaluate']);
  });

  it('says of every text that it is the same as itself', () => {
    for (const { after } of [...verbSwaps(60), ...paraphrases()])
      expect(sameBloom(after, after).same).toBe(true);
  });

  it('survives a text of nothing but commands', () => {
    const many = 'List it. Judge it. Draw it, find it. '.repeat(8_000);
    expect(sameBloom(many, `${many} Design it.`).same).toBe(false);
  });
});
