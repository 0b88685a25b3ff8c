/** What decides whether there is another query round. Numbers only. */
export interface RoundFacts {
  readonly round: number;
  readonly depth: number;
  readonly searchesLeft: number;
  readonly fetchesLeft: number;
  readonly minutesLeft: number;
  readonly earlyStop: boolean;
  readonly exhaustive: boolean;
  readonly answeredByBest: boolean;
  readonly saturated: boolean;
  /** The budget was made smaller just now. */
  readonly scaledDown: boolean;
  /** Searches that the next round would have something new to ask. */
  readonly planned: number;
}

export type RoundEnd =
  | 'early-stop'
  | 'time-reached'
  | 'searches-reached'
  | 'fetches-reached'
  | 'scaled-down'
  | 'nothing-to-ask'
  | 'depth-reached'
  | 'answered-by-best'
  | 'saturation';

export interface RoundDecision {
  readonly next: 'another-round' | 'triangulate';
  readonly reason: RoundEnd | 'plan';
}

/** Hard limits first; then what the plan says; then what makes a further round useless. */
export function afterRound(facts: RoundFacts): RoundDecision {
  const end = endOf(facts);
  return end === null ? { next: 'another-round', reason: 'plan' } : { next: 'triangulate', reason: end };
}

function endOf(facts: RoundFacts): RoundEnd | null {
  if (facts.minutesLeft <= 0) return 'time-reached';
  if (facts.searchesLeft <= 0) return facts.scaledDown ? 'scaled-down' : 'searches-reached';
  if (facts.fetchesLeft <= 0) return facts.scaledDown ? 'scaled-down' : 'fetches-reached';
  if (facts.earlyStop) return 'early-stop';
  if (facts.planned === 0) return 'nothing-to-ask';
  if (facts.round > facts.depth) return 'depth-reached';
  if (!facts.exhaustive && facts.answeredByBest) return 'answered-by-best';
  if (!facts.exhaustive && facts.saturated) return 'saturation';
  return null;
}
