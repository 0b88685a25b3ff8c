import type { FeedbackAction } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { checkProblem } from '../check-problem.ts';

const BEFORE = 'A train leaves Chicago at 60 mph. How far does it go in 3 hours?';
function refused(after: string, recommendation: string, action?: FeedbackAction): boolean {
  const item = { feedbackId: 'fb_1', category: 'clarity', recommendation, ...(action ? { action } : {}) };
  return checkProblem(BEFORE, after, { gradeBand: '6-8', subject: 'math', feedback: [item] }).verdicts.some(
    ({ rule, passed }) => rule === 'mentions-feedback' && !passed,
  );
}

describe('words of a feedback item in the text', () => {
  it('are refused where they are the teacher’s remark', () => {
    const remark = 'Students do not see which way the train is going here';
    expect(refused(`${BEFORE} ${remark}.`, remark)).toBe(true);
  });

  it('are what was asked for where the item gives them in quotes', () => {
    const given = 'Give the distance in whole miles and nothing else';
    expect(refused(`${BEFORE} ${given}.`, `Say clearly: "${given}."`)).toBe(false);
    expect(refused(`${BEFORE} ${given}.`, `They didn't see it. Add '${given}.'`)).toBe(false);
  });

  it('are what was asked for where they stand behind a colon', () => {
    const other = 'A bus leaves Boston at 50 mph. How far does it go in 4 hours?';
    expect(refused(other, `Use this problem instead: ${other}`, { type: 'replace' })).toBe(false);
  });
});

it('talk about the rewrite itself is refused', () => {
  expect(refused(`${BEFORE} (Revised based on the feedback.)`, 'Make it clear.')).toBe(true);
});
