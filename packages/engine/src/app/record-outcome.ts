import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AuthoredDraft,
  evolveRun,
  openAttempts,
  type Plan,
  pipelineRef,
  provisionalEvent,
  type RenderOutcome,
  type RunView,
  settleRun,
} from '@palimpsest/kernel';
import { isPassing } from '../adapters/postgres/translate-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import type { EngineContext } from './context.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import { nextJob } from './next-job.ts';
import { endedByWorker, outcomeDraft } from './outcome-draft.ts';
import type { Performer } from './performer.ts';
import type { PreparedRender } from './prepare-render.ts';
import { withoutWords } from './recordable-outcome.ts';
import { sealDrafts } from './seal.ts';
import { runNow } from './tenant-clock.ts';
import { turnOf } from './turns.ts';
import { withClaims } from './with-claims.ts';

/** A call that ended, with what it brought. */
export interface EndedCall {
  readonly tenant: string;
  readonly runId: string;
  readonly prepared: PreparedRender;
  readonly outcome: RenderOutcome;
  readonly latencyMs: number;
}

/** What only the maker of a call can record; an interruption is recorded by others. */
const OWN_OUTCOMES = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-late']);
/** How long a worker that is asked to leave still waits for the database, if an answer is not on record yet. */
const LEAVING_PATIENCE_MS = 20_000;
const MOST_TRIES_TOGETHER = 5;

/**
 * An answer that was paid for is not dropped. The database is waited for, as long as this process lives. Where the
 * answer and what follows from it cannot be written for a lasting reason, the answer goes on record alone and the
 * run ends there; where not even that can be written, at least that the call was made and what it cost.
 */
export async function recordOutcome(
  context: EngineContext,
  performer: Performer,
  call: EndedCall,
): Promise<void> {
  const { tenant, runId, prepared, outcome } = call;
  const about = { tenant, run: runId, attempt: prepared.attemptId };
  let kept = outcome;
  let erased = false;
  let refused: { readonly error: unknown } | undefined;
  let leavingSince: number | undefined;
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      const follow = refused === undefined ? settled : endedByFault;
      return await appendOutcomes(context, performer, [{ ...call, outcome: kept }], erased, follow);
    } catch (error) {
      if (performer.stopping()) leavingSince ??= performance.now();
      const patient = leavingSince === undefined || performance.now() - leavingSince < LEAVING_PATIENCE_MS;
      if (error instanceof ConflictError) pause = 25;
      else if (error instanceof SubjectErasedError && (!erased || kept === outcome)) {
        // Either the answer's own subject is gone, or one that what follows from it would need.
        if (erased || error.subject === prepared.subject) {
          kept = withoutWords(outcome, 'subject_erased', 'The subject was erased before the answer came.');
        }
        erased = true;
      } else if (isPassing(error)) {
        if (!patient) throw error;
        context.log('warn', 'waiting for the database to record an answer', about);
        await sleep(pause);
      } else if (refused === undefined) {
        refused = { error };
        const code = error instanceof PalimpsestError ? error.code : 'fault';
        context.log('error', 'what follows from an answer cannot be recorded; the run ends', {
          ...about,
          code,
        });
      } else if (kept === outcome) {
        kept = withoutWords(outcome, 'malformed_response', 'The answer could not be put on record.');
      } else throw refused.error;
    }
  }
}

interface Following {
  readonly drafts: readonly AuthoredDraft[];
  readonly plan: Plan;
}
type Follow = (
  run: LoadedRun,
  view: RunView<unknown>,
  actor: string,
  recordedAt: string,
  taken: ReadonlySet<string>,
) => Following;

/** All pure steps that the outcome makes possible. */
const settled: Follow = (run, view, _actor, recordedAt, taken) =>
  settleRun(run.pipeline, view, run.tools, recordedAt, taken);

/** The end of the run, or nothing while other calls of it are under way: the last of them ends it. */
const endedByFault: Follow = (_run, view, actor) => {
  if (view.finished !== null) return { drafts: [], plan: { kind: 'finished' } };
  if (openAttempts(view).length > 0) return { drafts: [], plan: { kind: 'in-flight' } };
  return { drafts: [endedByWorker(actor)], plan: { kind: 'finished' } };
};

/**
 * Records the answers of several calls of one run at once, with what follows from all of them. Whatever keeps them
 * from being written together is left to be dealt with one by one.
 */
export async function recordTogether(
  context: EngineContext,
  performer: Performer,
  calls: readonly EndedCall[],
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES_TOGETHER; tries += 1) {
    try {
      await appendOutcomes(context, performer, calls, false, settled);
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) return false;
    }
  }
  return false;
}

async function appendOutcomes(
  context: EngineContext,
  performer: Performer,
  calls: readonly EndedCall[],
  erased: boolean,
  follow: Follow,
): Promise<void> {
  const [first] = calls;
  if (first === undefined) return;
  const { tenant, runId } = first;
  const run = await loadRun(context, tenant, runId, erased);
  await turnOf(performer);
  const recordedAt = await runNow(context, run);
  const actor = `worker:${performer.holder}`;
  const known = outcomesOnRecord(run);
  const happened = calls
    .filter(({ prepared }) => !known.has(prepared.attemptId))
    .map(({ prepared, outcome, latencyMs }): AuthoredDraft => {
      const traces = run.view.attempts.get(prepared.step.key);
      const open = traces?.find(({ attemptId }) => attemptId === prepared.attemptId)?.state === 'open';
      return { actor, draft: outcomeDraft(prepared, outcome, latencyMs, !open) };
    });
  if (happened.length === 0) return;
  let view: RunView<unknown> = run.view;
  for (const each of happened) view = evolveRun(run.pipeline, view, provisionalEvent(each, recordedAt));
  const subject = run.view.started?.subject ?? first.prepared.subject;
  const place = { tenant, stream: run.stream, expectedVersion: run.view.version, recordedAt };
  const checkpoint = await withClaims(run.pipeline, async (taken) => {
    const { drafts: following, plan } = follow(run, view, actor, recordedAt, taken);
    const drafts = await sealDrafts(context, tenant, subject, [...happened, ...following]);
    const signed = await context.appender.append(place, async (open) => {
      const written = await open.write(drafts);
      const job = nextJob({ plan, mode: performer.mode, now: recordedAt, safetyMs: context.safetyMs });
      if (job !== null) await open.enqueue(runId, job.runAt);
      else if (performer.mode === 'inline') await open.dequeue(runId);
      return written.checkpoint;
    });
    context.telemetry?.steps(pipelineRef(run.pipeline), drafts);
    return signed;
  });
  if (checkpoint !== null) await context.checkpoints.append(checkpoint);
}

/** A commit whose confirmation got lost was a commit all the same: the outcome must not be recorded twice. */
function outcomesOnRecord({ events }: LoadedRun): ReadonlySet<string> {
  return new Set(
    events.filter(({ type }) => OWN_OUTCOMES.has(type)).map(({ payload }) => String(payload.attemptId)),
  );
}
