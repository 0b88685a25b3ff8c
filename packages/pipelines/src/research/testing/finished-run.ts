import type { Draft, ResearchClaim, SourceDocument } from '@palimpsest/contracts';
import type { PackageInput } from '../package/package-input.ts';

/** A source with little in it. */
export function aSource(id: string, given: Partial<SourceDocument> = {}): SourceDocument {
  return {
    id,
    address: `corpus:${id}.md`,
    finalAddress: `corpus:${id}.md`,
    status: 'LIVE',
    checkedAt: '2026-03-02T08:00:00.000Z',
    contentType: 'text/markdown',
    title: `Source ${id}`,
    authors: ['A. Writer'],
    publisher: 'The Publisher',
    domain: null,
    date: '2024-05-18',
    funding: null,
    supersedes: null,
    derivedFrom: null,
    passages: [{ ref: '§ Results', text: 'The crest is 6.8 metres high. It has four gates.' }],
    links: [],
    ...given,
  };
}

/** A draft of one finding, cited as given. */
export function aDraft(
  citations: readonly { source: string; quote: string; passage?: number }[],
  text?: string,
): Draft {
  return {
    title: 'How high is the crest?',
    sections: [
      {
        kind: 'finding',
        heading: 'The crest',
        subquestion_id: 'q1',
        sentences: citations.map(({ source, quote, passage = 0 }, i) => ({
          text: text ?? quote,
          claim_ids: [`k${i + 1}`],
          citations: [{ citation_id: `c${i + 1}`, source_id: source, passage, quote }],
          unverified: false,
        })),
      },
    ],
  };
}

/** A claim that one source makes. */
export function aClaim(id: string, text: string, superseded_by: string | null): ResearchClaim {
  return {
    id,
    class: 'C1',
    text,
    subquestions: ['q1'],
    evidence: [],
    independent_groups: [['s1']],
    verification: {
      claim_id: id,
      claim_text: text,
      verification_status: 'UNVERIFIED',
      supporting_sources: [],
      independence_check: { passed: false, reasoning: 'One source.', common_ancestor: null },
      self_consistency: {
        paths_checked: 3,
        path_results: ['SUPPORTS', 'SUPPORTS', 'SUPPORTS'],
        agreement_rate: 1,
        confidence: 'HIGH',
        dissent_note: null,
      },
      confidence_score: 6,
    },
    superseded_by,
  };
}

/** A finished run around a draft and its sources. */
export function finishedRun(given: Partial<PackageInput>): PackageInput {
  return {
    runId: '7d1b3c52-6a0e-4f0a-9c39-0a4f5d2b1e01',
    question: 'How high is the crest?',
    asOf: '2026-03-02',
    outcome: {
      project: 'crest',
      outcome: 'answered',
      type: 'A',
      verdict: 'PASS',
      overallScore: 9.1,
      confidence: 8.5,
      coverage: 1,
      sources: 1,
      claims: 0,
      citations: 1,
      contradictions: 0,
      superseded: 0,
      budget: { type: 'A', agents: 2, searches: 5, fetches: 3, depth: 1, minutes: 2 },
      spent: { searches: 2, fetches: 1, checks: 1, calls: 4, tokens: 0, costMicros: 0, minutes: 0 },
      earlyStop: false,
    },
    plan: { subquestions: [{ id: 'q1', text: 'How high is the crest?' }], hypotheses: [] },
    draft: aDraft([{ source: 's1', quote: 'The crest is 6.8 metres high.' }]),
    sources: [aSource('s1')],
    grades: { s1: 'B' },
    claims: [],
    contradictions: [],
    superseded: [],
    citationReport: { citations_checked: 1, citations_valid: 1, issues: [], urls_verified: [] },
    evaluations: [],
    reflections: [],
    critic: { red_team_challenges: [], qa_issues: [], overall_confidence: 8, limitations_identified: [] },
    limitations: [],
    earlyStop: null,
    openTopics: [],
    phases: [],
    queries: ['crest height'],
    ...given,
  };
}
