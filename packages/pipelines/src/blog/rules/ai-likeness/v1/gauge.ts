import type { AiLikenessCategory } from '@palimpsest/contracts';
import type { Hit, TextView } from './text-view.ts';

/** What a gauge reads off a post: a rate, and the places it was counted from. */
export interface Reading {
  readonly rate: number;
  readonly hits: readonly Hit[];
}

/**
 * One rule of AI-likeness: it measures a rate. Where points begin (the human baseline), where they are full (the mark)
 * and how many there are is calibration, not code.
 */
export interface Gauge {
  readonly id: string;
  readonly category: AiLikenessCategory;
  readonly summary: string;
  readonly why: string;
  /** What one hit is, for the finding; of a whole-text gauge what the text has or lacks. */
  readonly found: string;
  readonly expected: string;
  readonly unit: 'per 1,000 words' | 'per 100 sentences' | 'letters' | 'per cent' | 'index';
  /** `more`: more than people write counts. `less`: less than people write counts. */
  readonly counts: 'more' | 'less';
  readonly read: (view: TextView) => Reading;
}

export function perThousandWords(view: TextView, count: number): number {
  return view.wordCount === 0 ? 0 : (count * 1000) / view.wordCount;
}

export function perHundredSentences(view: TextView, count: number): number {
  return view.sentences.length === 0 ? 0 : (count * 100) / view.sentences.length;
}

/** A reading of hits per 1,000 words. */
export function byWords(view: TextView, hits: readonly Hit[]): Reading {
  return { rate: perThousandWords(view, hits.length), hits };
}

/** A reading of hits per 100 sentences. */
export function bySentences(view: TextView, hits: readonly Hit[]): Reading {
  return { rate: perHundredSentences(view, hits.length), hits };
}
