import type { Classification } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { applyClassification } from './classification.ts';

const SURE: Classification = {
  topics: ['noise'],
  intent: 'request',
  detected_language: 'en',
  rewrite_strength: 'light_touch',
  confidence: { topic: 'high', intent: 'high', language: 'high' },
  safety_flags: ['none'],
};
const applied = (advice: Partial<Classification> | null, floor: Partial<Classification> | null = null) =>
  applyClassification({
    advice: advice === null ? null : { ...SURE, ...advice },
    floor: floor === null ? null : { ...SURE, ...floor },
  });
const rulesOf = (...given: Parameters<typeof applied>) => applied(...given).rules;
const unsure = (what: 'topic' | 'intent' | 'language') => ({ ...SURE.confidence, [what]: 'low' as const });

describe('the careful defaults that were applied are named', () => {
  it('none for a sure and harmless message', () => {
    expect(applied({})).toEqual({ classification: SURE, failed: false, danger: null, rules: [] });
    expect(rulesOf({}, {})).toEqual([]);
    expect(rulesOf({ confidence: unsure('language') })).toEqual([]);
  });

  it('a classifier that failed', () => {
    expect(rulesOf(null)).toEqual(['classifier-failed-defaults']);
  });

  it('an unsure topic: other is added once, and the message is reframed', () => {
    const made = applied({ confidence: unsure('topic') });
    expect(made.rules).toEqual(['unsure-topic-other', 'unsure-full-reframe']);
    expect(made.classification).toMatchObject({
      topics: ['noise', 'other'],
      rewrite_strength: 'full_reframe',
    });
    const known = applied({ confidence: unsure('topic'), topics: ['other'] });
    expect(known.rules).toEqual(['unsure-full-reframe']);
    expect(known.classification.topics).toEqual(['other']);
  });

  it('an unsure intent is a concern, and the message is reframed', () => {
    expect(rulesOf({ confidence: unsure('intent') })).toEqual([
      'unsure-intent-concern',
      'unsure-full-reframe',
    ]);
    expect(rulesOf({ confidence: unsure('intent'), intent: 'concern' })).toEqual(['unsure-full-reframe']);
    expect(rulesOf({ safety_flags: ['ambiguous_intent'] })).toEqual(['unsure-intent-concern']);
  });

  it('heat, by the flag or by the built-in classifier', () => {
    expect(rulesOf({ safety_flags: ['emotional_intensity'] })).toEqual(['intensity-full-reframe']);
    const floor = applied({}, { rewrite_strength: 'full_reframe' });
    expect(floor.rules).toEqual(['intensity-full-reframe']);
    expect(floor.classification.rewrite_strength).toBe('full_reframe');
    expect(
      rulesOf({ rewrite_strength: 'full_reframe', confidence: unsure('topic'), topics: ['other'] }),
    ).toEqual([]);
  });

  it('danger', () => {
    expect(applied({ safety_flags: ['threat'] })).toMatchObject({
      danger: 'threat',
      rules: ['danger-fails-closed'],
    });
    expect(applied({ safety_flags: ['threat', 'self_harm'] }).danger).toBe('self_harm');
  });
});

describe('a model beside the built-in classifier', () => {
  it('cannot take a flag away', () => {
    const made = applied({}, { safety_flags: ['threat'] });
    expect(made.rules).toEqual(['model-never-less-careful', 'danger-fails-closed']);
    expect(made.classification.safety_flags).toEqual(['threat']);
    expect(rulesOf({ safety_flags: ['threat'] }, { safety_flags: ['emotional_intensity'] })).toEqual([
      'model-never-less-careful',
      'intensity-full-reframe',
      'danger-fails-closed',
    ]);
  });

  it('may add one, and may say the same', () => {
    expect(rulesOf({ safety_flags: ['threat'] }, {})).toEqual(['danger-fails-closed']);
    expect(rulesOf({ safety_flags: ['threat'] }, { safety_flags: ['threat'] })).toEqual([
      'danger-fails-closed',
    ]);
    expect(rulesOf({ safety_flags: ['threat'] })).toEqual(['danger-fails-closed']);
  });
});
