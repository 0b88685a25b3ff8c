import type { ResearchClaim } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import type { SynthesisData, WritableClaim } from '../builtin/synthesis-data.ts';
import type { ResearchState } from '../state.ts';

export const ADVISING = new Set(
  'should recommend recommends recommended recommendation advise advises advised advisable ought must need needs'.split(
    ' ',
  ),
);

/** Claims as a writer may see them: verified evidence under source ids, no addresses. */
export function writableClaims({ triangulation, sources }: ResearchState): WritableClaim[] {
  const refOf = (id: string, passage: number) =>
    sources.find((source) => source.id === id)?.passages[passage]?.ref ?? '';
  return (triangulation?.claims ?? []).map((claim: ResearchClaim) => ({
    id: claim.id,
    class: claim.class,
    text: claim.text,
    status: claim.verification.verification_status,
    confidence: claim.verification.confidence_score,
    subquestions: claim.subquestions,
    superseded_by: claim.superseded_by,
    recommends: words(claim.text).some(({ text }) => ADVISING.has(text.toLowerCase())),
    evidence: claim.evidence.map(({ source_id, passage, quote }) => ({
      source_id,
      passage,
      ref: refOf(source_id, passage),
      quote,
    })),
  }));
}

export function synthesisData(state: ResearchState): SynthesisData {
  const grades = new Map(state.catalog.map(({ id, grade }) => [id, grade]));
  return {
    question: state.question,
    subquestions: state.plan?.subquestions ?? [],
    claims: writableClaims(state),
    contradictions: (state.triangulation?.contradictions ?? []).map(({ claims, sources }) => ({
      claims,
      sources,
    })),
    superseded: (state.triangulation?.superseded ?? []).map(({ older, newer }) => ({ older, newer })),
    sources: state.sources.map(({ id, title, date }) => ({
      id,
      title,
      date,
      grade: grades.get(id) ?? 'E',
    })),
  };
}
