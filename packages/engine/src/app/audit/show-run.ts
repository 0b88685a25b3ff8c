import type { EventBody, JsonObject } from '@palimpsest/contracts';
import { isErased, type Words } from '@palimpsest/kernel';
import { readNewestRuns, readRuns } from '../../adapters/postgres/audit-runs.ts';
import { asTenant } from '../../adapters/postgres/database.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { EngineContext } from '../context.ts';
import { readWords } from './read-words.ts';
import { type AttemptReport, attemptsOf } from './show-attempts.ts';

type ShowContext = Pick<EngineContext, 'database' | 'keyring'>;

/** A text of an event: its words, or why there are none. */
export interface TextReport {
  readonly name: string;
  readonly subject: string;
  readonly state: 'readable' | 'erased' | 'altered';
  readonly words: string | null;
}

export interface EventReport {
  readonly sequence: number;
  readonly version: number;
  readonly type: string;
  readonly actor: string;
  readonly recordedAt: string;
  readonly payload: JsonObject;
  readonly texts: readonly TextReport[];
}

/** A run as plain data, ready to be printed. Taken from the events alone, so it needs no pipeline to read them. */
export interface RunReport extends Omit<RunRow, 'events'> {
  readonly tenant: string;
  readonly events: readonly EventReport[];
  readonly attempts: readonly AttemptReport[];
}

export interface RunRow {
  readonly run: string;
  readonly pipeline: string;
  readonly subject: string;
  readonly status: 'open' | 'finished';
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly events: number;
}

/** Everything on record about one run. */
export async function showRun(
  context: ShowContext,
  { tenant, run }: { readonly tenant: string; readonly run: string },
): Promise<RunReport> {
  return asTenant(context.database, tenant, async (client) => {
    let bodies: readonly EventBody[] = [];
    for await (const [found] of readRuns(client, tenant, run)) bodies = found?.bodies ?? [];
    const [first] = bodies;
    if (first === undefined) throw new UnknownRunError({ runId: run });
    const refs = bodies.flatMap(({ texts }) => Object.values(texts));
    const words = await readWords(client, context.keyring, tenant, refs);
    const ended = bodies.find(({ type }) => type === 'run-finished');
    return {
      tenant,
      run,
      pipeline: `${text(first.payload.pipeline)}/${text(first.payload.pipelineVersion)}`,
      subject: text(first.payload.subject),
      status: ended === undefined ? 'open' : 'finished',
      outcome: ended === undefined ? null : text(ended.payload.outcome),
      reason: typeof ended?.payload.reason === 'string' ? ended.payload.reason : null,
      startedAt: first.recordedAt,
      finishedAt: ended?.recordedAt ?? null,
      events: bodies.map((body) => eventReport(body, words)),
      attempts: attemptsOf(bodies),
    };
  });
}

/** The newest runs of a tenant. */
export async function listRuns(
  context: Pick<EngineContext, 'database'>,
  { tenant, limit }: { readonly tenant: string; readonly limit: number },
): Promise<readonly RunRow[]> {
  return asTenant(context.database, tenant, async (client) => {
    const known = await client.query('select from palimpsest.tenants where tenant_id = $1', [tenant]);
    if (known.rowCount === 0) throw new UnknownTenantError({ tenant });
    const rows = await readNewestRuns(client, tenant, limit);
    return rows.map((row) => ({
      run: row.run_id,
      pipeline: `${row.pipeline}/${row.pipeline_version}`,
      subject: row.subject,
      status: row.status,
      outcome: row.outcome,
      reason: row.reason,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      events: row.events,
    }));
  });
}

function eventReport(body: EventBody, words: ReadonlyMap<string, Words>): EventReport {
  const { sequence, streamVersion, type, actor, recordedAt, payload } = body;
  const texts = Object.entries(body.texts).map(([name, { id, subject }]): TextReport => {
    const found = words.get(id);
    if (typeof found === 'string') return { name, subject, state: 'readable', words: found };
    return { name, subject, state: isErased(found) ? 'erased' : 'altered', words: null };
  });
  return { sequence, version: streamVersion, type, actor, recordedAt, payload, texts };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : 'unknown';
}
