import type { Verdict } from '@palimpsest/contracts';
import { ALL_INSTRUCTIONS, checkRewrite } from '@palimpsest/pipelines/blog';

/**
 * The guards alone. Nobody says what the rewrite was asked for, so everything that any rule could ask for is allowed;
 * nothing else is.
 */
export function verifyRewrite(
  before: string,
  after: string,
  { protectedTerms }: { readonly protectedTerms: readonly string[] },
): { readonly passed: boolean; readonly verdicts: readonly Verdict[] } {
  return checkRewrite(before, after, { protectedTerms, fixInstructions: ALL_INSTRUCTIONS });
}
