import { AI_LIKENESS_CATEGORIES } from '@palimpsest/contracts';
import { decide } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { scores } from '../../../testing/scores.ts';
import { blogRuleSets } from '../blog-rule-sets.ts';

const rules = blogRuleSets['blog/v1'];
type Given = NonNullable<Parameters<typeof scores>[0]>;
const fired = (given: Given) => decide(rules, 'triggers', scores(given)).output;
const ids = (given: Given) => fired(given).triggers.map(({ trigger_id }) => trigger_id);

describe('each trigger fires just beyond its bound and not at it', () => {
  const bounds: [string, Given, Given][] = [
    ['T1', { aeo: 69.99 }, { aeo: 70 }],
    ['T2', { pillars: { answerability: 14.99 } }, { pillars: { answerability: 15 } }],
    ['T3', { pillars: { structure: 11.99 } }, { pillars: { structure: 12 } }],
    ['T4', { ai: 60.01 }, { ai: 60 }],
    ...AI_LIKENESS_CATEGORIES.map((name): [string, Given, Given] => [
      'T5',
      { categories: { [name]: 70.01 } },
      { categories: { [name]: 70 } },
    ]),
  ];
  it.each(bounds)('%s', (id, beyond, at) => {
    expect(ids(beyond)).toEqual([id]);
    expect(ids(at)).toEqual([]);
    expect(fired(beyond).rewriteRequired).toBe(true);
    expect(fired(at).rewriteRequired).toBe(false);
  });
});

describe('a trigger', () => {
  const all = {
    aeo: 65,
    ai: 61.5,
    pillars: { answerability: 12, structure: 11.25 },
    categories: { rhythm: 72.5, stock_phrases: 100 },
  };

  it('has the fields, types, reasons and data of the specification', () => {
    expect(fired(all).triggers).toEqual([
      {
        trigger_id: 'T1',
        trigger_type: 'aeo_total_low',
        trigger_reason: 'AEO total score 65.0 below threshold 70.0',
        trigger_data: { aeo_total: 65 },
      },
      {
        trigger_id: 'T2',
        trigger_type: 'aeo_pillar_critical',
        trigger_reason: 'Answerability score 12.0 below minimum 15.0',
        trigger_data: { pillar: 'answerability', score: 12, min: 15 },
      },
      {
        trigger_id: 'T3',
        trigger_type: 'aeo_pillar_critical',
        trigger_reason: 'Structure score 11.25 below minimum 12.0',
        trigger_data: { pillar: 'structure', score: 11.25, min: 12 },
      },
      {
        trigger_id: 'T4',
        trigger_type: 'ai_likeness_high',
        trigger_reason: 'AI-likeness total score 61.5 above threshold 60.0',
        trigger_data: { ai_likeness_total: 61.5 },
      },
      {
        trigger_id: 'T5',
        trigger_type: 'ai_category_critical',
        trigger_reason: 'AI-likeness category stock_phrases score 100.0 above maximum 70.0',
        trigger_data: { category: 'stock_phrases', score: 100 },
      },
      {
        trigger_id: 'T5',
        trigger_type: 'ai_category_critical',
        trigger_reason: 'AI-likeness category rhythm score 72.5 above maximum 70.0',
        trigger_data: { category: 'rhythm', score: 72.5 },
      },
    ]);
  });

  it('fires the same under blog/strict-v1', () => {
    expect(decide(blogRuleSets['blog/strict-v1'], 'triggers', scores(all)).output).toEqual(fired(all));
  });
});
