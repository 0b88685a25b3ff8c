import { describe, expect, it } from 'vitest';
import { list, rationaleOf } from './rationale.ts';

const rationale = (more: Partial<Parameters<typeof rationaleOf>[0]>) =>
  rationaleOf({
    applied: [{ feedbackId: 'fb_1', category: ' wording ' }],
    notes: [],
    studentsUnsure: false,
    signals: [],
    clusters: [],
    bloomLevel: null,
    ...more,
  });
const between = (middle: string) =>
  `Applied feedback fb_1 (wording). ${middle} Cognitive demand is unchanged.`;
const cluster = (name: string) => ({ name, signal: ` slow ` });

describe('a rationale', () => {
  it('speaks of one note in the singular', () => {
    expect(rationale({ notes: ['tn_001'] })).toBe(between('Teacher note tn_001 corroborates it.'));
  });

  it('speaks of one signal in the singular', () => {
    expect(rationale({ signals: ['low_success'] })).toBe(between('Simulation signal: low_success.'));
  });

  it('names three clusters in full', () => {
    const clusters = ['c1', 'c2', 'c3'].map(cluster);
    expect(rationale({ clusters })).toBe(between('Cluster findings: c1 (slow), c2 (slow), c3 (slow).'));
  });

  it('says that the text was replaced', () => {
    const applied = [{ feedbackId: 'fb_1', category: 'wording', action: { type: 'replace' as const } }];
    expect(rationale({ applied })).toBe(between('The text was replaced; id and metadata stay.'));
  });

  it('says that scaffolding was decreased', () => {
    const applied = [{ feedbackId: 'fb_1', category: 'decrease scaffolding' }];
    expect(rationale({ applied })).toBe(
      'Applied feedback fb_1 (decrease scaffolding). Scaffolding was decreased as asked. Cognitive demand is unchanged.',
    );
  });
});

describe('a list of names', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  ])('%j is "%s"', (names, text) => {
    expect(list(names)).toBe(text);
  });
});
