import { UnknownBlogError } from '../../errors/unknown-blog-error.ts';
import { UnknownVersionError } from '../../errors/unknown-version-error.ts';
import type { EngineContext } from '../context.ts';
import { blogStanding } from './newest-run.ts';
import { type BlogVersionReport, readBlogVersion } from './show-blog.ts';

/** One version of a blog by its number. */
export async function findBlogVersion(
  context: EngineContext,
  place: { readonly tenant: string; readonly blogId: string; readonly number: number },
): Promise<BlogVersionReport> {
  const found = await readBlogVersion(context, place);
  if (found !== null) return found;
  const { tenant, blogId, number } = place;
  if ((await blogStanding(context, tenant, blogId)).newestVersion === 0)
    throw new UnknownBlogError({ blogId });
  throw new UnknownVersionError({ what: `The blog ${blogId}`, number });
}
