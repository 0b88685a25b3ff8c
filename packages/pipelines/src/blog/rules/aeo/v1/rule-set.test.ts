import { AEO_MAXIMA, AEO_PILLARS } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { AEO_RULES } from './all-rules.ts';
import { aeoRules } from './rule-set.ts';

describe('aeo/v1', () => {
  it.each(AEO_PILLARS)('has three to six signals for %s that add up to its maximum', (pillar) => {
    const rules = AEO_RULES.filter((rule) => rule.pillar === pillar);
    expect(rules.length).toBeGreaterThanOrEqual(3);
    expect(rules.length).toBeLessThanOrEqual(6);
    expect(rules.reduce((sum, { maximum }) => sum + maximum, 0)).toBe(AEO_MAXIMA[pillar]);
  });

  it('says of each rule what it looks for, why, on what evidence, and what an author can do', () => {
    for (const rule of AEO_RULES)
      for (const text of [rule.summary, rule.why, rule.evidence ?? '', rule.advice])
        expect(text).toMatch(/^[A-Z].*[.)]$/);
  });

  it('lets no rewrite win what only facts can', () => {
    for (const rule of AEO_RULES)
      if (['specificity', 'freshness'].includes(rule.pillar)) expect(rule.rewritable).toBe(false);
  });

  it('is frozen', () => {
    expect(aeoRules).toMatchObject({ id: 'aeo', version: 'v1' });
    expect(Object.isFrozen(aeoRules.rules[0])).toBe(true);
  });
});
