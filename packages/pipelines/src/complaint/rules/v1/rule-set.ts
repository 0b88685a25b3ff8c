import type { Preferences, RoutingTable, Topic } from '@palimpsest/contracts';
import { defineRuleSet } from '@palimpsest/kernel';
import { type RouteAnswer, type RouteQuestion, selectRoute } from '../../routing/select-route.ts';
import { type ContextPack, contextPack } from '../../tables/context-pack.ts';
import { type LocaleFacts, type Locales, localesOf } from '../../tables/locales.ts';
import { type DerivedPolicy, derivePolicy, type PolicyFacts } from '../../tables/policy.ts';
import { type AppliedClassification, applyClassification, type ClassifiedFacts } from './classification.ts';
import { type Eligibility, type EligibilityFacts, eligibilityOf } from './eligibility.ts';
import { complaintRules } from './rules.ts';

/** Every decision of the complaint pipeline, frozen. */
export const complaintRulesV1 = defineRuleSet({
  id: 'complaint',
  version: 'v1',
  parameters: {
    surfaces: ['weekly_feedback', 'weekly_harmony', 'direct_message', 'other'],
    negativeRewritesPerWeek: 1,
    maxLengthChars: 600,
    defaultRevealMinutes: 1440,
  },
  rules: complaintRules,
  decisions: {
    eligibility: (input: EligibilityFacts, { parameters }): Eligibility =>
      eligibilityOf(input, parameters.surfaces),
    classification: (input: ClassifiedFacts): AppliedClassification => applyClassification(input),
    context: (input: {
      readonly topics: readonly Topic[];
      readonly preferences: Preferences | null;
    }): ContextPack => contextPack(input.topics, input.preferences),
    locales: (input: LocaleFacts): Locales => localesOf(input),
    policy: (input: PolicyFacts): DerivedPolicy => derivePolicy(input),
    route: (input: { readonly table: RoutingTable; readonly question: RouteQuestion }): RouteAnswer =>
      selectRoute(input.table, input.question),
  },
});
