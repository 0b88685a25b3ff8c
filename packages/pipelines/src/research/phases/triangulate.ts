import type { SourceDocument } from '@palimpsest/contracts';
import { canonicalJson, type EventDraft, type Step } from '@palimpsest/kernel';
import { type Triangulation, triangulate } from '../agents/verifier.ts';
import type { Analysis } from '../analysis.ts';
import type { ResearchState } from '../state.ts';
import { completePhase } from './boundary.ts';
import { measureCoverage } from './measures.ts';

/** Claims that are followed up, by type. */
const MOST_CLAIMS = { A: 12, B: 24, C: 40, D: 60 } as const;

/**
 * What the verifier makes of the sources so far. It is handed evidence and nothing to search with. Between rounds the
 * paths of self-consistency are left out: they take the longest and decide nothing there.
 */
export function triangulated(
  state: ResearchState,
  analysis: Analysis,
  { interim = false }: { readonly interim?: boolean } = {},
): Triangulation {
  return triangulate(
    {
      evidence: soundEvidence(state),
      classify: (claim, passages) => analysis.classifySupport(claim, passages),
    },
    {
      question: state.question,
      plan: state.plan ?? { subquestions: [], hypotheses: [] },
      grades: new Map(state.catalog.map(({ id, grade }) => [id, grade])),
      mostClaims: MOST_CLAIMS[state.budget?.type ?? 'A'],
      interim,
    },
    analysis,
  );
}

/** Passages that try to instruct a machine are no evidence, whatever else they say. Others keep their places. */
export function soundEvidence({ sources, catalog }: ResearchState): SourceDocument[] {
  const instructing = new Map(catalog.map(({ id, instructs }) => [id, new Set(instructs)]));
  return sources.map((source) => {
    const bad = instructing.get(source.id);
    if (bad === undefined || bad.size === 0) return source;
    return {
      ...source,
      passages: source.passages.map((passage, i) => (bad.has(i) ? { ...passage, text: '' } : passage)),
    };
  });
}

/**
 * Phase 4: claims with their status, contradictions and superseded values. Whether disagreements call for more searches
 * was decided by the same numbers at the end of phase 3: the verifier itself can only report.
 */
export function triangulatePhase(state: ResearchState, analysis: Analysis): readonly Step[] {
  const found = triangulated(state, analysis);
  const plan = state.plan ?? { subquestions: [], hypotheses: [] };
  const measured = measureCoverage(plan, state.sources, state.catalog);
  const events: EventDraft[] = [
    ...found.claims.map((claim) => ({
      type: 'agent-output-recorded',
      payload: { agent: 'verifier', phase: 4, step: 'triangulate', about: claim.id },
      texts: { output: canonicalJson(claim.verification) },
    })),
    {
      type: 'claims-recorded',
      payload: {
        claims: found.claims.map((claim) => ({
          id: claim.id,
          class: claim.class,
          status: claim.verification.verification_status,
          confidence: claim.verification.confidence_score,
          sources: [...new Set(claim.evidence.map(({ source_id }) => source_id))],
          groups: claim.independent_groups.length,
          superseded_by: claim.superseded_by,
        })),
        contradictions: found.contradictions.map(({ claims }) => [...claims]),
        superseded: found.superseded.map(({ older, newer }) => ({ older, newer })),
        hypotheses: found.hypotheses.map((each) => ({ ...each })),
        confidence: found.confidence,
        coverage: measured.coverage,
      },
      texts: { claims: canonicalJson(found) },
    },
  ];
  return [{ kind: 'record', events: [...events, completePhase(4)] }];
}
