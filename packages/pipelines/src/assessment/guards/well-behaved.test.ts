import { describe, expect, it } from 'vitest';
import { contextOf, PAIRS } from './cases/pairs.ts';
import { checkProblem } from './check-problem.ts';

describe('a renderer that behaves', () => {
  it('has rewritten a hundred problems', () => {
    expect(PAIRS).toHaveLength(100);
    expect(new Set(PAIRS.map(({ id }) => id)).size).toBe(100);
    for (const { before, after } of PAIRS) expect(after).not.toBe(before);
  });

  it('is refused for at most three of them', () => {
    const refused = PAIRS.flatMap((pair) => {
      const { passed, verdicts } = checkProblem(pair.before, pair.after, contextOf(pair));
      if (passed) return [];
      return [
        `${pair.id}: ${verdicts
          .filter((each) => !each.passed)
          .map(({ rule, message }) => `${rule} ${message}`)
          .join('; ')}`,
      ];
    });
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(3);
  });
});
