import type { EventBody } from '@palimpsest/contracts';
import { ERASED, type ReadModel, runOfStream } from '@palimpsest/kernel';
import type { Pool, PoolClient } from 'pg';
import { KeyUnusableError } from '../../errors/key-unusable-error.ts';
import { TextAlteredError } from '../../errors/text-altered-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import { type ErasedEvent, erasedEvents, eraseRows, tablesOf } from './erase-rows.ts';
import type { Keyring } from './keyring.ts';
import { type HydratedEvent, hydrate } from './read-stream.ts';
import { translateError } from './translate-error.ts';

/** Whose words go. */
export interface ErasePlace {
  readonly tenant: string;
  readonly subject: string;
}

/** What a subject left in the database, apart from its key. */
export interface Traces {
  readonly texts: number;
  readonly openRuns: readonly string[];
  /** Read models that hold, or held, its words in the clear. */
  readonly tables: readonly ReadModel[];
  readonly events: readonly ErasedEvent[];
  /** Pipelines of its runs, as `id/version`. */
  readonly pipelines: readonly string[];
}

/** The version the tenant's own stream is at, to be expected by the append. */
export async function tenantStreamVersion(pool: Pool, tenant: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number | null }>(
      `select (select coalesce(max(stream_version), 0) from palimpsest.ledger_events where tenant_id = $1 and stream = 'tenant') as version
       from palimpsest.tenants where tenant_id = $1`,
      [tenant],
    );
    const [row] = rows;
    if (row === undefined) throw new UnknownTenantError({ tenant });
    return row.version ?? 0;
  } catch (error) {
    throw translateError(error);
  }
}

/** The wrapped key; null when it was destroyed before, undefined when there never was one. */
export async function subjectKey(
  client: PoolClient,
  { tenant, subject }: ErasePlace,
): Promise<Buffer | null | undefined> {
  const { rows } = await client.query<{ wrapped_key: Buffer | null }>(
    'select wrapped_key from palimpsest.subject_keys where tenant_id = $1 and subject = $2 for update',
    [tenant, subject],
  );
  return rows[0]?.wrapped_key;
}

/** Destroys the key and every word of the subject that stands in a read model. From the commit on nobody can read a text of it. */
export async function eraseKey(
  client: PoolClient,
  { tenant, subject }: ErasePlace,
  erasedAt: string,
  traces: Traces,
): Promise<void> {
  await client.query(
    'update palimpsest.subject_keys set wrapped_key = null, erased_at = $3 where tenant_id = $1 and subject = $2',
    [tenant, subject, erasedAt],
  );
  // Whose words a request held is not known here, so none of the tenant's can be compared any more. The rows are taken
  // in the order in which requests take them (claims.ts), or the two would wait for each other crosswise.
  await client.query(
    `select from palimpsest.http_requests where tenant_id = $1
      order by (operation || e'\\n' || idempotency_key) collate "C" for update`,
    [tenant],
  );
  await client.query('update palimpsest.http_requests set fingerprint = null where tenant_id = $1', [tenant]);
  await eraseRows(client, tenant, traces.tables, traces.events);
}

/** To be asked while the chain is locked: then no text of the subject can be added in between. */
export async function tracesOf(
  client: PoolClient,
  place: ErasePlace,
  keyring: Keyring,
  models: readonly ReadModel[],
): Promise<Traces> {
  const { tenant, subject } = place;
  const { rows: texts } = await client.query<{ stream: string; texts: string }>(
    'select stream, count(*) as texts from palimpsest.texts where tenant_id = $1 and subject = $2 group by stream',
    [tenant, subject],
  );
  // A replayed answer points at a text that was written under another run's stream.
  const { rows: replays } = await client.query<{ stream: string }>(
    "select distinct stream from palimpsest.ledger_events where tenant_id = $1 and type = 'attempt-replayed' and strpos(body, $2) > 0",
    [tenant, `"subject":${JSON.stringify(subject)}`],
  );
  const streams = [...new Set([...texts, ...replays].map(({ stream }) => stream))].sort();
  const runs = streams.flatMap((stream) => runOfStream(stream) ?? []);
  const { rows: known } = await client.query<{
    run_id: string;
    status: string;
    pipeline: string;
    pipeline_version: string;
  }>(
    'select run_id, status, pipeline, pipeline_version from palimpsest.runs where tenant_id = $1 and (subject = $2 or run_id = any($3)) order by run_id',
    [tenant, subject, runs],
  );
  const events: ErasedEvent[] = [];
  for (const stream of streams)
    events.push(...erasedEvents(await readableEvents(client, keyring, tenant, stream), subject));
  return {
    texts: texts.reduce((sum, row) => sum + Number(row.texts), 0),
    openRuns: known.filter(({ status }) => status === 'open').map(({ run_id }) => run_id),
    pipelines: [...new Set(known.map((run) => `${run.pipeline}/${run.pipeline_version}`))],
    tables: tablesOf(models, events),
    events,
  };
}

/** A text that somebody altered must not keep the others from being erased: its event then counts as unreadable. */
async function readableEvents(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  stream: string,
): Promise<HydratedEvent[]> {
  const { rows } = await client.query<{ body: string }>(
    'select body from palimpsest.ledger_events where tenant_id = $1 and stream = $2 order by stream_version',
    [tenant, stream],
  );
  const bodies = rows.map(({ body }) => JSON.parse(body) as EventBody);
  try {
    return await hydrate(client, keyring, tenant, bodies);
  } catch (error) {
    if (!(error instanceof TextAlteredError) && !(error instanceof KeyUnusableError)) throw error;
  }
  const events: HydratedEvent[] = [];
  for (const body of bodies) {
    const readable = hydrate(client, keyring, tenant, [body]).catch(() => [unreadable(body)]);
    events.push(...(await readable));
  }
  return events;
}

function unreadable({ texts, ...event }: EventBody): HydratedEvent {
  return {
    ...event,
    refs: texts,
    texts: Object.fromEntries(Object.keys(texts).map((name) => [name, ERASED])),
  };
}
