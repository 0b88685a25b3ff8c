import type { BlogGuard } from '../blog-guard.ts';
import { type RewriteOptions, readRewrite } from '../rewrite.ts';

/** What one guard says of a rewrite: each message with the words it points at, in the rewrite or in the original. */
export function problems(
  guard: BlogGuard,
  parent: string,
  child: string,
  more: Partial<RewriteOptions> = {},
): string[] {
  const options = { protectedTerms: [], fixInstructions: [], ...more };
  return guard.check(readRewrite(parent, child, options)).map(({ message, spans }) => {
    const source = message.endsWith('into the original.') ? parent : child;
    return [message, ...spans.map(({ start, end }) => `[${source.slice(start, end)}]`)].join(' ');
  });
}

/** The words that one guard points at, in the rewrite or in the original; none when it is content. */
export function spots(
  guard: BlogGuard,
  parent: string,
  child: string,
  more: Partial<RewriteOptions> = {},
): string[] {
  const options = { protectedTerms: [], fixInstructions: [], ...more };
  return guard.check(readRewrite(parent, child, options)).flatMap(({ message, spans }) => {
    const source = message.endsWith('into the original.') ? parent : child;
    return spans.map(({ start, end }) => source.slice(start, end));
  });
}
