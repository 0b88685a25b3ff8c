import type { BlogEvaluation, BlogTrigger, ExternalScores, NeedsAuthorInput } from '@palimpsest/contracts';
import { decide } from '@palimpsest/kernel';
import { externalEvaluation, type ScorePost } from './evaluate.ts';
import { fillPrompt } from './prompts/v1/prompt.ts';
import { blogRuleSets } from './rules/blog/blog-rule-sets.ts';
import { needsAuthorInput } from './state-outcome.ts';

/** What a run would decide about a post at once, and what it would ask a renderer. */
export interface BlogPreview {
  readonly ruleSet: string;
  readonly evaluation: BlogEvaluation;
  readonly rewriteRequired: boolean;
  readonly triggers: readonly BlogTrigger[];
  readonly fixInstructions: readonly string[];
  /** The filled prompt; null where nothing would be rewritten. */
  readonly prompt: string | null;
  readonly advice: NeedsAuthorInput | null;
}

export interface PreviewRequest {
  readonly content: string;
  readonly asOf: string;
  readonly ruleSet: keyof typeof blogRuleSets;
  readonly switchedOff: readonly string[];
  readonly stopWhenUnattainable: boolean;
  /** Scores from elsewhere; the rules score the post where there are none. */
  readonly scores: ExternalScores | null;
}

/** The first decisions of a run and its first prompt, without a ledger: nothing is called and nothing is kept. */
export function previewWith(scorePost: ScorePost, request: PreviewRequest): BlogPreview {
  const { content, asOf, ruleSet, switchedOff, stopWhenUnattainable, scores } = request;
  const rules = blogRuleSets[ruleSet];
  const evaluation =
    scores === null ? scorePost(content, { asOf, switchedOff }) : externalEvaluation(scores, asOf);
  const { aeo, aiLikeness, attainableMaximum } = evaluation;
  const { rewriteRequired, triggers } = decide(rules, 'triggers', { aeo, aiLikeness }).output;
  const { stop } = decide(rules, 'advice', { attainableMaximum, stopWhenUnattainable }).output;
  const rewritten = rewriteRequired && !stop;
  const fixInstructions = rewritten
    ? decide(rules, 'instructions', { triggers, pillars: aeo.pillars }).output
    : [];
  return {
    ruleSet,
    evaluation,
    rewriteRequired,
    triggers,
    fixInstructions,
    prompt: rewritten ? fillPrompt({ originalContent: content, fixInstructions }) : null,
    advice: needsAuthorInput(evaluation, rules.parameters.aeoTotalMin),
  };
}

/** Which triggers fire for an evaluation, by their ids. */
export function triggersOf(
  { aeo, aiLikeness }: BlogEvaluation,
  ruleSet: keyof typeof blogRuleSets,
): BlogTrigger['trigger_id'][] {
  const { triggers } = decide(blogRuleSets[ruleSet], 'triggers', { aeo, aiLikeness }).output;
  return [...new Set(triggers.map(({ trigger_id }) => trigger_id))];
}
