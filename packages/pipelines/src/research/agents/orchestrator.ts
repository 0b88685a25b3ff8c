import { type OrchestratorOutput, type PhaseNumber, RESEARCH_PHASES } from '@palimpsest/contracts';
import type { OrchestratorCapabilities } from './capabilities.ts';

/** Who acts in each phase. */
export const ACTIVE: Readonly<Record<PhaseNumber, string>> = {
  1: 'orchestrator',
  2: 'researcher',
  3: 'researcher',
  4: 'verifier',
  5: 'actor',
  6: 'citation',
  7: 'critic',
  8: 'orchestrator',
};

export const ACTIONS: Readonly<Record<PhaseNumber, string>> = {
  1: 'classify the question and set its budget',
  2: 'break the question down and write framings for the search',
  3: 'search and fetch, broad to narrow',
  4: 'triangulate the evidence',
  5: 'write the synthesis from verified claims',
  6: 'check every citation',
  7: 'criticise, evaluate and fix the draft',
  8: 'put the package together',
};

/** What the orchestrator says at a boundary. It sees phases and numbers; it has no way to say what was found. */
export function routeTo(
  { budget, spent }: OrchestratorCapabilities,
  phase: PhaseNumber,
  routing: { readonly decision: string; readonly rationale: string },
): OrchestratorOutput {
  return {
    current_phase: phaseName(phase),
    next_action: ACTIONS[phase],
    agent_to_activate: ACTIVE[phase],
    budget_update: {
      searches: Math.max(0, (budget?.searches ?? 0) - spent.searches),
      fetches: Math.max(0, (budget?.fetches ?? 0) - spent.fetches),
    },
    routing_decision: routing.decision,
    rationale: routing.rationale,
  };
}

export function phaseName(phase: number): string {
  return `Phase ${phase}: ${RESEARCH_PHASES[phase - 1] ?? ''}`;
}
