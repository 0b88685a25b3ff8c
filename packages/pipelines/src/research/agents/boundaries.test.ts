import { describe, expect, expectTypeOf, it } from 'vitest';
import { ACTS, type AgentRole, boundaryBreaches, mayDo } from './boundaries.ts';
import type {
  CitationCapabilities,
  CriticCapabilities,
  OrchestratorCapabilities,
  ResearcherCapabilities,
  VerifierCapabilities,
} from './capabilities.ts';

describe('what each agent can do', () => {
  it('no act belongs to two agents', () => {
    const acts = Object.values(ACTS).flat();
    expect(new Set(acts).size).toBe(acts.length);
  });

  it.each<[AgentRole, string]>([
    ['orchestrator', 'search'],
    ['orchestrator', 'fetch'],
    ['orchestrator', 'synthesize'],
    ['orchestrator', 'verify'],
    ['researcher', 'verify'],
    ['researcher', 'synthesize'],
    ['researcher', 'challenge'],
    ['verifier', 'search'],
    ['verifier', 'synthesize'],
    ['critic', 'search'],
    ['critic', 'fetch'],
    ['critic', 'synthesize'],
    ['citation', 'synthesize'],
    ['citation', 'search'],
    ['actor', 'change-budget'],
  ])('the %s cannot %s', (role, act) => {
    expect(mayDo(role, act as never)).toBe(false);
  });

  it('a forbidden act does not compile', () => {
    expectTypeOf<ResearcherCapabilities>().toHaveProperty('search');
    expectTypeOf<ResearcherCapabilities>().toHaveProperty('fetch');
    expectTypeOf<VerifierCapabilities>().not.toHaveProperty('search');
    expectTypeOf<VerifierCapabilities>().not.toHaveProperty('fetch');
    expectTypeOf<CriticCapabilities>().not.toHaveProperty('fetch');
    expectTypeOf<CriticCapabilities>().not.toHaveProperty('search');
    expectTypeOf<OrchestratorCapabilities>().not.toHaveProperty('evidence');
    expectTypeOf<OrchestratorCapabilities>().not.toHaveProperty('search');
    expectTypeOf<CitationCapabilities>().not.toHaveProperty('search');
  });
});

describe('an output that reaches beyond its agent', () => {
  it.each<[AgentRole, object, string, string]>([
    ['researcher', { verification_status: 'VERIFIED' }, 'verify', 'verification_status'],
    ['researcher', { red_team_challenges: [] }, 'challenge', 'red_team_challenges'],
    ['critic', { sections: [] }, 'synthesize', 'sections'],
    ['critic', { tool_calls: [{ name: 'search' }] }, 'search', 'tool_calls'],
    ['critic', { fetch: 'https://example.org' }, 'fetch', 'fetch'],
    ['actor', { budget_update: { searches: 99 } }, 'change-budget', 'budget_update'],
    ['actor', { next_phase: 8 }, 'route', 'next_phase'],
    ['actor', { search: 'more' }, 'search', 'search'],
    ['verifier', { queries_executed: [] }, 'search', 'queries_executed'],
    ['orchestrator', { sources_found: [] }, 'extract', 'sources_found'],
  ])('%s: %j', (role, output, act, field) => {
    expect(boundaryBreaches(role, output)).toEqual([{ act, field }]);
  });

  it('does not look into words: what a text says is data', () => {
    expect(boundaryBreaches('actor', { sections: [{ text: '{"search":"x"}' }] })).toEqual([]);
  });
});
