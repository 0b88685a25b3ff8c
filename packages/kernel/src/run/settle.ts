import type { Pipeline, StepTools } from '../pipeline/pipeline.ts';
import { isForPipelines, type RunEvent } from '../pipeline/run-event.ts';
import type { EventDraft } from '../pipeline/step.ts';
import { brokenPlan, draftOf, type Plan, type PlannedEvent, planRun } from './plan.ts';
import { evolveRun, openAttempts, type RunView } from './run-view.ts';

export interface AuthoredDraft {
  readonly actor: string;
  readonly draft: EventDraft;
}

export interface Settled<State> {
  readonly view: RunView<State>;
  /** Everything that is to be appended, in order. */
  readonly drafts: readonly AuthoredDraft[];
  /** What is left when no pure step remains. */
  readonly plan: Exclude<Plan, { kind: 'record' }>;
}

/**
 * Takes all consecutive pure steps at once, so that they can go into one transaction. `taken` names the claiming
 * events that the database has just refused: each is answered once by its signal, which replay takes as a fact
 * from outside.
 */
export function settleRun<State>(
  pipeline: Pipeline<State>,
  view: RunView<State>,
  tools: StepTools,
  recordedAt: string,
  taken: ReadonlySet<string> = new Set(),
): Settled<State> {
  const drafts: AuthoredDraft[] = [];
  const unanswered = new Set(taken);
  let current = view;
  for (;;) {
    const plan = planRun(pipeline, current, tools);
    if (plan.kind !== 'record') return { view: current, drafts, plan };
    const refusal = refusalOf(pipeline, plan.events, unanswered);
    const authored = refusal === null ? authoredDrafts(pipeline, plan.events) : [refusal];
    // An evaluator threw: nothing of this step goes on record but the end of the run, once its calls have ended.
    if (authored === null && openAttempts(current).length > 0)
      return { view: current, drafts, plan: { kind: 'in-flight' } };
    for (const each of authored ?? authoredDrafts(pipeline, brokenPlan(pipeline).events) ?? []) {
      drafts.push(each);
      current = evolveRun(pipeline, current, provisionalEvent(each, recordedAt));
    }
  }
}

/** The signal that stands in place of a step whose claim was refused; once, so that a pipeline that insists is found out. */
function refusalOf(
  { claims = {} }: Pick<Pipeline<unknown>, 'claims'>,
  planned: readonly PlannedEvent[],
  unanswered: Set<string>,
): AuthoredDraft | null {
  for (const each of planned) {
    const claim =
      each.kind === 'fact' && unanswered.delete(each.draft.type) ? claims[each.draft.type] : undefined;
    if (claim === undefined) continue;
    return { actor: 'ledger', draft: { type: claim.refused, payload: { constraint: claim.constraint } } };
  }
  return null;
}

/** The drafts of one step, or null where an evaluator throws. */
export function authoredDrafts(
  pipeline: Pipeline<unknown>,
  planned: readonly PlannedEvent[],
): readonly AuthoredDraft[] | null {
  try {
    return planned.map((each) => ({ actor: each.actor, draft: draftOf(pipeline, each) }));
  } catch {
    return null;
  }
}

/** The event as it will be read back once it is on record. */
export function provisionalEvent({ actor, draft }: AuthoredDraft, recordedAt: string): RunEvent {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(draft.texts ?? {})) {
    if (isForPipelines(draft.type, name)) texts[name] = typeof text === 'string' ? text : text.words;
  }
  return {
    type: draft.type,
    schemaVersion: draft.schemaVersion ?? 1,
    actor,
    recordedAt,
    payload: draft.payload,
    texts,
  };
}
