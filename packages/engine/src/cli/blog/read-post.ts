import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import type { CommandEnvironment } from '../command-environment.ts';
import { readText } from '../read-text.ts';
import { POST_LIMITS } from './blog-options.ts';

/** A post that a person named: a text with something in it. */
export async function readPost(world: Pick<CommandEnvironment, 'workingFolder' | 'stdin'>, file: string) {
  const post = await readText(world, file, POST_LIMITS);
  if (post.text.trim() !== '') return post;
  throw new FileUnusableError({
    path: post.name,
    problem: 'it is empty.',
    hint: 'Name a file with a post in it.',
  });
}
