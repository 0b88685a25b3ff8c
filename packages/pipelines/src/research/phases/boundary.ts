import type { JsonObject, PhaseNumber } from '@palimpsest/contracts';
import { decide, type EventDraft, type Step } from '@palimpsest/kernel';
import { phaseName, routeTo } from '../agents/orchestrator.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { ResearchState } from '../state.ts';

/** What happens between two phases: the orchestrator routes, the rules are checked, and the next phase begins. */
export function enterPhase(state: ResearchState, phase: PhaseNumber): Step {
  const routed = {
    decision: `go to ${phaseName(phase)}`,
    rationale: state.phase === 0 ? 'the run begins' : `${phaseName(state.phase)} is over`,
  };
  return {
    kind: 'record',
    events: [
      { type: 'orchestrator-routed', payload: { ...routeTo(state, phase, routed) } },
      ...checkpointEvents(state, phase),
    ],
  };
}

function checkpointEvents(state: ResearchState, phase: PhaseNumber): EventDraft[] {
  const made = decide(researchRulesV1, 'checkpoint', checkpointFacts(state, phase));
  const { passed, rules, failed } = made.output;
  const decision: EventDraft = { type: 'decision-made', payload: { ...made } };
  if (!passed)
    return [
      decision,
      { type: 'rule-checkpoint-failed', payload: { phase, rules: [...rules], failed: [...failed] } },
    ];
  return [
    decision,
    { type: 'rule-checkpoint-passed', payload: { phase, rules: [...rules] } },
    { type: 'phase-started', payload: { phase, name: phaseName(phase) } },
  ];
}

function checkpointFacts(state: ResearchState, phase: PhaseNumber) {
  const { input, budget, spent, triangulation, draft } = state;
  const project = input?.project ?? '';
  const claims = triangulation?.claims ?? [];
  const bare = (draft?.sections ?? [])
    .filter(({ kind }) => kind !== 'limitations')
    .flatMap(({ sentences }) => sentences)
    .filter(({ citations, unverified }) => citations.length === 0 && !unverified);
  return {
    phase,
    folder: `RESEARCH/${project}/`,
    project,
    unmarkedClaims:
      bare.length +
      claims.filter(
        ({ evidence, verification }) =>
          evidence.length === 0 && verification.verification_status !== 'UNVERIFIED',
      ).length,
    budgetByRule: state.scaled.up + state.scaled.down > 0 || sameBudget(budget, state.firstBudget),
    searches: { spent: spent.searches, allowed: budget?.searches ?? 0 },
    fetches: { spent: spent.fetches, allowed: budget?.fetches ?? 0 },
    uncheckedC1: claims.filter(
      ({ class: kind, verification }) =>
        kind === 'C1' &&
        verification.independence_check.reasoning === '' &&
        verification.supporting_sources.length > 0,
    ).length,
  };
}

function sameBudget(a: ResearchState['budget'], b: ResearchState['budget']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function completePhase(phase: PhaseNumber, about: JsonObject = {}): EventDraft {
  return { type: 'phase-completed', payload: { phase, ...about } };
}

/** A phase that has nothing to work on is left out, and the record says why. */
export function skipPhase(phase: PhaseNumber, justification: string): EventDraft {
  return { type: 'phase-skipped', payload: { phase, name: phaseName(phase), justification } };
}
