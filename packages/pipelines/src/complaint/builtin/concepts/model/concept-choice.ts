import { CONCEPT_IDS, type ConceptId } from '../ids.ts';
import type { Candidate } from './concept-candidates.ts';

/** So many of the concepts the links speak for most are weighed though no word is near to them. */
const MOST = 12;
/** Below it nothing but chance links a concept to a message, in twentieths of a natural logarithm. */
const LEAST = -100;
const LOWEST = -9;
const HIGHEST = 6;
const FINENESS = 20;
const STEPS = 1.5;

/**
 * The candidates with what the links say of them, and the concepts the links alone speak for. `scores`: what the links
 * say for each concept, in the order of the ids.
 */
export function linkedCandidates(
  candidates: readonly Candidate[],
  scores: readonly number[],
  named: ReadonlySet<ConceptId>,
): readonly Candidate[] {
  const ranked = CONCEPT_IDS.map((id, k) => ({ id, score: scores[k] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
  const ranks = new Map(ranked.map(({ id }, rank) => [id, rank]));
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const linked = new Set(ranked.filter(({ score }) => score > LEAST).map(({ id }) => id));
  return CONCEPT_IDS.flatMap((id, k): Candidate[] => {
    const candidate = known.get(id);
    if (candidate === undefined && !linked.has(id)) return [];
    const state = named.has(id) ? 'named' : candidate === undefined ? 'absent' : 'near';
    const level = `link ${levelOf(scores[k] ?? 0)}`;
    const place = `linked ${placeOf(ranks.get(id))}`;
    return [
      {
        id,
        at: candidate?.at ?? -1,
        features: [
          ...(candidate?.features ?? ['absent']),
          level,
          place,
          `${level} ${state}`,
          `${place} ${state}`,
        ],
      },
    ];
  });
}

function levelOf(score: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, Math.floor((score * STEPS) / FINENESS)));
}

function placeOf(rank: number | undefined): number {
  if (rank === undefined) return 6;
  if (rank < 4) return rank;
  return rank < 7 ? 4 : 5;
}
