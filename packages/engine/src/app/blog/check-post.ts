import { RequestInvalidError } from '../../errors/request-invalid-error.ts';

/** A long novel has about a million; what is longer is no post, and would keep a run busy for minutes. */
const MOST_CHARACTERS = 2_000_000;

/** Refuses what is no post before anything is written. */
export function checkPost(content: string): void {
  const problem = problemOf(content);
  if (problem !== null) throw new RequestInvalidError({ field: 'content', problem });
}

function problemOf(content: string): string | null {
  if (typeof content !== 'string') return 'must be text';
  if (content.trim() === '') return 'is empty';
  if (content.length > MOST_CHARACTERS)
    return `has ${content.length} characters, more than the ${MOST_CHARACTERS} that a post may have`;
  if (content.includes('\0')) return 'has the character U+0000: it does not seem to be text';
  return /\p{Surrogate}/u.test(content) ? 'has half of a surrogate pair, which is no character' : null;
}
