import type { Budget, Json, JsonObject } from '@palimpsest/contracts';
import {
  type AuthoredDraft,
  canonicalJson,
  emptyRun,
  evolveRun,
  pipelineRef,
  provisionalEvent,
  runStream,
  type StepTools,
  settleRun,
  type TextDraft,
} from '@palimpsest/kernel';
import { asTenant, query, type Statement } from '../adapters/postgres/database.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { IdempotencyError } from '../errors/idempotency-error.ts';
import { checkRequest } from './check-request.ts';
import type { EngineContext } from './context.ts';
import { readyPipeline, stepTools } from './load-run.ts';
import { nextJob } from './next-job.ts';
import type { RequestUnderWay } from './requests/remembered-requests.ts';
import { sealWithKeys } from './seal.ts';
import { tenantNow } from './tenant-clock.ts';
import { turns } from './turns.ts';
import { withClaims } from './with-claims.ts';

export interface RunRequest {
  readonly tenant: string;
  /** `blog/v1` */
  readonly pipeline: string;
  /** Whoever the texts can be erased for; by default the run itself. Give opaque ids: this one stays in the ledger. */
  readonly subject?: string;
  readonly input: JsonObject;
  readonly texts: Readonly<Record<string, TextDraft>>;
  readonly budget?: Budget;
  readonly actor: string;
  /** The same key with the same request gives the same run again. */
  readonly idempotencyKey?: string;
  /** `inline`: the caller advances the run itself; the queue only takes over if the caller dies. */
  readonly mode?: 'queued' | 'inline';
  /** The request over HTTP that this answers: its receipt goes on record in the transaction that puts the run there. */
  readonly answers?: {
    readonly request: RequestUnderWay;
    /** The receipt by what was decided at once; null where that does not tell. */
    readonly receipt: (facts: readonly AuthoredDraft[]) => Json | null;
  };
}

const MAKE_TENANT: Statement = { name: 'tenant-make', text: 'select palimpsest.ensure_tenant($1, $2)' };

export interface StartedRun {
  readonly runId: string;
  /** True where the key had this run already. */
  readonly replayed: boolean;
  /** What the pipeline put on record at once; nothing for a run that was there before. */
  readonly facts: readonly AuthoredDraft[];
}

/** Puts a run on record together with all it can decide at once, and the job for its first effect. */
export async function startRun(
  context: EngineContext,
  request: RunRequest,
): Promise<Pick<StartedRun, 'runId' | 'replayed'>> {
  const { runId, replayed } = await beginRun(context, request);
  return { runId, replayed };
}

/** The same, with what was decided at once. */
export function beginRun(context: EngineContext, request: RunRequest): Promise<StartedRun> {
  return turns.whileServing(() => begin(context, request));
}

async function begin(context: EngineContext, request: RunRequest): Promise<StartedRun> {
  const { tenant, input, texts, budget = {}, actor, idempotencyKey, mode = 'queued', answers } = request;
  checkRequest(request);
  const pipeline = await readyPipeline(context, request.pipeline);
  await ensureTenant(context, tenant);
  const runId = context.newId();
  // A request that may come again needs the same subject each time, or its fingerprint could not be compared.
  const subject =
    request.subject ?? (idempotencyKey === undefined ? `run:${runId}` : `request:${idempotencyKey}`);
  const fingerprint = await fingerprintOf(context, request, subject);

  const recordedAt = await tenantNow(context, tenant);
  const payload = {
    pipeline: pipeline.id,
    pipelineVersion: pipeline.version,
    subject,
    input,
    budget: budget as JsonObject,
  };
  const begun: AuthoredDraft = { actor, draft: { type: 'run-started', payload, texts } };
  const first = evolveRun(pipeline, emptyRun(pipeline, runId), provisionalEvent(begun, recordedAt));
  const stream = runStream(runId);
  const { tools, isOwn } = ownIds(runId);
  const written = await withClaims(pipeline, async (taken) => {
    await turns.forCaller();
    const settled = settleRun(pipeline, first, tools, recordedAt, taken);
    const all = [begun, ...settled.drafts];
    const { drafts, keys } = await sealWithKeys(context, tenant, subject, all, isOwn);
    const receipt = answers?.receipt(settled.drafts) ?? null;
    const key = idempotencyKey === undefined ? {} : { requestKey: idempotencyKey };
    const place = { tenant, stream, expectedVersion: 0, recordedAt, ...key };
    const appended = await context.appender.append(place, async (open) => {
      if (idempotencyKey !== undefined && open.before !== undefined) {
        if (open.before.fingerprint !== fingerprint) throw new IdempotencyError({ key: idempotencyKey });
        return { runId: open.before.runId, replayed: true, checkpoint: null, facts: [], kept: false };
      }
      open.remember({ fingerprint, runId });
      const { checkpoint } = await open.write(drafts, keys);
      const job = nextJob({ plan: settled.plan, mode, now: recordedAt, safetyMs: context.safetyMs });
      if (job !== null) await open.enqueue(runId, job.runAt);
      if (answers === undefined || receipt === null)
        return { runId, replayed: false, checkpoint, facts: settled.drafts, kept: false };
      const { operation, key: requested } = answers.request;
      open.settle({ operation, key: requested, receipt });
      return { runId, replayed: false, checkpoint, facts: settled.drafts, kept: true };
    });
    if (appended.kept) answers?.request.kept();
    if (!appended.replayed) context.telemetry?.steps(pipelineRef(pipeline), drafts);
    return appended;
  });
  if (written.checkpoint !== null) await context.checkpoints.append(written.checkpoint);
  context.log('info', 'run started', {
    tenant,
    run: written.runId,
    pipeline: pipelineRef(pipeline),
    replayed: written.replayed,
  });
  return { runId: written.runId, replayed: written.replayed, facts: written.facts };
}

/** A new run's ids. A subject that is named by one of them is as new as the run, and so has no key yet. */
function ownIds(runId: string): { tools: StepTools; isOwn: (subject: string) => boolean } {
  const made = stepTools(runId);
  const ids = new Set([runId]);
  const id = (name: string) => {
    const own = made.id(name);
    ids.add(own);
    return own;
  };
  return {
    tools: { runId, id },
    isOwn: (subject) => ids.has(subject.slice(subject.indexOf(':') + 1)),
  };
}

/** Under the subject's key, so that nobody can confirm a guess of the request once the subject is erased. */
async function fingerprintOf(
  context: EngineContext,
  { tenant, pipeline, input, texts, budget = {}, idempotencyKey }: RunRequest,
  subject: string,
): Promise<string> {
  if (idempotencyKey === undefined) return '';
  const sealer = await context.keyring.sealer(tenant, subject);
  // By name: the order in which a caller happens to write them down is no part of the request.
  const words = Object.entries(texts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => (typeof text === 'string' ? [name, text] : [name, text.words, text.subject]));
  return sealer.fingerprint(
    `request\n${canonicalJson({ pipeline, input, budget })}\n${JSON.stringify(words)}`,
  );
}

/** Tenants that were found to exist. None is ever removed, so each is asked for once a process. */
const found = new WeakMap<object, Set<string>>();

export async function ensureTenant(context: EngineContext, tenant: string): Promise<void> {
  const known = found.get(context.database) ?? new Set();
  if (known.has(tenant)) return;
  await makeTenant(context, tenant);
  found.set(context.database, known.add(tenant));
}

async function makeTenant(context: EngineContext, tenant: string): Promise<void> {
  const recordedAt = context.now();
  const head = await asTenant(context.database, tenant, async (client) => {
    const { rows } = await client.query<{ head_sequence: string }>(
      'select head_sequence from palimpsest.tenants where tenant_id = $1',
      [tenant],
    );
    if (rows.length === 0) await query(client, MAKE_TENANT, [tenant, recordedAt]);
    return rows[0]?.head_sequence ?? '0';
  });
  if (head !== '0') return;
  const draft = { type: 'tenant-created', payload: { name: tenant }, actor: 'engine', texts: {} };
  try {
    await context.appender.append({ tenant, stream: 'tenant', expectedVersion: 0, recordedAt }, (open) =>
      open.write([draft]),
    );
  } catch (error) {
    // Somebody else made it in the same moment.
    if (!(error instanceof ConflictError)) throw error;
  }
}
