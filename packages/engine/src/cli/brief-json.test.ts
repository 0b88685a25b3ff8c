import { describe, expect, it } from 'vitest';
import { briefJson } from './brief-json.ts';

describe('a recorded value, told briefly', () => {
  it('names plain parts and counts long lists', () => {
    const score = { total: 66.99, findings: [{ rule: 'a' }, { rule: 'b' }], reason: null };
    expect(briefJson(score)).toBe('total 66.99, findings 2 entries, reason none');
  });

  it('shows what lies one level down, and counts what lies below', () => {
    const value = { aeo: { total: 66.99, pillars: { answerability: 9, structure: 16.98 } } };
    expect(briefJson(value)).toBe('aeo (total 66.99, pillars 2 values)');
  });

  it('says a short list of plain values in full', () => {
    expect(briefJson({ triggers: ['T1', 'T2'] })).toBe('triggers T1, T2');
    expect(briefJson({ triggers: [] })).toBe('triggers none');
    expect(briefJson([1, 2, 3, 4])).toBe('4 entries');
  });

  it('tells plain values as they are', () => {
    expect([briefJson(true), briefJson('yes'), briefJson(null), briefJson({})]).toEqual([
      'true',
      'yes',
      'none',
      'nothing',
    ]);
  });

  it('never becomes longer than a few lines of a terminal', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`name${i}`, i]));
    expect(briefJson(many)).toHaveLength(200);
    expect(briefJson({ word: 'x'.repeat(10_000) }).length).toBeLessThan(80);
  });
});
