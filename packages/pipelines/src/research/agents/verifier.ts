import type {
  ClaimEvidence,
  Contradiction,
  IndependenceCheck,
  ResearchClaim,
  ResearchPlan,
  SelfConsistency,
  SourceDocument,
  SourceGrade,
  Supersession,
  SupportLabel,
} from '@palimpsest/contracts';
import type { Analysis } from '../analysis.ts';
import type { ClaimDraft } from '../claims/types.ts';
import { contentTerms, share } from '../content-terms.ts';
import { claimConfidence, overallConfidence } from '../rules/v1/confidence.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { VerifierCapabilities } from './capabilities.ts';
import { chosen, merged } from './choose-claims.ts';
import { answeredBy, nearQuestion } from './claim-subquestions.ts';
import { type Disputed, disputedClaims, firstOfEach, mostRelevant } from './disputes.ts';
import { type Focus, focusOn } from './focus.ts';
import { type HypothesisOutcome, hypothesisOutcome } from './hypotheses.ts';

/** All that the verifier knows: claims with their evidence, and where they disagree or are out of date. */
export interface Triangulation {
  readonly claims: readonly ResearchClaim[];
  readonly contradictions: readonly Contradiction[];
  readonly superseded: readonly Supersession[];
  /** Disagreements beyond those that are listed. */
  readonly unlisted: number;
  readonly independence: IndependenceCheck & { readonly groups: readonly (readonly string[])[] };
  readonly hypotheses: readonly HypothesisOutcome[];
  readonly confidence: number;
}

export interface TriangulationTask {
  readonly question: string;
  readonly plan: ResearchPlan;
  readonly grades: ReadonlyMap<string, SourceGrade>;
  readonly mostClaims: number;
  /** Between rounds: a quick look without self-consistency. */
  readonly interim: boolean;
}

const NOT_CHECKED: SelfConsistency = {
  paths_checked: 0,
  path_results: [],
  agreement_rate: 0,
  confidence: 'MEDIUM',
  dissent_note: null,
};

/** Verifies with the evidence there is. Nothing here can search: a gap is reported, and the orchestrator decides. */
export function triangulate(
  { evidence, classify }: VerifierCapabilities,
  task: TriangulationTask,
  analysis: Analysis,
): Triangulation {
  const drafts = merged(analysis.groupStatements(analysis.extractStatements(task.question, evidence)));
  const superseded = firstOfEach(analysis.findSuperseded(drafts, evidence));
  const stale = new Map(superseded.map(({ older, newer }) => [older, newer]));
  const clashes = analysis
    .findContradictions(drafts, evidence)
    .filter(({ claims: [a, b] }) => !stale.has(a) && !stale.has(b));
  const disputed = disputedClaims(drafts, clashes, analysis);
  const relevance = new Map(drafts.map((draft) => [draft.id, draft.relevance]));
  const disputes = mostRelevant(clashes, ({ claims }) => claims, relevance);
  const replaced = mostRelevant(superseded, ({ older, newer }) => [older, newer], relevance);
  const listed = [
    ...disputes.flatMap(({ claims }) => claims),
    ...replaced.flatMap(({ older, newer }) => [older, newer]),
  ];
  const kept = chosen(drafts, task.mostClaims, listed, stale);
  const ids = new Map(kept.map(({ id }, i) => [id, `k${i + 1}`]));
  const outdated = new Map<string, Set<string>>();
  for (const { newer, older_source } of superseded)
    outdated.set(newer, (outdated.get(newer) ?? new Set()).add(older_source));
  const about: About = {
    evidence,
    focus: focusOn(evidence),
    task,
    analysis,
    clashes,
    disputed,
    stale,
    outdated,
    ids,
    drafts,
  };
  const claims = kept.map((draft) => claimOf(draft, about));
  const idOf = (id: string) => ids.get(id) ?? id;
  const whole = analysis.independentGroups(evidence);
  return {
    claims,
    contradictions: disputes.map((each) => ({
      ...each,
      claims: [idOf(each.claims[0]), idOf(each.claims[1])],
      sources: disputed.sources.get(each.claims.join(' ')) ?? each.sources,
    })),
    superseded: replaced.map((each) => ({ ...each, older: idOf(each.older), newer: idOf(each.newer) })),
    unlisted: clashes.length - disputes.length + superseded.length - replaced.length,
    independence: {
      passed: whole.groups.length > 1,
      reasoning: whole.reasoning,
      common_ancestor: whole.common_ancestor,
      groups: whole.groups,
    },
    hypotheses: task.plan.hypotheses.map(({ id, text }) => hypothesisOutcome(id, text, claims, classify)),
    confidence: overallConfidence(
      claims
        .filter((claim) => claim.superseded_by === null)
        .map((claim) => ({ class: claim.class, confidence: claim.verification.confidence_score })),
    ),
  };
}

interface About {
  readonly evidence: readonly SourceDocument[];
  readonly focus: Focus;
  readonly task: TriangulationTask;
  readonly analysis: Analysis;
  readonly clashes: readonly { readonly claims: readonly [string, string] }[];
  readonly disputed: Disputed;
  readonly stale: ReadonlyMap<string, string>;
  /** For a claim that is newer, the sources it supersedes: they do not speak against it. */
  readonly outdated: ReadonlyMap<string, ReadonlySet<string>>;
  readonly ids: ReadonlyMap<string, string>;
  readonly drafts: readonly ClaimDraft[];
}

function claimOf(draft: ClaimDraft, about: About): ResearchClaim {
  const { evidence, task, analysis, clashes, stale, ids } = about;
  const cited = sourceIds(draft);
  const supporting = evidence.filter(({ id }) => cited.includes(id));
  const { groups, reasoning, common_ancestor } = analysis.independentGroups(supporting);
  const against = clashes.flatMap(({ claims: [a, b] }) => (a === draft.id ? [b] : b === draft.id ? [a] : []));
  const contradicted = against.length > 0 && about.disputed.claims.has(draft.id);
  const newer = stale.get(draft.id) ?? null;
  const terms = new Set(contentTerms(draft.text));
  const subquestions = task.plan.subquestions.map(({ id, text }) => ({
    id,
    relevance: share(contentTerms(text), terms),
  }));
  const kind = analysis.claimClass(task.question, draft);
  const checks = kind === 'C1' && !task.interim;
  const outdated = about.outdated.get(draft.id) ?? new Set<string>();
  const consistency = checks ? analysis.selfConsistency(draft, about.focus(draft, outdated)) : NOT_CHECKED;
  const id = ids.get(draft.id) ?? draft.id;
  return {
    id,
    class: kind,
    text: draft.text,
    subquestions: answeredBy(
      subquestions,
      researchRulesV1.parameters.subquestionFrom,
      kind === 'C1' ? nearQuestion(task) : [],
    ),
    evidence: evidenceOf(draft),
    independent_groups: groups.map((group) => [...group]),
    verification: {
      claim_id: id,
      claim_text: draft.text,
      verification_status: contradicted
        ? 'CONTRADICTED'
        : groups.length > 1 && newer === null
          ? 'VERIFIED'
          : 'UNVERIFIED',
      supporting_sources: [
        ...classified(draft, evidence, 'SUPPORTS'),
        ...against.flatMap((other) =>
          classified(
            about.drafts.find((each) => each.id === other),
            evidence,
            'CONTRADICTS',
          ),
        ),
      ],
      independence_check: { passed: groups.length > 1, reasoning, common_ancestor },
      self_consistency: consistency,
      confidence_score: claimConfidence({
        groups: groups.length,
        bestGrade: bestGrade(cited, task.grades),
        consistency: checks ? consistency.confidence : null,
        contradicted,
        superseded: newer !== null,
      }),
    },
    superseded_by: newer === null ? null : (ids.get(newer) ?? newer),
  };
}

function evidenceOf(draft: ClaimDraft): ClaimEvidence[] {
  return draft.statements.map(({ sourceId, passage, span, text }) => ({
    source_id: sourceId,
    passage,
    span: { ...span },
    quote: text,
  }));
}

function classified(
  draft: ClaimDraft | undefined,
  evidence: readonly SourceDocument[],
  classification: SupportLabel,
) {
  return (draft?.statements ?? []).map(({ sourceId, text }) => ({
    url: evidence.find(({ id }) => id === sourceId)?.address ?? sourceId,
    passage: text,
    classification,
  }));
}

function bestGrade(ids: readonly string[], grades: ReadonlyMap<string, SourceGrade>): SourceGrade | null {
  const found = ids.flatMap((id) => grades.get(id) ?? []).sort();
  return found[0] ?? null;
}

function sourceIds(draft: ClaimDraft | undefined): string[] {
  return [...new Set((draft?.statements ?? []).map(({ sourceId }) => sourceId))];
}
