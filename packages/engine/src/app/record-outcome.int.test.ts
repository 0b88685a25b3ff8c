import { type AnyPipeline, definePipeline, type ReadModel, type RenderOutcome } from '@palimpsest/kernel';
import { fakeRenderer, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { type CrashBench, eventsOf, openCrashBench, polish } from './testing/crash-bench.ts';

let bench: CrashBench;
beforeAll(async () => {
  bench = await openCrashBench();
});
afterAll(() => bench?.close());
afterEach(() => bench.leave());

const FAULT = { outcome: 'failed', reason: 'pipeline_fault', result: null };

async function runWith(more: object, pipeline: AnyPipeline = polishPipeline(), input: object = {}) {
  const answer = {
    kind: 'completed',
    text: 'short',
    stop: 'end',
    model: 'fake-1',
    usage: { inputTokens: 20, outputTokens: 2 },
    costMicros: 5,
    raw: '{}',
    ...more,
  } as RenderOutcome;
  const renderer = fakeRenderer([{ when: 'Shorten', answer }]);
  const engine = await bench.open({ renderers: [renderer], pipelines: [pipeline] });
  const subject = `subject-${Math.random()}`;
  const ref = `${pipeline.id}/${pipeline.version}`;
  const { runId } = await engine.startRun(
    polish({ subject, pipeline: ref, input: { ...input }, mode: 'inline' }),
  );
  return { engine, renderer, run: await engine.finishRun('local', runId) };
}

async function attemptsOf(engine: Engine, runId: string): Promise<unknown[]> {
  const { rows } = await engine.context.database
    .owner()
    .query(
      'select state, input_tokens::float8 as input, cost_micros::float8 as cost from palimpsest.attempts where run_id = $1',
      [runId],
    );
  return rows;
}

it('keeps an answer with U+0000, which no column holds, and still finds its rows to be right', async () => {
  const { engine, run } = await runWith({ text: 'a\0b' });
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(run.events.find(({ type }) => type === 'attempt-succeeded')?.texts.response).toBe('a\0b');
  const { rows } = await engine.context.database
    .owner()
    .query('select content from palimpsest.polish_versions where run_id = $1', [run.runId]);
  expect(rows).toEqual([{ content: 'a\uFFFDb' }]);
  expect(await engine.audit.verify()).toMatchObject({ ok: true });
});

it('keeps an answer for which more tokens were counted than an integer holds', async () => {
  const { engine, run } = await runWith({ usage: { inputTokens: 3e9, outputTokens: 1 } });
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(await attemptsOf(engine, run.runId)).toEqual([{ state: 'succeeded', input: 3e9, cost: 5 }]);
  expect(await engine.audit.verify()).toMatchObject({ ok: true });
});

it('rounds a fraction of the smallest cost up', async () => {
  const { run } = await runWith({ costMicros: 0.5 });
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(eventsOf(run, 'attempt-succeeded')).toMatchObject([{ costMicros: 1 }]);
});

/** The polish pipeline with a read model that the database, or its own code, refuses at one type of event. */
function unwritable(id: string, at: string, refuse: (row: object) => object): AnyPipeline {
  const pipeline = polishPipeline();
  const [versions] = pipeline.readModels as readonly [ReadModel];
  const project: ReadModel['project'] = (event) => {
    if (event.type !== at) return at === 'version-created' ? [] : versions.project(event);
    return [{ op: 'insert', row: refuse({ version_id: null, run_id: 'x' }) as never }];
  };
  return definePipeline({ ...pipeline, id, readModels: [{ ...versions, project }] });
}
const refusedRow = (row: object) => row;
const brokenProjection = () => {
  throw new Error('a fault of the read model');
};

it.each([
  ['the database refuses a row', unwritable('refused-row', 'version-created', refusedRow)],
  ['a read model throws', unwritable('broken-model', 'version-created', brokenProjection)],
])(
  'keeps a paid answer and ends the run where what follows cannot be written: %s',
  async (_why, pipeline) => {
    const { engine, renderer, run } = await runWith({}, pipeline);
    expect(run.view.finished).toEqual(FAULT);
    expect(run.events.at(-2)?.texts).toMatchObject({ response: 'short' });
    expect(eventsOf(run, 'attempt-succeeded')).toMatchObject([
      { usage: { inputTokens: 20, outputTokens: 2 }, costMicros: 5 },
    ]);
    expect(await attemptsOf(engine, run.runId)).toMatchObject([{ state: 'succeeded', cost: 5 }]);
    expect(renderer.calls).toHaveLength(1);
    expect(await engine.audit.replay({ run: run.runId })).toMatchObject({ ok: true });
  },
);

it('lets the last of several calls end such a run, with every answer on record', async () => {
  const pipeline = unwritable('refused-wide', 'version-created', refusedRow);
  const { run } = await runWith({}, pipeline, { width: 3 });
  expect(eventsOf(run, 'attempt-succeeded')).toHaveLength(3);
  expect(run.view.finished).toEqual(FAULT);
});

it('keeps at least the cost where the answer itself cannot be written', async () => {
  const { run } = await runWith({}, unwritable('refused-answer', 'attempt-succeeded', brokenProjection));
  expect(eventsOf(run, 'attempt-failed')).toMatchObject([{ code: 'malformed_response', costMicros: 5 }]);
  expect(run.view.finished).toEqual(FAULT);
});
