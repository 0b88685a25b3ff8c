import type { JsonObject } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { definePipeline } from '../pipeline/pipeline.ts';
import type { RunEvent } from '../pipeline/run-event.ts';
import { fakeRenderer } from '../testing/fake-renderer.ts';
import { testTools } from '../testing/given.ts';
import { playRun } from '../testing/play-run.ts';
import { replayRun } from './replay.ts';

const UNTIL = '2026-01-02T00:00:00.000Z';

interface Nap {
  readonly slept: boolean;
  readonly woken: boolean;
  readonly measured: boolean;
}

/** Measures, sleeps until a fixed instant, asks a renderer once, and ends. */
const nap = definePipeline<Nap>({
  id: 'nap',
  version: 'v1',
  initialState: { slept: false, woken: false, measured: false },
  events: {},
  signals: [],
  evaluators: { length: { version: 'length/v1', evaluate: (input) => input } },
  ruleSets: [],
  readModels: [],
  evolve: (state, { type }) => ({
    measured: state.measured || type === 'evaluation-recorded',
    slept: state.slept || type === 'wait-elapsed',
    woken: state.woken || type === 'attempt-succeeded',
  }),
  next({ slept, woken, measured }) {
    if (!measured)
      return [{ kind: 'evaluate', key: 'length', evaluator: 'length', input: { n: 1 }, texts: {} }];
    if (!slept) return [{ kind: 'wait', key: 'sleep', until: UNTIL }];
    if (woken) return [{ kind: 'finish', outcome: 'completed', result: null }];
    const request = { model: 'm', prompt: 'Wake up', system: 'Softly', parameters: { maxOutputTokens: 10 } };
    return [{ kind: 'render', key: 'wake', renderer: 'test', request }];
  },
});

async function played(): Promise<readonly RunEvent[]> {
  const renderer = fakeRenderer([{ when: 'Wake', answer: () => 'Good morning' }]);
  return (await playRun(nap, { input: {}, texts: {}, renderer })).events;
}

function replay(events: readonly RunEvent[]) {
  const placed = events.map((event, i) => ({ ...event, sequence: i + 1 }));
  return replayRun(nap, testTools.runId, testTools, placed).firstDifference;
}

async function forged(type: string, change: (event: RunEvent) => Partial<RunEvent>) {
  const events = await played();
  const at = events.findIndex((event) => event.type === type);
  const found = replay(events.map((event, i) => (i === at ? { ...event, ...change(event) } : event)));
  return { at: at + 1, found };
}

const payload = (more: JsonObject) => (event: RunEvent) => ({ payload: { ...event.payload, ...more } });

describe('replaying what a run waited for and asked', () => {
  it('agrees with the run as it was', async () => {
    const events = await played();
    expect(events.map(({ type }) => type)).toEqual([
      'run-started',
      'evaluation-recorded',
      'wait-elapsed',
      'attempt-started',
      'attempt-succeeded',
      'run-finished',
    ]);
    expect(replay(events)).toBeNull();
  });

  it.each([{ step: 'nap' }, { until: '2026-01-01T00:00:00.000Z' }])(
    'finds a wait that nobody asked for: %j',
    async (change) => {
      const { at, found } = await forged('wait-elapsed', payload(change));
      expect(found).toMatchObject({
        sequence: at,
        problem: 'the pipeline would not have waited for this',
        expected: [{ step: 'sleep', until: UNTIL }],
      });
    },
  );

  it('finds a wait that ended too early, and takes one that ended on time or late', async () => {
    const early = await forged('wait-elapsed', () => ({ recordedAt: '2026-01-01T23:59:59.999Z' }));
    expect(early.found).toMatchObject({ sequence: early.at, problem: 'the wait was not over' });
    const late = await forged('wait-elapsed', () => ({ recordedAt: '2026-02-01T00:00:00.000Z' }));
    expect(late.found).toBeNull();
  });

  it.each([
    { renderer: 'other' },
    { model: 'other' },
    { parameters: { maxOutputTokens: 11 } },
    { take: 2 },
    { attempt: 2 },
    { reason: 'again' },
  ])('finds a call that would have been another: %j', async (change) => {
    const { at, found } = await forged('attempt-started', payload(change));
    expect(found).toMatchObject({
      sequence: at,
      problem: 'the request to the renderer would be another',
      expected: [{ step: 'wake', model: 'm' }],
    });
  });

  it.each([
    { prompt: 'Wake up' },
    { prompt: 'Wake up', system: 'Loudly' },
    { prompt: 'Sleep', system: 'Softly' },
  ])('finds other words in a call: %j', async (texts) => {
    const { at, found } = await forged('attempt-started', () => ({ texts }));
    expect(found).toMatchObject({ sequence: at, problem: 'the request to the renderer would be another' });
  });

  it('finds a call that nobody asked for', async () => {
    const { at, found } = await forged('attempt-started', payload({ step: 'shout' }));
    expect(found).toMatchObject({
      sequence: at,
      problem: 'the pipeline would not have asked a renderer here',
    });
  });

  it.each([{ step: 'width' }, { evaluator: 'width' }, { version: 'length/v2' }, { input: { n: 2 } }])(
    'finds another evaluation: %j',
    async (change) => {
      const { at, found } = await forged('evaluation-recorded', payload(change));
      expect(found).toMatchObject({
        sequence: at,
        problem: 'another evaluation would have been asked for',
        expected: {
          type: 'evaluation-recorded',
          payload: { step: 'length', evaluator: 'length', version: 'length/v1' },
        },
      });
    },
  );

  it('finds an end that names another actor, another content or another version', async () => {
    const actor = await forged('run-finished', () => ({ actor: 'pipeline:nap/v2' }));
    expect(actor.found?.problem).toBe('run-finished would name another actor');
    const content = await forged('run-finished', payload({ result: 1 }));
    expect(content.found?.problem).toBe('run-finished would have another content');
    const version = await forged('run-finished', () => ({ schemaVersion: 2 }));
    expect(version.found?.problem).toBe('another event would have been recorded');
  });

  it('finds an end of an attempt that was never made', async () => {
    const { at, found } = await forged('attempt-succeeded', payload({ attemptId: 'id:other' }));
    expect(found?.sequence).toBe(at);
  });

  it('must begin with the beginning', async () => {
    const [, ...rest] = await played();
    expect(replay(rest)).toMatchObject({
      sequence: 1,
      expected: { type: 'run-started' },
      problem: 'a run must begin with run-started',
    });
  });
});
