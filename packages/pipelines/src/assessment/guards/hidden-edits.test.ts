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

describe('words that the feedback quotes', () => {
  const asked = (recommendation: string, more: object = {}) => ({
    ...context,
    feedback: [{ feedbackId: 'fb_1', category: 'wording', recommendation, ...more }],
  });
  const before = 'Which planet is the largest in the list?';
  const after = 'Which planet is the smallest in the list?';
  const options = '\nA) Mars\nB) Jupiter';
  const swap = "Replace 'largest' with 'smallest'.";

  it('do not turn a problem round whose answer is known', () => {
    const known = { ...asked(swap), correctAnswer: 'Jupiter' };
    expect(checkProblem(before, after, known).passed).toBe(false);
    expect(checkProblem(before + options, after + options, asked(swap)).passed).toBe(false);
    const denial = "Replace 'is not' with 'is'.";
    const not = `Which of these is not a planet?${options}`;
    expect(checkProblem(not, not.replace(' not', ''), asked(denial)).passed).toBe(false);
  });

  it('do it without an answer only as an explicit turn', () => {
    expect(checkProblem(before, after, asked(swap)).passed).toBe(true);
    expect(checkProblem(before, after, asked('largest -> smallest')).passed).toBe(true);
    expect(
      checkProblem(before, after, asked("Do not use 'largest'; a word like 'smallest' is clear.")).passed,
    ).toBe(false);
  });

  it('do it where an action asks for another problem', () => {
    const replace = asked(swap, { action: { type: 'replace' } });
    expect(checkProblem(before + options, after + options, replace).passed).toBe(true);
  });
});
