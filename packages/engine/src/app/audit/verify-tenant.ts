import type { EventBody, FirstBad, SignedCheckpoint } from '@palimpsest/contracts';
import {
  encodeFrontier,
  equalBytes,
  isForPipelines,
  type ProjectedEvent,
  type StoredEvent,
  startVerification,
  type VerificationState,
  verifyEvent,
  verifyHead,
  type Words,
} from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { readLedger } from '../../adapters/postgres/audit-events.ts';
import type { AuditedTenant } from '../../adapters/postgres/audit-tenants.ts';
import type { EngineContext } from '../context.ts';
import { readModelsOf } from '../read-models.ts';
import { type CheckpointsCheck, checkCheckpoints } from './check-checkpoints.ts';
import { checkReadModels } from './check-read-models.ts';
import { checkTexts, type PageWords } from './check-texts.ts';
import { findStrayRow } from './find-stray-row.ts';
import { firstFinding } from './first-finding.ts';

export interface TenantReport {
  readonly events: number;
  readonly anchored: boolean;
  readonly firstBad: FirstBad | null;
}

export interface TenantChecks {
  readonly tenant: AuditedTenant;
  readonly given: readonly SignedCheckpoint[];
  readonly onPage: (events: number) => void;
}

/** One pass over a tenant's ledger, with everything that hangs on its events checked along the way. */
export async function verifyTenant(
  context: Pick<EngineContext, 'keyring' | 'signer' | 'pipelines'>,
  client: PoolClient,
  { tenant: audited, given, onPage }: TenantChecks,
): Promise<TenantReport> {
  const { tenant } = audited;
  const findings = firstFinding();
  const models = readModelsOf(await context.pipelines.all());
  const texts = checkTexts(client, context.keyring, tenant, findings);
  const rows = checkReadModels(client, tenant, models, findings);
  const checkpoints = checkCheckpoints(client, context.signer, tenant, given, findings);
  const state = startVerification(tenant);

  // Three things go on at once: the server looks for the next page and for what hangs on the last one, while the
  // events in between are hashed here.
  let hanging: Promise<void> = Promise.resolve();
  for await (const page of readLedger(client, tenant)) {
    await checkpoints.reach(page.at(-1)?.sequence ?? 0);
    const { bodies, problem } = verifyPage(state, page, checkpoints);
    const before = hanging;
    hanging = texts.page(bodies).then(async (words) => {
      await before;
      await rows.page(bodies.map((body) => projected(body, words)));
    });
    // Whoever awaits it gets the error; until then it must not count as unhandled.
    hanging.catch(() => undefined);
    await before;
    onPage(bodies.length);
    if (problem === undefined) continue;
    await hanging;
    // What the remaining events meant for texts and rows cannot be known any more, so nothing is said about it.
    findings.report(problem);
    return { events: state.head.sequence, anchored: false, firstBad: findings.first() };
  }
  await hanging;

  const head = headProblem(state, audited);
  if (head !== null) findings.report(head);
  const { anchored } = await checkpoints.end(state);
  await texts.end();
  const { tooMany } = await rows.end();
  for (const model of tooMany) findings.report(await findStrayRow(client, tenant, model));
  const firstBad = findings.first();
  return { events: state.head.sequence, anchored: anchored && firstBad === null, firstBad };
}

function verifyPage(
  state: VerificationState,
  page: readonly StoredEvent[],
  checkpoints: CheckpointsCheck,
): { readonly bodies: readonly EventBody[]; readonly problem?: FirstBad } {
  const bodies: EventBody[] = [];
  for (const row of page) {
    const { body, problem } = verifyEvent(state, row, nodeHasher);
    if (problem !== undefined) return { bodies, problem };
    bodies.push(body);
    checkpoints.at(state);
  }
  return { bodies };
}

/** Also the stored subtrees: the next checkpoint would be made from them. */
function headProblem(state: VerificationState, { tenant, head, tables }: AuditedTenant): FirstBad | null {
  const bad = { tenant, sequence: state.head.sequence, stream: null, what: 'head' } as const;
  if (head === null && state.head.sequence === 0) {
    const problem = `event 1 is missing: there are rows of tenant ${tenant} (in ${tables.join(', ')}), but neither its events nor the tenant itself`;
    return { ...bad, sequence: 1, what: 'event', problem };
  }
  if (head === null) return { ...bad, problem: 'the row of this tenant is missing, although it has events' };
  const problem = verifyHead(state, head);
  if (problem !== null || equalBytes(encodeFrontier(state.frontier), head.frontier)) return problem;
  return { ...bad, problem: 'the stored subtrees are not those of the events' };
}

/** An event as read models see it, with its words. */
export function projected(body: EventBody, words: PageWords): ProjectedEvent {
  const texts: Record<string, Words> = {};
  for (const name of Object.keys(body.texts)) {
    if (!isForPipelines(body.type, name)) continue;
    const found = words.get(body.texts[name]?.id ?? '');
    if (found !== undefined) texts[name] = found;
  }
  return { ...body, texts };
}
