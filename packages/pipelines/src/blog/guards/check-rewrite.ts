import { type GuardResult, runGuards } from '@palimpsest/kernel';
import { toGuard } from './blog-guard.ts';
import { blogGuards } from './blog-guards.ts';
import { type RewriteOptions, readRewrite } from './rewrite.ts';

const GUARDS = blogGuards.map(toGuard);

/**
 * Sets a rewritten post beside the post it was made from. Spans point into the child; where there is nothing to point
 * at they point into the parent, and the message says so.
 *
 * @example
 * const { passed, verdicts } = checkRewrite(parent, child, { protectedTerms: [], fixInstructions: [] });
 */
export function checkRewrite(parent: string, child: string, options: RewriteOptions): GuardResult {
  return runGuards(GUARDS, readRewrite(parent, child, options), child);
}
