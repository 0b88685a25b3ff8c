import { FRAMINGS, type FramingName, type SearchRequest } from '@palimpsest/contracts';
import { contentWords } from '../content-terms.ts';
import type { PlannedQuery, ResearchState } from '../state.ts';

interface Wish {
  readonly query: string;
  readonly framing: FramingName | null;
  readonly subquestion: string | null;
}

const FRAMING_TERMS = 6;
const NARROW_TERMS = 4;
const LONGEST_QUERY = 300;
export const RESULTS_PER_SEARCH = 10;

/**
 * What the next round asks, broad to narrow: the question and its three framings; then each subquestion with words of
 * the most productive framing; then what is still open. Never the same query twice, never more than the budget has.
 */
export function planQueries(state: ResearchState, round: number): PlannedQuery[] {
  const { input, budget, spent, rounds } = state;
  const sources = input?.sources ?? [];
  const left = Math.max(0, (budget?.searches ?? 0) - spent.searches);
  // A broad round must leave something for a narrow one.
  const most = round === 1 && (budget?.depth ?? 0) > 0 ? Math.max(1, left - 1) : left;
  const asked = new Set(
    rounds.flatMap(({ queries }) => queries.map((each) => `${each.source} ${each.query}`)),
  );
  const planned: PlannedQuery[] = [];
  for (const wish of wishes(state, round)) {
    const query = wish.query.slice(0, LONGEST_QUERY).trim();
    for (const [source] of sources.entries()) {
      if (planned.length >= most || query === '' || asked.has(`${source} ${query}`)) continue;
      asked.add(`${source} ${query}`);
      planned.push({ ...wish, query, source, key: `search-${round}-${planned.length + 1}` });
    }
  }
  return planned;
}

function wishes(state: ResearchState, round: number): Wish[] {
  if (round === 1)
    return [
      { query: state.question.trim(), framing: null, subquestion: null },
      ...byWeight(state).map((framing) => ({
        query: withTerms(state, state.question, framing, FRAMING_TERMS),
        framing,
        subquestion: null,
      })),
    ];
  const [best = 'academic'] = byWeight(state);
  const open = (state.plan?.subquestions ?? []).map(({ id, text }) => ({
    query: withTerms(state, text, best, round === 2 ? NARROW_TERMS : 0),
    framing: best,
    subquestion: id,
  }));
  const followUp = (state.rounds.at(-1)?.followUp ?? []).map((query) => ({
    query,
    framing: null,
    subquestion: null,
  }));
  return round === 2 ? [...open, ...followUp] : [...followUp, ...open];
}

/** The most productive framing first. */
function byWeight({ weights }: ResearchState): FramingName[] {
  return [...FRAMINGS].sort((a, b) => weights[b] - weights[a]);
}

/** The words of a question, and those a framing adds to them. */
function withTerms({ framings }: ResearchState, text: string, framing: FramingName, most: number): string {
  const own = contentWords(text);
  const known = new Set(own);
  const written = framings.find((each) => each.framing === framing);
  const added = (written?.key_terms ?? [])
    .flatMap((term) => contentWords(term))
    .filter((term) => !known.has(term))
    .slice(0, most);
  return [...own, ...added].join(' ');
}

export function searchRequest(state: ResearchState, { source, query }: PlannedQuery): SearchRequest {
  const { corpus, snapshot } = state.input?.sources[source] ?? {};
  const { domains = [], since = null } = state.input ?? {};
  return {
    query,
    top: RESULTS_PER_SEARCH,
    ...(corpus === undefined ? {} : { corpus }),
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(domains.length === 0 ? {} : { domains: [...domains] }),
    ...(since === null ? {} : { since }),
  };
}
