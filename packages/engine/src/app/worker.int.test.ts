import { fakeRenderer } from '@palimpsest/kernel/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
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

async function jobsOf(engine: Engine, runId: string): Promise<{ locked: boolean; later: boolean }[]> {
  const { rows } = await engine.context.database
    .owner()
    .query(
      'select locked_by is not null as locked, run_at > now() as later from palimpsest_worker._private_jobs where payload->>$1 = $2',
      ['run', runId],
    );
  return rows;
}

it('lets calls under way end, leaves no job locked, and leaves the rest of the run to others', async () => {
  const renderer = heldRenderer();
  const engine = await bench.open({ renderers: [renderer] });
  const worker = await engine.startWorker();
  const { runId } = await engine.startRun(polish());
  await until('the call', () => renderer.calls.length === 1);
  const stopped = worker.stop();
  renderer.answer('still longer than forty characters, so that one more cycle is needed');
  await stopped;
  expect(eventsOf(await engine.loadRun('local', runId), 'attempt-succeeded')).toHaveLength(1);
  expect(await jobsOf(engine, runId)).toEqual([{ locked: false, later: false }]);
  expect(renderer.calls).toHaveLength(1);

  await engine.startWorker();
  await until('the second call', () => renderer.calls.length === 2);
  renderer.answer();
  expect((await untilFinished(engine, runId)).view.finished).toMatchObject({ outcome: 'completed' });
});

it('leaves a run whose pipeline it does not know to workers that do', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const knowing = await bench.open({ renderers: [renderer], pipelines: [variant('newer', () => ({}))] });
  const ignorant = await bench.open({ renderers: [renderer] });
  const older = await ignorant.startWorker();
  const { runId } = await knowing.startRun(polish({ pipeline: 'newer/v1' }));
  await until('the job to be put off', async () =>
    (await jobsOf(knowing, runId)).some(({ locked, later }) => !locked && later),
  );
  await older.stop();
  await knowing.context.database.owner().query('update palimpsest_worker._private_jobs set run_at = now()');
  await knowing.startWorker();
  expect((await untilFinished(knowing, runId)).view.finished).toMatchObject({ outcome: 'completed' });
});

it('takes up an attempt that it had to give up itself', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const engine = await bench.open({ renderers: [renderer] });
  const { appender } = engine.context;
  let appends = 0;
  const append: typeof appender.append = (place, work) => {
    appends += 1;
    // The first begins the call; the next three would record its answer, that alone, or at least its cost.
    return appends >= 2 && appends <= 4
      ? Promise.reject(new Error('a fault of the test'))
      : appender.append(place, work);
  };
  const { runId } = await engine.startRun(polish());
  Object.assign(engine.context, { appender: { ...appender, append } });
  await engine.startWorker();
  const run = await untilFinished(engine, runId);
  expect(eventsOf(run, 'attempt-interrupted')).toMatchObject([{ reason: 'call_abandoned' }]);
  expect(run.view.finished).toMatchObject({ reason: 'attempt_interrupted' });
});

it('takes up a run that nobody is left to advance', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const engine = await bench.open({ renderers: [renderer], now: () => '2020-01-01T00:00:00.000Z' });
  const { runId } = await engine.startRun(polish());
  await engine.context.database.owner().query('delete from palimpsest_worker._private_jobs');
  await engine.startWorker();
  expect((await untilFinished(engine, runId)).view.finished).toMatchObject({ outcome: 'completed' });
});

const broken = () => {
  throw new Error('a fault of the pipeline that quotes A text');
};
it.each([
  [
    'next',
    variant('broken-next', (pipeline) => ({
      next: (state, tools) => (state.cycle === 1 ? broken() : pipeline.next(state, tools)),
    })),
  ],
  [
    'evolve',
    variant('broken-evolve', (pipeline) => ({
      evolve: (state, event) =>
        event.type === 'attempt-succeeded' ? broken() : pipeline.evolve(state, event),
    })),
  ],
  [
    'an evaluator',
    variant('broken-evaluator', () => ({ evaluators: { length: { version: 'v1', evaluate: broken } } })),
  ],
])('ends a run on record whose pipeline breaks in %s', async (_where, pipeline) => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const engine = await bench.open({ renderers: [renderer], pipelines: [pipeline] });
  await engine.startWorker();
  const { runId } = await engine.startRun(polish({ pipeline: `${pipeline.id}/v1`, subject: pipeline.id }));
  const run = await untilFinished(engine, runId);
  expect(run.view.finished).toEqual({ outcome: 'failed', reason: 'pipeline_fault', result: null });
  await until('no job for it', async () => (await jobsOf(engine, runId)).length === 0);
});

it.each([
  ['attempts', { maxAttempts: 1 }, { limit: 'attempts', allowed: 1, spent: 1, needed: 1 }],
  ['tokens', { maxTokens: 400 }, { limit: 'tokens', allowed: 400 }],
  ['cost', { maxCostMicros: 5 }, { limit: 'cost', allowed: 5, spent: 5 }],
] as const)('stops a run on record when its budget of %s is used up', async (_name, budget, reached) => {
  const usage = { inputTokens: 300, outputTokens: 50 };
  const text = 'still longer than forty characters, so that one more cycle is needed';
  const renderer = fakeRenderer([
    {
      when: 'Shorten',
      answer: { kind: 'completed', text, stop: 'end', model: 'fake-1', usage, costMicros: 5, raw: '{}' },
    },
  ]);
  const engine = await bench.open({ renderers: [renderer] });
  await engine.startWorker();
  const { runId } = await engine.startRun(polish({ budget }));
  const run = await untilFinished(engine, runId);
  expect(eventsOf(run, 'budget-reached')).toMatchObject([reached]);
  expect(run.view.finished).toMatchObject({ outcome: 'stopped', reason: 'budget_reached' });
  expect(renderer.calls).toHaveLength(1);
});
