import {
  ERASED,
  evolveRun,
  type Plan,
  planRun,
  type RenderStep,
  type RunEvent,
  type RunView,
} from '@palimpsest/kernel';
import type { OpenAppend, SealedDraft } from '../adapters/postgres/append.ts';
import { hydrateRefs } from '../adapters/postgres/read-stream.ts';
import { type Claimant, recordingStates, waitForRecording } from '../adapters/postgres/recordings.ts';
import type { EngineContext } from './context.ts';
import type { LoadedRun } from './load-run.ts';
import type { Performer } from './performer.ts';
import type { PreparedRender } from './prepare-render.ts';
import { existingText } from './seal.ts';

export interface Fenced {
  readonly drafts: readonly SealedDraft[];
  /** Calls that may be made once the transaction is committed, and not before. */
  readonly started: readonly PreparedRender[];
  /** Steps that wait for the same request of somebody else. */
  readonly parked: ReadonlySet<string>;
  /** Whom they wait for. */
  readonly claimants: readonly Claimant[];
  readonly replayed: number;
  /** What is left to do after all of this. */
  readonly plan: Plan;
}

/**
 * Decides, while the chain is locked, for each pending request: claim it, answer it from its recording, or wait
 * for whoever is asking it now. The plan is made anew after each, so that a budget counts every call.
 */
export async function fence(
  context: EngineContext,
  performer: Performer,
  run: LoadedRun,
  settled: RunView<unknown>,
  prepared: ReadonlyMap<string, PreparedRender>,
  open: OpenAppend,
  recordedAt: string,
): Promise<Fenced> {
  const drafts: SealedDraft[] = [];
  const started: PreparedRender[] = [];
  const parked = new Set<string>();
  const claimants: Claimant[] = [];
  const recordingOf = await recordingStates(
    open.client,
    run.tenant,
    [...prepared.values()].map(({ requestKey }) => requestKey),
  );
  let replayed = 0;
  let view = settled;
  const take = (draft: SealedDraft) => {
    drafts.push(draft);
    view = evolveRun(run.pipeline, view, asRunEvent(draft, recordedAt));
  };
  for (;;) {
    const plan = planRun(run.pipeline, view, run.tools);
    const ready = plan.kind === 'effects' ? pending(plan.renders, prepared, parked) : undefined;
    if (ready === undefined) return { drafts, started, parked, claimants, replayed, plan };
    // Another step of this very round asks the same: its claim is not in the table yet.
    if (started.some(({ requestKey }) => requestKey === ready.requestKey)) {
      parked.add(ready.step.key);
      await waitForRecording(open.client, run.tenant, ready.requestKey, run.runId);
      continue;
    }
    const recording = recordingOf(ready.requestKey);
    if (recording.kind === 'claimed') {
      parked.add(ready.step.key);
      claimants.push(recording.by);
      await waitForRecording(open.client, run.tenant, ready.requestKey, run.runId);
    } else if (recording.kind === 'free') {
      started.push(ready);
      take(attemptStarted(performer, ready, recording.round));
    } else {
      replayed += 1;
      const [response] = await hydrateRefs(open.client, context.keyring, run.tenant, [recording.response]);
      const texts = {
        prompt: existingText(recording.prompt, ready.step.request.prompt),
        ...(recording.system === null
          ? {}
          : { system: existingText(recording.system, ready.step.request.system ?? '') }),
        response: existingText(recording.response, response ?? ERASED),
      };
      take(attemptReplayed(performer, ready, recording, texts));
    }
  }
}

function pending(
  renders: readonly RenderStep[],
  prepared: ReadonlyMap<string, PreparedRender>,
  parked: ReadonlySet<string>,
): PreparedRender | undefined {
  return renders
    .map(({ key }) => prepared.get(key))
    .find((each) => each !== undefined && !parked.has(each.step.key));
}

function attemptStarted({ holder }: Performer, ready: PreparedRender, round: number): SealedDraft {
  const payload = { ...asked(ready), attemptId: ready.attemptId, round, holder };
  return { type: 'attempt-started', actor: `worker:${holder}`, payload, texts: ready.texts };
}

function attemptReplayed(
  { holder }: Performer,
  ready: PreparedRender,
  recording: { attemptId: string; stop: string },
  texts: SealedDraft['texts'],
): SealedDraft {
  const payload = { ...asked(ready), attemptId: recording.attemptId, stop: recording.stop };
  return { type: 'attempt-replayed', actor: `worker:${holder}`, payload, texts };
}

function asked({ step, rendererVersion, requestKey }: PreparedRender) {
  const { renderer, take = 1, attempt = 1, reason = null, request } = step;
  return {
    step: step.key,
    attempt,
    renderer,
    rendererVersion,
    model: request.model,
    parameters: { ...request.parameters },
    take,
    requestKey,
    reason,
  };
}

function asRunEvent(draft: SealedDraft, recordedAt: string): RunEvent {
  const texts = Object.fromEntries(Object.entries(draft.texts).map(([name, { words }]) => [name, words]));
  return {
    type: draft.type,
    schemaVersion: draft.schemaVersion ?? 1,
    actor: draft.actor,
    recordedAt,
    payload: draft.payload,
    texts,
  };
}
