import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { SCOPES, type Scope } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { createKey } from '../app/keys/create-key.ts';
import { spellKey } from '../app/keys/key-secret.ts';
import { revokeKey } from '../app/keys/revoke-key.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { DEFAULT_API_SETTINGS } from './api-settings.ts';
import { checkBinding } from './check-binding.ts';
import { createGate } from './gate.ts';
import { type HttpServer, startHttpServer } from './server.ts';
import { type CheckedApp, checkedApp } from './testing/checked-app.ts';

const home = freshHome('pal-');
const START = '2026-11-16T08:00:00.000Z';
const HOUR = 3_600_000;
let engine: Engine;
let api: CheckedApp;
let ahead = 0;

beforeAll(async () => {
  engine = await createEngine({
    home,
    environment: {},
    pipelines: [],
    now: () => new Date(Date.parse(START) + ahead).toISOString(),
  });
  api = checkedApp(engine, { gate: createGate(engine, DEFAULT_API_SETTINGS, { local: true }) });
});
afterAll(async () => {
  await engine?.close();
  rmSync(home, { recursive: true, force: true });
});

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const make = async (scopes: readonly Scope[] = SCOPES, tenant = 'alpha') => {
  const { key, secret } = await createKey(engine.context, {
    tenant,
    actor: 'person:me',
    name: 'a key',
    scopes,
  });
  return { keyId: key.keyId, secret: secret ?? '', headers: bearer(secret ?? '') };
};
const whoami = (headers: Record<string, string> = {}) => api.ask('GET', '/v1/keys/current', { headers });

/** A problem without what every request has of its own. */
const withoutId = ({ requestId: _, ...problem }: Record<string, unknown>) => problem;

describe('before the first key', () => {
  it('calls from this machine are let in and may do everything', async () => {
    expect(await whoami()).toMatchObject({
      status: 200,
      body: { tenant: 'local', actor: 'local', scopes: [...SCOPES], key: null },
    });
  });

  it('a server on this machine starts and says that it is open', async () => {
    for (const host of ['127.0.0.1', '::1', 'localhost'])
      expect(await checkBinding(engine, host)).toEqual({ local: true, open: true });
  });

  it.each(['0.0.0.0', '::', '10.0.0.7', 'rewriter.example'])(
    'a server on %s does not start',
    async (host) => {
      await expect(startHttpServer(engine, { host, port: 0 })).rejects.toMatchObject({
        code: 'host_not_local',
        hint: expect.stringContaining('palimpsest keys create') as string,
      });
    },
  );

  it('a server with a database of its own is never open, on whatever address', async () => {
    expect(await checkBinding({ context: engine.context, embedded: false }, '127.0.0.1')).toEqual({
      local: false,
      open: false,
    });
    const closed = checkedApp(engine, { gate: createGate(engine, DEFAULT_API_SETTINGS, { local: false }) });
    expect((await closed.ask('GET', '/v1/keys/current')).status).toBe(401);
  });

  it('a key that is sent is still asked for its validity', async () => {
    expect((await whoami(bearer('pal_nonsense'))).status).toBe(401);
  });

  it('the door closes with the first key, made over HTTP by whoever came in without one', async () => {
    const { status, body } = await api.ask('POST', '/v1/keys', {
      body: { name: 'first', scopes: ['keys:admin'] },
    });
    expect(status).toBe(201);
    expect(body.key.createdBy).toBe('local');
    const { status: after, headers } = await whoami();
    expect(after).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="palimpsest"');
    expect((await whoami(bearer(body.secret))).body).toMatchObject({
      tenant: 'local',
      scopes: ['keys:admin'],
    });
    expect(await checkBinding(engine, '127.0.0.1')).toEqual({ local: true, open: false });
  });

  it('and stays closed when that key is revoked', async () => {
    const { rows } = await engine.context.database
      .owner()
      .query<{ key_id: string }>("select key_id from palimpsest.api_keys where tenant_id = 'local'");
    for (const { key_id: keyId } of rows)
      await revokeKey(engine.context, { tenant: 'local', actor: 'a', keyId });
    expect((await whoami()).status).toBe(401);
  });
});

describe('who calls', () => {
  it('is told by the key, as its tenant and with its scopes', async () => {
    const { keyId, headers } = await make(['blog:read', 'runs:read']);
    expect(await whoami(headers)).toMatchObject({
      status: 200,
      body: {
        tenant: 'alpha',
        actor: `key:${keyId}`,
        scopes: ['blog:read', 'runs:read'],
        key: { keyId, state: 'active' },
      },
    });
    expect(
      (await whoami({ authorization: headers.authorization?.replace('Bearer', 'bearer') ?? '' })).status,
    ).toBe(200);
  });

  it('is one and the same answer for every key that does not work', async () => {
    const revoked = await make();
    await revokeKey(engine.context, { tenant: 'alpha', actor: 'a', keyId: revoked.keyId });
    const good = await make();
    const answers = await Promise.all(
      [
        bearer(revoked.secret),
        bearer(spellKey(good.keyId, randomBytes(32))),
        bearer(spellKey('zzzzzzzzzzzz', randomBytes(32))),
        bearer(good.secret.slice(0, -1)),
        bearer(good.secret.toUpperCase()),
        bearer(good.secret.toLowerCase()),
        bearer(`${good.secret}, ${good.secret}`),
        bearer('pal_'),
        { authorization: good.secret },
        { authorization: `Basic ${Buffer.from(`pal:${good.secret}`).toString('base64')}` },
        { authorization: '' },
        { authorization: 'Bearer' },
        bearer('x'.repeat(10_000)),
      ].map(whoami),
    );
    const told = answers.map(({ status, body, headers }) =>
      JSON.stringify([status, withoutId(body), headers.get('www-authenticate')]),
    );
    expect(new Set(told).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(answers[0]?.headers.get('www-authenticate')).toBe(
      'Bearer realm="palimpsest", error="invalid_token"',
    );
    expect((await whoami(good.headers)).status).toBe(200);
  });

  it('is told that the key has expired, if they have its secret', async () => {
    const { key, secret } = await createKey(engine.context, {
      tenant: 'alpha',
      actor: 'a',
      name: 'short',
      scopes: ['blog:read'],
      expiresAt: new Date(Date.parse(START) + HOUR).toISOString(),
    });
    try {
      ahead = HOUR;
      const expired = await whoami(bearer(secret ?? ''));
      expect(expired).toMatchObject({
        status: 401,
        body: { code: 'unauthorized', detail: 'The API key has expired.' },
      });
      expect(expired.headers.get('www-authenticate')).toContain('has expired');
      const forged = await whoami(bearer(spellKey(key.keyId, randomBytes(32))));
      expect(forged.body.detail).not.toContain('expired');
    } finally {
      ahead = 0;
    }
  });

  it('needs the scope of the route, which the refusal names', async () => {
    const { headers } = await make(['blog:read', 'blog:write']);
    const refused = await api.ask('GET', '/v1/keys', { headers });
    expect(refused).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
    expect(refused.body.detail).toContain('keys:admin');
  });

  it('is refused by the next request once the key is revoked over HTTP, also if it was just used', async () => {
    const admin = await make();
    const victim = await make(['blog:read']);
    expect((await whoami(victim.headers)).status).toBe(200);
    const ended = await api.ask('POST', `/v1/keys/${victim.keyId}/revocation`, { headers: admin.headers });
    expect(ended).toMatchObject({ status: 200, body: { state: 'revoked', revokedAt: START } });
    expect((await whoami(victim.headers)).status).toBe(401);
    const again = await api.ask('POST', `/v1/keys/${victim.keyId}/revocation`, { headers: admin.headers });
    expect(again).toMatchObject({ status: 200, body: { state: 'revoked', revokedAt: ended.body.revokedAt } });
  });
});

describe('keys over HTTP', () => {
  it('are made, shown once, and listed without their secret', async () => {
    const admin = await make();
    const made = await api.ask('POST', '/v1/keys', {
      headers: admin.headers,
      body: { name: 'nightly', scopes: ['blog:write'], expiresAt: '2027-01-01T00:00:00.000Z' },
    });
    expect(made.status).toBe(201);
    const { key, secret } = made.body;
    expect(made.headers.get('location')).toBe(`/v1/keys/${key.keyId}`);
    expect(key).toMatchObject({ createdBy: `key:${admin.keyId}`, expiresAt: '2027-01-01T00:00:00.000Z' });
    expect((await whoami(bearer(secret))).status).toBe(200);
    const shown = await api.ask('GET', `/v1/keys/${key.keyId}`, { headers: admin.headers });
    const list = await api.ask('GET', '/v1/keys?limit=200', { headers: admin.headers });
    expect(list.body.items.map(({ keyId }: { keyId: string }) => keyId)).toContain(key.keyId);
    for (const { body } of [shown, list]) expect(JSON.stringify(body)).not.toContain(secret.split('_')[2]);
  });

  it('are made once for an Idempotency-Key; whoever asks again gets the key, but not its secret', async () => {
    const admin = await make();
    const ask = () =>
      api.ask('POST', '/v1/keys', {
        headers: { ...admin.headers, 'idempotency-key': 'the-same' },
        body: { name: 'one', scopes: ['blog:read'] },
      });
    const first = await ask();
    const again = await ask();
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.key.keyId).toBe(first.body.key.keyId);
    expect(again.body.secret).toBeNull();
    expect(again.body.note).toContain('not stored');
    const { rows } = await engine.context.database
      .owner()
      .query<{ kept: string }>('select t::text as kept from palimpsest.http_requests t');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(first.body.secret.split('_')[2]);
  });

  it('are made once by a hundred requests at once with one Idempotency-Key', async () => {
    const admin = await make(['keys:admin', 'blog:read'], 'rush');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        api.ask('POST', '/v1/keys', {
          headers: { ...admin.headers, 'idempotency-key': 'rush' },
          body: { name: 'one', scopes: ['blog:read'] },
        }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(made.map(({ body }) => body.key.keyId)).size).toBe(1);
    expect(made.filter(({ body }) => body.secret !== null)).toHaveLength(1);
    expect((await api.ask('GET', '/v1/keys', { headers: admin.headers })).body.items).toHaveLength(2);
  });

  it('are made once although the receipt was lost', async () => {
    const admin = await make();
    const ask = () =>
      api.ask('POST', '/v1/keys', {
        headers: { ...admin.headers, 'idempotency-key': 'lost' },
        body: { name: 'one', scopes: ['blog:read'] },
      });
    const first = await ask();
    await engine.context.database
      .owner()
      .query("delete from palimpsest.http_requests where idempotency_key = 'lost'");
    const again = await ask();
    expect(again.body).toMatchObject({ key: { keyId: first.body.key.keyId }, secret: null });
  });

  it('cannot be given scopes that the caller does not have, neither made nor rotated', async () => {
    const admin = await make(['keys:admin', 'blog:read']);
    const before = (await api.ask('GET', '/v1/keys?limit=200', { headers: admin.headers })).body.items.length;
    const body = { name: 'more', scopes: ['blog:read', 'audit:erase'] };
    const made = await api.ask('POST', '/v1/keys', { headers: admin.headers, body });
    expect(made).toMatchObject({ status: 403, body: { code: 'scope_not_held' } });
    expect(made.body.detail).toContain('audit:erase');
    const mighty = await make();
    const rotated = await api.ask('POST', `/v1/keys/${mighty.keyId}/rotation`, {
      headers: admin.headers,
      body: {},
    });
    expect(rotated).toMatchObject({ status: 403, body: { code: 'scope_not_held' } });
    const after = (await api.ask('GET', '/v1/keys?limit=200', { headers: admin.headers })).body.items.length;
    expect(after).toBe(before + 1);
  });

  it('are rotated: both work for the grace, then the new one alone', async () => {
    const admin = await make();
    const old = await make(['blog:read']);
    const rotated = await api.ask('POST', `/v1/keys/${old.keyId}/rotation`, {
      headers: admin.headers,
      body: { graceSeconds: 60 },
    });
    expect(rotated).toMatchObject({
      status: 201,
      body: { key: { replaces: old.keyId, scopes: ['blog:read'] } },
    });
    try {
      ahead = 59_999;
      expect((await whoami(old.headers)).status).toBe(200);
      ahead = 60_000;
      expect((await whoami(old.headers)).status).toBe(401);
      expect((await whoami(bearer(rotated.body.secret))).status).toBe(200);
    } finally {
      ahead = 0;
    }
    const twice = await api.ask('POST', `/v1/keys/${old.keyId}/rotation`, {
      headers: admin.headers,
      body: {},
    });
    expect(twice).toMatchObject({ status: 409, body: { code: 'key_inactive' } });
  });

  it('of another tenant are not found, exactly as keys that nobody has', async () => {
    const admin = await make(SCOPES, 'alpha');
    const other = await make(SCOPES, 'beta');
    const ask = (keyId: string) =>
      Promise.all([
        api.ask('GET', `/v1/keys/${keyId}`, { headers: admin.headers }),
        api.ask('POST', `/v1/keys/${keyId}/revocation`, { headers: admin.headers }),
        api.ask('POST', `/v1/keys/${keyId}/rotation`, { headers: admin.headers, body: {} }),
      ]);
    const [theirs, nobodys] = await Promise.all([ask(other.keyId), ask('zzzzzzzzzzzz')]);
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(theirs.map(({ body }) => withoutId(body))).toEqual(nobodys.map(({ body }) => withoutId(body)));
    expect((await whoami(other.headers)).status).toBe(200);
    const { items } = (await api.ask('GET', '/v1/keys?limit=200', { headers: admin.headers })).body;
    expect(items.map(({ keyId }: { keyId: string }) => keyId)).not.toContain(other.keyId);
  });

  it.each([
    [{ name: '', scopes: ['blog:read'] }],
    [{ name: 'x', scopes: [] }],
    [{ name: 'x', scopes: ['everything'] }],
    [{ name: 'x', scopes: ['blog:read'], expiresAt: 'soon' }],
    [{ name: 'x', scopes: ['blog:read'], expiresAt: '2020-01-01T00:00:00.000Z' }],
    [{ name: 'x', scopes: ['blog:read'], expiresAt: '2027-02-31T00:00:00.000Z' }],
    [{ name: 'x\u202e', scopes: ['blog:read'] }],
    [{ name: 'x', scopes: ['blog:read'], tenant: 'beta' }],
    [{}],
    [[]],
    ['text'],
  ])('are not made from %j', async (body) => {
    const admin = await make();
    expect((await api.ask('POST', '/v1/keys', { headers: admin.headers, body })).status).toBe(400);
  });

  it('are not looked for with a cursor of something else', async () => {
    const admin = await make();
    for (const cursor of ['x', Buffer.from('["a"]').toString('base64url')])
      expect((await api.ask('GET', `/v1/keys?cursor=${cursor}`, { headers: admin.headers })).status).toBe(
        400,
      );
  });
});

describe('the rate limit', () => {
  it('holds for each key alone, is told in headers, and ends in 429', async () => {
    const settings = { ...DEFAULT_API_SETTINGS, requestsPerSecond: 0.001, burst: 3 };
    const limited = checkedApp(engine, { gate: createGate(engine, settings, { local: false }), settings });
    const [one, other] = [await make(), await make()];
    const ask = (headers: Record<string, string>) => limited.ask('GET', '/v1/keys/current', { headers });
    const left = [await ask(one.headers), await ask(one.headers), await ask(one.headers)];
    expect(left.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0']);
    const refused = await ask(one.headers);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(other.headers)).status).toBe(200);
  });
});

describe('a server', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await startHttpServer(engine, {
      host: '127.0.0.1',
      port: 0,
      settings: { allowedHosts: ['rewriter.example'], allowedOrigins: ['https://studio.example'] },
    });
  });
  afterAll(() => server?.close());

  /** With headers that `fetch` would not let us set. */
  const raw = (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
      const asked = httpRequest(`${server.url}/v1/keys/current`, { method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, code: (JSON.parse(text) as { code: string }).code }),
        );
      });
      asked.on('error', reject).end();
    });

  it('listens beyond this machine now that there are keys', async () => {
    const wide = await startHttpServer(engine, { host: '0.0.0.0', port: 0 });
    expect(wide.open).toBe(false);
    await wide.close();
  });

  it('does not answer to a name that somebody pointed at it', async () => {
    expect(await raw({ host: 'evil.example' })).toEqual({ status: 403, code: 'host_refused' });
    expect(await raw({ host: 'rewriter.example' })).toEqual({ status: 401, code: 'unauthorized' });
    expect(await raw({})).toEqual({ status: 401, code: 'unauthorized' });
  });

  it('does not answer pages of other origins', async () => {
    const { headers } = await make();
    const from = (origin: string) => raw({ ...headers, origin });
    expect(await from('http://evil.example')).toEqual({ status: 403, code: 'origin_refused' });
    expect(await from('null')).toEqual({ status: 403, code: 'origin_refused' });
    expect((await from(server.url)).status).toBe(200);
    expect((await from('https://studio.example')).status).toBe(200);
    expect(await raw({ ...headers, 'sec-fetch-site': 'cross-site' }, 'POST')).toEqual({
      status: 403,
      code: 'origin_refused',
    });
  });
});
