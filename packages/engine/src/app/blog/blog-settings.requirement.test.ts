import type { RuleSet } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { blogSettings } from './blog-settings.ts';

const rules = (id: string, ...ids: readonly string[]): RuleSet => ({
  id,
  version: 'v1',
  parameters: {},
  rules: ids.map((rule) => ({ id: rule, summary: 'A rule.', why: 'For this test.' })),
  decisions: {},
});
const SETS = [
  rules('blog', 's1-max-cycles'),
  rules('aeo', 'dated', 'age'),
  rules('blog-guards', 'new-quantity'),
];
const settings = (
  given: Parameters<typeof blogSettings>[0],
  before: Parameters<typeof blogSettings>[1] = null,
) => blogSettings(given, before, SETS);

describe('the settings of a blog', () => {
  it('are offline, by rule and under blog/v1 where nothing else was said', () => {
    expect(settings({})).toEqual({
      ruleSet: 'blog/v1',
      renderer: 'builtin',
      model: 'blog-builtin/v1',
      scores: 'rules',
      protectedTerms: [],
      switchedOff: [],
      stopWhenUnattainable: false,
    });
  });

  it('hold on from run to run, each until it is given anew', () => {
    const first = settings({
      ruleSet: 'blog/strict-v1',
      protectedTerms: ['Lapsang'],
      switchedOff: ['dated'],
      stopWhenUnattainable: true,
    });
    expect(settings({}, first)).toEqual(first);
    expect(settings({ ruleSet: 'blog/v1' }, first)).toEqual({ ...first, ruleSet: 'blog/v1' });
    expect(settings({ stopWhenUnattainable: false, switchedOff: [] }, first)).toEqual({
      ...first,
      stopWhenUnattainable: false,
      switchedOff: [],
    });
  });

  it('switch off rules that score, never those that decide or guard', () => {
    expect(settings({ switchedOff: ['dated', 'age', 'dated'] }).switchedOff).toEqual(['age', 'dated']);
    for (const id of ['s1-max-cycles', 'new-quantity', 'no-such-rule'])
      expect(() => settings({ switchedOff: [id] })).toThrow(
        expect.objectContaining({ code: 'request_invalid', field: 'settings.switchedOff' }),
      );
  });

  it('name a model with every renderer but the built-in one', () => {
    expect(() => settings({ renderer: 'anthropic' })).toThrow(
      expect.objectContaining({ field: 'settings.model' }),
    );
    const chosen = settings({ renderer: 'anthropic', model: 'm' });
    expect(settings({}, chosen)).toMatchObject({ renderer: 'anthropic', model: 'm' });
    expect(settings({ renderer: 'builtin' }, chosen)).toMatchObject({ model: 'blog-builtin/v1' });
  });
});
