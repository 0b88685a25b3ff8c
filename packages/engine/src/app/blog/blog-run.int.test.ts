import { blogRunResultSchema } from '@palimpsest/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordExternalScores } from './record-external-scores.ts';
import { showBlog } from './show-blog.ts';
import { startBlogRun } from './start-blog-run.ts';
import { ANSWER, type BlogLedger, FAKE, openBlogLedger, POST, scores } from './testing/blog-ledger.ts';

let ledger: BlogLedger;
beforeAll(async () => {
  ledger = await openBlogLedger();
});
afterAll(() => ledger.close());
afterEach(() => {
  ledger.renderer.calls.length = 0;
  ledger.renderer.answer = ANSWER;
});

const rows = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await ledger.engine.context.database.owner().query<T>(sql, values)).rows;
const whole = async () => {
  const verified = await ledger.engine.audit.verify({});
  const replayed = await ledger.engine.audit.replay({});
  return { verified: verified.firstBad, replayed: replayed.firstDifference };
};

describe('a run', () => {
  it('gives the JSON that the command prints', async () => {
    const result = await ledger.run([scores(60), scores(75, 10)]);
    expect(blogRunResultSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      outcome: 'completed',
      stopReason: null,
      cycles: [
        {
          cycleNumber: 1,
          parentAeoTotal: 60,
          childAeoTotal: 75,
          parentAiLikeness: 20,
          childAiLikeness: 10,
          trendOutcome: 'improving',
          trendCode: 1,
          status: 'completed',
          triggers: [{ trigger_id: 'T1' }],
        },
      ],
      versions: [{ versionNumber: 1 }, { versionNumber: 2 }],
      finalContent: ANSWER,
    });
  });

  it('leaves each row of each table, in the columns of the specification', async () => {
    const { blogId, cycles, versions } = await ledger.run([scores(65, 45), scores(72, 42)]);
    const [author, child] = versions;
    expect(
      await rows(
        'select id, blog_id, version_number, parent_version_id, origin, cycle_number, content from palimpsest.blog_versions where blog_id = $1 order by 3',
        [blogId],
      ),
    ).toEqual([
      {
        id: author?.versionId,
        blog_id: blogId,
        version_number: 1,
        parent_version_id: null,
        origin: 'author',
        cycle_number: null,
        content: POST,
      },
      {
        id: child?.versionId,
        blog_id: blogId,
        version_number: 2,
        parent_version_id: author?.versionId,
        origin: 'rewrite',
        cycle_number: 1,
        content: ANSWER,
      },
    ]);
    const [cycle] = await rows<Record<string, unknown>>(
      'select * from palimpsest.rewrite_cycles where id = $1',
      [cycles[0]?.cycleId],
    );
    expect(cycle).toMatchObject({
      tenant_id: 'local',
      parent_version_id: author?.versionId,
      child_version_id: child?.versionId,
      cycle_number: 1,
      trigger_reasons: ['AEO total score 65.0 below threshold 70.0'],
      trigger_data: [{ aeo_total: 65 }],
      rewrite_prompt: ledger.renderer.calls[0]?.prompt,
      parent_aeo_total: '65.00',
      child_aeo_total: '72.00',
      parent_ai_likeness: '45.00',
      child_ai_likeness: '42.00',
      trend_outcome: 'partial_improvement',
      trend_code: 2,
      rewrite_status: 'completed',
      stop_reason: null,
    });
    expect(
      await rows(
        `select e.source, a.aeo_total, l.ai_likeness_total from palimpsest.blog_versions v
          join palimpsest.evaluation_runs e on e.version_id = v.id join palimpsest.aeo_scores a on a.run_id = e.id
          join palimpsest.ai_likeness_rubric_scores l on l.run_id = e.id where v.blog_id = $1 order by v.version_number`,
        [blogId],
      ),
    ).toEqual([
      { source: 'external', aeo_total: '65.00', ai_likeness_total: '45.00' },
      { source: 'external', aeo_total: '72.00', ai_likeness_total: '42.00' },
    ]);
    expect(await rows('select id from palimpsest.blogs where id = $1', [blogId])).toHaveLength(1);
  });

  it('keeps a cycle without a version: terminal, with its reason and the raw answer at the attempt', async () => {
    ledger.renderer.answer = 'BAD idea';
    const result = await ledger.run([scores(60)]);
    expect(result).toMatchObject({ outcome: 'stopped', stopReason: 'guard_rejected', finalContent: POST });
    const [cycle] = await rows(
      'select rewrite_status, stop_reason, child_version_id from palimpsest.rewrite_cycles where id = $1',
      [result.cycles[0]?.cycleId],
    );
    expect(cycle).toEqual({
      rewrite_status: 'terminal',
      stop_reason: 'guard_rejected',
      child_version_id: null,
    });
    const { events } = await ledger.engine.loadRun('local', result.runId);
    expect(events.find(({ type }) => type === 'attempt-succeeded')?.texts.response).toBe('BAD idea');
  });

  it('that its budget ends before the call keeps its cycle as it was: pending', async () => {
    const result = await ledger.run([scores(60)], { budget: { maxAttempts: 0 } });
    expect(ledger.renderer.calls).toEqual([]);
    expect(result).toMatchObject({
      outcome: 'stopped',
      stopReason: 'budget_reached',
      cycles: [{ status: 'pending' }],
      finalContent: POST,
    });
  });

  it('can be verified, replayed and rebuilt', async () => {
    const before = await rows('select * from palimpsest.rewrite_cycles order by id');
    expect(await whole()).toEqual({ verified: null, replayed: null });
    const { tables } = await ledger.engine.audit.rebuild({});
    expect(tables.find(({ table }) => table === 'rewrite_cycles')?.rows).toBe(before.length);
    expect(await rows('select * from palimpsest.rewrite_cycles order by id')).toEqual(before);
    expect(await whole()).toEqual({ verified: null, replayed: null });
  });
});

it('the other rule set tells which past decisions it would have made otherwise', async () => {
  const { runId } = await ledger.run([scores(60, 20), scores(75, 40)]);
  const { ok, changed } = await ledger.engine.audit.replay({
    tenant: 'local',
    run: runId,
    rules: 'blog/strict-v1',
  });
  expect(ok).toBe(true);
  expect(changed).toMatchObject([
    {
      decision: 'trend',
      ruleSet: 'blog/v1',
      recorded: { outcome: 'partial_improvement', code: 2 },
      output: { outcome: 'regressing', code: 4 },
    },
  ]);
});

describe('scores from elsewhere', () => {
  it('are waited for, version by version', async () => {
    const { runId } = await startBlogRun(ledger.engine.context, {
      tenant: 'local',
      actor: 'me',
      content: POST,
      mode: 'inline',
      settings: { ...FAKE, scores: 'external' },
    });
    const waiting = await ledger.engine.finishRun('local', runId);
    expect(waiting.view.finished).toBeNull();
    const versionId = waiting.view.state.versions[0].id;
    const about = { tenant: 'local', actor: 'host', runId };
    const wrong = recordExternalScores(ledger.engine.context, {
      ...about,
      versionId: runId,
      scores: scores(),
    });
    await expect(wrong).rejects.toMatchObject({
      code: 'signal_refused',
      message: expect.stringContaining(versionId),
    });
    const senseless = { ...scores(), aeo: { ...scores().aeo, total: 300 } };
    const high = recordExternalScores(ledger.engine.context, { ...about, versionId, scores: senseless });
    await expect(high).rejects.toMatchObject({ code: 'request_invalid', field: 'scores.aeo.total' });
    await recordExternalScores(ledger.engine.context, { ...about, versionId, scores: scores() });
    const { view } = await ledger.engine.finishRun('local', runId);
    expect(view.finished).toMatchObject({ outcome: 'completed', result: { outcome: 'no_rewrite_required' } });
    const again = recordExternalScores(ledger.engine.context, { ...about, versionId, scores: scores() });
    await expect(again).rejects.toMatchObject({ code: 'signal_refused' });
  });
});

describe('a blog', () => {
  it('gets a new lineage with each author\u2019s version, and its settings hold on', async () => {
    const first = await ledger.run([scores(60), scores(60), scores(60)], {
      settings: { ruleSet: 'blog/strict-v1', protectedTerms: ['Harbour Tea'], switchedOff: ['test-rule'] },
    });
    expect(first.stopReason).toBe('no_improvement');
    const { runId } = await startBlogRun(ledger.engine.context, {
      tenant: 'local',
      actor: 'me',
      blogId: first.blogId,
      content: `${POST} Still.`,
      mode: 'inline',
      scores: scores(60),
    });
    const second = await ledger.engine.finishRun('local', runId);
    expect(second.view.state.input).toMatchObject({
      versionNumber: 4,
      settings: {
        ruleSet: 'blog/strict-v1',
        renderer: 'fake',
        scores: 'external',
        switchedOff: ['test-rule'],
      },
    });
    expect(second.view.state.protectedTerms).toEqual(['Harbour Tea']);
    expect(second.view.state.cycles[0].number).toBe(1);
    const shown = await showBlog(ledger.engine.context, { tenant: 'local', blogId: first.blogId });
    expect(shown).toMatchObject({
      blogId: first.blogId,
      settings: { ruleSet: 'blog/strict-v1', protectedTerms: ['Harbour Tea'] },
      runs: [
        { runId: first.runId, status: 'finished' },
        { runId, status: 'open' },
      ],
    });
    expect(shown.versions.map(({ versionNumber, origin }) => [versionNumber, origin])).toEqual([
      [1, 'author'],
      [2, 'rewrite'],
      [3, 'rewrite'],
      [4, 'author'],
      [5, 'rewrite'],
    ]);
    expect(shown.versions[0]).toMatchObject({
      content: POST,
      evaluation: { source: 'external', aeo: scores(60).aeo },
    });
    expect(shown.cycles.map(({ cycleNumber, status }) => [cycleNumber, status])).toEqual([
      [1, 'completed'],
      [2, 'terminal'],
      [1, 'pending'],
    ]);
  });

  it('has one run at a time, also when many start at once', async () => {
    const blogId = '1f0b6f57-3f0e-4b4f-9c57-8f2b7f0f2f11';
    const request = {
      tenant: 'local',
      actor: 'me',
      blogId,
      content: POST,
      mode: 'inline',
      settings: { ...FAKE, scores: 'external' },
    } as const;
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => startBlogRun(ledger.engine.context, request)),
    );
    const won = tries.filter((each) => each.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ name: 'BlogBusyError', code: 'conflict' });
    const later = startBlogRun(ledger.engine.context, request);
    await expect(later).rejects.toMatchObject({ code: 'conflict', runId: won[0]?.value.runId });
    expect(await rows('select id from palimpsest.blog_versions where blog_id = $1', [blogId])).toHaveLength(
      1,
    );
  });

  it('may have the same id at two tenants, who do not see each other', async () => {
    const { blogId } = await ledger.run([scores()]);
    const other = await ledger.run([scores()], { tenant: 'other', blogId, content: '# Other\n\nWords.' });
    expect(other.blogId).toBe(blogId);
    const shown = await showBlog(ledger.engine.context, { tenant: 'other', blogId });
    expect(shown.versions.map(({ content }) => content)).toEqual(['# Other\n\nWords.']);
  });

  it('that nobody knows is said to be unknown', async () => {
    const unknown = showBlog(ledger.engine.context, {
      tenant: 'local',
      blogId: '00000000-0000-4000-8000-000000000000',
    });
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_blog' });
    await expect(showBlog(ledger.engine.context, { tenant: 'local', blogId: 'x' })).rejects.toMatchObject({
      field: 'blogId',
    });
  });
});

describe('a fresh answer', () => {
  it('comes only where a person asks for one, with the reason on record, and then holds on', async () => {
    ledger.renderer.answer = 'BAD idea';
    const first = await ledger.run([scores(60)]);
    const again = await ledger.run([scores(60)], { blogId: first.blogId });
    expect(ledger.renderer.calls).toHaveLength(1);
    expect(again.stopReason).toBe('guard_rejected');
    ledger.renderer.answer = ANSWER;
    const fresh = await ledger.run([scores(60), scores(75)], {
      blogId: first.blogId,
      newAttempt: 'the answer was bad',
    });
    expect(ledger.renderer.calls).toHaveLength(2);
    expect(fresh.outcome).toBe('completed');
    const { events } = await ledger.engine.loadRun('local', fresh.runId);
    expect(events.find(({ type }) => type === 'attempt-started')?.payload).toMatchObject({
      take: 2,
      reason: 'the answer was bad',
    });
    const held = await ledger.run([scores(60), scores(75)], { blogId: first.blogId });
    expect(ledger.renderer.calls).toHaveLength(2);
    expect(held.outcome).toBe('completed');
  });
});

describe('a request that cannot be taken names its field', () => {
  it.each([
    ['content', { content: ' \n' }],
    ['content', { content: 'a\0b' }],
    ['content', { content: 'x'.repeat(5_000_000) }],
    ['blogId', { blogId: 'my-blog' }],
    ['asOf', { asOf: '2026-02-30' }],
    ['newAttempt', { newAttempt: '' }],
    ['settings.renderer', { settings: { renderer: 'nobody', model: 'm' } }],
    ['settings.model', { settings: { renderer: 'anthropic' } }],
    ['settings.ruleSet', { settings: { ...FAKE, ruleSet: 'blog/v9' as never } }],
    ['settings.switchedOff', { settings: { ...FAKE, switchedOff: ['no-such-rule'] } }],
    ['settings.protectedTerms.0', { settings: { ...FAKE, protectedTerms: [''] } }],
    ['scores', { scores: scores(), settings: { ...FAKE, scores: 'rules' as const } }],
    ['scores.aiLikeness.total', { scores: scores(10, 101) }],
  ])('%s', async (field, request) => {
    const before = await rows('select count(*) from palimpsest.ledger_events');
    const started = startBlogRun(ledger.engine.context, {
      tenant: 'local',
      actor: 'me',
      content: POST,
      mode: 'inline',
      settings: FAKE,
      ...request,
    });
    await expect(started).rejects.toMatchObject({ code: 'request_invalid', field });
    expect(await rows('select count(*) from palimpsest.ledger_events')).toEqual(before);
  });
});
