import { fakeRenderer } from '@palimpsest/kernel/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  type CrashBench,
  eventsOf,
  heldRenderer,
  openCrashBench,
  polish,
  until,
  untilFinished,
  variant,
} from './testing/crash-bench.ts';

let bench: CrashBench;
beforeAll(async () => {
  bench = await openCrashBench();
});
afterAll(() => bench?.close());
afterEach(() => bench.leave());

const TEN = Array.from({ length: 10 }, (_, i) => i);

it('makes one call for ten identical requests that workers perform at once', async () => {
  const renderer = heldRenderer();
  const engine = await bench.open({ renderers: [renderer] });
  await engine.startWorker({ concurrency: 12 });
  const started = await Promise.all(TEN.map(() => engine.startRun(polish({ subject: 'ten-queued' }))));
  await until('nine runs that wait', async () => {
    const { rows } = await engine.context.database.owner().query('select from palimpsest.recording_waiters');
    return rows.length === 9;
  });
  renderer.answer();
  const runs = await Promise.all(started.map(({ runId }) => untilFinished(engine, runId)));
  expect(renderer.calls).toHaveLength(1);
  expect(runs.flatMap((run) => eventsOf(run, 'attempt-started'))).toHaveLength(1);
  expect(runs.flatMap((run) => eventsOf(run, 'attempt-replayed'))).toHaveLength(9);
  expect(new Set(runs.map(({ view }) => view.finished?.outcome))).toEqual(new Set(['completed']));
});

it('makes one call for ten identical requests of ten callers who wait for their own run', async () => {
  const renderer = heldRenderer();
  const engine = await bench.open({ renderers: [renderer] });
  const finished = Promise.all(
    TEN.map(async () => {
      const { runId } = await engine.startRun(polish({ subject: 'ten-inline', mode: 'inline' }));
      return engine.finishRun('local', runId);
    }),
  );
  await until('the call', () => renderer.calls.length === 1);
  renderer.answer();
  const runs = await finished;
  expect(renderer.calls).toHaveLength(1);
  expect(runs.flatMap((run) => eventsOf(run, 'attempt-replayed'))).toHaveLength(9);
});

it('asks again for those who waited when the call they waited for came to nothing', async () => {
  let calls = 0;
  const renderer = fakeRenderer([
    {
      when: 'Shorten',
      answer: () => {
        calls += 1;
        return calls === 1
          ? { kind: 'failed', retry: 'retryable', code: 'overloaded', message: 'busy' }
          : 'short';
      },
    },
  ]);
  const engine = await bench.open({ renderers: [renderer] });
  await engine.startWorker();
  const started = await Promise.all(TEN.map(() => engine.startRun(polish({ subject: 'after-a-failure' }))));
  const runs = await Promise.all(started.map(({ runId }) => untilFinished(engine, runId)));
  expect(calls).toBe(2);
  expect(runs.filter(({ view }) => view.finished?.reason === 'attempt_failed')).toHaveLength(1);
  expect(runs.filter(({ view }) => view.finished?.outcome === 'completed')).toHaveLength(9);
});

it('never shares a recording between two subjects or two tenants', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const engine = await bench.open({ renderers: [renderer] });
  for (const [tenant, subject] of [
    ['local', 'one'],
    ['local', 'two'],
    ['other', 'one'],
    ['local', 'one'],
  ] as const) {
    const { runId } = await engine.startRun(polish({ tenant, subject, mode: 'inline' }));
    await engine.finishRun(tenant, runId);
  }
  expect(renderer.calls).toHaveLength(3);
});

it('makes a fresh call for a further take, and records why', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const again = variant('again', (pipeline) => ({
    next: (state, tools) =>
      pipeline
        .next(state, tools)
        .map((step) =>
          step.kind === 'render' ? { ...step, reason: 'a person asked for another answer' } : step,
        ),
  }));
  const engine = await bench.open({ renderers: [renderer], pipelines: [again] });
  const takes = [];
  for (const take of [1, 2, 2]) {
    const { runId } = await engine.startRun(
      polish({ pipeline: 'again/v1', subject: 'takes', input: { take }, mode: 'inline' }),
    );
    takes.push(await engine.finishRun('local', runId));
  }
  expect(renderer.calls).toHaveLength(2);
  expect(eventsOf(takes[1] as never, 'attempt-started')).toMatchObject([
    { take: 2, reason: 'a person asked for another answer' },
  ]);
  expect(eventsOf(takes[2] as never, 'attempt-replayed')).toMatchObject([{ take: 2 }]);
});

it('asks once where two steps of one round ask the very same', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const twins = variant('twins', (pipeline) => ({
    next: (state, tools) =>
      pipeline
        .next(state, tools)
        .map((step) =>
          step.kind === 'render' ? { ...step, request: { ...step.request, prompt: 'Shorten this.' } } : step,
        ),
  }));
  const engine = await bench.open({ renderers: [renderer], pipelines: [twins] });
  await engine.startWorker();
  const queued = await engine.startRun(
    polish({ pipeline: 'twins/v1', subject: 'twins', input: { width: 3 } }),
  );
  const run = await untilFinished(engine, queued.runId);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(renderer.calls).toHaveLength(1);
  expect(eventsOf(run, 'attempt-replayed')).toHaveLength(2);
});

it('brings about independent steps at once', async () => {
  const renderer = heldRenderer();
  const engine = await bench.open({ renderers: [renderer] });
  await engine.startWorker();
  const { runId } = await engine.startRun(polish({ input: { width: 3 } }));
  await until('all three calls under way', () => renderer.calls.length === 3);
  renderer.answer();
  const run = await untilFinished(engine, runId);
  expect(eventsOf(run, 'attempt-succeeded')).toHaveLength(3);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
});
