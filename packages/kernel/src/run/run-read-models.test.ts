import type { JsonObject } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { type ProjectedEvent, runOfStream, runStream } from '../pipeline/read-model.ts';
import { filledIn } from '../testing/given.ts';
import { runReadModels } from './run-read-models.ts';

const AT = '2026-03-02T08:00:00.000Z';

function event(type: string, payload: JsonObject, stream = 'run/r1'): ProjectedEvent {
  return { ...filledIn({ type, payload, recordedAt: AT }), stream, streamVersion: 3, sequence: 42 };
}

function changes(table: string, given: ProjectedEvent) {
  return runReadModels.find((model) => model.table === table)?.project(given);
}

const asked = {
  step: 'write',
  attemptId: 'a1',
  attempt: 2,
  renderer: 'test',
  rendererVersion: 'test/v1',
  model: 'm',
  take: 3,
  requestKey: 'k',
  round: 4,
  holder: 'w',
};
const about = { step: 'write', attemptId: 'a1' };
const bill = { usage: { inputTokens: 10, outputTokens: 20 }, costMicros: 30, latencyMs: 40 };

describe('the tables of every installation', () => {
  it('have the columns that their rows fill, and a key among them', () => {
    expect(runReadModels.map(({ table, key, words }) => [table, key, words])).toEqual([
      ['runs', ['run_id'], []],
      ['attempts', ['attempt_id'], []],
      ['recordings', ['request_key', 'round'], []],
    ]);
    for (const { columns, project } of runReadModels)
      for (const given of [
        event('run-started', { pipeline: 'p', pipelineVersion: 'v1', subject: 's' }),
        event('attempt-started', asked),
        event('attempt-failed', { ...about, code: 'c', ...bill }),
      ])
        for (const change of project(given))
          for (const name of Object.keys(change.op === 'insert' ? change.row : change.set))
            expect(Object.keys(columns)).toContain(name);
  });
});

describe('the table of runs', () => {
  it('has an open row from the start of a run', () => {
    const begun = event('run-started', { pipeline: 'p', pipelineVersion: 'v1', subject: 's', input: {} });
    const row = { run_id: 'r1', pipeline: 'p', pipeline_version: 'v1', subject: 's', status: 'open' };
    expect(changes('runs', begun)).toEqual([
      { op: 'insert', row: { ...row, started_at: AT, started_sequence: 42 } },
    ]);
  });

  it('says how the run ended, and leaves the result in the ledger', () => {
    const end = event('run-finished', { outcome: 'stopped', reason: 'budget_reached', result: { a: 1 } });
    const set = { status: 'finished', outcome: 'stopped', reason: 'budget_reached' };
    expect(changes('runs', end)).toEqual([
      { op: 'update', key: { run_id: 'r1' }, set: { ...set, finished_at: AT, finished_sequence: 42 } },
    ]);
  });

  it('is changed by nothing else, and by no stream that is not of a run', () => {
    expect(changes('runs', event('decision-made', {}))).toEqual([]);
    const payload = { pipeline: 'p', pipelineVersion: 'v1', subject: 's' };
    expect(changes('runs', event('run-started', payload, 'keys/k1'))).toEqual([]);
  });
});

describe('the table of attempts', () => {
  it('has a row before the call is made', () => {
    expect(changes('attempts', event('attempt-started', asked))).toEqual([
      {
        op: 'insert',
        row: {
          attempt_id: 'a1',
          run_id: 'r1',
          step: 'write',
          attempt: 2,
          renderer: 'test',
          renderer_version: 'test/v1',
          model: 'm',
          take: 3,
          request_key: 'k',
          round: 4,
          holder: 'w',
          state: 'started',
          started_at: AT,
          started_sequence: 42,
        },
      },
    ]);
  });

  const used = { input_tokens: 10, output_tokens: 20, cost_micros: 30, latency_ms: 40 };
  const done = { finished_at: AT, finished_sequence: 42 };

  it.each([
    ['attempt-succeeded', { ...about, stop: 'end', ...bill }, { state: 'succeeded', detail: 'end', ...used }],
    [
      'attempt-failed',
      { ...about, code: 'timeout', ...bill },
      { state: 'failed', detail: 'timeout', ...used },
    ],
    [
      'attempt-interrupted',
      { ...about, reason: 'worker_lost' },
      { state: 'interrupted', detail: 'worker_lost' },
    ],
  ])('says how it ended: %s', (type, payload, set) => {
    expect(changes('attempts', event(type, payload))).toEqual([
      { op: 'update', key: { attempt_id: 'a1' }, set: { ...set, ...done } },
    ]);
  });

  it('knows no tokens where the renderer told none', () => {
    const [change] =
      changes('attempts', event('attempt-failed', { ...about, code: 'c', ...bill, usage: null })) ?? [];
    expect(change).toMatchObject({ set: { input_tokens: null, output_tokens: null, cost_micros: 30 } });
  });

  it('is changed neither by a late answer nor by a stream that is not of a run', () => {
    expect(changes('attempts', event('attempt-late', { ...about, ...bill }))).toEqual([]);
    expect(changes('attempts', event('attempt-started', asked, 'keys/k1'))).toEqual([]);
  });
});

describe('the table of recordings', () => {
  it('has one row for each request and round', () => {
    expect(changes('recordings', event('attempt-started', asked))).toEqual([
      { op: 'insert', row: { request_key: 'k', round: 4, attempt_id: 'a1' } },
    ]);
    expect(changes('recordings', event('attempt-replayed', asked))).toEqual([]);
  });
});

describe('the stream of a run', () => {
  it('is named after it, and other streams belong to none', () => {
    expect(runStream('r1')).toBe('run/r1');
    expect(runOfStream('run/r1')).toBe('r1');
    expect(runOfStream('tenant/run/r1')).toBeNull();
  });
});
