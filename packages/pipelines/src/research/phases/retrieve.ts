import type { FetchRequest } from '@palimpsest/contracts';
import { canonicalJson, type Step } from '@palimpsest/kernel';
import type { Analysis } from '../analysis.ts';
import { minutesBetween } from '../budget/instants.ts';
import { pendingKeys, researcherCapabilities } from '../source-steps.ts';
import type { PlannedFetch, QueryRound, ResearchState } from '../state.ts';
import { completePhase, skipPhase } from './boundary.ts';
import { chooseFetches } from './choose-fetches.ts';
import { closeRound } from './close-round.ts';
import { planQueries, searchRequest } from './queries.ts';
import { evidenceEvents } from './record-sources.ts';

/** Phase 3: rounds of searches and fetches, broad to narrow, as many at once as there are agents. */
export function retrieve(state: ResearchState, analysis: Analysis): readonly Step[] {
  if (state.retrievalEnd !== null) return [{ kind: 'record', events: endOfRetrieval(state) }];
  const round = state.rounds.at(-1);
  if (round === undefined || round.closed) return [planRound(state, (round?.round ?? 0) + 1, analysis)];
  if (round.fetches === null) return searchStep(state, round, analysis);
  return fetchSteps(state, round, round.fetches, analysis);
}

/** Without a source there is nothing to triangulate, write or cite: those phases are left out, on record. */
function endOfRetrieval(state: ResearchState) {
  const done = completePhase(3, { end: state.retrievalEnd ?? '', sources: state.sources.length });
  if (state.sources.length > 0) return [done];
  const why = 'no source was found, and none is invented';
  return [done, skipPhase(4, why), skipPhase(5, why), skipPhase(6, why), skipPhase(7, why)];
}

function planRound(state: ResearchState, round: number, analysis: Analysis): Step {
  const queries = timeIsUp(state) ? [] : planQueries(state, round);
  const planned = {
    type: 'queries-planned',
    payload: {
      round,
      searches: queries.map(({ key, source, framing, subquestion }) => ({
        key,
        source,
        framing,
        subquestion,
      })),
    },
    texts: { queries: canonicalJson(queries.map(({ query }) => query)) },
  };
  const stored = round === 1 ? evidenceEvents(state, analysis) : [];
  return { kind: 'record', events: [planned, ...stored] };
}

function searchStep(state: ResearchState, round: QueryRound, analysis: Analysis): readonly Step[] {
  const { search } = researcherCapabilities(state);
  const left = (state.budget?.searches ?? 0) - state.spent.searches;
  const keys = round.queries.map(({ key }) => key);
  const pending = new Set(pendingKeys(state, keys, left).slice(0, state.budget?.agents ?? 1));
  if (pending.size > 0)
    return round.queries
      .filter(({ key }) => pending.has(key))
      .map((query) =>
        search(query.key, state.input?.sources[query.source]?.search ?? '', searchRequest(state, query)),
      );
  const { fetches, newPerQuery } = timeIsUp(state)
    ? { fetches: [], newPerQuery: [] }
    : chooseFetches(state, round, analysis);
  return [
    {
      kind: 'record',
      events: [
        {
          type: 'fetches-planned',
          payload: {
            round: round.round,
            fetches: fetches.map(({ key, source }) => ({ key, source })),
            newPerQuery: [...newPerQuery],
          },
          texts: { addresses: canonicalJson(fetches.map(({ address }) => address)) },
        },
      ],
    },
  ];
}

function fetchSteps(
  state: ResearchState,
  round: QueryRound,
  fetches: readonly PlannedFetch[],
  analysis: Analysis,
): readonly Step[] {
  const { fetch } = researcherCapabilities(state);
  const left = (state.budget?.fetches ?? 0) - state.spent.fetches;
  const keys = fetches.map(({ key }) => key);
  const pending = new Set(pendingKeys(state, keys, left).slice(0, state.budget?.agents ?? 1));
  if (pending.size === 0) return [closeRound(state, round, fetches, analysis)];
  return fetches
    .filter(({ key }) => pending.has(key))
    .map((each) =>
      fetch(each.key, state.input?.sources[each.source]?.fetch ?? '', fetchRequest(state, each)),
    );
}

function fetchRequest({ input }: ResearchState, { source, address }: PlannedFetch): FetchRequest {
  const { corpus, snapshot } = input?.sources[source] ?? {};
  return {
    address,
    ...(corpus === undefined ? {} : { corpus }),
    ...(snapshot === undefined ? {} : { snapshot }),
  };
}

export function timeIsUp({ budget, startedAt, now }: ResearchState): boolean {
  return budget !== null && minutesBetween(startedAt, now) >= budget.minutes;
}
