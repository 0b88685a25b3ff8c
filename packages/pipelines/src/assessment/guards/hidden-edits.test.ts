import { describe, expect, it } from 'vitest';
import { HIDDEN_LOCK_EDITS, HIDDEN_MEANING_EDITS, HONEST_EDITS } from './cases/hidden-edits.ts';
import { checkProblem } from './check-problem.ts';

const context = {
  gradeBand: '6-8',
  subject: 'all',
  feedback: [{ feedbackId: 'fb_1', category: 'clarity', recommendation: 'Make the wording clearer.' }],
};
const failed = (before: string, after: string) =>
  checkProblem(before, after, context)
    .verdicts.filter(({ passed, severity }) => !passed && severity === 'hard')
    .map(({ rule }) => rule);

describe('what is locked', () => {
  it.each(HIDDEN_LOCK_EDITS)('is kept: refused when %s', (_what, before, after) => {
    expect(after).not.toBe(before);
    expect(failed(before, after)).not.toEqual([]);
  });
});

describe('what is asked', () => {
  it.each(HIDDEN_MEANING_EDITS)('is kept: refused when %s', (_what, before, after) => {
    expect(after).not.toBe(before);
    expect(failed(before, after)).not.toEqual([]);
  });
});

describe('an honest change', () => {
  it.each(HONEST_EDITS)('passes: %s', (_what, before, after) => {
    expect(failed(before, after)).toEqual([]);
  });
});
