import { type RewriteResponseV1, rewriteResponseV1Schema, stripHidden } from '@palimpsest/contracts';

/** Longer than any answer of the right shape; looked at before anything is parsed. */
const LONGEST_ANSWER = 20_000;

/**
 * A rewriter's answer, or null where it is not exactly one `RewriteResponseV1`: other fields, words around it, or
 * characters in it that nobody can see.
 */
export function readResponse(answer: string): RewriteResponseV1 | null {
  if (answer.length > LONGEST_ANSWER) return null;
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch {
    return null;
  }
  const read = rewriteResponseV1Schema.safeParse(value);
  if (!read.success) return null;
  const { text } = read.data.rewritten_message;
  return text.trim() !== '' && stripHidden(text) === text.trim() ? read.data : null;
}
