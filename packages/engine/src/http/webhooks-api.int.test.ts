import { rmSync } from 'node:fs';
import { SCOPES, type Scope } from '@palimpsest/contracts';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { createKey } from '../app/keys/create-key.ts';
import { polish, until, untilFinished } from '../app/testing/crash-bench.ts';
import { openReceiver } from '../app/webhooks/testing/webhook-bench.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { DEFAULT_API_SETTINGS } from './api-settings.ts';
import { createGate } from './gate.ts';
import { type CheckedApp, checkedApp } from './testing/checked-app.ts';

const home = freshHome('pal-');
let engine: Engine;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let api: CheckedApp;
let alpha: Record<string, string>;
let beta: Record<string, string>;

const keyFor = async (tenant: string, scopes: readonly Scope[] = SCOPES) => {
  const asked = { tenant, actor: 'person:me', name: 'a key', scopes };
  return { authorization: `Bearer ${(await createKey(engine.context, asked)).secret}` };
};

beforeAll(async () => {
  receiver = await openReceiver();
  engine = await createEngine({
    home,
    environment: { PALIMPSEST_WEBHOOK_ALLOW: '127.0.0.1' },
    pipelines: [polishPipeline()],
    renderers: [fakeRenderer([{ when: 'Shorten', answer: 'short' }])],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
  });
  const settings = { ...DEFAULT_API_SETTINGS, requestsPerSecond: 10_000, burst: 10_000 };
  api = checkedApp(engine, { gate: createGate(engine, settings, { local: false }) });
  alpha = await keyFor('alpha');
  beta = await keyFor('beta');
  await engine.startWorker();
});
afterAll(async () => {
  await engine?.close();
  await receiver?.close();
  rmSync(home, { recursive: true, force: true });
});

const make = async (headers = alpha, more: Record<string, unknown> = {}) => {
  const body = { url: receiver.url, eventTypes: ['run.finished'], ...more };
  return api.ask('POST', '/v1/webhooks', { headers, body });
};
const delivered = (path: string) =>
  until('the delivery', async () => {
    const { body } = await api.ask('GET', path, { headers: alpha });
    return body.delivery.state === 'delivered' ? body : undefined;
  });

describe('a webhook endpoint over HTTP', () => {
  it('is given to the same request only, also once the server has forgotten that it came', async () => {
    const headers = { ...alpha, 'idempotency-key': 'a-day-ago' };
    const { body: made } = await make(headers);
    const forget = () => engine.context.database.owner().query('delete from palimpsest.http_requests');
    await forget();
    expect((await make(headers)).body.webhook.webhookId).toBe(made.webhook.webhookId);
    for (const more of [{ url: `${receiver.url}/other` }, { eventTypes: ['run.started'] }]) {
      await forget();
      const { status, body } = await make(headers, more);
      expect([status, body.code]).toEqual([422, 'idempotency_mismatch']);
    }
    await api.ask('DELETE', `/v1/webhooks/${made.webhook.webhookId}`, { headers: alpha });
  });

  it('is made, shown, changed, told of a run, pinged, replayed and removed', async () => {
    const made = await make(alpha, { description: 'the back office' });
    expect(made).toMatchObject({
      status: 201,
      body: { webhook: { url: receiver.url, description: 'the back office', disabled: false } },
    });
    const { secret, webhook } = made.body;
    const path = `/v1/webhooks/${webhook.webhookId}`;
    expect(made.headers.get('location')).toBe(path);
    expect(await api.ask('GET', path, { headers: alpha })).toMatchObject({ status: 200, body: webhook });
    const changed = await api.ask('PATCH', path, {
      headers: alpha,
      body: { description: null, eventTypes: ['run.started', 'run.finished'] },
    });
    expect(changed.body).toMatchObject({ description: null, eventTypes: ['run.started', 'run.finished'] });

    const { runId } = await engine.startRun(polish({ tenant: 'alpha' }));
    await untilFinished(engine, runId, 'alpha');
    await until('both messages', () => receiver.received.length === 2);
    const { type, data } = new Webhook(secret).verify(
      receiver.received[1]?.body ?? '',
      receiver.received[1]?.headers as Record<string, string>,
    ) as { type: string; data: { runId: string } };
    expect([type, data.runId]).toEqual([expect.stringMatching(/^run\./), runId]);

    const ping = await api.ask('POST', `${path}/ping`, { headers: alpha });
    expect(ping).toMatchObject({ status: 202, body: { type: 'ping' } });
    const place = `${path}/deliveries/${ping.body.deliveryId}`;
    expect((await delivered(place)).attempts).toHaveLength(1);
    const replay = await api.ask('POST', `${place}/replay`, { headers: alpha });
    expect(replay.status).toBe(202);
    await until('the second attempt', async () => (await delivered(place)).attempts.length === 2);

    const first = await api.ask('GET', `${path}/deliveries?limit=2`, { headers: alpha });
    const cursor = first.body.nextCursor;
    const rest = await api.ask('GET', `${path}/deliveries?limit=2&cursor=${cursor}`, { headers: alpha });
    expect([...first.body.items, ...rest.body.items].map((each) => each.type).sort()).toEqual([
      'ping',
      'run.finished',
      'run.started',
    ]);
    expect(rest.body.nextCursor).toBeNull();
    expect((await api.ask('GET', `${path}/deliveries?state=failed`, { headers: alpha })).body.items).toEqual(
      [],
    );

    expect(await api.ask('DELETE', path, { headers: alpha })).toMatchObject({ status: 204 });
    for (const [method, gone] of [
      ['GET', path],
      ['DELETE', path],
      ['GET', `${path}/deliveries`],
    ] as const)
      expect(await api.ask(method, gone, { headers: alpha })).toMatchObject({
        status: 404,
        body: { code: 'unknown_webhook' },
      });
  });

  it('shows its secret once: the same request again gives the same endpoint without it', async () => {
    const headers = { ...alpha, 'idempotency-key': 'endpoint-once' };
    const first = await make(headers);
    const again = await make(headers);
    expect(first.body.secret).toMatch(/^whsec_/);
    expect(again).toMatchObject({ status: 201, body: { webhook: first.body.webhook, secret: null } });
    expect(again.headers.get('idempotent-replayed')).toBe('true');

    const path = `/v1/webhooks/${first.body.webhook.webhookId}`;
    const asked = { headers: { ...alpha, 'idempotency-key': 'rotation-once' }, body: {} };
    const rotated = await api.ask('POST', `${path}/secret-rotation`, asked);
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) } });
    expect(rotated.body.secret).not.toBe(first.body.secret);
    expect(await api.ask('POST', `${path}/secret-rotation`, asked)).toMatchObject({ body: { secret: null } });
    const { rows } = await engine.context.database
      .owner()
      .query('select t::text as row from palimpsest.http_requests t');
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });

  it('is listed page by page, each once', async () => {
    const headers = await keyFor('gamma');
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push((await make(headers)).body.webhook.webhookId);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const asked = `/v1/webhooks?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { body } = await api.ask('GET', asked, { headers });
      seen.push(...body.items.map(({ webhookId }: { webhookId: string }) => webhookId));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(ids);
  });

  it('cannot be one of too many', async () => {
    const headers = await keyFor('many');
    for (let i = 0; i < 50; i += 1) expect((await make(headers)).status).toBe(201);
    expect(await make(headers)).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
  });
});

describe('what is refused', () => {
  it.each([
    ['an address of a private network', { url: 'https://10.0.0.1/' }, 422, 'webhook_url_refused'],
    ['the address of a cloud’s own service', { url: 'https://169.254.169.254/' }, 422, 'webhook_url_refused'],
    ['an address without TLS', { url: 'http://example.org/' }, 422, 'webhook_url_refused'],
    ['no address at all', { url: 'nowhere' }, 422, 'webhook_url_refused'],
    ['a type nobody knows', { eventTypes: ['run.paused'] }, 400, 'request_invalid'],
    ['a type named twice', { eventTypes: ['run.started', 'run.started'] }, 400, 'request_invalid'],
    ['no type', { eventTypes: [] }, 400, 'request_invalid'],
    ['half a character', { description: 'a\ud800b' }, 400, 'json_invalid'],
    ['something unknown', { secret: 'whsec_mine' }, 400, 'request_invalid'],
  ])('%s', async (_, body, status, code) => {
    expect(await make(alpha, body)).toMatchObject({ status, body: { code } });
  });

  it('a cursor that nobody gave out', async () => {
    for (const cursor of ['WyJ4Il0', 'abc', 'WzEsMl0'])
      expect(await api.ask('GET', `/v1/webhooks?cursor=${cursor}`, { headers: alpha })).toMatchObject({
        status: 400,
      });
  });

  it('everything, to a key without the scope', async () => {
    const headers = await keyFor(
      'alpha',
      SCOPES.filter((scope) => scope !== 'webhooks:admin'),
    );
    const { body } = await make();
    const path = `/v1/webhooks/${body.webhook.webhookId}`;
    for (const [method, asked] of everyRoute(path, body.webhook.webhookId))
      expect(await api.ask(method, asked, { headers, ...bodyFor(method, asked) })).toMatchObject({
        status: 403,
        body: { code: 'scope_missing' },
      });
  });

  it('everything, to another tenant', async () => {
    const { body } = await make();
    const path = `/v1/webhooks/${body.webhook.webhookId}`;
    const ping = await api.ask('POST', `${path}/ping`, { headers: alpha });
    for (const [method, asked] of everyRoute(path, ping.body.deliveryId).slice(2)) {
      const answer = await api.ask(method, asked, { headers: beta, ...bodyFor(method, asked) });
      expect([method, asked, answer.status, answer.body.code]).toEqual([
        method,
        asked,
        404,
        'unknown_webhook',
      ]);
    }
    // Nor through an endpoint of its own.
    const own = (await make(beta)).body.webhook.webhookId;
    const place = `/v1/webhooks/${own}/deliveries/${ping.body.deliveryId}`;
    for (const [method, asked] of [
      ['GET', place],
      ['POST', `${place}/replay`],
    ] as const)
      expect(await api.ask(method, asked, { headers: beta })).toMatchObject({
        status: 404,
        body: { code: 'unknown_delivery' },
      });
    expect(await api.ask('GET', path, { headers: alpha })).toMatchObject({ status: 200 });
  });
});

function everyRoute(path: string, deliveryId: string) {
  return [
    ['GET', '/v1/webhooks'],
    ['POST', '/v1/webhooks'],
    ['GET', path],
    ['PATCH', path],
    ['DELETE', path],
    ['POST', `${path}/secret-rotation`],
    ['POST', `${path}/ping`],
    ['GET', `${path}/deliveries`],
    ['GET', `${path}/deliveries/${deliveryId}`],
    ['POST', `${path}/deliveries/${deliveryId}/replay`],
  ] as const;
}

function bodyFor(method: string, path: string) {
  if (method === 'PATCH') return { body: { disabled: true } };
  if (path === '/v1/webhooks' && method === 'POST')
    return { body: { url: receiver.url, eventTypes: ['run.finished'] } };
  return path.endsWith('/secret-rotation') ? { body: {} } : {};
}
