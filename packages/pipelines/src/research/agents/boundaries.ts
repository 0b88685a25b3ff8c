import type { ResearchAgent } from '@palimpsest/contracts';

/** Who may be asked for words: the five agents, and the actor of the reflexion loop, who writes the synthesis. */
export type AgentRole = ResearchAgent | 'actor';

/** What can be done in a run. Each act belongs to exactly the roles below. */
export type Act =
  | 'route'
  | 'change-budget'
  | 'plan'
  | 'search'
  | 'fetch'
  | 'extract'
  | 'verify'
  | 'synthesize'
  | 'challenge'
  | 'audit'
  | 'check-citations';

export const ACTS: Readonly<Record<AgentRole, readonly Act[]>> = {
  orchestrator: ['route', 'change-budget'],
  researcher: ['plan', 'search', 'fetch', 'extract'],
  verifier: ['verify'],
  critic: ['challenge', 'audit'],
  citation: ['check-citations'],
  actor: ['synthesize'],
};

/** Fields of an output that are an act. Those of the agents' own outputs, and those by which models ask for tools. */
export const FIELD_ACTS: Readonly<Record<string, Act>> = {
  current_phase: 'route',
  next_phase: 'route',
  next_action: 'route',
  agent_to_activate: 'route',
  routing_decision: 'route',
  skip_phase: 'route',
  budget_update: 'change-budget',
  budget: 'change-budget',
  subquestions: 'plan',
  hypotheses: 'plan',
  framing: 'plan',
  search: 'search',
  searches: 'search',
  query: 'search',
  queries: 'search',
  queries_executed: 'search',
  suggested_follow_up: 'search',
  tool: 'search',
  tools: 'search',
  tool_call: 'search',
  tool_calls: 'search',
  function_call: 'search',
  fetch: 'fetch',
  fetches: 'fetch',
  browse: 'fetch',
  open_url: 'fetch',
  sources_found: 'extract',
  key_passages: 'extract',
  verification_status: 'verify',
  independence_check: 'verify',
  self_consistency: 'verify',
  supporting_sources: 'verify',
  sections: 'synthesize',
  synthesis: 'synthesize',
  draft: 'synthesize',
  red_team_challenges: 'challenge',
  qa_issues: 'audit',
  citations_checked: 'check-citations',
  citations_valid: 'check-citations',
  urls_verified: 'check-citations',
};

export interface BoundaryBreach {
  readonly act: Act;
  readonly field: string;
}

/** Acts an output asks for that are not its agent's. Fields at the top only: words inside are data. */
export function boundaryBreaches(role: AgentRole, output: unknown): readonly BoundaryBreach[] {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return [];
  const breaches: BoundaryBreach[] = [];
  for (const field of Object.keys(output)) {
    const act = Object.hasOwn(FIELD_ACTS, field) ? FIELD_ACTS[field] : undefined;
    if (act !== undefined && !ACTS[role].includes(act)) breaches.push({ act, field });
  }
  return breaches;
}

export function mayDo(role: AgentRole, act: Act): boolean {
  return ACTS[role].includes(act);
}
