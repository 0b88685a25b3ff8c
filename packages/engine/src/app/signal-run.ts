import type { JsonObject } from '@palimpsest/contracts';
import {
  type AuthoredDraft,
  evolveRun,
  pipelineRef,
  provisionalEvent,
  settleRun,
  type TextDraft,
} from '@palimpsest/kernel';
import { ConflictError } from '../errors/conflict-error.ts';
import { SignalRefusedError } from '../errors/signal-refused-error.ts';
import type { EngineContext } from './context.ts';
import { loadRun } from './load-run.ts';
import { nextJob } from './next-job.ts';
import { sealDrafts } from './seal.ts';
import { runNow } from './tenant-clock.ts';
import { withClaims } from './with-claims.ts';

export interface Signal {
  readonly tenant: string;
  readonly runId: string;
  readonly actor: string;
  readonly type: string;
  readonly payload: JsonObject;
  readonly texts?: Readonly<Record<string, TextDraft>>;
}

/** Records a fact from outside, and all that follows from it at once. Finished runs take no more. */
export async function signalRun(context: EngineContext, signal: Signal): Promise<void> {
  for (;;) {
    try {
      return await signalOnce(context, signal);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}

async function signalOnce(
  context: EngineContext,
  { tenant, runId, actor, type, payload, texts }: Signal,
): Promise<void> {
  const run = await loadRun(context, tenant, runId);
  if (!run.pipeline.signals.includes(type))
    throw new SignalRefusedError({ runId, type, why: 'its pipeline takes no such fact from outside' });
  if (run.view.finished !== null) throw new SignalRefusedError({ runId, type, why: 'it is over' });
  const recordedAt = await runNow(context, run);
  const given: AuthoredDraft = { actor, draft: { type, payload, ...(texts === undefined ? {} : { texts }) } };
  const view = evolveRun(run.pipeline, run.view, provisionalEvent(given, recordedAt));
  const place = { tenant, stream: run.stream, expectedVersion: run.view.version, recordedAt };
  const checkpoint = await withClaims(run.pipeline, async (taken) => {
    const settled = settleRun(run.pipeline, view, run.tools, recordedAt, taken);
    const drafts = await sealDrafts(context, tenant, run.view.started?.subject ?? '', [
      given,
      ...settled.drafts,
    ]);
    const signed = await context.appender.append(place, async (open) => {
      const written = await open.write(drafts);
      const job = nextJob({
        plan: settled.plan,
        mode: 'queued',
        now: recordedAt,
        safetyMs: context.safetyMs,
      });
      if (job !== null) await open.enqueue(runId, job.runAt);
      return written.checkpoint;
    });
    context.telemetry?.steps(pipelineRef(run.pipeline), drafts.slice(1));
    return signed;
  });
  if (checkpoint !== null) await context.checkpoints.append(checkpoint);
}
