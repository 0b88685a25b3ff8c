import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startWireServer, type WireServer } from '../adapters/testing/wire-server.ts';
import {
  type CrashBench,
  eventsOf,
  heldRenderer,
  openCrashBench,
  polish,
  until,
  untilFinished,
} from './testing/crash-bench.ts';

const WIRE = { renderer: 'openai-compatible', model: 'gpt-6-luna' };
const SHORT = { kind: 'reply', text: 'short', usage: { inputTokens: 100, outputTokens: 20 } } as const;

let bench: CrashBench;
let wire: WireServer | undefined;
beforeAll(async () => {
  bench = await openCrashBench();
});
afterAll(() => bench?.close());
afterEach(async () => {
  await bench.leave();
  await wire?.close();
  wire = undefined;
});

const wireEnvironment = ({ url }: WireServer) => ({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: 'test' });

async function calledOnce(): Promise<void> {
  await until('the first call', () => (wire?.calls.length ?? 0) === 1);
}

it("takes up a killed worker's run, and stops it where the pipeline allows no further attempt", async () => {
  wire = await startWireServer({ script: { kind: 'silent' } });
  const environment = wireEnvironment(wire);
  const engine = await bench.open({ environment });
  const { runId } = await engine.startRun(polish({ input: WIRE }));
  const doomed = bench.fork('worker.mjs', '2', environment);
  await calledOnce();
  await engine.startWorker();
  doomed.kill('SIGKILL');
  const killed = performance.now();
  const run = await untilFinished(engine, runId);
  console.log(`a killed worker's run was taken up after ${Math.round(performance.now() - killed)} ms`);
  expect(eventsOf(run, 'attempt-interrupted')).toMatchObject([{ reason: 'worker_lost' }]);
  expect(run.view.finished).toMatchObject({ outcome: 'stopped', reason: 'attempt_interrupted' });
  expect(wire.calls).toHaveLength(1);
});

it('goes on after a kill where the pipeline wants a further attempt, on record with its reason', async () => {
  wire = await startWireServer({ script: ({ number }) => (number === 1 ? { kind: 'silent' } : SHORT) });
  const environment = wireEnvironment(wire);
  const engine = await bench.open({ environment });
  const { runId } = await engine.startRun(polish({ input: { ...WIRE, furtherAttempts: 1 } }));
  const doomed = bench.fork('worker.mjs', '2', environment);
  await calledOnce();
  await engine.startWorker();
  doomed.kill('SIGKILL');
  const run = await untilFinished(engine, runId);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(eventsOf(run, 'attempt-started')).toMatchObject([
    { attempt: 1, round: 1 },
    { attempt: 2, round: 2, reason: 'the call before it was interrupted' },
  ]);
  expect(wire.calls).toHaveLength(2);
});

it('records an answer as late, with its cost, when its worker had been taken for dead', async () => {
  wire = await startWireServer({ script: { ...SHORT, delayMs: 1_500 } });
  const environment = wireEnvironment(wire);
  const engine = await bench.open({ environment });
  const { runId } = await engine.startRun(polish({ input: WIRE }));
  const paused = bench.fork('worker.mjs', '2', environment);
  await calledOnce();
  paused.kill('SIGSTOP');
  // It cannot take its lock again while it stands still.
  await engine.context.database
    .owner()
    .query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palimpsest-liveness'",
    );
  const worker = await engine.startWorker();
  expect((await untilFinished(engine, runId)).view.finished).toMatchObject({ reason: 'attempt_interrupted' });
  await worker.stop();
  paused.kill('SIGCONT');
  const run = await until('the late answer', async () => {
    const loaded = await engine.loadRun('local', runId);
    return loaded.events.some(({ type }) => type === 'attempt-late') ? loaded : undefined;
  });
  expect(eventsOf(run, 'attempt-late')).toMatchObject([
    { outcome: 'succeeded', usage: { inputTokens: 100, outputTokens: 20 }, costMicros: 20 },
  ]);
  expect(run.view.spend).toMatchObject({ attempts: 1, tokens: 120, costMicros: 20 });
});

it('finishes the run of a killed inline process by a worker', async () => {
  wire = await startWireServer({ script: ({ number }) => (number === 1 ? { kind: 'silent' } : SHORT) });
  const environment = wireEnvironment(wire);
  const engine = await bench.open({ environment });
  const doomed = bench.fork(
    'inline.mjs',
    JSON.stringify(polish({ input: { ...WIRE, furtherAttempts: 1 } })),
    environment,
  );
  const told = new Promise<{ runId: string }>((resolve) =>
    doomed.once('message', (message) => resolve(message as { runId: string })),
  );
  const { runId } = await told;
  await calledOnce();
  doomed.kill('SIGKILL');
  await engine.startWorker();
  const run = await untilFinished(engine, runId);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(eventsOf(run, 'attempt-interrupted')).toHaveLength(1);
});

it('lets the queue take up an inline run whose caller gave no sign', async () => {
  const renderer = heldRenderer();
  const engine = await bench.open({ renderers: [renderer], safetyMs: 300 });
  const { runId } = await engine.startRun(polish({ mode: 'inline' }));
  await engine.startWorker();
  await until('the call', () => renderer.calls.length === 1);
  renderer.answer();
  expect((await untilFinished(engine, runId)).view.finished).toMatchObject({ outcome: 'completed' });
});

it('does not wait for ever for the same request of a killed process where no worker is', async () => {
  wire = await startWireServer({ script: ({ number }) => (number === 1 ? { kind: 'silent' } : SHORT) });
  const environment = wireEnvironment(wire);
  const engine = await bench.open({ environment });
  const request = polish({ input: WIRE, subject: 'the-same' });
  const doomed = bench.fork('inline.mjs', JSON.stringify(request), environment);
  const { runId: lost } = await new Promise<{ runId: string }>((resolve) =>
    doomed.once('message', (message) => resolve(message as { runId: string })),
  );
  await calledOnce();
  doomed.kill('SIGKILL');
  const { runId } = await engine.startRun({ ...request, mode: 'inline' });
  const run = await engine.finishRun('local', runId);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(eventsOf(run, 'attempt-started')).toMatchObject([{ round: 2 }]);
  const other = await engine.loadRun('local', lost);
  expect(eventsOf(other, 'attempt-interrupted')).toMatchObject([{ reason: 'worker_lost' }]);
  expect(other.view.finished).toMatchObject({ reason: 'attempt_interrupted' });
});

it.each(['SIGINT', 'SIGKILL'] as const)(
  'records an answer once the database is back after %s',
  async (signal) => {
    const renderer = heldRenderer();
    const engine = await bench.open({ renderers: [renderer] });
    await engine.startWorker();
    const queued = await engine.startRun(polish({ subject: `queued-${signal}` }));
    const own = await engine.startRun(polish({ subject: `inline-${signal}`, mode: 'inline' }));
    const finished = engine.finishRun('local', own.runId);
    await until('both calls', () => renderer.calls.length === 2);
    await bench.signalDatabase(signal);
    renderer.answer();
    expect((await finished).view.finished).toMatchObject({ outcome: 'completed' });
    const run = await until('the end of the run', () =>
      untilFinished(engine, queued.runId).catch(() => undefined),
    );
    expect(run.view.finished).toMatchObject({ outcome: 'completed' });
    expect(eventsOf(run, 'attempt-interrupted')).toEqual([]);
    expect(renderer.calls).toHaveLength(2);
  },
);
