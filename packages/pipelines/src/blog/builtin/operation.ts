import type { BlogAnalysis } from '../analysis.ts';
import type { Change } from './edit.ts';

/** One way of rewriting. It proposes changes to the source; the rewriter makes those that no guard objects to. */
export interface Operation {
  readonly id: string;
  /** The changes are alternatives: the first that the guards allow is made, and no other. */
  readonly oneOf?: true;
  /** In order of priority. Nothing where the operation does not fit the post. */
  propose(post: BlogAnalysis): readonly Change[];
}
