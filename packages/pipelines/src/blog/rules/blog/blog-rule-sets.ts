import type { BLOG_RULE_SETS } from '@palimpsest/contracts';
import type { Rule, RuleSet } from '@palimpsest/kernel';
import { blogRulesStrictV1 } from './strict-v1/rule-set.ts';
import type { BlogParameters } from './v1/parameters.ts';
import { type blogDecisions, blogRulesV1 } from './v1/rule-set.ts';

/** A rule set that a blog can be decided under. */
export type BlogRules = RuleSet<BlogParameters, Rule, typeof blogDecisions>;

export const blogRuleSets: Readonly<Record<(typeof BLOG_RULE_SETS)[number], BlogRules>> = {
  'blog/v1': blogRulesV1,
  'blog/strict-v1': blogRulesStrictV1,
};
