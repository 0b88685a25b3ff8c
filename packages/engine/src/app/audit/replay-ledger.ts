import type { Difference, ReplayReport } from '@palimpsest/contracts';
import { type RuleSet, replayRun, runOfStream } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { readRuns, type StoredRun } from '../../adapters/postgres/audit-runs.ts';
import { inSnapshot } from '../../adapters/postgres/audit-snapshot.ts';
import { readTenants } from '../../adapters/postgres/audit-tenants.ts';
import { type HydratedEvent, hydrate } from '../../adapters/postgres/read-stream.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { EngineContext } from '../context.ts';
import { pipelineOfRun, stepTools } from '../load-run.ts';
import { type ChangedDecision, changedDecisions, findRuleSet } from './changed-decisions.ts';

export interface ReplayOptions {
  /** All tenants when none is given. */
  readonly tenant?: string;
  /** One run only. */
  readonly run?: string;
  /** Another rule set, e.g. `blog/strict-v1`: which past decisions would have come out differently under it? */
  readonly rules?: string;
}

export interface LedgerReplay extends ReplayReport {
  /** The second, separate report: evaluators run again on the texts. It does not count towards `ok`. */
  readonly evaluations: { readonly checked: number; readonly firstDifference: Difference | null };
  /** Only where another rule set was named; in the order of the ledger. */
  readonly changed?: readonly ChangedDecision[];
}

type ReplayContext = Pick<EngineContext, 'database' | 'keyring' | 'pipelines' | 'prepare'>;

interface Tally {
  decisions: number;
  erased: number;
  runs: number;
  checked: number;
  firstDifference: Difference | null;
  firstEvaluation: Difference | null;
  readonly changed: ChangedDecision[];
}

/**
 * Makes every decision in the ledger again from what is on record, run by run in the order in which they began,
 * and reports the first that comes out differently. A pipeline or event this version does not know is an error:
 * guessing would be no replay.
 */
export async function replayLedger(
  context: ReplayContext,
  { tenant: only, run, rules }: ReplayOptions,
): Promise<LedgerReplay> {
  const other = rules === undefined ? undefined : await findRuleSet(context, rules);
  return inSnapshot(context.database, async (client) => {
    const tenants = await readTenants(client, only);
    if (only !== undefined && tenants.length === 0) throw new UnknownTenantError({ tenant: only });
    const tally: Tally = {
      decisions: 0,
      erased: 0,
      runs: 0,
      checked: 0,
      firstDifference: null,
      firstEvaluation: null,
      changed: [],
    };
    for (const { tenant } of tenants) {
      for await (const runs of readRuns(client, tenant, run)) {
        await replayRuns(context, client, tenant, runs, other, tally);
      }
    }
    if (run !== undefined && tally.runs === 0) throw new UnknownRunError({ runId: run });
    const { decisions, erased, checked, firstDifference, firstEvaluation, changed } = tally;
    return {
      ok: firstDifference === null,
      decisions,
      erased,
      firstDifference,
      evaluations: { checked, firstDifference: firstEvaluation },
      ...(other === undefined ? {} : { changed: changed.sort((a, b) => a.sequence - b.sequence) }),
    };
  });
}

async function replayRuns(
  context: ReplayContext,
  client: PoolClient,
  tenant: string,
  runs: readonly StoredRun[],
  other: RuleSet | undefined,
  tally: Tally,
): Promise<void> {
  // All words of the batch in one round trip.
  const events = await hydrate(
    client,
    context.keyring,
    tenant,
    runs.flatMap(({ bodies }) => bodies),
  );
  let from = 0;
  for (const { stream, bodies } of runs) {
    await replayOne(context, tenant, stream, events.slice(from, from + bodies.length), tally);
    from += bodies.length;
    if (other !== undefined) tally.changed.push(...changedDecisions(other, bodies));
  }
}

async function replayOne(
  context: ReplayContext,
  tenant: string,
  stream: string,
  events: readonly HydratedEvent[],
  tally: Tally,
): Promise<void> {
  const runId = runOfStream(stream) ?? stream;
  const pipeline = await pipelineOfRun(context, runId, events);
  const { decisions, erased, firstDifference, evaluations } = replayRun(
    pipeline,
    runId,
    stepTools(runId),
    events,
  );
  tally.runs += 1;
  tally.decisions += decisions;
  tally.erased += erased;
  tally.checked += evaluations.checked;
  tally.firstDifference ??= placed(tenant, firstDifference);
  tally.firstEvaluation ??= placed(tenant, evaluations.firstDifference);
}

function placed(tenant: string, difference: Omit<Difference, 'tenant'> | null): Difference | null {
  return difference === null ? null : { tenant, ...difference };
}
