import { defineRuleSet } from '@palimpsest/kernel';
import { blogParameters } from '../v1/parameters.ts';
import { blogDecisions } from '../v1/rule-set.ts';
import { adviceRule, stopRules, triggerRules } from '../v1/rules.ts';
import { strictTrend } from './trend.ts';

/** As `blog/v1`, but a fall of either score is a regression, whatever the other one did. Chosen per blog. */
export const blogRulesStrictV1 = defineRuleSet({
  id: 'blog',
  version: 'strict-v1',
  parameters: { ...blogParameters },
  rules: [
    ...triggerRules,
    adviceRule,
    {
      id: 'trend-regression-first',
      summary:
        'A fall of more than 5.0 points in either score is a regression, before any other row is asked.',
      why: 'Under first-match a gain in AEO hides a text that sounds far more machine-made than before.',
    },
    ...stopRules,
  ],
  decisions: { ...blogDecisions, trend: strictTrend },
});
