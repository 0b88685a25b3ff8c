import { blogGuardRules } from './guards/blog-guards.ts';
import { checkRewrite } from './guards/check-rewrite.ts';
import { blogPipeline } from './pipeline.ts';
import { type BlogPreview, type PreviewRequest, previewWith } from './preview.ts';
import { aeoRules } from './rules/aeo/v1/rule-set.ts';
import { aiLikenessRules } from './rules/ai-likeness/v1/rule-set.ts';
import { scorePost } from './score-post.ts';

/** The blog pipeline at version 1, with the scorers and guards it is frozen with. */
export const blogPipelineV1 = blogPipeline({
  scorePost,
  checkRewrite,
  shownRules: [aeoRules, aiLikenessRules, blogGuardRules],
});

/**
 * What a run would decide about a post at once, and what it would ask a renderer: the dry run.
 *
 * @example
 * previewBlogPost({ content, asOf: '2026-01-31', ruleSet: 'blog/v1', switchedOff: [], stopWhenUnattainable: false, scores: null }).prompt
 */
export function previewBlogPost(request: PreviewRequest): BlogPreview {
  return previewWith(scorePost, request);
}
