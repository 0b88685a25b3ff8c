import { checkRewrite } from '../guards/check-rewrite.ts';
import { readPrompt } from '../prompts/v1/prompt.ts';
import { type PlannedOperation, planFor } from './plan.ts';
import { type Allows, perform, withinLength } from './rewriter.ts';

/** Text that the guards read in one rewrite: a long post gets fewer tries, so that its time stays in bounds. */
const CHECKED_CHARACTERS = 2_000_000;
const FEWEST_CHECKS = 8;

export interface BuiltinRewrite {
  readonly text: string;
  /** Instructions that changed something. */
  readonly applied: string[];
  /** Instructions that found nothing to work on, or nothing that keeps to the facts of the post. */
  readonly notApplicable: string[];
}

/**
 * The offline renderer of blog posts: carries out the fix instructions of a filled prompt by moving and reshaping
 * what the post has. A change that a guard refuses is not made, so the result passes them all.
 *
 * @example const { text } = rewriteBlogPost(fillPrompt({ originalContent, fixInstructions }));
 */
export function rewriteBlogPost(prompt: string, protectedTerms: readonly string[] = []): BuiltinRewrite {
  const parts = readPrompt(prompt);
  if (parts === null)
    throw new TypeError('The prompt is not one of the blog template: nothing to rewrite in it.');
  const { originalContent, fixInstructions } = parts;
  const plan = planFor(fixInstructions);
  const fits = withinLength(originalContent);
  let checks = Math.max(FEWEST_CHECKS, Math.floor(CHECKED_CHARACTERS / Math.max(1, originalContent.length)));
  const passes = (draft: string) => {
    if (!fits(draft) || checks === 0) return false;
    checks -= 1;
    return checkRewrite(originalContent, draft, { protectedTerms, fixInstructions }).passed;
  };
  // Most rewrites pass as a whole; only where one does not, each operation is checked by itself.
  const whole = carryOut(plan, originalContent, fits);
  const { text, applied } = passes(whole.text) ? whole : carryOut(plan, originalContent, passes);
  return {
    text,
    applied: fixInstructions.filter((line) => applied.has(line)),
    notApplicable: fixInstructions.filter((line) => !applied.has(line)),
  };
}

function carryOut(plan: readonly PlannedOperation[], original: string, allows: Allows) {
  const applied = new Set<string>();
  let text = original;
  for (const { operation, instructions } of plan) {
    const next = perform(operation, text, allows);
    if (next === text) continue;
    text = next;
    for (const instruction of instructions) applied.add(instruction);
  }
  return { text, applied };
}
