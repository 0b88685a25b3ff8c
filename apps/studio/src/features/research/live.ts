import type { EvaluatorOutput, ResearchBudget } from '@palimpsest/contracts';
import type { ResearchResource, RunEventResource } from '@palimpsest/sdk';

export interface PhaseView {
  readonly phase: number;
  readonly state: 'done' | 'now' | 'skipped' | 'waiting' | 'never';
  readonly searches: number;
  readonly fetches: number;
  readonly checks: number;
  readonly justification: string | null;
}

export interface Used {
  readonly searches: number;
  readonly fetches: number;
  readonly calls: number;
  readonly tokens: number;
}

const PHASES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const NOTHING = { searches: 0, fetches: 0, checks: 0, justification: null };

/** Where a run is: what the server tells of the phases that are over, and the events since. */
export function phasesOf(run: ResearchResource, events: readonly RunEventResource[]): readonly PhaseView[] {
  const over = new Map<number, PhaseView>();
  for (const { type, payload } of events) {
    const phase = Number(payload.phase);
    if (type === 'phase-completed') over.set(phase, { phase, state: 'done', ...NOTHING });
    if (type === 'phase-skipped')
      over.set(phase, { ...NOTHING, phase, state: 'skipped', justification: String(payload.justification) });
  }
  for (const { phase, status, searches, fetches, checks, justification } of run.phases)
    over.set(phase, {
      phase,
      state: status === 'skipped' ? 'skipped' : 'done',
      searches,
      fetches,
      checks,
      justification,
    });
  const open = run.status === 'open';
  const now = Math.max(currentOf(run), ...over.keys());
  const current = over.has(now) ? now + 1 : now;
  return PHASES.map((phase) => {
    const known = over.get(phase);
    if (known !== undefined) return known;
    const state = open ? (phase === current ? 'now' : 'waiting') : 'never';
    return { phase, state, ...NOTHING };
  });
}

/** `Phase 3: Retrieve` */
function currentOf({ phase }: Pick<ResearchResource, 'phase'>): number {
  return Number(/\d/.exec(phase)?.[0] ?? 1);
}

/** The hard limits as they stand: they may have been moved while it ran. */
export function budgetOf(
  run: Pick<ResearchResource, 'outcome'>,
  events: readonly RunEventResource[],
): ResearchBudget | null {
  let budget: ResearchBudget | null = run.outcome?.budget ?? null;
  for (const { type, payload } of events) {
    if (type !== 'decision-made') continue;
    const output = payload.output as Record<string, unknown>;
    if (payload.decision === 'budget') budget = output as unknown as ResearchBudget;
    if (payload.decision === 'scaling' && output.direction !== 'none')
      budget = output.budget as ResearchBudget;
  }
  return budget;
}

/** What was used so far. Searches that are answered from the record count, too. */
export function usedOf(run: ResearchResource, events: readonly RunEventResource[]): Used {
  if (run.outcome !== null) return run.outcome.spent;
  const told = { searches: 0, fetches: 0, calls: 0, tokens: 0 };
  for (const { searches, fetches, calls } of run.phases) {
    told.searches += searches;
    told.fetches += fetches;
    told.calls += calls;
  }
  const seen = { searches: 0, fetches: 0, calls: 0, tokens: 0 };
  for (const { type, payload } of events) {
    if (type !== 'attempt-started' && type !== 'attempt-replayed') continue;
    const step = String(payload.step);
    if (step.startsWith('search-')) seen.searches += 1;
    else if (step.startsWith('fetch-')) seen.fetches += 1;
    else if (type === 'attempt-started' && !step.startsWith('check-') && payload.renderer !== 'builtin')
      seen.calls += 1;
  }
  return {
    searches: Math.max(told.searches, seen.searches),
    fetches: Math.max(told.fetches, seen.fetches),
    calls: Math.max(told.calls, seen.calls),
    tokens: 0,
  };
}

/** The scores so far, round by round. */
export function evaluationsOf(events: readonly RunEventResource[]): readonly EvaluatorOutput[] {
  return events
    .filter(({ type }) => type === 'evaluation-recorded')
    .map(({ payload }) => payload.result as unknown as EvaluatorOutput);
}
