import { QA_CODES } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { researchRulesV1 } from './rule-set.ts';

describe('research/v1, as `palimpsest rules` shows it', () => {
  const ids = researchRulesV1.rules.map(({ id }) => id);

  it('explains the five grades and the ten codes of the audit', () => {
    expect(ids).toEqual(expect.arrayContaining(['grade-a', 'grade-b', 'grade-c', 'grade-d', 'grade-e']));
    expect(QA_CODES).toHaveLength(10);
    for (const code of QA_CODES) expect(ids).toContain(`qa-${code.toLowerCase()}`);
  });

  it('has the numbers of the specification as parameters', () => {
    expect(researchRulesV1.parameters).toMatchObject({
      earlyStop: { confidenceFrom: 9, newInformationBelow: 0.05, rounds: 2, coverageFrom: 0.8 },
      scaling: {
        contradictionsAbove: 3,
        coverageBelow: 0.7,
        authoritativeBelow: 2,
        saturationBelow: 0.1,
        saturationQueries: 3,
      },
      claimWeights: { C1: 3, C2: 2, C3: 1 },
      passThreshold: 8,
      failBelow: 6,
      reEvaluations: 3,
      sourcesPerSubquestion: 3,
      selfConsistencyPaths: 3,
    });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(researchRulesV1.parameters.matrix.A)).toBe(true);
  });
});
