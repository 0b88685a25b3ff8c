import { z } from 'zod';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';

/** The pipeline that new runs of blogs are started with. */
export const BLOG_PIPELINE = 'blog/v1';

/** A blog is its own subject: erasing it takes all its versions, prompts and answers. */
export function blogSubject(blogId: string): string {
  return `blog:${blogId}`;
}

/** Refuses what cannot be a blog's id, in the spelling that the database gives back. */
export function checkBlogId(blogId: string): string {
  const lower = typeof blogId === 'string' ? blogId.toLowerCase() : blogId;
  if (!z.uuid().safeParse(lower).success)
    throw new RequestInvalidError({ field: 'blogId', problem: 'must be a UUID' });
  return lower;
}
