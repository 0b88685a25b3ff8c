import { inspectEmbeddedServer } from '../adapters/embedded-postgres/index.ts';
import { translateError } from '../adapters/postgres/translate-error.ts';
import type { EngineContext } from './context.ts';
import { readLedgerMetrics } from './metrics.ts';

/** What a person wants to know first of the ledger that was just opened. */
export interface LedgerSummary {
  /** Such as `18.4`. */
  readonly serverVersion: string;
  readonly tenants: number;
  readonly events: number;
  readonly runs: number;
  readonly pipelines: readonly string[];
  readonly renderers: readonly string[];
}

export async function summariseLedger(
  context: Pick<EngineContext, 'database' | 'pipelines' | 'renderers'>,
): Promise<LedgerSummary> {
  const [{ tenants, events, runs }, serverVersion] = await Promise.all([
    readLedgerMetrics(context),
    readServerVersion(context),
  ]);
  return {
    serverVersion,
    tenants,
    events,
    runs: runs.reduce((sum, each) => sum + each.runs, 0),
    pipelines: context.pipelines.refs,
    renderers: [...context.renderers.keys()],
  };
}

/** Asked before the ledger is opened: opening attaches to a running server, or starts one. */
export async function isEmbeddedServerRunning(home: string): Promise<boolean> {
  return (await inspectEmbeddedServer({ home })).server.running;
}

async function readServerVersion({ database }: Pick<EngineContext, 'database'>): Promise<string> {
  try {
    const { rows } = await database.app.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  } catch (error) {
    throw translateError(error);
  }
}
