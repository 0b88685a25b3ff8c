import {
  type AuthoredDraft,
  evolveRun,
  openAttempts,
  pipelineRef,
  provisionalEvent,
  type RenderStep,
  settleRun,
} from '@palimpsest/kernel';
import type { Claimant } from '../adapters/postgres/recordings.ts';
import { isRefused } from '../adapters/postgres/translate-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import { callRenderer } from './call-renderer.ts';
import type { EngineContext } from './context.ts';
import { fence } from './fence.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import { nextJob } from './next-job.ts';
import { endedByWorker } from './outcome-draft.ts';
import { outcomeRecorder } from './outcome-recorder.ts';
import { lossOf, type Performer } from './performer.ts';
import { type PreparedRender, prepareRender } from './prepare-render.ts';
import { sealDrafts } from './seal.ts';
import type { AdvanceSpan } from './telemetry/telemetry.ts';
import { runNow } from './tenant-clock.ts';
import { turnOf } from './turns.ts';
import { withClaims } from './with-claims.ts';

/** How a run stands after a round: what a caller that advances it itself should do next. */
export type Round =
  | { readonly status: 'more' | 'parked' | 'in-flight' }
  /** With the run as it ended, where this round had it at hand. */
  | { readonly status: 'finished'; readonly run?: LoadedRun }
  | { readonly status: 'waiting'; readonly until: string };

/**
 * One round of a run: record what was lost, take all pure steps, open the fence for its calls, make them, and
 * record what came back. Whatever happens in between, the ledger alone says how to go on.
 */
export async function advanceRun(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
): Promise<Round> {
  const { telemetry } = context;
  if (telemetry === undefined) return advanceUntilTaken(context, performer, tenant, runId);
  return telemetry.advance({ tenant, runId }, (span) =>
    advanceUntilTaken(context, performer, tenant, runId, span),
  );
}

async function advanceUntilTaken(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
  span?: AdvanceSpan,
): Promise<Round> {
  let erased = false;
  let refused = false;
  for (;;) {
    try {
      await turnOf(performer);
      const run = await loadRun(context, tenant, runId, erased);
      span?.pipeline(pipelineRef(run.pipeline));
      // Reading takes its time elsewhere; what is made of it is work of its own.
      await turnOf(performer);
      if (refused) return await endByFault(context, performer, run);
      return await withClaims(run.pipeline, (taken) => oneRound(context, performer, run, taken));
    } catch (error) {
      // What the pipeline decided cannot be written, now or later: the run ends here instead of being tried for ever.
      if (!refused && isRefused(error)) {
        refused = true;
        context.log('error', 'what a pipeline decided cannot be recorded; the run ends', {
          tenant,
          run: runId,
        });
        continue;
      }
      // Somebody else was quicker: look again. A subject that the run needs was erased: look again and end it, also
      // where none of the run's own texts tells so, since it would need that subject again each time.
      if (error instanceof SubjectErasedError && !erased) erased = true;
      else if (!(error instanceof ConflictError)) throw error;
    }
  }
}

async function oneRound(
  context: EngineContext,
  performer: Performer,
  run: LoadedRun,
  taken?: ReadonlySet<string>,
): Promise<Round> {
  const { tenant, runId, stream } = run;
  if (run.view.finished !== null) return { status: 'finished', run };
  const recordedAt = await runNow(context, run);
  const before = await interruptions(context, performer, run);
  const settled = settleWithTime(run, before, recordedAt, taken);
  const subject = run.view.started?.subject ?? '';
  const plan = settled.plan;
  const renders: readonly RenderStep[] = plan.kind === 'effects' && !performer.stopping() ? plan.renders : [];
  const prepared = new Map<string, PreparedRender>();
  for (const step of renders) prepared.set(step.key, await prepareRender(context, tenant, subject, step));
  const pure = await sealDrafts(context, tenant, subject, settled.drafts);

  for (const { attemptId } of prepared.values()) performer.active.add(attemptId);
  try {
    const place = { tenant, stream, expectedVersion: run.view.version, recordedAt };
    const written = await context.appender.append(place, async (open) => {
      const fenced = await fence(context, performer, run, settled.view, prepared, open, recordedAt);
      const drafts = [...pure, ...fenced.drafts];
      const { checkpoint } = await open.write(drafts);
      const job = nextJob({
        plan: fenced.plan,
        mode: performer.mode,
        now: recordedAt,
        safetyMs: context.safetyMs,
        parked: fenced.parked,
      });
      if (job !== null) await open.enqueue(runId, job.runAt);
      else if (performer.mode === 'inline') await open.dequeue(runId);
      return { fenced, checkpoint, drafts };
    });
    context.telemetry?.steps(pipelineRef(run.pipeline), written.drafts);
    if (written.checkpoint !== null) await context.checkpoints.append(written.checkpoint);
    const { started, claimants, parked, replayed, plan: left } = written.fenced;
    await makeCalls(context, performer, tenant, runId, started);
    if (started.length > 0 || replayed > 0 || left.kind === 'record') return { status: 'more' };
    if (left.kind !== 'effects') return { status: left.kind };
    if (await freeLostClaims(context, performer, tenant, claimants)) return { status: 'more' };
    if (parked.size > 0) return { status: 'parked' };
    const until = left.waits.map((wait) => wait.until).sort()[0];
    return until === undefined ? { status: 'more' } : { status: 'waiting', until };
  } finally {
    for (const { attemptId } of prepared.values()) performer.active.delete(attemptId);
  }
}

async function endByFault(context: EngineContext, performer: Performer, run: LoadedRun): Promise<Round> {
  const { tenant, runId, stream, view } = run;
  if (view.finished !== null) return { status: 'finished' };
  const lost = await interruptions(context, performer, run);
  if (lost.length < openAttempts(view).length) return { status: 'in-flight' };
  const end = endedByWorker(`worker:${performer.holder}`);
  const drafts = await sealDrafts(context, tenant, view.started?.subject ?? '', [...lost, end]);
  const place = {
    tenant,
    stream,
    expectedVersion: view.version,
    recordedAt: await runNow(context, run),
  };
  const checkpoint = await context.appender.append(place, async (open) => {
    await open.dequeue(runId);
    return (await open.write(drafts)).checkpoint;
  });
  if (checkpoint !== null) await context.checkpoints.append(checkpoint);
  return { status: 'finished' };
}

/** All calls of a round at once. Each is answered for to its end, even where another one cannot be recorded. */
async function makeCalls(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
  started: readonly PreparedRender[],
): Promise<void> {
  const record = outcomeRecorder(context, performer);
  const made = await Promise.allSettled(
    started.map(async (prepared) => {
      await turnOf(performer);
      return callRenderer(record, tenant, runId, prepared, context.telemetry);
    }),
  );
  for (const each of made) if (each.status === 'rejected') throw each.reason;
}

/**
 * Whoever this run waits for may have died, and no worker may be there to find out. Then the interruption is put
 * on record here, which frees the request; what it means for the other run, its own pipeline decides.
 */
async function freeLostClaims(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  claimants: readonly Claimant[],
): Promise<boolean> {
  let freed = false;
  for (const claimant of claimants) {
    if ((await lossOf(context, performer, claimant)) === null) continue;
    await recordInterruptions(context, performer, tenant, claimant.runId);
    freed = true;
  }
  return freed;
}

async function recordInterruptions(
  context: EngineContext,
  performer: Performer,
  tenant: string,
  runId: string,
): Promise<void> {
  let erased = false;
  for (;;) {
    try {
      return await oneRound(
        context,
        { ...performer, mode: 'queued', stopping: () => true },
        await loadRun(context, tenant, runId, erased),
      ).then(() => undefined);
    } catch (error) {
      if (error instanceof SubjectErasedError && !erased) erased = true;
      else if (!(error instanceof ConflictError)) throw error;
    }
  }
}

/** Attempts whose maker is gone; the pipeline then decides what an interruption means. */
async function interruptions(
  context: EngineContext,
  performer: Performer,
  run: LoadedRun,
): Promise<AuthoredDraft[]> {
  const drafts: AuthoredDraft[] = [];
  for (const [step, attempts] of run.view.attempts) {
    for (const attempt of attempts) {
      const reason = attempt.state === 'open' ? await lossOf(context, performer, attempt) : null;
      if (reason === null) continue;
      const payload = { step, attemptId: attempt.attemptId, reason };
      drafts.push({ actor: `worker:${performer.holder}`, draft: { type: 'attempt-interrupted', payload } });
    }
  }
  return drafts;
}

/** Settles the run, letting every wait that is over elapse first. */
function settleWithTime(
  run: LoadedRun,
  before: readonly AuthoredDraft[],
  recordedAt: string,
  taken?: ReadonlySet<string>,
) {
  const drafts: AuthoredDraft[] = [...before];
  let view = run.view;
  for (const draft of before) view = evolveRun(run.pipeline, view, provisionalEvent(draft, recordedAt));
  for (;;) {
    const settled = settleRun(run.pipeline, view, run.tools, recordedAt, taken);
    drafts.push(...settled.drafts);
    view = settled.view;
    const due =
      settled.plan.kind === 'effects'
        ? settled.plan.waits.find(({ until }) => until <= recordedAt)
        : undefined;
    if (due === undefined) return { ...settled, view, drafts };
    const elapsed: AuthoredDraft = {
      actor: 'clock',
      draft: { type: 'wait-elapsed', payload: { step: due.key, until: due.until } },
    };
    drafts.push(elapsed);
    view = evolveRun(run.pipeline, view, provisionalEvent(elapsed, recordedAt));
  }
}
