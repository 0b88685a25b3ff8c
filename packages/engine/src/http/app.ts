import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Engine } from '../app/engine.ts';
import { readLedgerMetrics } from '../app/metrics.ts';
import { checkReadiness } from '../app/readiness.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { createMetricsPage } from './metrics-page.ts';
import { problem } from './problem.ts';

/**
 * Everything there is over HTTP, without a server around it.
 *
 * @example
 * const response = await createHttpApp(engine).request('/healthz');
 */
export function createHttpApp({ context: { database, log } }: Pick<Engine, 'context'>): Hono {
  const app = new Hono();
  const page = createMetricsPage();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      // This server speaks plain HTTP on this machine only; what stands in front of it decides on HTTPS.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await checkReadiness({ database });
      return context.json({ status: 'ready' });
    } catch (error) {
      const { code, message: detail } = error as PalimpsestError;
      return problem(context, { status: 503, title: 'Not ready', detail, code }, { 'retry-after': '1' });
    }
  });
  app.get('/metrics', async (context) => {
    const ledger = await readLedgerMetrics({ database }).catch((error: unknown) => {
      log('warn', 'no numbers from the database', {
        code: error instanceof PalimpsestError ? error.code : 'fault',
      });
      return undefined;
    });
    return context.body(await page.render(ledger), 200, { 'content-type': page.contentType });
  });

  for (const path of ['/healthz', '/readyz', '/metrics']) {
    app.all(path, (context) => {
      const detail = `${path} can only be read, with GET.`;
      return problem(
        context,
        { status: 405, title: 'Method not allowed', detail, code: 'method_not_allowed' },
        { allow: 'GET, HEAD' },
      );
    });
  }
  app.notFound((context) =>
    problem(context, {
      status: 404,
      title: 'Not found',
      detail: 'This version has /healthz, /readyz and /metrics only.',
      code: 'not_found',
    }),
  );
  app.onError((error, context) => {
    log('error', 'a request failed', { path: context.req.path, error: error.name });
    return problem(context, {
      status: 500,
      title: 'Internal error',
      detail: 'The server could not answer. Its log tells more.',
      code: 'internal_error',
    });
  });
  return app;
}
