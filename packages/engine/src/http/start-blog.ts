import type { startBlogSchema } from '@palimpsest/contracts';
import type { z } from 'zod';
import { findBlogVersion } from '../app/blog/find-version.ts';
import { type StartedBlogRun, startBlogRun } from '../app/blog/start-blog-run.ts';
import { checkRenderer, withModel } from '../app/check-renderer.ts';
import { runOfKey } from '../app/run-of-key.ts';
import { IdempotencyError } from '../errors/idempotency-error.ts';
import type { Call } from './route.ts';
import { runKey } from './run-key.ts';

export type StartBlogCall = Call<unknown, { wait?: number }, z.output<typeof startBlogSchema>>;

interface StartPlace {
  /** Keeps routes apart, so that a caller may use one Idempotency-Key for several. */
  readonly operation: string;
  /** The blog that gets a new version; a new blog where it is absent. */
  readonly blogId?: string;
  /** For what is new only: a request that comes again after a crash has itself changed what it is checked against. */
  readonly checkNewest?: (newest: number) => void;
}

const ERASED = '[erased]';

/** Starts the run that a request asks for, or finds the one that it began before the server died. */
export async function startBlog(
  call: StartBlogCall,
  { operation, blogId, checkNewest }: StartPlace,
): Promise<StartedBlogRun> {
  const { engine, tenant, actor, body, settings } = call;
  checkRenderer(engine.context, body.settings?.renderer, 'settings.renderer');
  const idempotencyKey = runKey(operation, call.idempotencyKey);
  const isNew = (await runOfKey(engine.context, tenant, idempotencyKey)) === null;
  const begun = await startBlogRun(engine.context, {
    tenant,
    actor,
    ...body,
    ...(body.settings === undefined ? {} : { settings: withModel(settings.models, body.settings) }),
    ...(blogId === undefined ? {} : { blogId }),
    ...(checkNewest === undefined ? {} : { checkNewest }),
    idempotencyKey,
  } as Parameters<typeof startBlogRun>[1]);
  if (!isNew && !(await isForThis(call, begun, blogId)))
    throw new IdempotencyError({ key: call.idempotencyKey ?? '' });
  return begun;
}

/** A run keeps its key for longer than requests are remembered: it must not answer for another post. */
async function isForThis(
  { engine, tenant, body }: StartBlogCall,
  begun: StartedBlogRun,
  blogId: string | undefined,
): Promise<boolean> {
  if (blogId !== undefined && blogId !== begun.blogId) return false;
  const place = { tenant, blogId: begun.blogId, number: begun.versionNumber };
  const { content } = await findBlogVersion(engine.context, place);
  return content === body.content || content === ERASED;
}
