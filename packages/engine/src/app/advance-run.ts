import { type AuthoredDraft, evolveRun, provisionalEvent, type RenderStep, settleRun } from '@palimpsest/kernel';
import { ConflictError } from '../errors/conflict-error.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import type { EngineContext } from './context.ts';
import { fence } from './fence.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import { nextJob } from './next-job.ts';
import { callRenderer } from './call-renderer.ts';
import { isLost, type Performer } from './performer.ts';
import { type PreparedRender, prepareRender } from './prepare-render.ts';
import { sealDrafts } from './seal.ts';

/** How a run stands after a round: what a caller that advances it itself should do next. */
export type Round = { readonly status: 'finished' | 'more' | 'parked' | 'in-flight' } | { readonly status: 'waiting'; readonly until: string };

/**
 * One round of a run: record what was lost, take all pure steps, open the fence for its calls, make them, and
 * record what came back. Whatever happens in between, the ledger alone says how to go on.
 */
export async function advanceRun(context: EngineContext, performer: Performer, tenant: string, runId: string): Promise<Round> {
  for (;;) {
    try {
      return await oneRound(context, performer, await loadRun(context, tenant, runId));
    } catch (error) {
      // Somebody else was quicker, or the subject was erased between reading and writing: look again.
      if (!(error instanceof ConflictError) && !(error instanceof SubjectErasedError)) throw error;
    }
  }
}

async function oneRound(context: EngineContext, performer: Performer, run: LoadedRun): Promise<Round> {
  const { tenant, runId, stream } = run;
  if (run.view.finished !== null) return { status: 'finished' };
  const recordedAt = context.now();
  const before = await interruptions(context, performer, run);
  const settled = settleWithTime(run, before, recordedAt);
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
      const { checkpoint } = await open.write([...pure, ...fenced.drafts]);
      const onlyWaiting = plan.kind === 'effects' && plan.renders.length === fenced.parked && fenced.replayed === 0;
      // Calls that were begun here enqueue what follows when they end; parked ones are woken by whoever they wait for.
      const idle = fenced.started.length > 0 || (onlyWaiting && fenced.parked > 0);
      const job = nextJob(settled, performer.mode, recordedAt);
      if (job !== null && (performer.mode === 'inline' || !idle)) await open.enqueue(runId, job.runAt);
      if (job === null && performer.mode === 'inline') await open.client.query('select palimpsest.dequeue_run($1)', [runId]);
      return { fenced, checkpoint };
    });
    if (written.checkpoint !== null) await context.checkpoints.append(written.checkpoint);
    const { started, parked, replayed } = written.fenced;
    await Promise.all(started.map((prepare) => callRenderer(context, performer, tenant, runId, prepare)));
    if (started.length > 0 || replayed > 0) return { status: 'more' };
    if (plan.kind === 'finished' || plan.kind === 'in-flight') return { status: plan.kind };
    if (parked > 0) return { status: 'parked' };
    const until = plan.waits.map((wait) => wait.until).sort()[0];
    return until === undefined ? { status: 'more' } : { status: 'waiting', until };
  } finally {
    for (const { attemptId } of prepared.values()) performer.active.delete(attemptId);
  }
}

/** Attempts whose maker is gone; the pipeline then decides what an interruption means. */
async function interruptions(context: EngineContext, performer: Performer, run: LoadedRun): Promise<AuthoredDraft[]> {
  const drafts: AuthoredDraft[] = [];
  for (const [step, attempts] of run.view.attempts) {
    for (const attempt of attempts) {
      if (attempt.state !== 'open' || !(await isLost(context, performer, attempt))) continue;
      const payload = { step, attemptId: attempt.attemptId, reason: 'worker_lost' };
      drafts.push({ actor: `worker:${performer.holder}`, draft: { type: 'attempt-interrupted', payload } });
    }
  }
  return drafts;
}

/** Settles the run, letting every wait that is over elapse first. */
function settleWithTime(run: LoadedRun, before: readonly AuthoredDraft[], recordedAt: string) {
  const drafts: AuthoredDraft[] = [...before];
  let view = run.view;
  for (const draft of before) view = evolveRun(run.pipeline, view, provisionalEvent(draft, recordedAt));
  for (;;) {
    const settled = settleRun(run.pipeline, view, run.tools, recordedAt);
    drafts.push(...settled.drafts);
    view = settled.view;
    const due = settled.plan.kind === 'effects' ? settled.plan.waits.find(({ until }) => until <= recordedAt) : undefined;
    if (due === undefined) return { ...settled, view, drafts };
    const elapsed: AuthoredDraft = { actor: 'clock', draft: { type: 'wait-elapsed', payload: { step: due.key, until: due.until } } };
    drafts.push(elapsed);
    view = evolveRun(run.pipeline, view, provisionalEvent(elapsed, recordedAt));
  }
}

