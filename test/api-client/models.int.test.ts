import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, answered, openClient } from './client.ts';
import { driveAssessment } from './drive-assessment.ts';
import { driveBlog } from './drive-blog.ts';
import { auditOf, cancel, driveMessage, type Entry, moveIn, sendMessage } from './drive-complaint.ts';
import { driveResearch } from './drive-research.ts';
import { CLEARER } from './model/assessment-words.ts';
import { PLAINER, POST } from './model/blog-words.ts';
import { COMPLAINT, KINDER } from './model/complaint-words.ts';
import { ANSWER, LACKING } from './model/research-words.ts';
import { SLOW_MODEL, startWireModel, TOKENS, type WireModel } from './model/wire-model.ts';
import { type Product, startProduct } from './product.ts';
import type { Writer } from './writer.ts';

const SECRET = 'a-key-of-the-test';
let model: WireModel;
let product: Product;
let api: Api;

beforeAll(async () => {
  model = await startWireModel();
  product = await startProduct({
    ANTHROPIC_API_KEY: SECRET,
    ANTHROPIC_BASE_URL: model.url,
    OPENAI_API_KEY: SECRET,
    OPENAI_BASE_URL: `${model.url}/v1`,
  });
  api = openClient(product.url);
});
afterAll(async () => {
  // The model first: a call that it never answers would hold up the product, which finishes what it began.
  await model?.close();
  expect(await product?.stop()).toBe(0);
});

const WRITERS: readonly (Writer & { readonly provider: string; readonly path: string })[] = [
  { renderer: 'anthropic', model: 'large-model', provider: 'anthropic', path: '/v1/messages' },
  { renderer: 'openai-compatible', model: 'small-model', provider: 'openai', path: '/v1/chat/completions' },
];

describe.each(WRITERS)('a client of the API, with $renderer', ({ provider, path, ...writer }) => {
  /** What every call of this model has on record. */
  const paid = { ...writer, ...TOKENS, state: 'succeeded' };

  it('has a post rewritten', async () => {
    const { result, newest, diff, calls, events } = await driveBlog(api, POST, writer);
    for (const [from, to] of PLAINER) {
      expect(newest.content).toContain(to);
      expect(newest.content).not.toContain(from);
    }
    expect(result.finalContent).toBe(newest.content);
    expect(newest.origin).toBe('rewrite');
    const added = diff.changes.flatMap(({ words }) => words).filter(({ kind }) => kind === 'added');
    expect(added.length).toBeGreaterThan(0);
    expect(events.at(-1)?.event).toBe('run-finished');
    expect(calls[0]).toMatchObject({ ...paid, step: 'rewrite-1' });
  });

  it('has an assignment rewritten', async () => {
    const { rewrite, rewritten, diff, diffOfRestored, calls } = await driveAssessment(
      api,
      `trains-${provider}`,
      writer,
    );
    expect(rewrite.result?.rewrittenProblems).toMatchObject([{ problemId: 'p_001', rewrittenText: CLEARER }]);
    expect(rewrite.unapplied).toEqual([]);
    expect(rewritten.problems[0]?.content).toBe(CLEARER);
    expect(diff.problems.map(({ change }) => change)).toEqual(['rewritten', 'same']);
    expect(diffOfRestored.problems.map(({ change }) => change)).toEqual(['same', 'same']);
    expect(calls).toMatchObject([paid]);
  });

  it('has messages classified and rewritten, by routes that it sets', async () => {
    await routeTo(writer);
    const household = await moveIn(api);
    for (const entry of ['weekly_feedback', 'weekly_harmony', 'direct_message'] satisfies Entry[]) {
      const { audit, sender, recipient, calls } = await driveMessage(api, household, entry);
      expect(recipient).toMatchObject({ surface: entry, text: KINDER, language: 'en' });
      expect(sender).toMatchObject({ status: 'completed', original_text: COMPLAINT });
      expect(audit).toMatchObject({
        status: 'completed',
        adapter_kind: writer.renderer,
        model: writer.model,
        classifier_failed: false,
      });
      expect(calls.length).toBe(2);
      for (const call of calls) expect(call).toMatchObject(paid);
    }
  });

  it('takes back a message that the model has not answered yet', async () => {
    await routeTo({ ...writer, model: SLOW_MODEL });
    const household = await moveIn(api);
    const { rewrite_request_id: id } = await sendMessage(api, household).direct_message();
    const view = await answered(cancel(api, id, household.sender));
    expect(view).toMatchObject({ status: 'cancelled', original_text: COMPLAINT, rewritten_text: null });
    expect(await auditOf(api, id)).toMatchObject({ status: 'cancelled' });
  });

  it('has a question answered from sources', async () => {
    const { run, research, texts, calls } = await driveResearch(api, `barrier-${provider}`, writer);
    expect(run).toMatchObject({ status: 'finished', outcome: 'completed' });
    expect(research).toMatchObject({ outcome: { outcome: 'answered' }, invalidOutputs: [], refusals: [] });
    expect(texts['report.md']).toContain(ANSWER);
    expect(texts['report.md']).toContain(LACKING);
    const steps = ['plan', 'framing-academic', 'framing-practitioner', 'framing-skeptical'];
    expect(calls.map(({ step }) => step)).toEqual(expect.arrayContaining(steps));
    for (const call of calls) expect(call).toMatchObject(paid);
    expect(research.outcome?.spent).toMatchObject({
      calls: calls.length,
      tokens: calls.length * (TOKENS.inputTokens + TOKENS.outputTokens),
    });
  });

  it('spoke to it in the form of its provider, with the key', () => {
    const calls = model.calls.filter((call) => call.provider === provider);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      expect(call.path).toBe(path);
      expect(call.headers.authorization).toBe(`Bearer ${SECRET}`);
    }
  });

  async function routeTo({ renderer, model: name }: Writer): Promise<void> {
    const { data, response } = await api.GET('/v1/complaint/routes');
    if (data === undefined) throw new Error('There are no routes.');
    const route = {
      match: {},
      provider,
      adapter_kind: renderer,
      base_url: null,
      model: name,
      execution_mode: 'async' as const,
      prompt_version: 'v1',
      cache: false,
      max_retries: 1,
    };
    const table = {
      version: `${provider}/${name}`,
      policy_version: data.table.policy_version,
      rows: [
        { ...route, id: 'rewrite', task: 'complaint_rewrite' as const },
        { ...route, id: 'classify', task: 'complaint_classify' as const },
      ],
    };
    const etag = response.headers.get('etag') ?? '';
    await answered(
      api.PUT('/v1/complaint/routes', { params: { header: { 'if-match': etag } }, body: table }),
    );
  }
});

it('finds the whole ledger as it should be, and every decision again', async () => {
  const verified = await answered(api.POST('/v1/audit/verify', { body: {} }));
  expect(verified).toMatchObject({ ok: true, firstBad: null });
  const replayed = await answered(api.POST('/v1/audit/replay', { body: {} }));
  expect(replayed).toMatchObject({ ok: true, firstDifference: null });
  expect(replayed.decisions).toBeGreaterThan(50);
});
