import type { EventBody } from '@palimpsest/contracts';
import { runStream } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { LedgerAlteredError } from '../../errors/ledger-altered-error.ts';

/** Small enough for memory even when runs are long, large enough to be worth a round trip. */
const RUNS_AT_ONCE = 50;

/** A run as it stands in the ledger, not opened yet. */
export interface StoredRun {
  readonly stream: string;
  readonly bodies: readonly EventBody[];
}

/** All runs of a tenant in the order in which they began, some at a time. Taken from the events, not from `runs`. */
export async function* readRuns(
  client: PoolClient,
  tenant: string,
  run: string | undefined,
): AsyncGenerator<readonly StoredRun[]> {
  if (run !== undefined) {
    yield await readStreams(client, tenant, [runStream(run)]);
    return;
  }
  const cursor = 'audit_runs';
  await client.query(
    `declare ${cursor} no scroll cursor for select stream from palimpsest.ledger_events
      where tenant_id = $1 and stream_version = 1 and stream like 'run/%' order by sequence`,
    [tenant],
  );
  const fetchBatch = () => {
    const batch = client.query<{ stream: string }>(`fetch ${RUNS_AT_ONCE} from ${cursor}`).then(({ rows }) =>
      readStreams(
        client,
        tenant,
        rows.map(({ stream }) => stream),
      ),
    );
    // Whoever awaits it gets the error; until then it must not count as unhandled.
    batch.catch(() => undefined);
    return batch;
  };
  let coming = fetchBatch();
  try {
    for (;;) {
      const batch = await coming;
      if (batch.length === 0) return;
      // The server looks for the next ones while these are replayed.
      coming = fetchBatch();
      yield batch;
    }
  } finally {
    await coming.catch(() => undefined);
    await client.query(`close ${cursor}`).catch(() => undefined);
  }
}

async function readStreams(
  client: PoolClient,
  tenant: string,
  streams: readonly string[],
): Promise<StoredRun[]> {
  if (streams.length === 0) return [];
  const { rows } = await client.query<[string, string, string]>({
    name: 'audit-run-events',
    text: `select stream, sequence, body from palimpsest.ledger_events
      where tenant_id = $1 and stream = any($2::text[]) order by stream, stream_version`,
    values: [tenant, streams],
    rowMode: 'array',
  });
  const bodies = new Map<string, EventBody[]>(streams.map((stream) => [stream, []]));
  for (const [stream, sequence, body] of rows) bodies.get(stream)?.push(parseBody(tenant, sequence, body));
  return [...bodies].flatMap(([stream, found]) => (found.length === 0 ? [] : [{ stream, bodies: found }]));
}

function parseBody(tenant: string, sequence: string | number, body: string): EventBody {
  try {
    return JSON.parse(body) as EventBody;
  } catch {
    throw new LedgerAlteredError({ tenant, problem: `the text of event ${sequence} is not JSON` });
  }
}

/** Newest first, as the read model has them. */
export interface RunSummaryRow {
  readonly run_id: string;
  readonly pipeline: string;
  readonly pipeline_version: string;
  readonly subject: string;
  readonly status: 'open' | 'finished';
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly events: number;
}

export async function readNewestRuns(
  client: PoolClient,
  tenant: string,
  limit: number,
): Promise<readonly RunSummaryRow[]> {
  const { rows } = await client.query<RunSummaryRow>(
    `select r.run_id, r.pipeline, r.pipeline_version, r.subject, r.status, r.outcome, r.reason, r.started_at, r.finished_at,
        (select coalesce(max(e.stream_version), 0) from palimpsest.ledger_events e
          where e.tenant_id = r.tenant_id and e.stream = 'run/' || r.run_id) as events
      from palimpsest.runs r where r.tenant_id = $1 order by r.started_sequence desc limit $2`,
    [tenant, limit],
  );
  return rows;
}
