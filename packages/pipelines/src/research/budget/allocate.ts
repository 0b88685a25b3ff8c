import type { ResearchBudget, ResearchLimits, ResearchType } from '@palimpsest/contracts';
import { MATRIX, TYPES } from './matrix.ts';

/** `max(2, ceil(score / 2))`, kept within the range of the type's row. */
export function agentCount(type: ResearchType, score: number): number {
  const [fewest, most] = MATRIX[type].agents;
  return clamp(Math.max(2, Math.ceil(score / 2)), fewest, most);
}

/**
 * The hard budget of a run. A person's limit is never passed; one that is higher than the row of a D question counts
 * too, since that row is open at its end.
 */
export function allocate(type: ResearchType, score: number, limits: ResearchLimits): ResearchBudget {
  const row = MATRIX[type];
  const asked = (given: number | undefined, planned: number) =>
    given === undefined ? planned : type === 'D' ? given : Math.min(given, planned);
  const [shallow, deep] = row.depth;
  const [least, greatest] = row.complexity;
  return {
    type,
    agents: Math.min(agentCount(type, score), limits.agents ?? Number.MAX_SAFE_INTEGER),
    searches: asked(limits.searches, row.searches),
    fetches: asked(limits.fetches, row.fetches),
    depth: score > (least + greatest) / 2 || shallow === deep ? deep : Math.max(shallow, deep - 1),
    minutes: asked(limits.minutes, row.minutes),
  };
}

export function nextType(type: ResearchType): ResearchType | null {
  return TYPES[TYPES.indexOf(type) + 1] ?? null;
}

export function previousType(type: ResearchType): ResearchType | null {
  return TYPES[TYPES.indexOf(type) - 1] ?? null;
}

/** One type up, with the least complexity of that type. Null at D: there is no row above it. */
export function scaledUp(budget: ResearchBudget, limits: ResearchLimits): ResearchBudget | null {
  const type = nextType(budget.type);
  if (type === null) return null;
  const larger = allocate(type, MATRIX[type].complexity[0], limits);
  return {
    ...larger,
    searches: Math.max(budget.searches, larger.searches),
    fetches: Math.max(budget.fetches, larger.fetches),
    minutes: Math.max(budget.minutes, larger.minutes),
  };
}

/** One type down, but never below what is spent already: a budget cannot be in debt. Null at A. */
export function scaledDown(
  budget: ResearchBudget,
  limits: ResearchLimits,
  spent: { readonly searches: number; readonly fetches: number },
): ResearchBudget | null {
  const type = previousType(budget.type);
  if (type === null) return null;
  const smaller = allocate(type, MATRIX[type].complexity[1], limits);
  return {
    ...smaller,
    searches: Math.min(budget.searches, Math.max(spent.searches, smaller.searches)),
    fetches: Math.min(budget.fetches, Math.max(spent.fetches, smaller.fetches)),
    depth: Math.min(budget.depth, smaller.depth),
    agents: Math.min(budget.agents, smaller.agents),
    minutes: budget.minutes,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
