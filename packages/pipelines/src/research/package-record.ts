import {
  type PhaseNumber,
  RESEARCH_PHASES,
  type ResearchOutcome,
  type SourceGrade,
} from '@palimpsest/contracts';
import { minutesBetween } from './budget/instants.ts';
import type { PackageInput } from './package/package-input.ts';
import { topicsLeft } from './phases/early-stop-notice.ts';
import { limitationsOf } from './phases/limitations.ts';
import type { ResearchState } from './state.ts';

/** How a run stands, as numbers. */
export function outcomeOf(state: ResearchState): ResearchOutcome {
  const { input, budget, spent, triangulation, draft, evaluations, reflexion } = state;
  const citations = (draft?.sections ?? [])
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, sentence) => sum + sentence.citations.length, 0);
  return {
    project: input?.project ?? '',
    outcome: verdictWord(state, citations),
    type: budget?.type ?? 'A',
    verdict: reflexion?.verdict ?? null,
    overallScore: evaluations.at(-1)?.overall_score ?? null,
    confidence: triangulation?.confidence ?? 0,
    coverage: state.coverage,
    sources: state.sources.length,
    claims: triangulation?.claims.length ?? 0,
    citations,
    contradictions: triangulation?.contradictions.length ?? 0,
    superseded: triangulation?.superseded.length ?? 0,
    budget: budget ?? { type: 'A', agents: 1, searches: 0, fetches: 0, depth: 0, minutes: 1 },
    spent: {
      searches: spent.searches,
      fetches: spent.fetches,
      checks: spent.checks,
      calls: spent.calls,
      tokens: spent.tokens,
      costMicros: spent.costMicros,
      minutes: Math.round(minutesBetween(state.startedAt, state.now) * 100) / 100,
    },
    earlyStop: state.earlyStop !== null,
  };
}

function verdictWord({ sources, reflexion }: ResearchState, citations: number): ResearchOutcome['outcome'] {
  if (sources.length === 0) return 'no_sources';
  if (citations === 0) return 'no_answer';
  if (reflexion?.verdict === 'PASS') return 'answered';
  return reflexion?.verdict === 'FAIL' ? 'failed' : 'escalated';
}

/** Everything the run knows, as the package needs it. */
export function packageInput(state: ResearchState, runId: string): PackageInput {
  const { triangulation } = state;
  const grades: Record<string, SourceGrade> = {};
  for (const { id, grade } of state.catalog) grades[id] = grade;
  const limitations = limitationsOf(state).map(({ text }) => text);
  return {
    runId,
    question: state.question,
    asOf: state.input?.asOf ?? '',
    outcome: outcomeOf(state),
    plan: state.plan ?? { subquestions: [], hypotheses: [] },
    draft: state.draft ?? { title: state.question, sections: [] },
    sources: state.sources,
    grades,
    claims: triangulation?.claims ?? [],
    contradictions: triangulation?.contradictions ?? [],
    superseded: triangulation?.superseded ?? [],
    citationReport: state.citationReport ?? {
      citations_checked: 0,
      citations_valid: 0,
      issues: [],
      urls_verified: [],
    },
    evaluations: state.evaluations,
    reflections: state.reflections.map(({ round: _round, ...each }) => each),
    critic: state.critique ?? {
      red_team_challenges: [],
      qa_issues: [],
      overall_confidence: 0,
      limitations_identified: [],
    },
    limitations: [...limitations, ...escalated(state)],
    earlyStop: state.earlyStop,
    openTopics: topicsLeft(state),
    phases: phasesSpent(state),
    queries: state.rounds.flatMap(({ queries }) => queries.map(({ query }) => query)),
  };
}

/** What the evaluator still held against the draft when the rounds were over. */
function escalated({ reflexion, evaluations }: ResearchState): string[] {
  if (reflexion?.next !== 'escalate') return [];
  const last = evaluations.at(-1);
  return [
    `The draft did not pass its evaluation (${last?.overall_score ?? 0} of 10) after three rounds of fixes.`,
    ...(last?.issues ?? []).map(
      ({ severity, dimension, description, location }) =>
        `${severity}, ${dimension.replaceAll('_', ' ')}: ${description} (${location})`,
    ),
  ];
}

function phasesSpent(state: ResearchState): PackageInput['phases'] {
  return state.phases.map((log) => ({
    phase: log.phase,
    name: RESEARCH_PHASES[(log.phase as PhaseNumber) - 1] ?? '',
    startedAt: log.startedAt,
    endedAt: log.endedAt,
    searches: log.searches,
    fetches: log.fetches,
    checks: log.checks,
    calls: log.calls,
    tokens: log.tokens,
    costMicros: log.costMicros,
    skipped: log.justification,
  }));
}
