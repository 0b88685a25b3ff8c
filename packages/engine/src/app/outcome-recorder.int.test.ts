import { fakeRenderer } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CrashBench, eventsOf, openCrashBench, polish } from './testing/crash-bench.ts';

let bench: CrashBench;
beforeAll(async () => {
  bench = await openCrashBench();
});
afterAll(() => bench?.close());

const WIDTH = 60;

it('records answers that come at the same moment in one transaction, and decides the same as one by one', async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  const engine = await bench.open({ renderers: [renderer] });
  const { runId } = await engine.startRun(
    polish({ subject: 'together', input: { width: WIDTH }, mode: 'inline' }),
  );
  const run = await engine.finishRun('local', runId);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  expect(eventsOf(run, 'attempt-succeeded')).toHaveLength(WIDTH);
  expect(renderer.calls).toHaveLength(WIDTH);
  const { rows } = await engine.context.database
    .owner()
    .query(
      "select count(distinct xmin::text)::int as transactions from palimpsest.ledger_events where stream = $1 and type = 'attempt-succeeded'",
      [run.stream],
    );
  expect(rows).toEqual([{ transactions: 1 }]);
  expect(await engine.audit.verify()).toMatchObject({ ok: true });
  expect(await engine.audit.replay()).toMatchObject({ ok: true });
});

it('keeps every other answer when one of them cannot be written', async () => {
  let call = 0;
  const renderer = {
    id: 'fake',
    version: '1',
    render: async () => {
      call += 1;
      return {
        kind: 'completed',
        text: call === 3 ? '\ud800' : 'short',
        stop: 'end',
        model: 'fake-1',
        usage: null,
        costMicros: null,
        raw: '{}',
      } as const;
    },
  };
  const engine = await bench.open({ renderers: [renderer] });
  const { runId } = await engine.startRun(
    polish({ subject: 'one-broken', input: { width: 5 }, mode: 'inline' }),
  );
  const run = await engine.finishRun('local', runId);
  expect(eventsOf(run, 'attempt-succeeded').length + eventsOf(run, 'attempt-failed').length).toBe(5);
  expect(await engine.audit.verify()).toMatchObject({ ok: true });
});
