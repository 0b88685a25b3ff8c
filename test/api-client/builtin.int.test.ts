import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from './check-answer.ts';
import { type Api, answered, newRequest, openClient, type Tally } from './client.ts';
import { driveAssessment } from './drive-assessment.ts';
import { driveBlog } from './drive-blog.ts';
import { driveMessage, type Entry, type Household, moveIn } from './drive-complaint.ts';
import { driveResearch } from './drive-research.ts';
import { finishedRun } from './follow-run.ts';
import { ASSIGNMENT, CLEARER } from './model/assessment-words.ts';
import { POST } from './model/blog-words.ts';
import { COMPLAINT, KINDER } from './model/complaint-words.ts';
import { ANSWER, QUESTION } from './model/research-words.ts';
import { CORPUS, type Product, startProduct } from './product.ts';

const EXAMPLE = readFileSync(new URL('../../examples/blog/ai-sounding.md', import.meta.url), 'utf8');

/** Scores from elsewhere at which no rule asks for a rewrite. */
const GOOD_SCORES = {
  aeo: {
    total: 95,
    pillars: {
      answerability: 24,
      structure: 19,
      specificity: 19,
      trust: 14,
      coverage: 9,
      freshness: 5,
      readability: 5,
    },
  },
  aiLikeness: {
    total: 10,
    categories: {
      vocabulary_inflation: 10,
      participial_density: 10,
      rhetorical_formulas: 10,
      stock_phrases: 10,
      template_frame: 10,
      rhythm: 10,
      voice_deficit: 10,
      punctuation_format: 10,
    },
  },
};

const tally: Tally = new Map();
let product: Product;
let api: Api;

beforeAll(async () => {
  product = await startProduct();
  const local = openClient(product.url, { tally });
  const { secret } = await answered(
    local.POST('/v1/keys', {
      params: { header: newRequest() },
      body: {
        name: 'the client of the test',
        scopes: [
          'blog:read',
          'blog:write',
          'assessment:read',
          'assessment:write',
          'complaint:read',
          'complaint:write',
          'complaint:admin',
          'research:read',
          'research:write',
          'runs:read',
          'audit:read',
          'audit:erase',
          'rules:read',
        ],
      },
    }),
  );
  if (secret === null) throw new Error('The secret of a new key was not shown.');
  api = openClient(product.url, { key: secret, tally });
});
afterAll(async () => {
  expect(await product?.stop()).toBe(0);
});

describe('a client of the API, with nothing but what is built in', () => {
  it('shows its key with every request; without it there is nothing', async () => {
    const { error, response } = await openClient(product.url, { tally }).GET('/v1/blogs');
    expect([response.status, error?.code]).toEqual([401, 'unauthorized']);
    expect(await answered(api.GET('/v1/keys/current'))).toMatchObject({
      key: { name: 'the client of the test' },
    });
  });

  it('is told which field is wrong', async () => {
    const { error } = await api.POST('/v1/blogs', {
      params: { header: newRequest() },
      body: { content: '' },
    });
    expect(error).toMatchObject({ status: 400, errors: [{ field: 'content' }] });
  });

  it('finds who can write, and the rules', async () => {
    const { items: renderers } = await answered(api.GET('/v1/renderers'));
    expect(renderers.map(({ id }) => id)).toContain('builtin');
    const { items } = await answered(api.GET('/v1/rules'));
    const [first] = items;
    if (first === undefined) throw new Error('There are no rules.');
    const [id = '', version = ''] = first.ref.split('/');
    const ruleSet = await answered(
      api.GET('/v1/rules/{id}/{version}', { params: { path: { id, version } } }),
    );
    expect(ruleSet).toMatchObject({ ref: first.ref });
    const lists = await answered(
      api.GET('/v1/rules/{id}/{version}/lists', { params: { path: { id: 'ai-likeness', version: 'v1' } } }),
    );
    expect(lists.items.length).toBeGreaterThan(0);
    const tables = await answered(
      api.GET('/v1/rules/{id}/{version}/tables', { params: { path: { id: 'ai-likeness', version: 'v1' } } }),
    );
    const weights = tables.items.find(({ kind }) => kind === 'weights');
    const rows = await answered(
      api.GET('/v1/rules/{id}/{version}/tables/{table}', {
        params: {
          path: { id: 'ai-likeness', version: 'v1', table: weights?.id ?? '' },
          query: { limit: '3' },
        },
      }),
    );
    expect(rows.items).toHaveLength(3);
  });
});

describe('a post', () => {
  let driven: Awaited<ReturnType<typeof driveBlog>>;
  beforeAll(async () => {
    driven = await driveBlog(api, EXAMPLE);
  });

  it('is scored, rewritten where rules ask for it, and scored again', () => {
    const { before, run, result, blog, newest, newestScore, calls } = driven;
    expect(before.triggers.length).toBeGreaterThan(0);
    expect(run.status).toBe('finished');
    expect(result.versions.length).toBe(blog.versions.length);
    expect(newest).toMatchObject({ origin: 'rewrite', content: result.finalContent });
    expect(newest.content).not.toContain("In today's fast-paced world");
    expect(newest.evaluation?.aeo.total).toBe(newestScore.aeo.total);
    expect(newestScore.aiLikeness.total).toBeLessThan(before.aiLikeness.total);
    expect(calls[0]).toMatchObject({ renderer: 'builtin', inputTokens: 0, outputTokens: 0, costMicros: 0 });
  });

  it('is started once, however often the request is sent', () => {
    const { run, startedAgain, location } = driven;
    expect(location).toBe(`/v1/runs/${run.runId}`);
    expect(startedAgain).toEqual({ run: run.runId, replayed: 'true' });
  });

  it('can be followed while it is rewritten, each event once and in order', () => {
    const { events, afterwards } = driven;
    const ids = events.map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids).toEqual(events.map(({ data }) => (JSON.parse(data) as { sequence: number }).sequence));
    expect(events[0]?.event).toBe('run-started');
    expect(events.at(-1)?.event).toBe('run-finished');
    expect(afterwards).toBeNull();
  });

  it('is compared version by version', () => {
    const words = driven.diff.changes.flatMap((change) => change.words);
    expect(words.some(({ kind }) => kind === 'removed')).toBe(true);
  });

  it('has its proposals for its author, and answers 304 to whoever has a version already', async () => {
    const { run, blog } = driven;
    const proposals = await answered(
      api.GET('/v1/blogs/runs/{runId}/proposals', { params: { path: { runId: run.runId } } }),
    );
    expect(proposals.items[0]?.proposal.passages.length).toBeGreaterThan(0);
    const version = (header: { 'if-none-match'?: string }) =>
      api.GET('/v1/blogs/{blogId}/versions/{number}', {
        params: { path: { blogId: blog.blogId, number: '1' }, header },
      });
    const { response } = await version({});
    const etag = response.headers.get('etag') ?? '';
    expect((await version({ 'if-none-match': etag })).response.status).toBe(304);
  });

  it('gets a new version of its author, on the newest one only', async () => {
    const { blogId, versions } = driven.blog;
    const add = (match: string) =>
      api.POST('/v1/blogs/{blogId}/versions', {
        params: {
          path: { blogId },
          query: { wait: '30' },
          header: { ...newRequest(), 'if-match': match },
        },
        body: { content: `${POST}\nThe kettle is always on.\n` },
      });
    expect((await add('"v1"')).error).toMatchObject({ status: 412, code: 'version_changed' });
    const { versionNumber, run } = await answered(add(`"v${versions.length}"`));
    expect(versionNumber).toBe(versions.length + 1);
    await finishedRun(api, run.runId);
    const { items } = await answered(api.GET('/v1/blogs'));
    expect(items.find((item) => item.blogId === blogId)?.versions).toBeGreaterThan(versions.length);
  });

  it('can have its scores from elsewhere', async () => {
    const { aeo, aiLikeness } = driven.before;
    const { blogId, run } = await answered(
      api.POST('/v1/blogs', {
        params: { header: newRequest() },
        body: { content: POST, scores: { aeo, aiLikeness }, settings: { scores: 'external' } },
      }),
    );
    const runId = run.runId;
    const versionId = await waitingFor(runId);
    await answered(
      api.POST('/v1/blogs/{blogId}/scores', {
        params: { path: { blogId }, header: newRequest() },
        body: {
          runId,
          versionId,
          scores: GOOD_SCORES,
        },
      }),
    );
    expect(await finishedRun(api, runId)).toMatchObject({ outcome: 'completed' });
  });

  it('that was rewritten elsewhere can be checked', async () => {
    const after = POST.replace('12 chairs', '14 chairs');
    const verdict = await answered(api.POST('/v1/blog/verify', { body: { before: POST, after } }));
    expect(verdict.passed).toBe(false);
  });

  async function waitingFor(runId: string): Promise<string> {
    for (;;) {
      const result = await answered(api.GET('/v1/blogs/runs/{runId}', { params: { path: { runId } } }));
      if (result.waitingFor !== null) return result.waitingFor;
      if (result.outcome !== 'open') throw new Error(`It waits for nothing: ${result.outcome}`);
      await answered(api.GET('/v1/runs/{runId}', { params: { path: { runId }, query: { wait: '1' } } }));
    }
  }
});

describe('an assignment', () => {
  it('is imported, rewritten, compared and put back', async () => {
    const { imported, rewrite, asked, diff, restoredTooLate, restored, diffOfRestored, calls } =
      await driveAssessment(api, 'trains');
    expect(imported).toMatchObject({ documentId: 'trains', version: 1 });
    expect(rewrite.result).toMatchObject({
      newVersion: 2,
      rewriteSummary: {
        totalProblemsRewritten: 1,
        changesByProblem: [{ problemId: 'p_001', appliedFeedbackIds: ['fb_direction'] }],
      },
    });
    expect(asked.request.selectedFeedback?.map(({ feedbackId }) => feedbackId)).toEqual(['fb_direction']);
    expect(diff.problems.map(({ change }) => change)).toEqual(['rewritten', 'same']);
    expect(diff.problems[0]?.after).toContain('eastbound');
    // Else the test with a model could not tell its words from these; so too below.
    expect(diff.problems[0]?.after).not.toBe(CLEARER);
    expect(restoredTooLate).toMatchObject({ status: 412, code: 'version_changed' });
    expect(restored.newVersion).toBe(3);
    expect(diffOfRestored.problems.map(({ change }) => change)).toEqual(['same', 'same']);
    expect(calls).toMatchObject([{ renderer: 'builtin', state: 'succeeded' }]);
    const { items } = await answered(api.GET('/v1/documents'));
    expect(items).toMatchObject([{ documentId: 'trains', newestVersion: 3 }]);
  });

  it('has problems whose demand can be asked for', async () => {
    const questions = ASSIGNMENT.trim().split('\n\n');
    const { items } = await answered(api.POST('/v1/bloom', { body: { questions } }));
    expect(items.map(({ level }) => level)).toEqual(['apply', 'apply']);
  });
});

describe('a message to a housemate', () => {
  let household: Household;
  beforeAll(async () => {
    household = await moveIn(api);
  });

  it.each(['weekly_feedback', 'weekly_harmony', 'direct_message'] satisfies Entry[])(
    'by way of %s is rewritten, and each sees what is theirs',
    async (entry) => {
      const { receipt, audit, sender, recipient, stranger, tooLate, calls } = await driveMessage(
        api,
        household,
        entry,
      );
      expect(receipt.status).toBe('queued');
      expect(recipient).toMatchObject({ surface: entry, language: 'en', text: expect.any(String) });
      expect(recipient).not.toHaveProperty('original_text');
      expect(recipient).not.toHaveProperty('text', KINDER);
      expect(sender).toMatchObject({
        status: 'completed',
        original_text: COMPLAINT,
        rewritten_text: null,
      });
      expect(stranger).toMatchObject({ status: 404, code: 'unknown_message' });
      expect(tooLate).toMatchObject({ status: 409, code: 'not_queued' });
      expect(audit).toMatchObject({ surface: entry, adapter_kind: 'builtin', attempts: 1 });
      expect(JSON.stringify(audit)).not.toContain('dishes');
      expect(calls).toMatchObject([{ renderer: 'builtin', state: 'succeeded' }]);
    },
  );

  it('stands with its home in the lists of the operator', async () => {
    const { home, sender } = household;
    const { items } = await answered(
      api.GET('/v1/messages', { params: { query: { home_id: home, status: 'completed' } } }),
    );
    expect(items.map(({ sender_user_id }) => sender_user_id)).toEqual([sender, sender, sender]);
    const homes = await answered(api.GET('/v1/homes'));
    expect(homes.items.map(({ home_id }) => home_id)).toContain(home);
    const shown = await answered(api.GET('/v1/homes/{home_id}', { params: { path: { home_id: home } } }));
    expect(shown.members.length).toBe(3);
  });

  it('goes by routes that can be read and set', async () => {
    const { data, response } = await api.GET('/v1/complaint/routes');
    const etag = response.headers.get('etag') ?? '';
    if (data === undefined) throw new Error('There are no routes.');
    const set = () =>
      api.PUT('/v1/complaint/routes', {
        params: { header: { 'if-match': etag } },
        body: { ...data.table, version: 'ours/1' },
      });
    expect((await answered(set())).table.version).toBe('ours/1');
    expect(
      (await api.GET('/v1/complaint/routes', { params: { header: { 'if-none-match': etag } } })).data,
    ).toMatchObject({ table: { version: 'ours/1' } });
  });

  it('can be classified, written and checked without being sent', async () => {
    const item = { id: 1, text: COMPLAINT };
    const classified = await answered(api.POST('/v1/complaint/classify', { body: { items: [item] } }));
    expect(classified.items).toMatchObject([{ id: 1, topics: ['cleanliness'], intent: 'request' }]);
    const written = await answered(
      api.POST('/v1/complaint/render', { body: { items: [{ ...item, target_language: 'en' }] } }),
    );
    const [answer] = written.items;
    if (answer === undefined || !('response' in answer)) throw new Error('It was not written.');
    const checked = await answered(
      api.POST('/v1/complaint/check', {
        body: {
          items: [
            {
              id: 1,
              rewritten: answer.response.rewritten_message.text,
              target_language: 'en',
              original: COMPLAINT,
            },
          ],
        },
      }),
    );
    expect(checked.items).toMatchObject([{ id: 1, verdicts: [] }]);
  });
});

describe('a question', () => {
  let driven: Awaited<ReturnType<typeof driveResearch>>;
  beforeAll(async () => {
    driven = await driveResearch(api, 'barrier');
  });

  it('is answered from the configured folder, with a package of files', () => {
    const { corpora, run, research, files, texts } = driven;
    expect(corpora.map(({ name }) => name)).toEqual([CORPUS]);
    expect(run).toMatchObject({ pipeline: 'research/v1', status: 'finished', outcome: 'completed' });
    expect(research).toMatchObject({ project: 'barrier', outcome: { outcome: 'answered' } });
    expect(files.map(({ name }) => name)).toEqual(research.files);
    for (const { name, characters } of files) expect(texts[name]?.length).toBe(characters);
    expect(texts['report.md']).toContain('6.8 metres above mean sea level');
    expect(texts['report.md']).not.toContain(ANSWER);
    expect(JSON.parse(texts['run.json'] ?? '')).toBeTypeOf('object');
  });

  it('can be followed through its phases', () => {
    const { events } = driven;
    expect(events[0]?.event).toBe('run-started');
    expect(events.at(-1)?.event).toBe('run-finished');
  });

  it('tells beforehand what it can take', async () => {
    const preview = await answered(
      api.POST('/v1/research/preview', { body: { question: QUESTION, storedEvidence: false } }),
    );
    const { spent } = driven.research.outcome ?? {};
    expect(preview.total.searches).toBeGreaterThanOrEqual(spent?.searches ?? Number.NaN);
  });

  it('is gone into once more from a phase, and followed by another question', async () => {
    const { runId } = driven.research;
    const path = { runId };
    const forked = await answered(
      api.POST('/v1/research/{runId}/forks', {
        params: { path, query: { wait: '60' }, header: newRequest() },
        body: { from: 5, reason: 'to see it written again' },
      }),
    );
    const next = await answered(
      api.POST('/v1/research/{runId}/continuations', {
        params: { path, query: { wait: '60' }, header: newRequest() },
        body: { question: 'How long is the Aldermere tidal barrier?', corpus: CORPUS },
      }),
    );
    const outcomes = await Promise.all(
      [forked, next].map(async ({ run }) => (await finishedRun(api, run.runId)).outcome),
    );
    expect(outcomes).toEqual(['completed', 'completed']);
    const { items } = await answered(
      api.GET('/v1/research', { params: { query: { project: 'barrier', status: 'finished' } } }),
    );
    expect(items.length).toBe(3);
  });
});

describe('in the end', () => {
  it('every run is listed, with its events, its words and its proof', async () => {
    const page = await answered(
      api.GET('/v1/runs', { params: { query: { pipeline: 'blog/v1', limit: '1' } } }),
    );
    const [run] = page.items;
    if (run === undefined || page.nextCursor === null) throw new Error('There is one page only.');
    const overview = await answered(
      api.GET('/v1/overview', { params: { query: { pipeline: 'blog', limit: '1' } } }),
    );
    expect(overview.items).toHaveLength(1);
    const params = { path: { runId: run.runId } };
    const report = await answered(api.GET('/v1/audit/runs/{runId}', { params }));
    expect(report.events.flatMap(({ texts }) => texts).every(({ state }) => state === 'readable')).toBe(true);
    const proof = await answered(api.GET('/v1/audit/runs/{runId}/proof', { params }));
    expect(proof).toBeTypeOf('object');
    const events = await answered(
      api.GET('/v1/audit/events', { params: { query: { stream: `run/${run.runId}`, order: 'oldest' } } }),
    );
    expect(events.items.map(({ sequence }) => sequence)).toEqual(
      report.events.map(({ sequence }) => sequence),
    );
  });

  it('the whole ledger is as it should be, every decision is made again, also after an erasure', async () => {
    const { items } = await answered(api.GET('/v1/blogs', { params: { query: { limit: '1' } } }));
    const check = async () => [
      (await answered(api.POST('/v1/audit/verify', { body: {} }))).ok,
      (await answered(api.POST('/v1/audit/replay', { body: {} }))).ok,
    ];
    expect(await check()).toEqual([true, true]);
    const subject = `blog:${items[0]?.blogId}`;
    const erased = await answered(api.POST('/v1/erasures', { body: { subject, reason: 'a test' } }));
    expect(erased).toMatchObject({ subject, erased: true });
    expect(await check()).toEqual([true, true]);
  });

  it('no operation of the four pipelines, of runs, audit or rules was left out', () => {
    const used = new Set([...tally.keys()].map((name) => name.split(' ').slice(0, 2).join(' ')));
    const documented = operationsOf([
      'Blog',
      'Assessment',
      'Complaint',
      'Research',
      'Runs',
      'Audit',
      'Rules',
    ]);
    expect(documented.length).toBeGreaterThan(50);
    expect(documented.filter((name) => !used.has(name))).toEqual([]);
  });
});
