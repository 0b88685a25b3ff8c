import { type RewriteResponse, rewriteResponseSchema, type UniversalProblem } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { playRun } from '@palimpsest/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSelection } from './check-selection.ts';
import type { CheckProblem } from './next.ts';
import { assessmentPipeline } from './pipeline.ts';
import { canonical, promptRenderer, rewriteInput } from './testing/requests.ts';

/** Texts with an odd length are refused, so that every run has both. */
const check: CheckProblem = (before) => ({ passed: before.length % 2 === 0, verdicts: [] });
const renderer = () =>
  promptRenderer(({ text, feedback }) => (text.length % 5 === 0 ? text : `${text} (${feedback.length})`));

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => /\S/.test(text) && !/[\0\p{Surrogate}]/u.test(text));
const clean = fc
  .jsonValue({ maxDepth: 2 })
  .filter((value) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)))
  // JSON has one zero: -0 comes back as 0.
  .map((value) => JSON.parse(JSON.stringify(value)) as typeof value);
const metadata = fc.dictionary(fc.stringMatching(/^x[A-Z][a-z]{1,6}$/), clean, { maxKeys: 3 });
const action = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ action: { type: 'remove' } }) },
    { weight: 1, arbitrary: fc.constant({ action: { type: 'replace' } }) },
    {
      weight: 1,
      arbitrary: fc
        .shuffledSubarray([...ids], { minLength: ids.length })
        .map((order) => ({ action: { type: 'reorder', order } })),
    },
  );

const requests = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, i) => `p_${i + 1}`);
  const problem = (problemId: string) =>
    fc
      .tuple(words, metadata)
      .map(([content, more]) => ({ problemId, content, bloomLevel: 'Apply', ...more }));
  const item = fc
    .tuple(
      fc.constantFrom('clarity', 'pacing', 'wording'),
      fc.subarray(ids, { minLength: 1 }),
      words,
      action(ids),
    )
    .map(([category, affectedProblems, recommendation, more]) => ({
      category,
      affectedProblems,
      recommendation,
      ...more,
    }));
  const note = fc
    .tuple(fc.constantFrom(...ids), words)
    .map(([problemId, text]) => ({ problemId, note: text }));
  return fc.record({
    documentId: fc.constant('doc'),
    version: fc.integer({ min: 1, max: 99 }),
    problems: fc.tuple(...ids.map(problem)),
    selectedFeedback: fc.array(item, { maxLength: 4 }),
    teacherNotes: fc.array(note, { maxLength: 3 }),
    simulationSummary: fc.record(
      { confusionLevel: fc.double({ min: 0, max: 1, noNaN: true }) },
      { requiredKeys: [] },
    ),
  });
});

async function run(value: unknown) {
  const request = canonical(value);
  const { events, view } = await playRun(assessmentPipeline(check), {
    input: rewriteInput(request),
    texts: { request: canonicalJson(request) },
    renderer: renderer(),
  });
  const made = events.filter(({ type }) => type === 'assessment-version-created');
  return {
    request,
    finished: view.finished,
    snapshots: made.map(({ texts }) => JSON.parse(String(texts.snapshot)) as UniversalProblem[]),
    versions: made.map(({ payload }) => payload.version),
    response: made.at(-1)?.texts.response as string | undefined,
  };
}

describe('whatever the request', () => {
  it('metadata are untouched, unselected problems stay byte for byte, and the version goes up by one', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (value) => {
        fc.pre(checkSelection(canonical(value)).length === 0);
        const { request, finished, snapshots, versions, response } = await run(value);
        if (response === undefined) {
          expect(finished?.reason).toBe('nothing_rewritten');
          expect(versions).toEqual([]);
          return;
        }
        expect(finished?.outcome).toBe('completed');
        expect(versions).toEqual([request.version, request.version + 1]);
        const { newVersion, rewrittenProblems, rewriteSummary } = rewriteResponseSchema.parse(
          JSON.parse(response),
        ) as RewriteResponse;
        expect(newVersion).toBe(request.version + 1);
        expect(rewriteSummary.totalProblemsRewritten).toBe(rewrittenProblems.length);

        const before = new Map(request.problems.map((problem) => [problem.problemId, problem]));
        const rewritten = new Map(rewrittenProblems.map((problem) => [problem.problemId, problem]));
        expect(snapshots[0]).toEqual(request.problems);
        for (const { content, ...locked } of snapshots[1] ?? []) {
          const { content: original, ...metadataBefore } = before.get(locked.problemId) as UniversalProblem;
          expect(canonicalJson(locked)).toBe(canonicalJson(metadataBefore));
          expect(content).toBe(rewritten.get(locked.problemId)?.rewrittenText ?? original);
        }
        const asked = new Set(request.selectedFeedback.flatMap(({ affectedProblems }) => affectedProblems));
        for (const { problemId, originalText, rewrittenText } of rewrittenProblems) {
          expect(asked.has(problemId)).toBe(true);
          expect(originalText).toBe(before.get(problemId)?.content);
          expect(rewrittenText).not.toBe(originalText);
        }
        const selected = new Set(request.selectedFeedback.map(({ feedbackId }) => feedbackId));
        for (const change of rewriteSummary.changesByProblem) {
          expect(change.appliedFeedbackIds.length).toBeGreaterThan(0);
          for (const id of change.appliedFeedbackIds) expect(selected.has(id)).toBe(true);
          expect(change.rationale).toBe(rewritten.get(change.problemId)?.rationale);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the same request gives the same bytes, however its fields are ordered or spelt', async () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, reversed(part)]),
      );
    };
    await fc.assert(
      fc.asyncProperty(requests, async (value) => {
        fc.pre(checkSelection(canonical(value)).length === 0);
        const pascal = {
          ...value,
          problems: value.problems.map(({ problemId, content, ...more }) => ({
            ...more,
            Content: content,
            ProblemId: problemId,
          })),
        };
        const first = (await run(value)).response;
        expect((await run(value)).response).toBe(first);
        expect((await run(reversed(value))).response).toBe(first);
        expect((await run(pascal)).response).toBe(first);
      }),
      { numRuns: 60 },
    );
  });

  it('a thousand times the same request gives the same bytes', async () => {
    const value = {
      documentId: 'd',
      version: 1,
      problems: [
        { problemId: 'p_1', content: 'Add 2 and 3 .' },
        { problemId: 'p_2', content: 'Name one river' },
      ],
      selectedFeedback: [
        { category: 'clarity', affectedProblems: ['p_2', 'p_1'], recommendation: 'Be clear.' },
      ],
    };
    const { response } = await run(value);
    expect(response).toBeDefined();
    for (let i = 0; i < 1_000; i += 1) expect((await run(value)).response).toBe(response);
  });
});
