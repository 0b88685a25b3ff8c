import type { RewriteRequest } from '@palimpsest/contracts';
import type { Renderer } from '@palimpsest/kernel';
import { readProblemPrompt } from '@palimpsest/pipelines/assessment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NothingRewrittenError } from '../../errors/nothing-rewritten-error.ts';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import { VersionConflictError } from '../../errors/version-conflict-error.ts';
import type { Engine } from '../engine.ts';
import { metadataOf, newestVersion, snapshotOf, versionsOf } from './document-store.ts';
import { restoreVersion } from './restore-version.ts';
import { rewriteAssignment, runAssignment } from './rewrite-assignment.ts';
import {
  type AssessmentLedger,
  assignment,
  openAssessmentLedger,
  testRenderer,
} from './testing/assessment-ledger.ts';

let ledger: AssessmentLedger;
let engine: Engine;
const renderer = testRenderer();

beforeAll(async () => {
  ledger = await openAssessmentLedger();
  engine = await ledger.open(renderer);
});
afterAll(() => ledger?.close());

const rewrite = (request: unknown, on = engine) =>
  rewriteAssignment(request as RewriteRequest, { engine: on });
const newest = (documentId: string) => newestVersion(engine.context, 'local', documentId);

async function refusal(work: Promise<unknown>): Promise<RequestRefusedError> {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof RequestRefusedError) return error;
  throw error;
}

async function events(): Promise<number> {
  const { rows } = await engine.context.database
    .owner()
    .query<{ count: number }>(
      "select count(*)::integer as count from palimpsest.ledger_events where tenant_id = 'local'",
    );
  return rows[0]?.count ?? 0;
}

describe('Rewriter API Contract: the template of the specification', () => {
  it('Input problems are never mutated', async () => {
    const request = assignment('never-mutated');
    const original = JSON.parse(JSON.stringify(request.problems));
    await rewrite(request);
    expect(request.problems).toEqual(original);
    expect(() => {
      (request.problems[0] as { Content: string }).Content = 'other';
    }).toThrow(TypeError);
  });

  it('Output version = input version + 1', async () => {
    expect((await rewrite(assignment('plus-one', { version: 2 }))).newVersion).toBe(3);
  });

  it('All rewritten problems have problemId from input', async () => {
    const request = assignment('ids', { affected: ['p_1', 'p_3'] });
    const { rewrittenProblems } = await rewrite(request);
    expect(rewrittenProblems).toHaveLength(2);
    for (const { problemId } of rewrittenProblems)
      expect(request.problems.find((problem) => problem.ProblemId === problemId)).toBeDefined();
  });

  it('Rewriter is deterministic', async () => {
    const request = assignment('deterministic', { affected: ['p_1', 'p_2'] });
    expect(JSON.stringify(await rewrite(request))).toBe(JSON.stringify(await rewrite(request)));
  });

  it('Rationale links to feedback, teacher notes, simulation signals', async () => {
    const { rewriteSummary } = await rewrite(assignment('rationale'));
    expect(rewriteSummary.changesByProblem).toHaveLength(1);
    for (const change of rewriteSummary.changesByProblem) {
      expect(change.appliedFeedbackIds.length).toBeGreaterThan(0);
      expect(change.rationale).toMatch(/feedback|teacher|simulation/i);
      expect(change.rationale).toMatch(/fb_1.*tn_001.*clarity_confusion/);
    }
  });

  it('Only selectedFeedback drives rewrites, not all feedback', async () => {
    const request = {
      ...assignment('selected-only'),
      philosopherFeedback: [{ feedbackId: 'fb_9', affectedProblems: ['p_2'] }],
    };
    const { rewriteSummary, rewrittenProblems } = await rewrite(request);
    const selected = request.selectedFeedback.map((item) => (item as { feedbackId: string }).feedbackId);
    for (const { appliedFeedbackIds } of rewriteSummary.changesByProblem)
      for (const id of appliedFeedbackIds) expect(selected).toContain(id);
    expect(rewrittenProblems.map(({ problemId }) => problemId)).toEqual(['p_1']);
  });
});

describe('versions', () => {
  it('are complete snapshots that keep metadata and untouched problems as they were', async () => {
    await rewrite(assignment('snapshots', { version: 4 }));
    const [before, after] = [
      await snapshotOf(engine.context, 'local', 'snapshots', 4),
      await snapshotOf(engine.context, 'local', 'snapshots', 5),
    ];
    expect(before.map(({ content }) => content)).toEqual([
      'Add 2 and 3 in your head.',
      'Add 3 and 4 in your head.',
      'Add 4 and 5 in your head.',
    ]);
    expect(after).toEqual([
      { ...before[0], content: 'Now: Add 2 and 3 in your head.' },
      before[1],
      before[2],
    ]);
    expect(before[0]).toMatchObject({
      bloomLevel: 'Apply',
      Overlay: { hint: 'A hint that nobody may touch.' },
    });
  });

  it('keep what the document has besides problems, from version to version and when restored', async () => {
    const scoring = { scoringRules: { points: [1, 2] }, missionContext: 'To the moon.' };
    await rewrite({ ...assignment('metadata'), ...scoring });
    const problems = await snapshotOf(engine.context, 'local', 'metadata', 2);
    await rewrite({ ...assignment('metadata', { version: 2 }), problems, missionContext: 'To Mars.' });
    await restoreVersion({ engine, documentId: 'metadata', version: 1 });
    const kept = await Promise.all(
      [1, 2, 3, 4].map((version) => metadataOf(engine.context, 'local', 'metadata', version)),
    );
    expect(kept).toEqual([scoring, scoring, { ...scoring, missionContext: 'To Mars.' }, scoring]);
  });

  it('follow each other, each request from the newest', async () => {
    await rewrite(assignment('chain'));
    const problems = await snapshotOf(engine.context, 'local', 'chain', 2);
    const { newVersion, rewrittenProblems } = await rewrite({
      ...assignment('chain', { version: 2 }),
      problems,
    });
    expect(newVersion).toBe(3);
    expect(rewrittenProblems[0]?.originalText).toBe('Now: Add 2 and 3 in your head.');
    expect(
      (await versionsOf(engine.context, 'local', 'chain')).map(({ version, kind }) => [version, kind]),
    ).toEqual([
      [1, 'registered'],
      [2, 'rewritten'],
      [3, 'rewritten'],
    ]);
  });

  it('keep metadata of every kind through the tables and back', async () => {
    const odd = JSON.parse(
      '{"tiny":5e-324,"huge":1.7976931348623157e308,"small":1e-7,"big":1e21,"":"empty name","__proto__":{"x":1},"nested":[null,true,{"é":"\\u2028 \\" \\\\ 𝄞"}]}',
    ) as object;
    const request = assignment('odd');
    const problems = request.problems.map((problem) => ({ ...problem, ...odd }));
    await rewrite({ ...request, problems });
    const kept = await snapshotOf(engine.context, 'local', 'odd', 2);
    expect(JSON.stringify(kept[1])).toContain('"__proto__":{"x":1}');
    const { newVersion } = await rewrite({
      ...assignment('odd', { version: 2, affected: ['p_3'] }),
      problems: kept,
    });
    expect(newVersion).toBe(3);
  });

  it('that are not the newest are refused with the newest number, and nothing is written', async () => {
    await rewrite(assignment('stale'));
    const before = await events();
    for (const version of [1, 3]) {
      const error = await refusal(rewrite(assignment('stale', { version, affected: ['p_2'] })));
      expect(error).toBeInstanceOf(VersionConflictError);
      expect(error.problem).toMatchObject({
        status: 409,
        code: 'version_conflict',
        errors: [{ field: 'version' }],
      });
      expect((error as VersionConflictError).newest).toBe(2);
    }
    expect(await events()).toBe(before);
  });

  it('whose problems differ from what is on record are refused by the problem', async () => {
    await rewrite(assignment('changed'));
    const problems = await snapshotOf(engine.context, 'local', 'changed', 2);
    const [first, second] = problems;
    for (const tampered of [
      { ...second, content: 'Other words.' },
      { ...second, bloomLevel: 'Create' },
    ]) {
      const request = { ...assignment('changed', { version: 2 }), problems: [first, tampered, problems[2]] };
      const { problem } = await refusal(rewrite(request));
      expect(problem).toMatchObject({
        status: 422,
        code: 'snapshot_mismatch',
        errors: [{ field: 'problems[1]' }],
      });
    }
    const { problem } = await refusal(
      rewrite({ ...assignment('changed', { version: 2 }), problems: [first] }),
    );
    expect(problem.errors[0]?.field).toBe('problems');
    expect(await newest('changed')).toBe(2);
  });

  it('never branch: of different requests at once on one version, one makes the next and the others conflict', async () => {
    const requests = ['p_1', 'p_2', 'p_3'].map((id) => assignment('race', { affected: [id] }));
    const ended = await Promise.allSettled(requests.map((request) => rewrite(request)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of ended)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'version_conflict', newest: 2 });
    expect(await newest('race')).toBe(2);
    expect(await snapshotOf(engine.context, 'local', 'race', 2)).toHaveLength(3);
  });

  it('of a lost race stay a conflict when the request comes again', async () => {
    const again = await Promise.allSettled(
      ['p_1', 'p_2', 'p_3'].map((id) => rewrite(assignment('race', { affected: [id] }))),
    );
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of again)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'version_conflict' });
  });

  it('made without any call conflict as well', async () => {
    const reorder = (order: string[]) => ({
      feedbackId: 'r',
      category: 'pacing',
      recommendation: 'Easier first.',
      action: { type: 'reorder', order },
    });
    const orders = [
      ['p_3', 'p_2', 'p_1'],
      ['p_2', 'p_1', 'p_3'],
    ];
    const ended = await Promise.allSettled(
      orders.map((order) => rewrite(assignment('orders', { affected: [], items: [reorder(order)] }))),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const each of ended)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'version_conflict' });
  });
});

describe('the same request again', () => {
  it('gives the same bytes, makes no version and calls nothing, in either spelling and also after a restart', async () => {
    const request = assignment('again', { affected: ['p_1', 'p_2'] });
    const first = JSON.stringify(await rewrite(request));
    const made = await events();
    const calls = renderer.calls();
    for (let i = 0; i < 20; i += 1) expect(JSON.stringify(await rewrite(request))).toBe(first);
    const camel = {
      ...request,
      problems: request.problems.map(
        ({ ProblemId, Content, BloomLevel, LinguisticComplexity, EstimatedTimeMinutes, Overlay }) => ({
          Overlay,
          estimatedTimeMinutes: EstimatedTimeMinutes,
          linguisticComplexity: LinguisticComplexity,
          bloomLevel: BloomLevel,
          content: Content,
          problemId: ProblemId,
        }),
      ),
    };
    expect(JSON.stringify(await rewrite(camel))).toBe(first);
    const restarted = await ledger.open(testRenderer(() => 'Quite another text.'));
    expect(JSON.stringify(await rewrite(request, restarted))).toBe(first);
    expect(await events()).toBe(made);
    expect(renderer.calls()).toBe(calls);
    expect(await newest('again')).toBe(2);
  });

  it('at once gives one run and one version', async () => {
    const request = assignment('at-once', { affected: ['p_1', 'p_2', 'p_3'] });
    const calls = renderer.calls();
    const all = await Promise.all(Array.from({ length: 5 }, () => runAssignment(request, { engine })));
    expect(new Set(all.map(({ response }) => JSON.stringify(response))).size).toBe(1);
    expect(new Set(all.map(({ runId }) => runId)).size).toBe(1);
    expect(renderer.calls()).toBe(calls + 3);
    expect(await newest('at-once')).toBe(2);
  });

  it('still gives its response once later versions were made', async () => {
    const request = assignment('later');
    const first = JSON.stringify(await rewrite(request));
    await restoreVersion({ engine, documentId: 'later', version: 1 });
    expect(JSON.stringify(await rewrite(request))).toBe(first);
  });

  it('gives the same bytes from another ledger', async () => {
    const other = await openAssessmentLedger();
    try {
      const request = assignment('elsewhere', { affected: ['p_1', 'p_3'] });
      const there = await rewrite(request, await other.open());
      expect(JSON.stringify(await rewrite(request))).toBe(JSON.stringify(there));
    } finally {
      await other.close();
    }
  });
});

describe('nothing rewritten', () => {
  it('is a 422 with the reasons, and no version; a person may ask again, on record', async () => {
    let answer = 'Add 7 and 7.';
    const moody = await ledger.open(testRenderer(() => answer));
    const request = assignment('nothing');
    const error = await refusal(rewrite(request, moody));
    expect(error).toBeInstanceOf(NothingRewrittenError);
    expect(error.problem).toMatchObject({ status: 422, code: 'nothing_rewritten' });
    expect((error as NothingRewrittenError).unapplied).toEqual([
      {
        problemId: 'p_1',
        feedbackId: 'fb_1',
        reason: 'guard_rejected',
        guards: ['numbers-stay'],
        detail: null,
      },
    ]);
    expect(await newest('nothing')).toBeNull();

    answer = 'Please add 2 and 3 in your head.';
    await expect(rewrite(request, moody)).rejects.toMatchObject({ code: 'nothing_rewritten' });
    const result = await runAssignment(request, {
      engine: moody,
      newAttempt: 'the first answer broke a lock',
    });
    expect(result.response.rewrittenProblems[0]?.rewrittenText).toBe(answer);
    const run = await moody.loadRun('local', result.runId);
    expect(run.events.find(({ type }) => type === 'attempt-started')?.payload).toMatchObject({
      take: 2,
      reason: 'the first answer broke a lock',
    });
    expect(JSON.stringify(await rewrite(request, moody))).toBe(JSON.stringify(result.response));
  });
});

describe('requests that cannot be carried out write nothing', () => {
  const item = (more: object) => ({
    feedbackId: 'x',
    category: 'clarity',
    affectedProblems: ['p_1'],
    recommendation: 'Do.',
    ...more,
  });
  const cases: [string, object, number, string, string][] = [
    ['a shape error', { ...assignment('bad'), version: 0 }, 400, 'request_invalid', 'version'],
    ['no problems', { ...assignment('bad'), problems: [] }, 400, 'request_invalid', 'problems'],
    [
      'a value nested without end',
      { ...assignment('bad'), deep: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) },
      400,
      'request_invalid',
      `deep${'[0]'.repeat(39)}`,
    ],
    [
      'an unknown problem',
      assignment('bad', { items: [item({ affectedProblems: ['p_1', 'p_77'] })] }),
      422,
      'unknown_problem',
      'selectedFeedback[1].affectedProblems[1]',
    ],
    [
      'contradictory actions',
      assignment('bad', {
        items: [item({ action: { type: 'remove' } }), item({ feedbackId: 'y', action: { type: 'replace' } })],
      }),
      422,
      'contradictory_feedback',
      'selectedFeedback[2].action',
    ],
    [
      'an order that leaves out a problem',
      assignment('bad', { items: [item({ action: { type: 'reorder', order: ['p_2', 'p_1'] } })] }),
      422,
      'order_incomplete',
      'selectedFeedback[1].action.order',
    ],
    [
      'nothing left',
      assignment('bad', {
        items: [item({ affectedProblems: ['p_1', 'p_2', 'p_3'], action: { type: 'remove' } })],
      }),
      422,
      'nothing_left',
      'selectedFeedback',
    ],
  ];
  it.each(cases)('%s', async (_name, request, status, code, field) => {
    const before = await events();
    const { problem } = await refusal(rewrite(request));
    expect(problem).toMatchObject({ status, code });
    expect(problem.errors[0]?.field).toBe(field);
    expect(await events()).toBe(before);
    const { rows } = await engine.context.database
      .owner()
      .query("select from palimpsest.subject_keys where subject = 'assessment:bad'");
    expect(rows).toEqual([]);
  });
});

describe('calls', () => {
  it('are shared by problems that ask the very same', async () => {
    const problems = Array.from({ length: 30 }, (_, i) => ({
      problemId: `p_${i + 1}`,
      content: 'Add 2 and 3 now.',
    }));
    const affected = problems.map(({ problemId }) => problemId);
    const before = renderer.calls();
    const { rewrittenProblems } = await rewrite({ ...assignment('alike', { affected }), problems });
    expect(rewrittenProblems.map(({ problemId }) => problemId)).toEqual(affected);
    expect(renderer.calls()).toBe(before + 1);
  });

  it('to a model bring the text alone; another model is another request', async () => {
    const asked: string[] = [];
    const model: Renderer = {
      id: 'model',
      version: 'v1',
      async render(request) {
        asked.push(request.model);
        const text = `${readProblemPrompt(request.prompt).text} Please.\n`;
        return {
          kind: 'completed',
          text,
          stop: 'end',
          model: request.model,
          usage: null,
          costMicros: 5,
          raw: text,
        };
      },
    };
    const other = await ledger.open(model);
    const request = assignment('by-model', {
      count: 20,
      affected: Array.from({ length: 20 }, (_, i) => `p_${i + 1}`),
    });
    const by = (name: string) =>
      rewriteAssignment(request as RewriteRequest, { engine: other, renderer: 'model', model: name });
    const { rewrittenProblems } = await by('m-1');
    expect(rewrittenProblems.map(({ rewrittenText }) => rewrittenText)).toContain(
      'Add 2 and 3 in your head. Please.',
    );
    expect(rewrittenProblems).toHaveLength(20);
    expect(asked).toHaveLength(20);
    await by('m-1');
    await expect(by('m-2')).rejects.toMatchObject({ code: 'version_conflict' });
    await expect(
      rewriteAssignment(request as RewriteRequest, { engine: other, renderer: 'model' }),
    ).rejects.toMatchObject({
      code: 'request_invalid',
      field: 'model',
    });
    expect(asked).toHaveLength(20);
  });

  it('that this installation cannot make leave the problems as they were', async () => {
    const work = rewriteAssignment(assignment('no-renderer') as RewriteRequest, {
      engine,
      renderer: 'absent',
      model: 'm',
    });
    await expect(work).rejects.toMatchObject({
      code: 'nothing_rewritten',
      unapplied: [{ reason: 'render_failed' }],
    });
  });
});

describe('restoring', () => {
  it('makes an old version the newest again, as n + 1, on record', async () => {
    await rewrite(assignment('restored'));
    const { newVersion } = await restoreVersion({ engine, documentId: 'restored', version: 1 });
    expect(newVersion).toBe(3);
    expect(await snapshotOf(engine.context, 'local', 'restored', 3)).toEqual(
      await snapshotOf(engine.context, 'local', 'restored', 1),
    );
    expect((await versionsOf(engine.context, 'local', 'restored')).at(-1)).toMatchObject({
      kind: 'restored',
      fromVersion: 1,
    });
  });

  it('gives chosen problems their earlier words, and leaves what else changed', async () => {
    await rewrite(assignment('partly', { affected: ['p_1', 'p_3'] }));
    const words = async (version: number) =>
      (await snapshotOf(engine.context, 'local', 'partly', version)).map(({ content }) => content);
    const idempotencyKey = 'partly-once';
    const asked = { engine, documentId: 'partly', version: 1, problems: ['p_3', 'p_3'], idempotencyKey };
    const { newVersion, runId } = await restoreVersion(asked);
    expect(newVersion).toBe(3);
    const [[, , third], [first, second]] = [await words(1), await words(2)];
    expect(await words(3)).toEqual([first, second, third]);
    expect(third).not.toBe((await words(2))[2]);
    const { view } = await engine.loadRun('local', runId);
    expect(view.started?.input).toMatchObject({ fromVersion: 1, onlyProblems: ['p_3'] });
    // The same key is the same act; for another choice it is refused.
    expect((await restoreVersion(asked)).newVersion).toBe(3);
    await expect(restoreVersion({ ...asked, problems: ['p_1'] })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    await expect(
      restoreVersion({ engine, documentId: 'partly', version: 1, problems: ['nobody'] }),
    ).rejects.toMatchObject({ code: 'request_invalid', field: 'problems[0]' });
    expect(await newest('partly')).toBe(3);
  });

  it('needs a document and a version that are there', async () => {
    await expect(restoreVersion({ engine, documentId: 'nowhere', version: 1 })).rejects.toMatchObject({
      code: 'unknown_document',
    });
    await expect(restoreVersion({ engine, documentId: 'restored', version: 9 })).rejects.toMatchObject({
      code: 'unknown_document',
    });
  });
});

describe('tenants', () => {
  it('do not see each other: the same document begins anew', async () => {
    await rewrite(assignment('shared'));
    const { response } = await runAssignment(assignment('shared', { version: 7 }), {
      engine,
      tenant: 'other',
    });
    expect(response.newVersion).toBe(8);
    expect(await newest('shared')).toBe(2);
  });
});
