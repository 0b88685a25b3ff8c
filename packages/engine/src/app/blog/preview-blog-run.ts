import type { BlogSettings, ExternalScores } from '@palimpsest/contracts';
import { type BlogPreview, previewBlogPost } from '@palimpsest/pipelines/blog';
import { z } from 'zod';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { inMemory } from '../load-run.ts';
import { blogSettings } from './blog-settings.ts';
import { BLOG_PIPELINE } from './blog-subject.ts';
import { checkPost } from './check-post.ts';
import { checkScores } from './start-blog-run.ts';

export interface BlogPreviewRequest {
  readonly content: string;
  /** The day that freshness is measured against, YYYY-MM-DD. */
  readonly asOf: string;
  readonly settings?: Partial<BlogSettings>;
  /** Scores from elsewhere, instead of the rules' own. */
  readonly scores?: ExternalScores;
}

/**
 * What a run would decide and ask first. Needs the pipelines, but no ledger: nothing is kept and nothing is called.
 *
 * @example previewBlogRun(engine.context, { content, asOf: '2026-01-31' }).prompt
 */
export function previewBlogRun(
  context: Pick<EngineContext, 'pipelines'>,
  { content, asOf, settings = {}, scores }: BlogPreviewRequest,
): BlogPreview {
  checkPost(content);
  if (!z.iso.date().safeParse(asOf).success)
    throw new RequestInvalidError({ field: 'asOf', problem: 'must be a day like 2026-01-31' });
  const { ruleSets } = inMemory(context, BLOG_PIPELINE);
  const { ruleSet, switchedOff, stopWhenUnattainable } = blogSettings(settings, null, ruleSets);
  return previewBlogPost({
    content,
    asOf,
    ruleSet,
    switchedOff,
    stopWhenUnattainable,
    scores: scores === undefined ? null : checkScores(scores),
  });
}
