import type { BlogScore } from '@palimpsest/contracts';
import type { EngineContext } from '../context.ts';
import { type BlogPreviewRequest, previewBlogRun } from './preview-blog-run.ts';

/**
 * The score of a post, with what would start a rewrite. Keeps nothing.
 *
 * @example const { aeo, triggers } = scoreBlogPost(engine.context, { content, asOf: '2026-01-31' });
 */
export function scoreBlogPost(
  context: Pick<EngineContext, 'pipelines'>,
  request: BlogPreviewRequest,
): BlogScore {
  const { evaluation, triggers } = previewBlogRun(context, request);
  const { aeo, aiLikeness, attainableMaximum, authorAdvice, findings } = evaluation;
  return { aeo, aiLikeness, triggers: [...triggers], attainableMaximum, authorAdvice, findings };
}
