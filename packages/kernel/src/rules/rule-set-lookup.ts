import { type RuleSet, ruleSetRef } from './rule-set.ts';

/** The rule sets somebody has at hand, by their ref. */
export interface RuleSets {
  /** In the order given, e.g. `['blog/v1', 'blog/strict-v1']`. */
  readonly refs: readonly string[];
  has(ref: string): boolean;
  /** Throws when the ref is unknown, and says which are known. */
  get(ref: string): RuleSet;
}

/**
 * Puts rule sets where they are found by ref; two different ones under one ref are refused.
 *
 * @example ruleSetLookup([blogV1, blogStrictV1]).get('blog/strict-v1')
 */
export function ruleSetLookup(ruleSets: readonly RuleSet[]): RuleSets {
  const byRef = new Map<string, RuleSet>();
  for (const ruleSet of ruleSets) {
    const ref = ruleSetRef(ruleSet);
    if (byRef.has(ref) && byRef.get(ref) !== ruleSet)
      throw new Error(`Two different rule sets are called ${ref}.`);
    byRef.set(ref, ruleSet);
  }
  const refs = Object.freeze([...byRef.keys()]);
  return Object.freeze({
    refs,
    has: (ref: string) => byRef.has(ref),
    get(ref: string): RuleSet {
      const ruleSet = byRef.get(ref);
      if (ruleSet === undefined) {
        throw new Error(`There is no rule set '${ref}'. Known are: ${refs.join(', ') || 'none'}.`);
      }
      return ruleSet;
    },
  });
}
