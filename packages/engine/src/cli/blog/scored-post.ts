import type { BlogScore } from '@palimpsest/contracts';

/** A post, the name it was given under, and its score. */
export interface ScoredPost {
  readonly name: string;
  readonly text: string;
  readonly score: BlogScore;
}
