import type { RunEventPayload } from '@palimpsest/contracts';
import { type ProjectedEvent, type ReadModel, type RowChange, runOfStream } from '../pipeline/read-model.ts';

/** One row a run: what it is and how it ended. */
const runs: ReadModel = {
  table: 'runs',
  key: ['run_id'],
  columns: {
    run_id: 'text',
    pipeline: 'text',
    pipeline_version: 'text',
    subject: 'text',
    status: 'text',
    outcome: 'text',
    reason: 'text',
    started_at: 'timestamptz',
    finished_at: 'timestamptz',
    started_sequence: 'bigint',
    finished_sequence: 'bigint',
  },
  words: [],
  project(event) {
    const run_id = runOfStream(event.stream);
    if (run_id === null) return [];
    if (event.type === 'run-started') {
      const { pipeline, pipelineVersion, subject } = event.payload as RunEventPayload<'run-started'>;
      const begun = { started_at: event.recordedAt, started_sequence: event.sequence };
      return [
        insert({ run_id, pipeline, pipeline_version: pipelineVersion, subject, status: 'open', ...begun }),
      ];
    }
    if (event.type === 'run-finished') {
      const { outcome, reason } = event.payload as RunEventPayload<'run-finished'>;
      const set = {
        status: 'finished',
        outcome,
        reason,
        finished_at: event.recordedAt,
        finished_sequence: event.sequence,
      };
      return [{ op: 'update', key: { run_id }, set }];
    }
    return [];
  },
};

/** One row a call: begun before it was made, ended once. A late answer changes nothing here; it stands in the ledger. */
const attempts: ReadModel = {
  table: 'attempts',
  key: ['attempt_id'],
  columns: {
    attempt_id: 'uuid',
    run_id: 'text',
    step: 'text',
    attempt: 'integer',
    renderer: 'text',
    renderer_version: 'text',
    model: 'text',
    take: 'integer',
    request_key: 'text',
    round: 'integer',
    holder: 'text',
    state: 'text',
    detail: 'text',
    input_tokens: 'bigint',
    output_tokens: 'bigint',
    cost_micros: 'bigint',
    latency_ms: 'bigint',
    started_at: 'timestamptz',
    finished_at: 'timestamptz',
    started_sequence: 'bigint',
    finished_sequence: 'bigint',
  },
  words: [],
  project(event) {
    const run_id = runOfStream(event.stream);
    if (run_id === null) return [];
    if (event.type === 'attempt-started') {
      const { step, attemptId, attempt, renderer, rendererVersion, model, take, requestKey, round, holder } =
        event.payload as RunEventPayload<'attempt-started'>;
      const asked = {
        step,
        attempt,
        renderer,
        renderer_version: rendererVersion,
        model,
        take,
        request_key: requestKey,
      };
      const begun = { started_at: event.recordedAt, started_sequence: event.sequence };
      return [insert({ attempt_id: attemptId, run_id, ...asked, round, holder, state: 'started', ...begun })];
    }
    return ending(event);
  },
};

function ending(event: ProjectedEvent): RowChange[] {
  const done = { finished_at: event.recordedAt, finished_sequence: event.sequence };
  if (event.type === 'attempt-interrupted') {
    const { attemptId, reason } = event.payload as RunEventPayload<'attempt-interrupted'>;
    return [
      {
        op: 'update',
        key: { attempt_id: attemptId },
        set: { state: 'interrupted', detail: reason, ...done },
      },
    ];
  }
  if (event.type !== 'attempt-succeeded' && event.type !== 'attempt-failed') return [];
  const { attemptId, usage, costMicros, latencyMs, code } =
    event.payload as RunEventPayload<'attempt-failed'>;
  const succeeded = event.type === 'attempt-succeeded';
  const set = {
    state: succeeded ? 'succeeded' : 'failed',
    detail: succeeded ? (event.payload as RunEventPayload<'attempt-succeeded'>).stop : code,
    input_tokens: usage?.inputTokens ?? null,
    output_tokens: usage?.outputTokens ?? null,
    cost_micros: costMicros,
    latency_ms: latencyMs,
    ...done,
  };
  return [{ op: 'update', key: { attempt_id: attemptId }, set }];
}

/** One row a claim on a request: the insert that keeps ten identical requests from making ten calls. */
const recordings: ReadModel = {
  table: 'recordings',
  key: ['request_key', 'round'],
  columns: { request_key: 'text', round: 'integer', attempt_id: 'uuid' },
  words: [],
  project(event) {
    if (event.type !== 'attempt-started') return [];
    const { requestKey, round, attemptId } = event.payload as RunEventPayload<'attempt-started'>;
    return [insert({ request_key: requestKey, round, attempt_id: attemptId })];
  },
};

/** Tables every installation has, whatever its pipelines. */
export const runReadModels: readonly ReadModel[] = [runs, attempts, recordings];

function insert(row: (RowChange & { op: 'insert' })['row']): RowChange {
  return { op: 'insert', row };
}
