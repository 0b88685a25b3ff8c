import type { Context } from 'hono';

/** An RFC 9457 problem document. `code` is ours: the stable name of what went wrong. */
export interface Problem {
  readonly status: 404 | 405 | 500 | 503;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
}

export function problem(
  context: Context,
  { status, title, detail, code }: Problem,
  headers: Record<string, string> = {},
) {
  const body = { type: 'about:blank', title, status, detail, code };
  return context.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    ...headers,
  });
}
