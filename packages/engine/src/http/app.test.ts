import { describe, expect, it } from 'vitest';
import type { Engine } from '../app/engine.ts';
import { createHttpApp } from './app.ts';
import { localGate } from './testing/local-gate.ts';

/** An engine whose database gives these answers, by the first words of what it is asked. */
function engineOn(answer: (sql: string) => Promise<{ rows: readonly object[] }>) {
  const query = (asked: string | { text: string }) => answer(typeof asked === 'string' ? asked : asked.text);
  const database = { app: { query }, owner: () => ({ query }) };
  const lines: unknown[][] = [];
  const log = (...line: unknown[]) => lines.push(line);
  return { engine: { context: { database, log } } as unknown as Engine, lines };
}
const appOn = (answer: Parameters<typeof engineOn>[0]) =>
  createHttpApp(engineOn(answer).engine, { gate: localGate });
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', detail: 'geheim' });
const awake = appOn((sql) => {
  if (sql.includes('palimpsest.tenants')) return Promise.resolve({ rows: [{ tenants: 2, events: 64 }] });
  if (sql.includes('palimpsest.runs')) {
    const rows = [{ pipeline: 'blog/v1', status: 'finished', outcome: 'completed', runs: 3 }];
    return Promise.resolve({ rows });
  }
  if (sql.includes('palimpsest.attempts')) {
    const spent = { inputTokens: 100, outputTokens: 20, costMicros: 1_500_000 };
    const rows = [
      { renderer: 'fake', state: 'succeeded', attempts: 4, ...spent },
      { renderer: 'fake', state: 'failed', attempts: 1, inputTokens: 1, outputTokens: 0, costMicros: 0 },
    ];
    return Promise.resolve({ rows });
  }
  if (sql.includes('palimpsest.webhook_deliveries'))
    return Promise.resolve({ rows: [{ state: 'failed', deliveries: 1 }] });
  return Promise.resolve({ rows: [{ ready: 5, later: 1, running: 2, oldestSeconds: 1.5 }] });
});
const asleep = appOn(() => Promise.reject(away));

describe('over HTTP', () => {
  it.each([awake, asleep])('healthz answers as long as the process lives', async (app) => {
    const response = await app.request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('readyz answers 200 only when the database does', async () => {
    expect((await awake.request('/readyz')).status).toBe(200);
    const response = await asleep.request('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const body = (await response.json()) as object;
    expect(body).toMatchObject({
      type: 'about:blank',
      title: 'Not available',
      status: 503,
      code: 'database_unreachable',
    });
    expect(JSON.stringify(body)).not.toContain('geheim');
  });

  it('nothing is told to a browser by the web page, to a program as a problem', async () => {
    const [visit, call] = await Promise.all(
      ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*'].map((accept) =>
        awake.request('/blog', { headers: { accept } }),
      ),
    );
    expect([visit?.status, call?.status]).toEqual([404, 404]);
    expect(visit?.headers.get('content-type')).toContain('text/html');
    expect(visit?.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(call?.headers.get('content-type')).toContain('application/problem+json');
    const api = await awake.request('/v1/nothing', { headers: { accept: 'text/html' } });
    expect(api.headers.get('content-type')).toContain('application/problem+json');
  });

  it('metrics gives the numbers of the ledger and of the process', async () => {
    const response = await awake.request('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const lines = (await response.text()).split('\n');
    for (const line of [
      'palimpsest_database_up 1',
      'palimpsest_tenants 2',
      'palimpsest_ledger_events_total 64',
      'palimpsest_runs{pipeline="blog/v1",status="finished",outcome="completed"} 3',
      'palimpsest_attempts{renderer="fake",state="succeeded"} 4',
      'palimpsest_tokens_total{renderer="fake",direction="input"} 101',
      'palimpsest_cost_dollars_total{renderer="fake"} 1.5',
      'palimpsest_queue_jobs{state="ready"} 5',
      'palimpsest_queue_oldest_seconds 1.5',
      'palimpsest_webhook_deliveries{state="failed"} 1',
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes'))).toBe(true);
  });

  it('metrics counts the same on every page', async () => {
    const page = async () => (await (await awake.request('/metrics')).text()).match(/^palimpsest_.*/gm);
    expect(await page()).toEqual(await page());
  });

  it('metrics says that the database is away, and still shows the process', async () => {
    const response = await asleep.request('/metrics');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('palimpsest_database_up 0');
    expect(text).not.toContain('palimpsest_ledger_events_total');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it.each(['/nowhere', '/v1/nothing', '/metrics/', '/%2e%2e/etc/passwd'])(
    '%s is not found, as a problem document',
    async (path) => {
      const response = await awake.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('only reading is allowed', async () => {
    const response = await awake.request('/healthz', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await awake.request('/healthz', { method: 'HEAD' })).status).toBe(200);
  });

  it('pages of allowed origins may call and read, also what went wrong', async () => {
    const origin = 'https://studio.example.org';
    const app = createHttpApp(engineOn(() => Promise.reject(away)).engine, {
      gate: localGate,
      boundHost: '127.0.0.1',
      settings: { allowedOrigins: [origin] },
    });
    const ask = (method: string, from: string, path = '/v1/rules/none/v1') =>
      app.request(`http://127.0.0.1:4310${path}`, {
        method,
        headers: { origin: from, 'access-control-request-method': 'POST' },
      });
    const before = await ask('OPTIONS', origin, '/v1/blog/score');
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe(origin);
    expect(before.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const found = await ask('GET', origin, '/healthz');
    expect(found.headers.get('access-control-allow-origin')).toBe(origin);
    expect(found.headers.get('access-control-expose-headers')).toContain('etag');
    const missing = await ask('GET', origin, '/v1/nothing');
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, origin]);
    const refused = await ask('POST', origin, '/healthz');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, origin]);
    for (const method of ['OPTIONS', 'GET']) {
      const other = await ask(method, 'https://elsewhere.example.org');
      expect(other.status).toBe(403);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('a fault is logged by its place, never by its message, whatever lines that has', async () => {
    const { engine, lines } = engineOn(() => Promise.resolve({ rows: [] }));
    const fault = () => Promise.reject(new TypeError('they said\n    at home I cry\nat night'));
    const gate = { ...localGate, enter: fault };
    const response = await createHttpApp(engine, { gate }).request('/metrics');
    expect(response.status).toBe(500);
    const told = JSON.stringify(lines);
    expect(told).toContain('app.test.ts');
    expect(told).not.toMatch(/cry|night|said/);
  });

  it('metrics counts as a request of its caller', async () => {
    const { engine } = engineOn(() => Promise.reject(away));
    const spent: (string | null)[] = [];
    const gate = {
      ...localGate,
      spend: ({ keyId }: { keyId: string | null }) => {
        spent.push(keyId);
        return { 'ratelimit-remaining': '7' };
      },
    };
    const { headers } = await createHttpApp(engine, { gate }).request('/metrics');
    expect(spent).toEqual([null]);
    expect(headers.get('ratelimit-remaining')).toBe('7');
  });

  it.each(['/healthz', '/nowhere'])('%s tells browsers to keep it to themselves', async (path) => {
    const { headers } = await awake.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
