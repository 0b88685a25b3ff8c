import {
  type BlogRunInput,
  type BlogSettings,
  type Budget,
  blogRunInputSchema,
  type ExternalScores,
  externalScoresSchema,
  type JsonObject,
} from '@palimpsest/contracts';
import { BlogBusyError } from '../../errors/blog-busy-error.ts';
import { DatabaseError } from '../../errors/database-error.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import type { EngineContext } from '../context.ts';
import { findPipeline, loadRun } from '../load-run.ts';
import { runOfKey } from '../run-of-key.ts';
import { startRun } from '../start-run.ts';
import { blogSettings } from './blog-settings.ts';
import { BLOG_PIPELINE, blogSubject, checkBlogId } from './blog-subject.ts';
import { checkPost } from './check-post.ts';
import { type BlogStanding, blogStanding } from './newest-run.ts';

export interface BlogRunRequest {
  readonly tenant: string;
  readonly actor: string;
  /** The blog that gets a new author's version; a new blog where it is absent. */
  readonly blogId?: string;
  /** The post as its author wrote it, markdown. */
  readonly content: string;
  /** The day that freshness is measured against, YYYY-MM-DD; by default the day the run starts. */
  readonly asOf?: string;
  /** What is not given holds on from the blog's newest run, else has its default. */
  readonly settings?: Partial<BlogSettings>;
  /** Scores of this version from elsewhere; the run then waits for those of each rewrite. */
  readonly scores?: ExternalScores;
  /** Why fresh answers are wanted where recorded ones would answer; on record. */
  readonly newAttempt?: string;
  readonly budget?: Budget;
  readonly mode?: 'queued' | 'inline';
  /** Told the number of the newest version; throws where the caller decided on another one. */
  readonly checkNewest?: (newest: number) => void;
  /** The same key again gives the run that it began. */
  readonly idempotencyKey?: string;
}

export interface StartedBlogRun {
  readonly blogId: string;
  readonly runId: string;
  readonly versionNumber: number;
}

/** What refuses a run that would branch the line of versions. */
const ONE_LINE = new Set(['one_open_run_per_blog', 'one_number_per_version', 'blogs_pkey']);

/**
 * Puts an author's version on record and starts the run that looks after it.
 *
 * @example
 * const { runId } = await startBlogRun(engine.context, { tenant: 'local', actor: 'me', content, mode: 'inline' });
 * const result = blogRunResult(await engine.finishRun('local', runId));
 */
export async function startBlogRun(context: EngineContext, request: BlogRunRequest): Promise<StartedBlogRun> {
  const { tenant, actor, content, budget, mode = 'queued', idempotencyKey } = request;
  checkPost(content);
  const earlier = idempotencyKey === undefined ? null : await runOfKey(context, tenant, idempotencyKey);
  if (earlier !== null) return startedRun(context, tenant, earlier);
  const blogId = request.blogId === undefined ? context.newId() : checkBlogId(request.blogId);
  const before = await blogStanding(context, tenant, blogId);
  // A version that comes between this and the append takes the number that this one would have.
  request.checkNewest?.(before.newestVersion);
  if (before.openRun !== null) throw new BlogBusyError({ blogId, runId: before.openRun });
  const { input, protectedTerms } = await runInput(context, request, blogId, before);
  const { renderer } = input.settings;
  if (mode === 'inline' && !context.renderers.has(renderer))
    throw new RequestInvalidError({
      field: 'settings.renderer',
      problem: `names '${renderer}', which this installation does not have`,
      hint: `It has: ${[...context.renderers.keys()].join(', ') || 'none'}. A model's renderer is there once its key is set: ANTHROPIC_API_KEY, OPENAI_API_KEY or OPENAI_BASE_URL. Nothing was written.`,
    });
  const terms = protectedTerms.length === 0 ? {} : { protectedTerms: JSON.stringify(protectedTerms) };
  try {
    const { runId } = await startRun(context, {
      tenant,
      pipeline: BLOG_PIPELINE,
      subject: blogSubject(blogId),
      actor,
      input: input as unknown as JsonObject,
      texts: { content, ...terms },
      mode,
      ...(budget === undefined ? {} : { budget }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return { blogId, runId, versionNumber: input.versionNumber };
  } catch (error) {
    if (!(error instanceof DatabaseError) || !ONE_LINE.has(error.constraint ?? '')) throw error;
    const { openRun } = await blogStanding(context, tenant, blogId);
    throw new BlogBusyError({ blogId, runId: openRun });
  }
}

async function startedRun(context: EngineContext, tenant: string, runId: string): Promise<StartedBlogRun> {
  const { view } = await loadRun(context, tenant, runId);
  if (view.started === null) throw new UnknownRunError({ runId });
  const { blogId, versionNumber } = view.started.input as unknown as BlogRunInput;
  return { blogId, runId, versionNumber };
}

async function runInput(
  context: EngineContext,
  { asOf, settings = {}, scores, newAttempt }: BlogRunRequest,
  blogId: string,
  before: BlogStanding,
): Promise<{ readonly input: BlogRunInput; readonly protectedTerms: readonly string[] }> {
  // Scores that are given decide; those of the rules would not be comparable with them.
  const source = scores === undefined ? settings.scores : 'external';
  if (scores !== undefined && settings.scores === 'rules')
    throw new RequestInvalidError({
      field: 'scores',
      problem: 'cannot be given where settings.scores says that the rules score the blog',
    });
  const { ruleSets } = await findPipeline(context, BLOG_PIPELINE);
  const chosen = { ...settings, ...(source === undefined ? {} : { scores: source }) };
  const { protectedTerms, ...rest } = blogSettings(chosen, before.settings, ruleSets);
  const read = blogRunInputSchema.safeParse({
    blogId,
    versionNumber: before.newestVersion + 1,
    asOf: asOf ?? context.now().slice(0, 10),
    settings: rest,
    externalScores: scores === undefined ? null : checkScores(scores),
    take: newAttempt === undefined ? before.take : before.take + 1,
    takeReason: newAttempt ?? before.takeReason,
  });
  if (read.success) return { input: read.data, protectedTerms };
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not as it should be' };
  const field = path[0] === 'takeReason' ? 'newAttempt' : path.map(String).join('.');
  throw new RequestInvalidError({ field, problem: message });
}

/** Names the field that is wrong, e.g. `scores.aeo.total`. */
export function checkScores(scores: ExternalScores): ExternalScores {
  const read = externalScoresSchema.safeParse(scores);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not as it should be' };
  throw new RequestInvalidError({ field: ['scores', ...path].map(String).join('.'), problem: message });
}
