import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  citationReportSchema,
  criticOutputSchema,
  orchestratorOutputSchema,
  QA_CODES,
  researcherOutputSchema,
  selfConsistencySchema,
  verifierOutputSchema,
} from './agents.ts';
import { evaluatorOutputSchema } from './evaluation.ts';

const strict = (schema: z.ZodType, example: object) => {
  expect(schema.safeParse(example).success).toBe(true);
  expect(schema.safeParse({ ...example, more: 1 }).success).toBe(false);
  for (const field of Object.keys(example)) {
    const { [field]: _left, ...rest } = example as Record<string, unknown>;
    expect(schema.safeParse(rest).success, `without ${field}`).toBe(false);
  }
};

describe('the JSON of the specification, to the letter and strict', () => {
  it('orchestrator', () => {
    strict(orchestratorOutputSchema, {
      current_phase: 'Phase 1',
      next_action: 'x',
      agent_to_activate: 'researcher',
      budget_update: { searches: 1, fetches: 0 },
      routing_decision: 'x',
      rationale: 'x',
    });
  });

  it('researcher', () => {
    strict(researcherOutputSchema, {
      subquestion_id: 'q1',
      sources_found: [
        {
          url: 'corpus:a.md',
          title: 'A',
          quality_grade: 'A',
          date_published: '2024-01-01',
          key_passages: ['p. 3: words'],
          relevance_score: 0.5,
        },
      ],
      queries_executed: ['x'],
      gaps_identified: [],
      suggested_follow_up: [],
    });
  });

  it('verifier, with the self-consistency of section 5', () => {
    const self_consistency = {
      paths_checked: 3,
      path_results: ['SUPPORTS', 'SUPPORTS', 'NEUTRAL'],
      agreement_rate: 0.67,
      confidence: 'MEDIUM',
      dissent_note: 'Path 3 found no direct evidence but no contradiction',
    };
    strict(selfConsistencySchema, self_consistency);
    strict(verifierOutputSchema, {
      claim_id: 'k1',
      claim_text: 'x',
      verification_status: 'VERIFIED',
      supporting_sources: [{ url: 'corpus:a.md', passage: 'x', classification: 'SUPPORTS' }],
      independence_check: { passed: true, reasoning: 'x', common_ancestor: null },
      self_consistency,
      confidence_score: 8,
    });
  });

  it('critic, with the ten codes', () => {
    expect(QA_CODES.join(' ')).toBe('CD ME IV NE SC SG CM HL CT SD');
    strict(criticOutputSchema, {
      red_team_challenges: [
        {
          finding_challenged: 'k1',
          counter_evidence: 'x',
          source: 's1',
          severity: 'HIGH',
          recommendation: 'x',
        },
      ],
      qa_issues: [{ category: 'CD', location: 'x', description: 'x', fix_suggestion: 'x' }],
      overall_confidence: 7.5,
      limitations_identified: ['x'],
    });
  });

  it('citation agent, with the four issue types', () => {
    for (const issue_type of ['URL_DEAD', 'QUOTE_MISMATCH', 'CLAIM_UNSUPPORTED', 'DATE_WRONG'])
      strict(citationReportSchema, {
        citations_checked: 1,
        citations_valid: 0,
        issues: [{ citation_id: 'c1', issue_type, original: 'x', correction: 'y', severity: 'LOW' }],
        urls_verified: [{ url: 'corpus:a.md', status: 'LIVE', last_checked: '2026-01-01T00:00:00.000Z' }],
      });
  });

  it('evaluator', () => {
    strict(evaluatorOutputSchema, {
      overall_score: 8.2,
      dimension_scores: {
        claim_accuracy: 8,
        citation_quality: 8,
        scope_coverage: 8,
        coherence: 9,
        actionability: 8,
        limitations: 9,
      },
      pass_threshold: 8,
      issues: [{ dimension: 'coherence', description: 'x', severity: 'LOW', location: 'x' }],
      verdict: 'PASS',
    });
  });
});
