import type { Json, JsonObject } from '@palimpsest/contracts';
import {
  type AuthoredDraft,
  emptyRun,
  evolveRun,
  type Pipeline,
  provisionalEvent,
  type Renderer,
  type RunEvent,
  type RunView,
  type StepTools,
  settleRun,
} from '@palimpsest/kernel';
import type { ComplaintInput } from '../input.ts';
import type { ComplaintState } from '../state.ts';

/** Ids of the shape the contracts want; the same name gives the same. */
export const uuidTools: StepTools = {
  runId: 'test-run',
  id(name) {
    let hash = 7;
    for (let i = 0; i < name.length; i += 1) hash = (hash * 31 + name.charCodeAt(i)) % 281_474_976_710_656;
    return `00000000-0000-8000-8000-${Math.floor(hash).toString(16).padStart(12, '0')}`;
  },
};

export interface Played {
  readonly events: readonly RunEvent[];
  readonly view: RunView<ComplaintState>;
  /** Payload of the last event of a type. */
  payload(type: string): Record<string, Json>;
  words(type: string, name: string): string;
  readonly types: readonly string[];
}

interface PlayOptions {
  readonly input: ComplaintInput;
  readonly texts?: Readonly<Record<string, string>>;
  readonly renderer?: Renderer;
  readonly at?: string;
  /** Claims that the database would refuse. */
  readonly taken?: ReadonlySet<string>;
  /** A fact from outside, given before the call is made. */
  readonly beforeCall?: RunEvent;
  /** A fact from outside, given while the call is under way. */
  readonly duringCall?: RunEvent;
}

/** Plays a run in memory with the loop the engine uses. */
export async function play(pipeline: Pipeline<ComplaintState>, options: PlayOptions): Promise<Played> {
  const { input, texts = {}, renderer, at = '2026-11-16T09:00:00.000Z', taken } = options;
  const payload = {
    pipeline: pipeline.id,
    pipelineVersion: pipeline.version,
    subject: 'member:test',
    input: input as unknown as JsonObject,
    budget: {},
  };
  const events: RunEvent[] = [];
  let view = emptyRun(pipeline, uuidTools.runId);
  const take = (event: RunEvent) => {
    events.push(event);
    view = evolveRun(pipeline, view, event);
  };
  take(provisionalEvent({ actor: 'test', draft: { type: 'run-started', payload, texts } }, at));
  for (let round = 0; round < 20; round += 1) {
    const settled = settleRun(pipeline, view, uuidTools, at, taken);
    for (const draft of settled.drafts) take(provisionalEvent(draft, at));
    if (settled.plan.kind !== 'effects' || renderer === undefined) break;
    const before = round === 0 ? options.beforeCall : undefined;
    if (before !== undefined) {
      take(before);
      continue;
    }
    const [step] = settled.plan.renders;
    if (step === undefined) break;
    const attemptId = uuidTools.id(`attempt-${round}`);
    const sent = { prompt: step.request.prompt, system: step.request.system ?? '' };
    const begun = { step: step.key, attemptId, renderer: step.renderer, model: step.request.model };
    const parameters = { ...step.request.parameters };
    const rest = {
      attempt: step.attempt ?? 1,
      parameters,
      holder: 'test',
      reason: step.reason ?? null,
    };
    const make = (draft: AuthoredDraft['draft']) => provisionalEvent({ actor: 'worker:test', draft }, at);
    take(make({ type: 'attempt-started', payload: { ...begun, ...rest }, texts: sent }));
    const during = options.duringCall;
    if (during !== undefined && round === 0) {
      take(during);
      for (const draft of settleRun(pipeline, view, uuidTools, at).drafts) take(provisionalEvent(draft, at));
    }
    const outcome = await renderer.render(step.request);
    const about = { step: step.key, attemptId, usage: null, costMicros: 0, latencyMs: 0 };
    take(
      make(
        outcome.kind === 'completed'
          ? {
              type: 'attempt-succeeded',
              payload: { ...about, model: outcome.model, stop: outcome.stop },
              texts: { response: outcome.text },
            }
          : {
              type: 'attempt-failed',
              payload: { ...about, code: outcome.code, retry: outcome.retry, message: outcome.message },
            },
      ),
    );
  }
  const last = (type: string) => events.findLast((event) => event.type === type);
  return {
    events,
    view,
    payload: (type) => ({ ...last(type)?.payload }),
    words: (type, name) => String(last(type)?.texts[name] ?? ''),
    types: events.map(({ type }) => type),
  };
}

/** A fact from outside. */
export function signal(type: string): RunEvent {
  return {
    type,
    schemaVersion: 1,
    actor: 'test',
    recordedAt: '2026-11-16T09:00:00.000Z',
    payload: {},
    texts: {},
  };
}
