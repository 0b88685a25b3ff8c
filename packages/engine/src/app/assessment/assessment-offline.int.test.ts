import { rm } from 'node:fs/promises';
import type { RewriteRequest } from '@palimpsest/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import { productPipelines } from '../product-pipelines.ts';
import { rewriteAssignment } from './rewrite-assignment.ts';

/** The example of the specification, to the letter. */
const EXAMPLE = {
  documentId: 'doc_math_6b_v2',
  version: 2,
  problems: [
    {
      ProblemId: 'p_001',
      Content: 'A train leaves Chicago...',
      BloomLevel: 'Apply',
      LinguisticComplexity: 0.65,
      EstimatedTimeMinutes: 3.0,
    },
  ],
  selectedFeedback: [
    {
      feedbackId: 'fb_042',
      category: 'clarity',
      affectedProblems: ['p_001'],
      recommendation: "Problem is ambiguous about direction. Add 'eastbound'.",
    },
  ],
  teacherNotes: [{ problemId: 'p_001', note: 'Students asking about direction' }],
} as RewriteRequest;

let home: string;
let engine: Engine;

beforeAll(async () => {
  home = freshHome('palimpsest-offline-');
  engine = await createEngine({ home, pipelines: productPipelines, environment: {} });
});
afterAll(async () => {
  await engine?.close();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

it('the example of the specification is answered without any model, key or network', async () => {
  const response = await rewriteAssignment(EXAMPLE, { engine });
  expect(response).toMatchObject({
    newVersion: 3,
    rewrittenProblems: [
      {
        problemId: 'p_001',
        originalText: 'A train leaves Chicago...',
        rewrittenText: 'An eastbound train leaves Chicago...',
        rationale: expect.stringMatching(/fb_042.*tn_001.*Apply level preserved/),
      },
    ],
    rewriteSummary: {
      totalProblemsRewritten: 1,
      changesByProblem: [
        {
          problemId: 'p_001',
          appliedFeedbackIds: ['fb_042'],
          teacherNotesUsed: ['tn_001'],
          simulationSignalsUsed: ['clarity_confusion'],
        },
      ],
      globalChanges: [],
    },
  });
  expect(JSON.stringify(await rewriteAssignment(EXAMPLE, { engine }))).toBe(JSON.stringify(response));
});

it('an item the built-in renderer cannot honestly apply is told with its reason', async () => {
  const request = {
    ...EXAMPLE,
    documentId: 'doc_unclear',
    selectedFeedback: [
      { category: 'interest', affectedProblems: ['p_001'], recommendation: 'Make it sparkle.' },
    ],
  } as RewriteRequest;
  await expect(rewriteAssignment(request, { engine })).rejects.toMatchObject({
    code: 'nothing_rewritten',
    unapplied: [
      {
        problemId: 'p_001',
        feedbackId: 'fb_001',
        reason: 'not_applicable',
        detail: expect.stringMatching(/\S/),
      },
    ],
  });
});

it('verifies and replays', async () => {
  expect(await engine.audit.verify({})).toMatchObject({ ok: true });
  expect(await engine.audit.replay({})).toMatchObject({ ok: true });
});
