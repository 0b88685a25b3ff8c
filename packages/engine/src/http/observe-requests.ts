import type { Context, MiddlewareHandler } from 'hono';
import type { EngineContext } from '../app/context.ts';
import { observeRequest } from '../app/telemetry/observe-request.ts';

type Watched = Pick<EngineContext, 'log' | 'telemetry'>;

/** Patterns that match everything are no routes: whatever was asked for, nothing is there. */
const EVERYTHING = new Set(['*', '/*', '/v1/*']);

/**
 * The first of all: gives each request its id, and tells log, numbers and spans of it. Expects the caller, once let in,
 * as `caller` of the context, and the pattern of a route that was not found by Hono as `route`. Handlers find the id as
 * `requestId`, and it is one of the headers of the answer (`answerHeaders`).
 *
 * @example app.use(observeRequests(engine.context));
 */
export function observeRequests(watched: Watched): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    await observeRequest(
      watched,
      { method: req.method, header: (name) => req.header(name) },
      async (requestId) => {
        context.set('requestId', requestId);
        await next();
        const caller = callerOf(context);
        return {
          route: (context.get('route') as string | undefined) ?? patternOf(req.routePath),
          status: context.res.status,
          keyId: caller?.keyId ?? null,
          tenant: caller?.tenant ?? null,
        };
      },
    );
  };
}

function callerOf(context: Context): { readonly keyId: string | null; readonly tenant: string } | undefined {
  return context.get('caller') as { keyId: string | null; tenant: string } | undefined;
}

/** As the reference writes it: `/v1/runs/{runId}`. Never the path that was asked for, which may hold anything. */
function patternOf(path: string): string | null {
  return EVERYTHING.has(path) ? null : path.replace(/:(\w+)(?:\{[^/]*\})?/g, '{$1}');
}
