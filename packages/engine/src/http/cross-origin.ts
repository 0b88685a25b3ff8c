import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isAllowedOrigin } from './host-check.ts';

/** A browser asks before it sends, and keeps the answer for this long. */
const REMEMBERED_SECONDS = 600;

/** What a page may read of an answer beside its body. */
const SHOWN = [
  'etag',
  'location',
  'content-disposition',
  'idempotent-replayed',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-request-id',
];

/**
 * Tells browsers that pages of allowed origins may call and read the answers. Without it a browser keeps them from
 * each other. No cookies are involved: a page sends its key itself.
 *
 * @example app.use(crossOrigin(['https://studio.example.org']));
 */
export function crossOrigin(allowed: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'if-none-match',
      'last-event-id',
      'x-request-id',
      'traceparent',
    ],
    exposeHeaders: SHOWN,
    maxAge: REMEMBERED_SECONDS,
  });
  if (allowed.length === 0) return (_context, next) => next();
  return (context, next) => {
    const origin = context.req.header('origin');
    return origin !== undefined && isAllowedOrigin(origin, allowed) ? allow(context, next) : next();
  };
}
