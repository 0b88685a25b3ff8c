import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Log } from '../app/context.ts';
import { createTelemetry } from '../app/telemetry/telemetry.ts';
import { setAnswerHeaders } from './answer-headers.ts';
import { createMetricsPage } from './metrics-page.ts';
import { observeRequests } from './observe-requests.ts';

function watchedApp() {
  const lines: [string, Record<string, unknown>][] = [];
  const log: Log = (level, _message, fields = {}) => lines.push([level, fields]);
  const telemetry = createTelemetry();
  const page = createMetricsPage(telemetry);
  const app = new Hono<{ Variables: { caller: object; requestId: string } }>();
  app.use(observeRequests({ log, telemetry }));
  app.use((context, next) => {
    setAnswerHeaders(context);
    return next();
  });
  app.get('/v1/runs/:runId', (context) => {
    context.set('caller', { keyId: 'k1', tenant: 'local' });
    return context.json({ id: context.get('requestId') });
  });
  app.all('/v1/runs/:runId', (context) => context.text('', 405));
  app.get('/v1/broken', () => {
    throw new Error('dear diary');
  });
  app.onError((_error, context) => context.text('', 500));
  return { app, lines, page: async () => (await page.render(undefined)).split('\n') };
}

describe('every request', () => {
  it('gets an id, which its handler and its caller are told', async () => {
    const { app, lines } = watchedApp();
    const response = await app.request('/v1/runs/7?q=secret');
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ id: requestId });
    expect(lines).toEqual([
      [
        'info',
        {
          method: 'GET',
          route: '/v1/runs/{runId}',
          status: 200,
          ms: expect.any(Number) as number,
          keyId: 'k1',
          tenant: 'local',
          requestId,
        },
      ],
    ]);
  });

  it('keeps the id it came with', async () => {
    const { app } = watchedApp();
    const response = await app.request('/v1/runs/7', { headers: { 'x-request-id': 'mine-1' } });
    expect(response.headers.get('x-request-id')).toBe('mine-1');
  });

  it.each([
    ['GET', '/nowhere/at/all', 404, 'unmatched', 'info'],
    ['POST', '/v1/runs/7', 405, '/v1/runs/{runId}', 'info'],
    ['GET', '/v1/broken', 500, '/v1/broken', 'error'],
  ])('%s %s is told of as %i on %s', async (method, path, status, route, level) => {
    const { app, lines, page } = watchedApp();
    const response = await app.request(path, { method });
    expect(response.headers.has('x-request-id')).toBe(true);
    expect(lines).toMatchObject([[level, { method, status, route }]]);
    expect(JSON.stringify(lines)).not.toContain('diary');
    expect(await page()).toContain(
      `palimpsest_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`,
    );
  });
});
