import type { AeoScores, BlogTrigger } from '@palimpsest/contracts';
import { defineRuleSet } from '@palimpsest/kernel';
import { fixInstructions } from './fix-instructions.ts';
import { type BlogParameters, blogParameters } from './parameters.ts';
import { adviceRule, stopRules, trendRule, triggerRules } from './rules.ts';
import { type CycleHistory, type Stop, stopAfter } from './stops.ts';
import { classifyTrend, type Trend, type TrendInput } from './trend.ts';
import { type Scores, triggersOf } from './triggers.ts';

/** What a decision may look at besides its input. */
export interface BlogContext {
  readonly parameters: BlogParameters;
}

export interface TriggersDecision {
  readonly rewriteRequired: boolean;
  readonly triggers: readonly BlogTrigger[];
}

export interface InstructionsInput {
  readonly triggers: readonly BlogTrigger[];
  readonly pillars: AeoScores['pillars'];
}

export interface AdviceInput {
  readonly attainableMaximum: number;
  readonly stopWhenUnattainable: boolean;
}

export interface AdviceDecision {
  readonly needsAuthorInput: boolean;
  readonly stop: boolean;
}

/** Everything that is decided about a post; the scores come from elsewhere. */
export const blogDecisions = {
  triggers(input: Scores, { parameters }: BlogContext): TriggersDecision {
    const triggers = triggersOf(input, parameters);
    return { rewriteRequired: triggers.length > 0, triggers };
  },
  advice(input: AdviceInput, { parameters }: BlogContext): AdviceDecision {
    const needsAuthorInput = input.attainableMaximum < parameters.aeoTotalMin;
    return { needsAuthorInput, stop: needsAuthorInput && input.stopWhenUnattainable };
  },
  instructions(input: InstructionsInput): readonly string[] {
    return fixInstructions(input.triggers, input.pillars);
  },
  trend(input: TrendInput, { parameters }: BlogContext): Trend {
    return classifyTrend(input, parameters);
  },
  stop(input: { readonly history: readonly CycleHistory[] }, { parameters }: BlogContext): Stop {
    return stopAfter(input.history, parameters);
  },
};

/** The specification's rules as its code reads them: the default. */
export const blogRulesV1 = defineRuleSet({
  id: 'blog',
  version: 'v1',
  parameters: blogParameters,
  rules: [...triggerRules, adviceRule, trendRule, ...stopRules],
  decisions: blogDecisions,
});
