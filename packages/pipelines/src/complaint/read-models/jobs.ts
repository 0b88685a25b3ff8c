import { ERASED_TEXT, type ReadModel, runOfStream } from '@palimpsest/kernel';

/** One row a job: what the rewriter is asked, and by which route. */
export const jobs: ReadModel = {
  table: 'complaint_jobs',
  key: ['job_id'],
  columns: {
    job_id: 'uuid',
    rewrite_request_id: 'uuid',
    run_id: 'text',
    request: 'text',
    routing: 'jsonb',
    retry: 'jsonb',
    source_locale: 'text',
    target_locale: 'text',
    lane: 'text',
    enqueued_at: 'timestamptz',
  },
  words: ['request'],
  project(event) {
    if (event.type !== 'complaint-enqueued') return [];
    const { payload, texts } = event;
    const { job_id, rewrite_request_id, routing, retry, source_locale, target_locale, lane } = payload;
    return [
      {
        op: 'insert',
        row: {
          job_id: job_id ?? null,
          rewrite_request_id: rewrite_request_id ?? null,
          run_id: runOfStream(event.stream),
          request: typeof texts.request === 'string' ? texts.request : ERASED_TEXT,
          routing: routing ?? null,
          retry: retry ?? null,
          source_locale: source_locale ?? null,
          target_locale: target_locale ?? null,
          lane: lane ?? null,
          enqueued_at: event.recordedAt,
        },
      },
    ];
  },
};
