import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import { until, untilFinished } from '../testing/crash-bench.ts';
import { blogRunResult } from './blog-run-result.ts';
import { showBlog } from './show-blog.ts';
import { startBlogRun } from './start-blog-run.ts';
import {
  ANSWER,
  FAKE,
  finish,
  POST,
  type ScriptedRenderer,
  scores,
  scriptedRenderer,
  testPipeline,
} from './testing/blog-ledger.ts';

let home: string;
const engines: Engine[] = [];
beforeAll(async () => {
  home = freshHome('palimpsest-blog-');
});
afterEach(async () => {
  for (const engine of engines.splice(0).reverse()) await engine.close();
});
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));

/** A program of its own on the same ledger. */
async function program(renderer: ScriptedRenderer): Promise<Engine> {
  const engine = await createEngine({
    home,
    pipelines: [testPipeline],
    renderers: [renderer],
    environment: {},
  });
  engines.push(engine);
  return engine;
}
const request = { tenant: 'local', actor: 'me', content: POST, settings: FAKE, scores: scores(60) } as const;

it('a run whose program ended before its call goes on elsewhere', async () => {
  const renderer = scriptedRenderer();
  const first = await program(renderer);
  const { runId } = await startBlogRun(first.context, { ...request, mode: 'inline' });
  await first.close();
  expect(renderer.calls).toEqual([]);
  const result = await finish(await program(renderer), 'local', runId, [scores(75)]);
  expect(result).toMatchObject({ outcome: 'completed', finalContent: ANSWER });
  expect(renderer.calls).toHaveLength(1);
});

it('a run whose program ended in the middle of its call ends its cycle, and nothing is called again', async () => {
  const renderer = scriptedRenderer();
  renderer.gate = new Promise(() => undefined);
  const doomed = await program(renderer);
  const { runId, blogId } = await startBlogRun(doomed.context, { ...request, mode: 'inline' });
  doomed.finishRun('local', runId).catch(() => undefined);
  await until('the call', () => renderer.calls.length === 1);
  await doomed.close({ waitForCalls: false });

  const other = scriptedRenderer();
  const engine = await program(other);
  const result = blogRunResult(await engine.finishRun('local', runId));
  expect(result).toMatchObject({
    outcome: 'stopped',
    stopReason: 'render_failed',
    cycles: [{ status: 'terminal', stopReason: 'render_failed', childVersionId: null }],
    finalContent: POST,
  });
  expect(other.calls).toEqual([]);
  const { events } = await engine.loadRun('local', runId);
  expect(events.filter(({ type }) => type === 'attempt-interrupted')).toHaveLength(1);

  // A person may begin anew: the interrupted request has no recording, so it is asked.
  const again = await startBlogRun(engine.context, { ...request, blogId, mode: 'inline' });
  expect(await finish(engine, 'local', again.runId, [scores(75)])).toMatchObject({ outcome: 'completed' });
  expect(other.calls).toHaveLength(1);
  const { cycles } = await showBlog(engine.context, { tenant: 'local', blogId });
  expect(cycles.map(({ cycleNumber, status }) => [cycleNumber, status])).toEqual([
    [1, 'terminal'],
    [1, 'completed'],
  ]);
});

it('a run whose program ended between the answer and its scores goes on where it was', async () => {
  const renderer = scriptedRenderer();
  const first = await program(renderer);
  const { runId } = await startBlogRun(first.context, { ...request, mode: 'inline' });
  const waiting = blogRunResult(await first.finishRun('local', runId));
  expect(waiting).toMatchObject({ outcome: 'waiting', cycles: [{ status: 'pending' }] });
  await first.close();
  const engine = await program(renderer);
  const result = await finish(engine, 'local', runId, [scores(50)]);
  expect(result).toMatchObject({ stopReason: 'quality_degradation', finalContent: POST });
  expect(renderer.calls).toHaveLength(1);
});

it('a worker brings a run to its end through the queue', async () => {
  const engine = await program(scriptedRenderer());
  const { runId } = await startBlogRun(engine.context, { ...request, mode: 'queued' });
  await engine.startWorker();
  const versionId = await until(
    'the scores to be asked for',
    async () => blogRunResult(await engine.loadRun('local', runId)).waitingFor,
  );
  const { recordExternalScores } = await import('./record-external-scores.ts');
  await recordExternalScores(engine.context, {
    tenant: 'local',
    actor: 'host',
    runId,
    versionId,
    scores: scores(75),
  });
  expect(blogRunResult(await untilFinished(engine, runId))).toMatchObject({
    outcome: 'completed',
    finalContent: ANSWER,
  });
});

it('what came about in all of this verifies and replays', async () => {
  const engine = await program(scriptedRenderer());
  expect(await engine.audit.verify({})).toMatchObject({ ok: true, firstBad: null });
  expect(await engine.audit.replay({})).toMatchObject({ ok: true, firstDifference: null });
});
