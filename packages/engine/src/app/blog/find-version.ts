import { UnknownVersionError } from '../../errors/unknown-version-error.ts';
import type { EngineContext } from '../context.ts';
import { type BlogReport, type BlogVersionReport, showBlog } from './show-blog.ts';

/** One version of a blog by its number. */
export async function findBlogVersion(
  context: EngineContext,
  { tenant, blogId, number }: { readonly tenant: string; readonly blogId: string; readonly number: number },
): Promise<{ readonly blog: BlogReport; readonly version: BlogVersionReport }> {
  const blog = await showBlog(context, { tenant, blogId });
  const version = blog.versions.find(({ versionNumber }) => versionNumber === number);
  if (version === undefined) throw new UnknownVersionError({ what: `The blog ${blogId}`, number });
  return { blog, version };
}
