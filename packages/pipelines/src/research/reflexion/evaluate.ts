import type {
  CitationReport,
  CriticOutput,
  DimensionScores,
  Draft,
  EvaluationIssue,
  EvaluatorOutput,
  RubricDimension,
  Severity,
} from '@palimpsest/contracts';
import type { Triangulation } from '../agents/verifier.ts';
import { overallScore, PASS_THRESHOLD, reflexionVerdict } from '../rules/v1/rubric.ts';

/** What the evaluator looks at: the draft, and everything on record that it can be held against. */
export interface EvaluationInput {
  readonly round: number;
  readonly draft: Draft;
  readonly subquestions: readonly string[];
  readonly triangulation: Pick<Triangulation, 'claims' | 'contradictions' | 'superseded'>;
  readonly citations: CitationReport;
  readonly limitations: readonly string[];
  readonly critique: CriticOutput;
}

interface Scored {
  /** From 0 to 1. */
  readonly share: number;
  readonly issues: readonly EvaluationIssue[];
}

/** An honest statement of one source is worth less than one that a second source confirms, but it is no error. */
const UNVERIFIED_CREDIT = 0.8;
const COHERENCE_STEP = 0.2;
const NO_IMPLICATIONS = 0.4;
const ORDER = ['summary', 'finding', 'contradictions', 'superseded', 'implications', 'limitations'] as const;

/** Each dimension looks at its own facts only, so that one defect lowers one score. */
const DIMENSIONS: Readonly<Record<RubricDimension, (input: EvaluationInput) => Scored>> = {
  claim_accuracy: claimAccuracy,
  citation_quality: citationQuality,
  scope_coverage: scopeCoverage,
  coherence,
  actionability,
  limitations,
};

export function evaluateDraft(input: EvaluationInput): EvaluatorOutput {
  const issues: EvaluationIssue[] = [];
  const scores = {} as Record<RubricDimension, number>;
  for (const dimension of Object.keys(DIMENSIONS) as RubricDimension[]) {
    const scored = DIMENSIONS[dimension](input);
    scores[dimension] = toScore(scored.share);
    issues.push(...scored.issues);
  }
  const overall_score = overallScore(scores as DimensionScores);
  const high = issues.filter(({ severity }) => severity === 'HIGH').length;
  const { verdict } = reflexionVerdict({ score: overall_score, high, round: input.round });
  return {
    overall_score,
    dimension_scores: scores as DimensionScores,
    pass_threshold: PASS_THRESHOLD,
    issues,
    verdict,
  };
}

/** All C1 verified? A contradicted or superseded claim that is given as the answer counts nothing. */
function claimAccuracy({ draft, triangulation, critique }: EvaluationInput): Scored {
  const stated = givenAsAnswer(draft, triangulation.contradictions);
  const issues: EvaluationIssue[] = [];
  let credit = 0;
  let weight = 0;
  for (const claim of triangulation.claims) {
    const wrong =
      stated.has(claim.id) &&
      (claim.superseded_by !== null || claim.verification.verification_status === 'CONTRADICTED');
    if (claim.class !== 'C1' && !wrong) continue;
    if (claim.superseded_by !== null && !wrong) continue;
    weight += 1;
    if (wrong) {
      const what = claim.superseded_by === null ? 'contradicted' : 'superseded';
      issues.push(issue('claim_accuracy', `A ${what} claim is given as the answer.`, 'HIGH', claim.id));
      continue;
    }
    credit += claim.verification.verification_status === 'VERIFIED' ? 1 : UNVERIFIED_CREDIT;
  }
  const challenged = critique.red_team_challenges.filter(
    ({ severity, finding_challenged: id }) =>
      severity === 'HIGH' && stated.has(id) && !issues.some(({ location }) => location === id),
  );
  for (const { finding_challenged: id } of challenged) {
    credit -= 1;
    issues.push(issue('claim_accuracy', 'A source contradicts this finding.', 'HIGH', id));
  }
  return { share: weight === 0 ? 1 : credit / weight, issues };
}

/** All citations valid? A sentence without any counts as an invalid one. */
function citationQuality({ draft, citations }: EvaluationInput): Scored {
  const bare: string[] = [];
  for (const [s, { kind, sentences }] of draft.sections.entries())
    for (const [i, sentence] of sentences.entries())
      if (kind !== 'limitations' && sentence.citations.length === 0 && !sentence.unverified)
        bare.push(place(s, i));
  const all = citations.citations_checked + bare.length;
  return {
    share: all === 0 ? 1 : citations.citations_valid / all,
    issues: [
      ...citations.issues.map(({ citation_id, issue_type, severity }) =>
        issue('citation_quality', `${issue_type} at a citation.`, severity, citation_id),
      ),
      ...bare.map((at) => issue('citation_quality', 'A sentence has no citation.', 'HIGH', at)),
    ],
  };
}

/** All subquestions addressed? */
function scopeCoverage({ draft, subquestions }: EvaluationInput): Scored {
  const answered = new Set(
    draft.sections
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ subquestion_id }) => subquestion_id),
  );
  const open = subquestions.filter((id) => !answered.has(id));
  return {
    share: subquestions.length === 0 ? 1 : 1 - open.length / subquestions.length,
    issues: open.map((id) =>
      issue(
        'scope_coverage',
        'A subquestion has no finding.',
        open.length === subquestions.length ? 'HIGH' : 'MEDIUM',
        id,
      ),
    ),
  };
}

/** Logical flow, no contradictions? Nothing twice in one section, sections in order, every disagreement reported. */
function coherence({ draft, triangulation }: EvaluationInput): Scored {
  const issues: EvaluationIssue[] = [];
  for (const [s, { sentences }] of draft.sections.entries()) {
    const seen = new Set<string>();
    for (const [i, { text }] of sentences.entries()) {
      if (seen.has(text)) issues.push(issue('coherence', 'A sentence stands twice.', 'MEDIUM', place(s, i)));
      seen.add(text);
    }
    if (sentences.length === 0)
      issues.push(issue('coherence', 'A section is empty.', 'LOW', `section ${s + 1}`));
  }
  const order = draft.sections.map(({ kind }) => ORDER.indexOf(kind));
  if (order.some((at, i) => i > 0 && at < (order[i - 1] ?? 0)))
    issues.push(issue('coherence', 'The sections are out of order.', 'MEDIUM', 'sections'));
  const reported = (kind: Draft['sections'][number]['kind']) =>
    new Set(
      draft.sections
        .filter((section) => section.kind === kind)
        .flatMap(({ sentences }) => sentences.flatMap(({ claim_ids }) => claim_ids)),
    );
  const disagreeing = reported('contradictions');
  for (const { claims } of triangulation.contradictions)
    if (claims.some((id) => !disagreeing.has(id)))
      issues.push(issue('coherence', 'A contradiction is not reported.', 'HIGH', claims.join(', ')));
  const stale = reported('superseded');
  for (const { older } of triangulation.superseded)
    if (!stale.has(older))
      issues.push(issue('coherence', 'A superseded value is not named as such.', 'MEDIUM', older));
  return { share: 1 - COHERENCE_STEP * issues.length, issues };
}

/** Clear recommendations? */
function actionability({ draft }: EvaluationInput): Scored {
  const has = draft.sections.some(({ kind, sentences }) => kind === 'implications' && sentences.length > 0);
  return has
    ? { share: 1, issues: [] }
    : {
        share: NO_IMPLICATIONS,
        issues: [
          issue('actionability', 'The draft says nothing about what follows.', 'MEDIUM', 'implications'),
        ],
      };
}

/** Honest about gaps? Every limitation that rules found must be said. */
function limitations({ draft, limitations: required }: EvaluationInput): Scored {
  const said = new Set(
    draft.sections
      .filter(({ kind }) => kind === 'limitations')
      .flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  );
  const missing = required.filter((text) => !said.has(text));
  return {
    share: required.length === 0 ? 1 : 1 - missing.length / required.length,
    issues:
      missing.length === 0
        ? []
        : [
            issue(
              'limitations',
              `${missing.length} of ${required.length} known limitations are not said.`,
              missing.length === required.length ? 'HIGH' : 'MEDIUM',
              'limitations',
            ),
          ],
  };
}

/**
 * Claims that the summary, the findings and the implications give as the answer. A disputed claim that stands beside
 * all that is said against it, in the same section, is a reported dispute and no answer.
 */
export function givenAsAnswer(
  draft: Draft,
  contradictions: EvaluationInput['triangulation']['contradictions'],
): ReadonlySet<string> {
  const given = new Set<string>();
  for (const { kind, sentences } of draft.sections) {
    if (kind !== 'summary' && kind !== 'finding' && kind !== 'implications') continue;
    const ids = new Set(sentences.flatMap(({ claim_ids }) => claim_ids));
    for (const id of ids) {
      const disputes = contradictions.filter(({ claims }) => claims.includes(id));
      const told =
        disputes.length > 0 && disputes.every(({ claims }) => claims.every((each) => ids.has(each)));
      if (!told) given.add(id);
    }
  }
  return given;
}

function toScore(share: number): number {
  return Math.max(1, Math.min(10, Math.round(share * 1_000) / 100));
}

function place(section: number, sentence: number): string {
  return `section ${section + 1}, sentence ${sentence + 1}`;
}

function issue(
  dimension: RubricDimension,
  description: string,
  severity: Severity,
  location: string,
): EvaluationIssue {
  return { dimension, description, severity, location };
}
