import { FRAMINGS, type FramingName } from '@palimpsest/contracts';
import { canonicalJson, decide, type EventDraft, type Step } from '@palimpsest/kernel';
import { researcherOutputs } from '../agents/researcher.ts';
import type { Triangulation } from '../agents/verifier.ts';
import type { Analysis } from '../analysis.ts';
import { minutesBetween } from '../budget/instants.ts';
import { isSaturated } from '../budget/scaling.ts';
import { contentTerms, contentWords } from '../content-terms.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { CatalogEntry, PlannedFetch, QueryRound, ResearchState } from '../state.ts';
import { earlyStopNotice } from './early-stop-notice.ts';
import { bearing, type Coverage, measureCoverage, newInformation, readSource } from './measures.ts';
import { planQueries } from './queries.ts';
import { newSources, sourcesEvent } from './record-sources.ts';
import { triangulated } from './triangulate.ts';

const MOST_FOLLOW_UP = 5;
const WORDS_OF_A_FOLLOW_UP = 10;

/**
 * The end of a query round: what was read becomes sources, and numbers alone decide how it goes on. All of it goes on
 * record in one step.
 */
export function closeRound(
  state: ResearchState,
  round: QueryRound,
  fetches: readonly PlannedFetch[],
  analysis: Analysis,
): Step {
  const added = newSources(state, fetches, analysis);
  const sources = [...state.sources, ...added.map(({ document }) => document)];
  const catalog = [...state.catalog, ...added.map(({ entry }) => entry)];
  const after: ResearchState = { ...state, sources, catalog };
  const plan = state.plan ?? { subquestions: [], hypotheses: [] };
  const measured = measureCoverage(plan, sources, catalog);
  const interim = triangulated(after, analysis, { interim: true });
  const share = newInformation(
    state.sources,
    added.map(({ document }) => document),
  );
  const followUp = followUps(interim);
  const closed: EventDraft = {
    type: 'round-closed',
    payload: {
      round: round.round,
      sources: sources.length,
      newSources: added.length,
      newInformation: share,
      coverage: measured.coverage,
      failed: [...round.queries, ...fetches].filter(({ key }) => state.calls.get(key)?.state !== 'answered')
        .length,
    },
    texts: { followUp: canonicalJson(followUp) },
  };
  const next: ResearchState = {
    ...after,
    rounds: [...state.rounds.slice(0, -1), { ...round, closed: true, newInformation: share, followUp }],
  };
  return {
    kind: 'record',
    events: [
      sourcesEvent(round.round, added),
      ...outputs(next, round),
      ...decisions(next, measured, interim),
      closed,
    ],
  };
}

function outputs(state: ResearchState, round: QueryRound): EventDraft[] {
  const plan = state.plan ?? { subquestions: [], hypotheses: [] };
  const grades = new Map(state.catalog.map(({ id, grade }) => [id, grade]));
  return researcherOutputs({ evidence: state.sources }, plan, grades, round.queries).map((output) => ({
    type: 'agent-output-recorded',
    payload: {
      agent: 'researcher',
      phase: 3,
      step: `round-${round.round}`,
      about: output.subquestion_id,
      found: output.sources_found.length,
    },
    texts: { output: canonicalJson(output) },
  }));
}

/** Which framings paid off, whether to stop early, whether to scale, and whether there is another round. */
function decisions(state: ResearchState, measured: Coverage, interim: Triangulation): EventDraft[] {
  const weights = decide(researchRulesV1, 'framing-weights', { yields: framingYields(state) });
  const stop = decide(researchRulesV1, 'early-stop', earlyStopFacts(state, measured, interim));
  const round = state.rounds.length;
  const planDone = round > (state.budget?.depth ?? 0);
  const scaling = decide(researchRulesV1, 'scaling', {
    budget: state.budget ?? NO_BUDGET,
    limits: state.input?.limits ?? {},
    spent: { searches: state.spent.searches, fetches: state.spent.fetches },
    scaled: state.scaled,
    planDone,
    contradictions: interim.contradictions.length,
    coverage: measured.coverage,
    deeper: state.input?.deeper ?? false,
    authoritative: measured.authoritative,
    exhaustive: isKept(state),
    vetoes: stop.output.vetoes.length,
    answeredByBest: measured.answeredByBest,
    newPerQuery: newPerQuery(state),
    confidence: interim.confidence,
  });
  const budget = scaling.output.direction === 'none' ? state.budget : scaling.output.budget;
  const scaled = { ...state, budget, weights: weights.output.weights };
  const goesOn = decide(researchRulesV1, 'after-round', {
    round,
    depth: budget?.depth ?? 0,
    searchesLeft: (budget?.searches ?? 0) - state.spent.searches,
    fetchesLeft: (budget?.fetches ?? 0) - state.spent.fetches,
    minutesLeft: Math.max(0, (budget?.minutes ?? 0) - minutesBetween(state.startedAt, state.now)),
    earlyStop: stop.output.stop,
    exhaustive: state.input?.exhaustive ?? false,
    answeredByBest: measured.answeredByBest && stop.output.vetoes.length === 0,
    saturated:
      stop.output.vetoes.length === 0 && isSaturated(newPerQuery(state), researchRulesV1.parameters.scaling),
    scaledDown: scaling.output.direction === 'down',
    planned: planQueries(scaled, round + 1).length,
  });
  const made = [weights, stop, scaling, goesOn].map((each) => ({
    type: 'decision-made',
    payload: { ...each },
  }));
  if (goesOn.output.reason !== 'early-stop') return made;
  return [...made, earlyStopNotice(scaled, measured, interim, stop.output.conditions[0])];
}

const NO_BUDGET = { type: 'A', agents: 1, searches: 0, fetches: 0, depth: 0, minutes: 1 } as const;

export function earlyStopFacts(
  state: ResearchState,
  { coverage }: Pick<Coverage, 'coverage'>,
  found: Triangulation,
) {
  const critical = found.claims.filter((claim) => claim.class === 'C1' && claim.superseded_by === null);
  return {
    confidence: found.confidence,
    c1: critical.length,
    c1Verified: critical.filter(({ verification }) => verification.verification_status === 'VERIFIED').length,
    newPerRound: state.rounds.map((each) => each.newInformation),
    hypotheses: found.hypotheses.length,
    hypothesesResolved: found.hypotheses.filter(({ outcome }) => outcome !== 'open').length,
    contradictions: found.contradictions.length,
    coverage,
    exhaustive: state.input?.exhaustive ?? false,
  };
}

/** A person who chose the type, or asked for everything, gets all of it. */
function isKept({ input }: ResearchState): boolean {
  return input?.exhaustive === true || (input?.type ?? null) !== null;
}

function newPerQuery({ rounds }: ResearchState): number[] {
  return rounds.flatMap((each) => each.newPerQuery);
}

function framingYields({ catalog, sources, question }: ResearchState) {
  const wanted = contentTerms(question);
  const { answeredFrom } = researchRulesV1.parameters;
  const useful = new Set(
    sources.filter((each) => bearing(wanted, readSource(each)).relevance >= answeredFrom).map(({ id }) => id),
  );
  const by = (framing: FramingName) =>
    catalog.filter((entry: CatalogEntry) => entry.framings.includes(framing));
  return FRAMINGS.map((framing) => ({
    framing,
    found: by(framing).length,
    relevant: by(framing).filter(({ id }) => useful.has(id)).length,
  }));
}

/** A second source for each critical claim that has only one: what the narrow rounds look for. */
function followUps({ claims }: Triangulation): string[] {
  return claims
    .filter(
      ({ class: kind, verification }) => kind === 'C1' && verification.verification_status === 'UNVERIFIED',
    )
    .slice(0, MOST_FOLLOW_UP)
    .map(({ text }) => contentWords(text).slice(0, WORDS_OF_A_FOLLOW_UP).join(' '));
}
