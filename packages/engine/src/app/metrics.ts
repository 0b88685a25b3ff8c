import { query, type Statement } from '../adapters/postgres/database.ts';
import { translateError } from '../adapters/postgres/translate-error.ts';
import type { EngineContext } from './context.ts';

/** Numbers over all tenants. They are counted in the database, so every process gives the same ones. */
export interface LedgerMetrics {
  readonly tenants: number;
  readonly events: number;
  readonly runs: readonly { pipeline: string; status: string; outcome: string; runs: number }[];
  readonly attempts: readonly {
    renderer: string;
    state: string;
    attempts: number;
    inputTokens: number;
    outputTokens: number;
    costMicros: number;
  }[];
  readonly queue: {
    readonly ready: number;
    readonly later: number;
    readonly running: number;
    /** How long the job waits already that waits longest; 0 when none is ready. */
    readonly oldestSeconds: number;
  };
  readonly webhookDeliveries: readonly { state: string; deliveries: number }[];
}

const HEADS: Statement = {
  name: 'metrics-heads',
  text: 'select count(*)::int as tenants, coalesce(sum(head_sequence), 0)::float8 as events from palimpsest.tenants',
};
const RUNS: Statement = {
  name: 'metrics-runs',
  text: `select pipeline || '/' || pipeline_version as pipeline, status, coalesce(outcome, '') as outcome, count(*)::int as runs
    from palimpsest.runs group by 1, 2, 3 order by 1, 2, 3`,
};
const ATTEMPTS: Statement = {
  name: 'metrics-attempts',
  // An address that a route gave a renderer would be a series of its own, and may be private.
  text: `select split_part(renderer, '@', 1) as renderer, state, count(*)::int as attempts, coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
      coalesce(sum(output_tokens), 0)::float8 as "outputTokens", coalesce(sum(cost_micros), 0)::float8 as "costMicros"
    from palimpsest.attempts group by 1, 2 order by 1, 2`,
};
const QUEUE: Statement = {
  name: 'metrics-queue',
  text: `select count(*) filter (where locked_at is null and run_at <= now())::int as ready,
      count(*) filter (where locked_at is null and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and run_at <= now())), 0)::float8
        as "oldestSeconds"
    from palimpsest_worker.jobs`,
};

const WEBHOOKS: Statement = {
  name: 'metrics-webhooks',
  text: 'select state, count(*)::int as deliveries from palimpsest.webhook_deliveries group by 1 order by 1',
};

export async function readLedgerMetrics({
  database,
}: Pick<EngineContext, 'database'>): Promise<LedgerMetrics> {
  const pool = database.owner();
  try {
    const [heads, runs, attempts, queue, webhookDeliveries] = await Promise.all([
      query<{ tenants: number; events: number }>(pool, HEADS, []),
      query<LedgerMetrics['runs'][number]>(pool, RUNS, []),
      query<LedgerMetrics['attempts'][number]>(pool, ATTEMPTS, []),
      query<LedgerMetrics['queue']>(pool, QUEUE, []),
      query<LedgerMetrics['webhookDeliveries'][number]>(pool, WEBHOOKS, []),
    ]);
    return {
      tenants: heads[0]?.tenants ?? 0,
      events: heads[0]?.events ?? 0,
      runs,
      attempts,
      queue: queue[0] ?? { ready: 0, later: 0, running: 0, oldestSeconds: 0 },
      webhookDeliveries,
    };
  } catch (error) {
    throw translateError(error);
  }
}
