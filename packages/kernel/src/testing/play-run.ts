import type { JsonObject } from '@palimpsest/contracts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import type { RunEvent } from '../pipeline/run-event.ts';
import type { RenderStep, WaitStep } from '../pipeline/step.ts';
import type { Renderer, RenderOutcome } from '../ports/renderer.ts';
import { evolveRun, foldRun, type RunView } from '../run/run-view.ts';
import { type AuthoredDraft, provisionalEvent, settleRun } from '../run/settle.ts';
import { filledIn, type GivenEvent, runStarted, testTools } from './given.ts';

export interface PlayedRun<State> {
  readonly events: readonly RunEvent[];
  readonly view: RunView<State>;
}

const MOST_ROUNDS = 1_000;

/**
 * Plays a whole run in memory with the very loop the engine uses: no database, no clock, no queue. Waits elapse
 * at once. Made for golden cases and property tests of pipelines.
 *
 * @example
 * const { events, view } = await playRun(blog, { input: {}, texts: { post }, renderer: fakeRenderer([...]) });
 */
export async function playRun<State>(
  pipeline: Pipeline<State>,
  {
    input,
    texts,
    renderer,
    budget = {},
    onWait = () => undefined,
  }: {
    readonly input: JsonObject;
    readonly texts: Readonly<Record<string, string>>;
    readonly renderer: Renderer;
    readonly budget?: JsonObject;
    /** A fact from outside that comes before the wait is over. */
    readonly onWait?: (wait: WaitStep) => GivenEvent | undefined;
  },
): Promise<PlayedRun<State>> {
  const events: RunEvent[] = [filledIn(runStarted(pipeline, input, texts, budget))];
  let view = foldRun(pipeline, testTools.runId, events);
  const take = (event: RunEvent) => {
    events.push(event);
    view = evolveRun(pipeline, view, event);
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const at = instant(round);
    const settled = settleRun(pipeline, view, testTools, at);
    for (const draft of settled.drafts) take(provisionalEvent(draft, at));
    if (settled.plan.kind === 'finished') return { events, view };
    if (settled.plan.kind !== 'effects')
      throw new Error(`The run of ${pipeline.id} waits for a call that nobody made.`);
    const [step] = settled.plan.renders;
    if (step !== undefined) {
      const attemptId = testTools.id(`attempt-${round}`);
      take(provisionalEvent(started(step, renderer, attemptId), at));
      take(provisionalEvent(ended(step, attemptId, await renderer.render(step.request)), at));
    } else
      for (const wait of settled.plan.waits) {
        const payload = { step: wait.key, until: wait.until };
        take(filledIn(onWait(wait) ?? { type: 'wait-elapsed', payload, recordedAt: wait.until }));
      }
  }
  throw new Error(`The run of ${pipeline.id} did not end within ${MOST_ROUNDS} rounds.`);
}

function started(step: RenderStep, renderer: Renderer, attemptId: string): AuthoredDraft {
  const { request, take = 1, attempt = 1, reason = null } = step;
  const who = {
    step: step.key,
    attemptId,
    attempt,
    renderer: step.renderer,
    rendererVersion: renderer.version,
    model: request.model,
  };
  const payload = {
    ...who,
    parameters: { ...request.parameters },
    take,
    requestKey: '0'.repeat(64),
    round: 1,
    holder: 'test',
    reason,
  };
  const texts = {
    prompt: request.prompt,
    ...(request.system === undefined ? {} : { system: request.system }),
  };
  return { actor: 'worker:test', draft: { type: 'attempt-started', payload, texts } };
}

function ended(step: RenderStep, attemptId: string, outcome: RenderOutcome): AuthoredDraft {
  const about = { step: step.key, attemptId };
  const usage = outcome.usage ? { ...outcome.usage } : null;
  const bill = { usage, costMicros: outcome.costMicros ?? null, latencyMs: 0 };
  const draft =
    outcome.kind === 'completed'
      ? {
          type: 'attempt-succeeded',
          payload: { ...about, model: outcome.model, stop: outcome.stop, ...bill },
          texts: { response: outcome.text },
        }
      : {
          type: 'attempt-failed',
          payload: { ...about, code: outcome.code, retry: outcome.retry, message: outcome.message, ...bill },
        };
  return { actor: 'worker:test', draft };
}

function instant(round: number): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `2026-01-01T${pad(Math.floor(round / 3600) % 24, 2)}:${pad(Math.floor(round / 60) % 60, 2)}:${pad(round % 60, 2)}.000Z`;
}
