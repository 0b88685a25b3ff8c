import { type ReadModel, runOfStream } from '@palimpsest/kernel';

/** One row a routing table that an operator put in place; the newest holds. */
export const routes: ReadModel = {
  table: 'complaint_routes',
  key: ['number'],
  columns: {
    number: 'integer',
    version: 'text',
    content: 'jsonb',
    actor: 'text',
    run_id: 'text',
    created_at: 'timestamptz',
  },
  words: [],
  project(event) {
    if (event.type !== 'complaint-routes-changed') return [];
    const { number = null, table = null } = event.payload;
    const row = {
      number,
      version: (table as { version: string } | null)?.version ?? '',
      content: table,
      actor: event.actor,
      run_id: runOfStream(event.stream),
      created_at: event.recordedAt,
    };
    return [{ op: 'insert', row }];
  },
};
