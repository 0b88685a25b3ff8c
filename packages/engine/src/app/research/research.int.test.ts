import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Renderer, RenderRequest } from '@palimpsest/kernel';
import { writeResearchAnswer } from '@palimpsest/pipelines/research';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import { continueResearch } from './continue-research.ts';
import { forkResearch } from './fork-research.ts';
import { packageOf } from './package-of.ts';
import { researchResult } from './research-result.ts';
import { newestResearch, showResearch } from './show-research.ts';
import { startResearch } from './start-research.ts';
import { tarnFolder } from './testing/tarn-folder.ts';

const QUESTION = 'How high is the Tarn Weir?';
let home: string;
let folder: string;
let engine: Engine;
const calls: RenderRequest[] = [];
/** A model that costs something and answers by rule, so that each call shows. */
const model: Renderer = {
  id: 'model',
  version: 'v1',
  async render(request) {
    calls.push(request);
    return {
      kind: 'completed',
      text: writeResearchAnswer(request.prompt),
      stop: 'end',
      model: request.model,
      usage: { inputTokens: 100, outputTokens: 10 },
      costMicros: 7,
      raw: '{}',
    };
  },
};
const tasks = () => calls.map(({ prompt }) => /\/v1\/(\w+)/.exec(prompt)?.[1] ?? '').sort();
const about = { tenant: 'local', actor: 'person:test', mode: 'inline' as const };

beforeAll(async () => {
  home = freshHome('palimpsest-research-');
  folder = await tarnFolder();
  engine = await createEngine({ home, environment: {}, renderers: [model] });
});
afterAll(async () => {
  await engine.close();
  for (const each of [home, folder]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});
beforeEach(() => {
  calls.length = 0;
});

async function asked(more: Partial<Parameters<typeof startResearch>[1]> = {}) {
  const { runId } = await startResearch(engine.context, {
    ...about,
    question: QUESTION,
    corpus: folder,
    ...more,
  });
  return engine.finishRun('local', runId);
}

describe('a question to a folder', () => {
  it('is answered offline, and the ledger has the package', async () => {
    const run = await asked();
    expect(researchResult(run)).toMatchObject({ outcome: { outcome: 'answered' }, status: 'finished' });
    const files = packageOf(run);
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['report.md', 'report.html', 'evidence.jsonl', 'claims.json', 'run.json']),
    );
    expect(files.find(({ path }) => path === 'report.md')?.text).toContain('6.8 metres high');
    expect(calls).toEqual([]);
  });

  it('stands in tables that match the ledger, and is decided the same again', async () => {
    const run = await asked();
    const [newest] = await newestResearch(engine.context, 'local');
    expect(newest).toMatchObject({ runId: run.runId, question: QUESTION, outcome: 'completed' });
    const { shown } = await showResearch(engine.context, { tenant: 'local', runId: run.runId });
    expect(shown.sources.length).toBeGreaterThan(0);
    expect(shown.phases.map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await engine.audit.verify()).toMatchObject({ ok: true });
    expect(await engine.audit.replay()).toMatchObject({ ok: true });
  });

  it('an empty folder is refused before anything is written', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'palimpsest-empty-'));
    await expect(asked({ corpus: empty })).rejects.toMatchObject({ code: 'corpus_unusable' });
    await writeFile(join(empty, 'broken.pdf'), 'not a pdf');
    await expect(asked({ corpus: empty })).rejects.toThrow(/broken\.pdf/);
    await rm(empty, { recursive: true });
  });

  it.each([
    ['question', { question: '  ' }],
    ['question', { question: '???' }],
    ['web', { web: ['searxng'] }],
    ['renderer', { renderer: 'nobody', model: 'x' }],
    ['model', { renderer: 'model' }],
    ['project', { project: '../up' }],
    ['since', { since: 'yesterday' }],
  ])('a request with a bad %s names the field', async (field, more) => {
    await expect(asked(more)).rejects.toMatchObject({ code: 'request_invalid', field });
  });
});

describe('work that is kept', () => {
  const written = { renderer: 'model', model: 'model-1', project: 'kept' };

  it('the same question costs nothing the second time; a fork pays from its phase on', async () => {
    const first = await asked(written);
    expect(tasks()).toEqual(['critique', 'framing', 'framing', 'framing', 'plan', 'synthesis']);
    calls.length = 0;

    const second = await asked(written);
    expect(calls).toEqual([]);
    expect(researchResult(second).outcome?.spent).toMatchObject({ calls: 0, costMicros: 0 });

    const { runId } = await forkResearch(engine.context, {
      ...about,
      runId: first.runId,
      from: 5,
      reason: 'again',
    });
    const forked = await engine.finishRun('local', runId);
    expect(tasks()).toEqual(['critique', 'synthesis']);
    expect(researchResult(forked)).toMatchObject({
      fork: { of: first.runId, from: 5 },
      outcome: { outcome: 'answered' },
    });
    const fetched = forked.events.filter(
      ({ type, payload }) => type === 'attempt-started' && /^(?:search|fetch)-/.test(String(payload.step)),
    );
    expect(fetched).toEqual([]);
    calls.length = 0;

    const again = await forkResearch(engine.context, { ...about, runId, from: 7, reason: 'once more' });
    await engine.finishRun('local', again.runId);
    expect(tasks()).toEqual(['critique']);
  });

  it('a further question asks the stored evidence, without a search', async () => {
    const first = await asked({ project: 'evidence', type: 'B' });
    const { runId } = await continueResearch(engine.context, {
      ...about,
      runId: first.runId,
      question: 'How many gates does the Tarn Weir have?',
    });
    const run = await engine.finishRun('local', runId);
    expect(researchResult(run)).toMatchObject({
      continues: first.runId,
      outcome: { outcome: 'answered', spent: { searches: 0, fetches: 0 } },
    });
    expect(packageOf(run).find(({ path }) => path === 'report.md')?.text).toContain('four gates');
  });

  it('erasing a project takes its words out of every table', async () => {
    const run = await asked({ project: 'gone' });
    await engine.erase({
      tenant: 'local',
      subject: 'research:gone',
      actor: 'person:test',
      reason: 'asked for',
    });
    const { rows } = await engine.context.database
      .owner()
      .query('select question from palimpsest.research_runs where run_id = $1', [run.runId]);
    expect(rows).toEqual([{ question: '[erased]' }]);
    expect(await engine.audit.verify()).toMatchObject({ ok: true });
  });
});
