import type { SearchResult } from '@palimpsest/contracts';
import type { Analysis } from '../analysis.ts';
import { readSearch } from '../read-answers.ts';
import type { PlannedFetch, QueryRound, ResearchState } from '../state.ts';
import { disputeAmong, otherSides, type ShownDispute } from './disputed-results.ts';
import { RESULTS_PER_SEARCH } from './queries.ts';

/** A result that names a publisher and a date can be graded; one that does not may be anything. */
const KNOWN_ORIGIN = 0.05;
/** Documents of one publisher cannot confirm each other: from the third on, each counts less. */
const SAME_PUBLISHER = 0.85;
const FROM_ONE_PUBLISHER = 2;
/** Where the answer is disputed, a further document that gives one is worth more than one that may not. */
const TAKES_PART = 1.5;

/** What is this far below the best result of its query is not worth a fetch. */
const FAINT = 0.3;

interface Candidate {
  readonly address: string;
  readonly source: number;
  readonly score: number;
  readonly publisher: string | null;
}

export interface ChosenFetches {
  readonly fetches: readonly PlannedFetch[];
  /** For each query of the round, the share of its results that no earlier round had brought. */
  readonly newPerQuery: readonly number[];
}

/**
 * What is worth reading of all that was found, the best first, within the budget. Where the words shown with the results
 * disagree about the answer, each side is read before a second document of any.
 */
export function chooseFetches(state: ResearchState, round: QueryRound, analysis: Analysis): ChosenFetches {
  const known = addressesSeen(state, round.round);
  const fetched = new Set(
    state.rounds.flatMap(({ fetches }) => (fetches ?? []).map(({ address }) => address)),
  );
  for (const { address, finalAddress } of state.sources) {
    fetched.add(address);
    fetched.add(finalAddress);
  }
  const scores = new Map<string, Candidate>();
  const newPerQuery: number[] = [];
  for (const query of round.queries) {
    const results = resultsOf(state, query.key);
    const fresh = results.filter(({ address }) => !known.has(address)).length;
    newPerQuery.push(results.length === 0 ? 0 : Math.round((fresh / results.length) * 100) / 100);
    const weight = query.framing === null ? 1 : state.weights[query.framing];
    const best = Math.max(0, ...results.map(({ score }) => score));
    for (const [rank, { address, publisher, date, score: found }] of results.entries()) {
      if (fetched.has(address)) continue;
      const before = scores.get(address);
      const origin = 1 + (publisher === null ? 0 : KNOWN_ORIGIN) + (date === null ? 0 : KNOWN_ORIGIN);
      // Scores of different services cannot be compared; shares of the best of one answer can.
      const share = best > 0 ? found / best : Math.max(FAINT, 1 - rank / RESULTS_PER_SEARCH);
      if (share < FAINT) continue;
      const score = (before?.score ?? 0) + origin * weight * share;
      scores.set(address, { address, publisher, source: before?.source ?? query.source, score });
    }
  }
  const dispute = disputeAmong(
    state,
    round.queries.flatMap(({ key }) => resultsOf(state, key)),
    analysis,
  );
  const chosen = bestFirst([...scores.values()], allotment(state, round.round), state, dispute);
  const fetches = chosen.map(({ address, source }, i) => ({
    key: `fetch-${round.round}-${i + 1}`,
    source,
    address,
  }));
  return { fetches, newPerQuery };
}

/** One by one: each choice makes further documents of its publisher, and of its side of a dispute, worth less. */
function bestFirst(
  candidates: readonly Candidate[],
  most: number,
  state: ResearchState,
  dispute: ShownDispute,
): Candidate[] {
  const left = [...candidates].sort((a, b) => (a.address < b.address ? -1 : 1));
  const counts = publishersRead(state);
  const covered = new Set(state.sources.map(({ address }) => address));
  const chosen: Candidate[] = [];
  while (chosen.length < most && left.length > 0) {
    const sides = otherSides(
      dispute,
      left.map(({ address }) => address),
      covered,
      most - chosen.length,
    );
    const eligible = sides.size > 0 ? left.filter(({ address }) => sides.has(address)) : left;
    const next = worthiest(eligible, counts, dispute);
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    chosen.push(next);
    covered.add(next.address);
    if (next.publisher !== null) counts.set(next.publisher, (counts.get(next.publisher) ?? 0) + 1);
  }
  return chosen;
}

function worthiest(
  candidates: readonly Candidate[],
  counts: ReadonlyMap<string, number>,
  dispute: ShownDispute,
): Candidate | undefined {
  let best: Candidate | undefined;
  let highest = -1;
  for (const candidate of candidates) {
    const { address, score, publisher } = candidate;
    let worth = score * (dispute.has(address) ? TAKES_PART : 1);
    for (let n = counts.get(publisher ?? '') ?? 0; publisher !== null && n >= FROM_ONE_PUBLISHER; n -= 1)
      worth *= SAME_PUBLISHER;
    if (worth > highest) [best, highest] = [candidate, worth];
  }
  return best;
}

function publishersRead({ sources }: ResearchState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { publisher } of sources)
    if (publisher !== null) counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  return counts;
}

/** Half of the fetches for the broad round; the rest is shared by the narrow ones, the last one takes what is left. */
export function allotment({ budget, spent }: Pick<ResearchState, 'budget' | 'spent'>, round: number): number {
  const left = Math.max(0, (budget?.fetches ?? 0) - spent.fetches);
  const rounds = Math.max(1, (budget?.depth ?? 0) + 2 - round);
  return rounds === 1 ? left : Math.ceil(left * (round === 1 ? 1 / 2 : 1 / rounds));
}

export function resultsOf({ calls, input }: ResearchState, key: string): readonly SearchResult[] {
  const since = input?.since ?? null;
  return (readSearch(calls.get(key))?.results ?? []).filter(
    ({ date }) => since === null || date === null || date >= since,
  );
}

function addressesSeen(state: ResearchState, before: number): Set<string> {
  const seen = new Set<string>();
  for (const { round, queries } of state.rounds) {
    if (round >= before) continue;
    for (const { key } of queries) for (const { address } of resultsOf(state, key)) seen.add(address);
  }
  return seen;
}
