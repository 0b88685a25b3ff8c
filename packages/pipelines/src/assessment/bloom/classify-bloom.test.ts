import { describe, expect, it } from 'vitest';
import { classifyBloom } from './classify-bloom.ts';
import type { BloomLevel } from './level.ts';
import { PROBLEMS } from './testing/problems.ts';
import { written } from './testing/variants.ts';

const decided = (text: string): string[] =>
  classifyBloom(text).words.map(({ start, end }) => text.slice(start, end));

describe('the Bloom level of a question', () => {
  it.each<[BloomLevel, string]>([
    ['remember', 'List the noble gases.'],
    ['remember', 'Who painted the ceiling of the chapel?'],
    ['understand', 'Explain in your own words why metals conduct heat.'],
    ['understand', 'Why do cats purr?'],
    ['apply', 'Calculate the perimeter of the field.'],
    ['apply', 'Use the second law to find the force.'],
    ['analyze', 'Compare and contrast the two constitutions.'],
    ['analyze', 'How does a comet differ from an asteroid?'],
    ['evaluate', 'Judge whether the verdict was fair.'],
    ['evaluate', 'Do you think that the new law is a good one?'],
    ['create', 'Design a garden for people who cannot see.'],
    ['create', 'Write a poem about the harbor.'],
  ])('%s: %s', (level, text) => {
    expect(classifyBloom(text).level).toBe(level);
  });

  it('reads a word problem as apply though no verb says so', () => {
    expect(classifyBloom('A box holds 12 eggs. How many eggs are in 5 boxes?').level).toBe('apply');
    expect(classifyBloom('How many planets are there?').level).toBe('remember');
  });

  it('takes the task, not the verbs of the context', () => {
    const text = 'Engineers design and evaluate bridges. Some compare prices first. Define the word "span".';
    expect(classifyBloom(text).level).toBe('remember');
  });

  it('does not take answers to choose from for tasks', () => {
    const text =
      'What is the first step of a study?\nA) Design a form.\nB) Evaluate the data.\nC) Compare groups.';
    expect(classifyBloom(text).level).toBe('remember');
  });

  it('names the words that decided, inside the text', () => {
    expect(decided('The bridge is old. Evaluate the plan to replace it.')).toContain('Evaluate');
  });

  it('is right on at least nine of ten problems of our own', () => {
    const right = PROBLEMS.filter((problem) => classifyBloom(written(problem)).level === problem.level);
    expect(right.length / PROBLEMS.length).toBeGreaterThanOrEqual(0.9);
  });

  it('is surer of a plain task than of words without any', () => {
    expect(classifyBloom('List the planets.').confidence).toBeGreaterThan(
      classifyBloom('The harbor at dawn').confidence,
    );
  });

  it.each(['', ' ', '???', '12', '中文。', 'a'.repeat(1000), '\u0000\uD800'])(
    'answers for any text: %j',
    (text) => {
      const { confidence, words } = classifyBloom(text);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
      for (const { start, end } of words) expect(start >= 0 && start < end && end <= text.length).toBe(true);
    },
  );
});
