import type { Budget, RunEventPayload } from '@palimpsest/contracts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import { isErased, type RunEvent } from '../pipeline/run-event.ts';
import { type GrowingMap, growingMap } from './growing-map.ts';
import { tokensNeeded } from './token-estimate.ts';

export interface AttemptTrace {
  readonly attemptId: string;
  readonly state: 'open' | 'succeeded' | 'failed' | 'interrupted';
  readonly holder: string | null;
  /** Tokens set aside for an answer that is not there yet; kept for an interrupted attempt, which may have been billed. */
  readonly reserved: number;
}

export interface Spend {
  readonly attempts: number;
  /** Spent and set aside. */
  readonly tokens: number;
  readonly costMicros: number;
  /** Calls that cost something nobody told us: no price, or no answer to a call that may have been billed. */
  readonly unknownCosts: number;
}

/** A run as its events tell it: what the run loop itself needs to know, and the pipeline's own state. */
export interface RunView<State> {
  readonly runId: string;
  readonly state: State;
  readonly started: RunEventPayload<'run-started'> | null;
  readonly finished: RunEventPayload<'run-finished'> | null;
  /** Attempts by step, oldest first. */
  readonly attempts: GrowingMap<readonly AttemptTrace[]>;
  readonly elapsedWaits: ReadonlySet<string>;
  readonly spend: Spend;
  /** True once any text of the run can no longer be read. */
  readonly erased: boolean;
  /** True once the pipeline threw at one of the run's events: its state can be trusted no more. */
  readonly broken: boolean;
  /** Facts in a row that the pipeline put on record by itself, with no effect and nothing from outside in between. */
  readonly factsInARow: number;
  readonly version: number;
}

export function emptyRun<State>(pipeline: Pipeline<State>, runId: string): RunView<State> {
  return {
    runId,
    state: pipeline.initialState,
    started: null,
    finished: null,
    attempts: growingMap(),
    elapsedWaits: new Set(),
    spend: { attempts: 0, tokens: 0, costMicros: 0, unknownCosts: 0 },
    erased: false,
    broken: false,
    factsInARow: 0,
    version: 0,
  };
}

/**
 * One more event: the kernel's own bookkeeping, then the pipeline's. An erased run no longer reaches the pipeline,
 * nor does one at which the pipeline broke: such a run can still be read, and is ended on record.
 */
export function evolveRun<State>(
  pipeline: Pipeline<State>,
  view: RunView<State>,
  event: RunEvent,
): RunView<State> {
  const erased = view.erased || Object.values(event.texts).some(isErased);
  const factsInARow = isOwnFact(pipeline, event) ? view.factsInARow + 1 : 0;
  const next = { ...view, ...bookkeeping(view, event), erased, factsInARow, version: view.version + 1 };
  if (erased || view.broken) return next;
  try {
    return { ...next, state: pipeline.evolve(view.state, event) };
  } catch {
    return { ...next, broken: true };
  }
}

/** A wait that is over counts as well: one in the past takes no time. */
function isOwnFact({ signals }: Pick<Pipeline<unknown>, 'signals'>, { type }: RunEvent): boolean {
  return !type.startsWith('attempt-') && type !== 'run-started' && !signals.includes(type);
}

export function foldRun<State>(
  pipeline: Pipeline<State>,
  runId: string,
  events: Iterable<RunEvent>,
): RunView<State> {
  let view = emptyRun(pipeline, runId);
  for (const event of events) view = evolveRun(pipeline, view, event);
  return view;
}

export function budgetOf(view: RunView<unknown>): Budget {
  return view.started?.budget ?? {};
}

export function openAttempts(view: RunView<unknown>): readonly { step: string; attempt: AttemptTrace }[] {
  const open: { step: string; attempt: AttemptTrace }[] = [];
  for (const [step, attempts] of view.attempts) {
    for (const attempt of attempts) if (attempt.state === 'open') open.push({ step, attempt });
  }
  return open;
}

function bookkeeping(view: RunView<unknown>, event: RunEvent): Partial<RunView<never>> {
  switch (event.type) {
    case 'run-started':
      return { started: event.payload as RunEventPayload<'run-started'> };
    case 'run-finished':
      return { finished: event.payload as RunEventPayload<'run-finished'> };
    case 'attempt-started': {
      const { step, attemptId, holder, parameters } = event.payload as RunEventPayload<'attempt-started'>;
      const reserved = tokensNeeded(
        readable(event, 'prompt'),
        readable(event, 'system'),
        parameters.maxOutputTokens,
      );
      const spend = {
        ...view.spend,
        attempts: view.spend.attempts + 1,
        tokens: view.spend.tokens + reserved,
      };
      return { attempts: withAttempt(view, step, { attemptId, holder, state: 'open', reserved }), spend };
    }
    case 'attempt-replayed': {
      const { step, attemptId } = event.payload as RunEventPayload<'attempt-replayed'>;
      return {
        attempts: withAttempt(view, step, { attemptId, holder: null, state: 'succeeded', reserved: 0 }),
      };
    }
    case 'attempt-succeeded':
    case 'attempt-failed': {
      const { step, attemptId } = event.payload as RunEventPayload<'attempt-failed'>;
      const state = event.type === 'attempt-succeeded' ? 'succeeded' : 'failed';
      return { attempts: closeAttempt(view, step, attemptId, state), spend: spent(view, event) };
    }
    case 'attempt-interrupted': {
      const { step, attemptId } = event.payload as RunEventPayload<'attempt-interrupted'>;
      const spend = { ...view.spend, unknownCosts: view.spend.unknownCosts + 1 };
      return { attempts: closeAttempt(view, step, attemptId, 'interrupted'), spend };
    }
    case 'attempt-late':
      return { spend: spent(view, event) };
    case 'wait-elapsed':
      return {
        elapsedWaits: new Set([
          ...view.elapsedWaits,
          (event.payload as RunEventPayload<'wait-elapsed'>).step,
        ]),
      };
    default:
      return {};
  }
}

function withAttempt(
  view: RunView<unknown>,
  step: string,
  attempt: AttemptTrace,
): RunView<unknown>['attempts'] {
  return view.attempts.with(step, [...(view.attempts.get(step) ?? []), attempt]);
}

function closeAttempt(view: RunView<unknown>, step: string, attemptId: string, state: AttemptTrace['state']) {
  const attempts = (view.attempts.get(step) ?? []).map((each) =>
    each.attemptId === attemptId ? { ...each, state } : each,
  );
  return view.attempts.with(step, attempts);
}

function spent({ spend, attempts }: RunView<unknown>, event: RunEvent): Spend {
  const { step, attemptId, usage, costMicros } = event.payload as RunEventPayload<'attempt-failed'>;
  const reserved = attempts.get(step)?.find((each) => each.attemptId === attemptId)?.reserved ?? 0;
  // A failed call without usage used nothing; an answer without usage cost something nobody told us.
  const answered = event.type === 'attempt-succeeded' || event.payload.outcome === 'succeeded';
  const used = usage === null ? (answered ? reserved : 0) : usage.inputTokens + usage.outputTokens;
  // A late answer settles the doubt that its interruption left.
  const doubts = spend.unknownCosts - (event.type === 'attempt-late' ? 1 : 0);
  const doubtful = costMicros === null && (answered || usage !== null);
  return {
    attempts: spend.attempts,
    tokens: spend.tokens - reserved + used,
    costMicros: spend.costMicros + (costMicros ?? 0),
    unknownCosts: doubts + (doubtful ? 1 : 0),
  };
}

function readable(event: RunEvent, name: string): string {
  const words = event.texts[name];
  return typeof words === 'string' ? words : '';
}
