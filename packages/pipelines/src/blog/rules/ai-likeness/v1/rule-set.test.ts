import { AI_LIKENESS_CATEGORIES } from '@palimpsest/contracts';
import { describe, expect, test } from 'vitest';
import { CALIBRATION } from './calibration.ts';
import { GAUGES } from './gauges.ts';
import { aiLikenessRules } from './rule-set.ts';

describe('the rule set ai-likeness/v1', () => {
  test('is frozen and carries its calibration', () => {
    expect(Object.isFrozen(aiLikenessRules.parameters)).toBe(true);
    expect(aiLikenessRules.parameters.calibration).toEqual(CALIBRATION);
  });

  test('every rule is calibrated and every calibration has its rule', () => {
    expect(Object.keys(CALIBRATION).sort()).toEqual(GAUGES.map(({ id }) => id).sort());
  });

  test.each(GAUGES.map((gauge) => [gauge.id, gauge] as const))(
    '%s has its mark beyond its baseline',
    (id, gauge) => {
      const { baseline, mark, cap } = CALIBRATION[id] ?? { baseline: 0, mark: 0, cap: 0 };
      expect(gauge.counts === 'more' ? mark - baseline : baseline - mark).toBeGreaterThan(0);
      expect(cap).toBeGreaterThan(0);
    },
  );

  test.each(AI_LIKENESS_CATEGORIES)('%s has several rules, which together can fill it', (category) => {
    const rules = GAUGES.filter((gauge) => gauge.category === category);
    expect(rules.length).toBeGreaterThanOrEqual(3);
    expect(rules.reduce((sum, { id }) => sum + (CALIBRATION[id]?.cap ?? 0), 0)).toBeGreaterThanOrEqual(100);
  });

  test('variation of length and dashes cannot dominate', () => {
    expect(CALIBRATION['even-sentences']?.cap).toBeLessThanOrEqual(30);
    expect(CALIBRATION['em-dashes']?.cap).toBeLessThanOrEqual(50);
  });
});
