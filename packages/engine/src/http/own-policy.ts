import type { MiddlewareHandler } from 'hono';

const POLICY = 'content-security-policy';

/** A route that states a stricter policy for its answer keeps it: what sets headers for everybody leaves that one. */
export function keepOwnPolicy(secure: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    let own: string | null = null;
    await secure(context, async () => {
      await next();
      own = context.res.headers.get(POLICY);
    });
    if (own !== null) context.res.headers.set(POLICY, own);
  };
}
