import { terms } from './tokenize.ts';

export type Framing = 'academic' | 'practitioner' | 'skeptical';

export interface FramedText {
  readonly framing: Framing;
  readonly text: string;
  readonly weight: number;
}

export interface WeightedQuery {
  /** The question itself, whose words count 1. */
  readonly text: string;
  /** Terms of the hypothetical answers with what they add. */
  readonly weights: Readonly<Record<string, number>>;
  /** The terms each framing brought, so that a productive framing can be told. */
  readonly termsOf: Readonly<Record<Framing, readonly string[]>>;
}

const MOST_TERMS = 24;
/** An invented answer must not outvote the question. */
const SHARE = 0.35;
/** Words of the templates themselves say nothing about the topic. */
export const FRAME_WORDS = new Set(
  terms(
    'peer reviewed study studies would likely conclude involve involves based industry experience typically works critics argue common assumptions overlook suggest evidence practice research',
  ),
);

/**
 * Adds the terms of hypothetical answers (HyDE) to a question. A term counts by how many framings name it and by their
 * weights; the question's own words are not repeated.
 */
export function expandQuery(question: string, framings: readonly FramedText[]): WeightedQuery {
  const own = new Set(terms(question));
  const sums = new Map<string, number>();
  const termsOf: Record<Framing, string[]> = { academic: [], practitioner: [], skeptical: [] };
  let total = 0;
  for (const { framing, text, weight } of framings) {
    if (!(weight > 0)) continue;
    total += weight;
    const fresh = [...new Set(terms(text))].filter((term) => isTopical(term) && !own.has(term));
    termsOf[framing].push(...fresh);
    for (const term of fresh) sums.set(term, (sums.get(term) ?? 0) + weight);
  }
  // Sorting is stable, so equal sums keep the order in which the terms came.
  const chosen = [...sums].sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS);
  const weights: Record<string, number> = {};
  for (const [term, sum] of chosen) weights[term] = (SHARE * sum) / Math.max(total, 1);
  return { text: question, weights, termsOf };
}

const isTopical = (term: string): boolean => term.length > 2 && !FRAME_WORDS.has(term);
