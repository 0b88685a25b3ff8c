import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunEventPayload } from '@palimpsest/contracts';
import {
  type AuthoredDraft,
  evolveRun,
  provisionalEvent,
  type RenderFailure,
  type RenderOutcome,
  settleRun,
} from '@palimpsest/kernel';
import { isPassing } from '../adapters/postgres/translate-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import type { EngineContext } from './context.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import { nextJob } from './next-job.ts';
import type { Performer } from './performer.ts';
import type { PreparedRender } from './prepare-render.ts';
import { sealDrafts } from './seal.ts';

/** What only the maker of a call can record; an interruption is recorded by others. */
const OWN_OUTCOMES = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-late']);

/** Makes the one call that was announced, and records its outcome together with all that follows from it. */
export async function callRenderer(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
  prepared: PreparedRender,
): Promise<void> {
  const begun = performance.now();
  const outcome = await callOnce(prepared);
  const latencyMs = Math.round(performance.now() - begun);
  await recordOutcome(context, performer, tenant, runId, prepared, outcome, latencyMs);
}

async function callOnce({ renderer, step }: PreparedRender): Promise<RenderOutcome> {
  if (renderer === null) {
    return failure(
      'renderer_unavailable',
      'terminal',
      `This installation has no renderer '${step.renderer}'. Set the key or address it needs.`,
    );
  }
  try {
    return await renderer.render(step.request);
  } catch {
    // What it threw may quote the request; a renderer is expected to report failures as data.
    return failure(
      'provider_error',
      'terminal',
      `The renderer '${step.renderer}' broke off without an answer.`,
    );
  }
}

function failure(code: RenderFailure['code'], retry: RenderFailure['retry'], message: string): RenderFailure {
  return { kind: 'failed', code, retry, message };
}

/** How long a worker that is asked to leave still waits for the database, if an answer is not on record yet. */
const LEAVING_PATIENCE_MS = 20_000;

/** An answer that was paid for is not dropped: the database is waited for, as long as this process lives. */
async function recordOutcome(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
  prepared: PreparedRender,
  outcome: RenderOutcome,
  latencyMs: number,
): Promise<void> {
  let kept = outcome;
  let erased = false;
  let leavingSince: number | undefined;
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      return await appendOutcome(context, performer, tenant, runId, prepared, kept, latencyMs, erased);
    } catch (error) {
      if (performer.stopping()) leavingSince ??= performance.now();
      const patient = leavingSince === undefined || performance.now() - leavingSince < LEAVING_PATIENCE_MS;
      if (error instanceof ConflictError) pause = 25;
      else if (error instanceof SubjectErasedError && (!erased || kept === outcome)) {
        // Either the answer's own subject is gone, or one that what follows from it would need.
        if (erased || error.subject === prepared.subject) kept = withoutWords(outcome);
        erased = true;
      } else if (isPassing(error) && patient) {
        context.log('warn', 'waiting for the database to record an answer', {
          tenant,
          run: runId,
          attempt: prepared.attemptId,
        });
        await sleep(pause);
      } else throw error;
    }
  }
}

async function appendOutcome(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
  prepared: PreparedRender,
  outcome: RenderOutcome,
  latencyMs: number,
  erased: boolean,
): Promise<void> {
  const run = await loadRun(context, tenant, runId, erased);
  const { attemptId, step, subject } = prepared;
  const trace = run.view.attempts.get(step.key)?.find((each) => each.attemptId === attemptId);
  if (isOnRecord(run, step.key, attemptId)) return;
  const recordedAt = context.now();
  const late = trace?.state !== 'open';
  const happened: AuthoredDraft = {
    actor: `worker:${performer.holder}`,
    draft: outcomeDraft(prepared, outcome, latencyMs, late, subject),
  };
  const view = evolveRun(run.pipeline, run.view, provisionalEvent(happened, recordedAt));
  const settled = settleRun(run.pipeline, view, run.tools, recordedAt);
  const drafts = await sealDrafts(context, tenant, run.view.started?.subject ?? subject, [
    happened,
    ...settled.drafts,
  ]);
  const place = { tenant, stream: run.stream, expectedVersion: run.view.version, recordedAt };
  const checkpoint = await context.appender.append(place, async (open) => {
    const written = await open.write(drafts);
    const job = nextJob({
      plan: settled.plan,
      mode: performer.mode,
      now: recordedAt,
      safetyMs: context.safetyMs,
    });
    if (job !== null) await open.enqueue(runId, job.runAt);
    else if (performer.mode === 'inline')
      await open.client.query('select palimpsest.dequeue_run($1)', [runId]);
    return written.checkpoint;
  });
  if (checkpoint !== null) await context.checkpoints.append(checkpoint);
}

/** A commit whose confirmation got lost was a commit all the same: the outcome must not be recorded twice. */
function isOnRecord({ events }: LoadedRun, step: string, attemptId: string): boolean {
  return events.some(
    ({ type, payload }) => OWN_OUTCOMES.has(type) && payload.step === step && payload.attemptId === attemptId,
  );
}

function outcomeDraft(
  { step, attemptId }: PreparedRender,
  outcome: RenderOutcome,
  latencyMs: number,
  late: boolean,
  subject: string,
): AuthoredDraft['draft'] {
  const about = { step: step.key, attemptId };
  const usage = outcome.usage ? { ...outcome.usage } : null;
  const costMicros = outcome.costMicros ?? null;
  const texts: Record<string, { subject: string; words: string }> = {};
  if (outcome.kind === 'completed') texts.response = { subject, words: outcome.text };
  if (outcome.raw !== undefined) texts.raw = { subject, words: outcome.raw };
  if (late) {
    const payload = {
      ...about,
      outcome: outcome.kind === 'completed' ? 'succeeded' : 'failed',
      code: outcome.kind === 'failed' ? outcome.code : null,
      usage,
      costMicros,
      latencyMs,
    } satisfies RunEventPayload<'attempt-late'>;
    return { type: 'attempt-late', payload, texts };
  }
  if (outcome.kind === 'completed') {
    const payload = {
      ...about,
      model: outcome.model,
      stop: outcome.stop,
      usage,
      costMicros,
      latencyMs,
    } satisfies RunEventPayload<'attempt-succeeded'>;
    return { type: 'attempt-succeeded', payload, texts };
  }
  const { code, retry, message } = outcome;
  return {
    type: 'attempt-failed',
    payload: {
      ...about,
      code,
      retry,
      message,
      usage,
      costMicros,
      latencyMs,
    } satisfies RunEventPayload<'attempt-failed'>,
    texts,
  };
}

/** The subject is gone, so its answer cannot be kept; that the call was made, and what it cost, can. */
function withoutWords(outcome: RenderOutcome): RenderFailure {
  const { usage, costMicros = null } = outcome;
  const gone = failure('subject_erased', 'terminal', 'The subject was erased before the answer came.');
  return { ...gone, ...(usage ? { usage } : {}), costMicros };
}
