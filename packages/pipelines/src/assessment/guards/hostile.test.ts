import { describe, expect, it } from 'vitest';
import { MUTATIONS } from './cases/mutations.ts';
import { OUTPUT_MUTATIONS } from './cases/mutations-output.ts';
import { contextOf, PAIRS } from './cases/pairs.ts';
import { checkProblem } from './check-problem.ts';

describe('a hostile renderer', () => {
  it('knows more than forty ways', () => {
    expect(Object.keys(MUTATIONS).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(MUTATIONS))('%s and is refused on every problem', (name, mutate) => {
    const passed: string[] = [];
    let tried = 0;
    for (const pair of PAIRS) {
      const context = contextOf(pair);
      // Alone, and hidden in an honest rewrite; what spoils the output as a whole cannot hide.
      const texts = Object.hasOwn(OUTPUT_MUTATIONS, name) ? [pair.before] : [pair.before, pair.after];
      for (const text of texts) {
        const spoilt = mutate(text, context);
        if (spoilt === null || spoilt === text) continue;
        tried += 1;
        if (checkProblem(pair.before, spoilt, context).passed) passed.push(`${pair.id}: ${spoilt}`);
      }
    }
    expect(tried).toBeGreaterThan(0);
    expect(passed).toEqual([]);
  });
});
