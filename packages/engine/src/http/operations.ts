import type { Hono } from 'hono';
import type { Engine } from '../app/engine.ts';
import { readLedgerMetrics } from '../app/metrics.ts';
import { checkReadiness } from '../app/readiness.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import type { Gate } from './api-world.ts';
import { createMetricsPage } from './metrics-page.ts';
import { HttpProblem } from './problem.ts';

/** What those ask who look after the server: does it live, can it work, how is it doing. */
export function mountOperations(
  app: Hono,
  { engine, gate }: { readonly engine: Engine; readonly gate: Gate },
): void {
  const { database, log } = engine.context;
  const page = createMetricsPage(engine.context.telemetry);
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await checkReadiness({ database });
      return context.json({ status: 'ready' });
    } catch (error) {
      const { code, message } = error as PalimpsestError;
      throw new HttpProblem({ status: 503, code, message, headers: { 'retry-after': '1' } });
    }
  });
  app.get('/metrics', async (context) => {
    const caller = await gate.enter(context.req.raw.headers);
    context.set('caller' as never, caller as never);
    for (const [name, value] of Object.entries(gate.spend(caller))) context.header(name, value);
    if (!caller.scopes.has('metrics:read'))
      throw new HttpProblem({
        status: 403,
        code: 'scope_missing',
        message: 'This needs a key with the scope metrics:read.',
      });
    const ledger = await readLedgerMetrics({ database }).catch((error: unknown) => {
      log('warn', 'no numbers from the database', {
        code: error instanceof PalimpsestError ? error.code : 'fault',
      });
      return undefined;
    });
    return context.body(await page.render(ledger), 200, { 'content-type': page.contentType });
  });
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    app.all(path, () => {
      throw new HttpProblem({
        status: 405,
        code: 'method_not_allowed',
        message: `${path} can only be read, with GET.`,
        headers: { allow: 'GET, HEAD' },
      });
    });
  }
}
