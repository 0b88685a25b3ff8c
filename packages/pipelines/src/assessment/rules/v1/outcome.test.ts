import { describe, expect, it } from 'vitest';
import { outcomeOf, type ProblemResult } from './outcome.ts';

const passed = { passed: true, failed: [] };
const result = (more: Partial<ProblemResult>): ProblemResult => ({
  problemId: 'p_1',
  feedback: ['a', 'b'],
  missing: null,
  guard: passed,
  notApplied: [],
  ...more,
});
const left = (feedbackId: string, reason: string, guards: string[] = []) => ({
  problemId: 'p_1',
  feedbackId,
  reason,
  guards,
});

describe('the outcome of a rewritten problem', () => {
  it('is all of its items applied where guards let the text pass', () => {
    expect(outcomeOf([result({})])).toEqual({
      rewritten: [{ problemId: 'p_1', applied: ['a', 'b'] }],
      unapplied: [],
    });
  });

  it('leaves out what the renderer says it did not apply', () => {
    expect(outcomeOf([result({ notApplied: ['a'] })])).toEqual({
      rewritten: [{ problemId: 'p_1', applied: ['b'] }],
      unapplied: [left('a', 'not_applicable')],
    });
  });

  it('leaves out what the new text does not show', () => {
    expect(outcomeOf([result({ notFound: ['b'] })])).toEqual({
      rewritten: [{ problemId: 'p_1', applied: ['a'] }],
      unapplied: [left('b', 'not_found_in_answer')],
    });
  });

  it('is no rewrite where nothing of what was asked for is applied', () => {
    expect(outcomeOf([result({ notApplied: ['a'], notFound: ['b'] })])).toEqual({
      rewritten: [],
      unapplied: [left('a', 'not_applicable'), left('b', 'not_found_in_answer')],
    });
  });

  it('names the guards that refused the text', () => {
    const guard = { passed: false, failed: ['numbers-changed', 'too-long'] };
    expect(outcomeOf([result({ guard })])).toEqual({
      rewritten: [],
      unapplied: [
        left('a', 'guard_rejected', ['numbers-changed', 'too-long']),
        left('b', 'guard_rejected', ['numbers-changed', 'too-long']),
      ],
    });
  });

  it('blames no guard for an item that the renderer left out', () => {
    const guard = { passed: false, failed: ['too-long'] };
    expect(outcomeOf([result({ guard, notApplied: ['a'], notFound: ['b'] })]).unapplied).toEqual([
      left('a', 'not_applicable'),
      left('b', 'guard_rejected', ['too-long']),
    ]);
  });

  it('says that the text is the same as before', () => {
    expect(outcomeOf([result({ guard: null })])).toEqual({
      rewritten: [],
      unapplied: [left('a', 'no_change'), left('b', 'no_change')],
    });
  });

  it('gives the reason why there is no text, whatever a guard says', () => {
    const missing = 'not_found_in_answer';
    for (const guard of [null, passed, { passed: false, failed: ['too-long'] }])
      expect(outcomeOf([result({ missing, guard, feedback: ['a'] })])).toEqual({
        rewritten: [],
        unapplied: [left('a', missing)],
      });
  });

  it('is told for each problem in its turn', () => {
    const { rewritten, unapplied } = outcomeOf([
      result({ problemId: 'p_2', feedback: ['a'] }),
      result({ feedback: ['b'], guard: null }),
      result({ problemId: 'p_3', feedback: ['b'] }),
    ]);
    expect(rewritten).toEqual([
      { problemId: 'p_2', applied: ['a'] },
      { problemId: 'p_3', applied: ['b'] },
    ]);
    expect(unapplied).toEqual([left('b', 'no_change')]);
  });
});
