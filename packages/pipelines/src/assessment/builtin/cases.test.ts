import { describe, expect, it } from 'vitest';
import { checkProblem } from '../guards/check-problem.ts';
import { problemPrompt } from '../prompt/v1/problem-prompt.ts';
import { AMBIGUITY } from './cases/ambiguity.ts';
import type { Case } from './cases/case.ts';
import { CLARITY } from './cases/clarity.ts';
import { OTHER } from './cases/other.ts';
import { PACING, SCAFFOLDING } from './cases/pacing.ts';
import { TYPOS } from './cases/typos.ts';
import { WORDING } from './cases/wording.ts';
import { rewriteProblem } from './rewrite-problem.ts';

const KINDS: Readonly<Record<string, readonly Case[]>> = {
  clarity: CLARITY,
  wording: WORDING,
  ambiguity: AMBIGUITY,
  typos: TYPOS,
  pacing: PACING,
  scaffolding: SCAFFOLDING,
  other: OTHER,
};
const ALL = Object.values(KINDS).flat();

function run({ problem, feedback, gradeBand = '6-8', subject = 'mathematics' }: Case) {
  return rewriteProblem(
    problemPrompt({ text: problem, feedback: [feedback], context: { gradeBand, subject } }),
  );
}

function isDone({ expected, has = [], lacks = [] }: Case, text: string): boolean {
  if (expected !== undefined && text !== expected) return false;
  return has.every((words) => text.includes(words)) && lacks.every((words) => !text.includes(words));
}

describe.each(Object.entries(KINDS))('feedback on %s', (_kind, cases) => {
  it.each(
    cases
      .filter(({ cannot }) => cannot !== true)
      .map((each) => [each.feedback.recommendation, each] as const),
  )('is applied: %s', (_name, each) => {
    const { text, applied, notApplied } = run(each);
    expect(notApplied).toEqual([]);
    expect(applied).toEqual(['F1']);
    if (each.expected !== undefined) expect(text).toBe(each.expected);
    for (const words of each.has ?? []) expect(text).toContain(words);
    for (const words of each.lacks ?? []) expect(text).not.toContain(words);
    const { gradeBand = '6-8', subject = 'mathematics', problem, feedback } = each;
    const context = { gradeBand, subject, feedback: [{ feedbackId: 'F1', ...feedback }] };
    expect(checkProblem(problem, text, context).passed).toBe(true);
  });
});

describe('feedback that no rule can apply', () => {
  it.each(
    ALL.filter(({ cannot }) => cannot === true).map((each) => [each.feedback.recommendation, each] as const),
  )('leaves the text and says why: %s', (_name, each) => {
    const { text, applied, notApplied } = run(each);
    expect(text).toBe(each.problem);
    expect(applied).toEqual([]);
    expect(notApplied[0]?.why).toMatch(/^[A-Z][^'"“”]+\.$/);
  });
});

it('at least 120 items of all kinds, of which at least 80% are really applied', () => {
  const done = ALL.filter((each) => {
    const { text, applied } = run(each);
    return each.cannot !== true && applied.length === 1 && isDone(each, text);
  });
  expect(ALL.length).toBeGreaterThanOrEqual(120);
  expect(done.length / ALL.length).toBeGreaterThanOrEqual(0.8);
});
