import { rm } from 'node:fs/promises';
import type { Scope } from '@palimpsest/contracts';
import { SCOPES } from '@palimpsest/contracts';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../app/keys/create-key.ts';
import { revokeKey } from '../app/keys/revoke-key.ts';
import { tarnFolder } from '../app/research/testing/tarn-folder.ts';
import { allRoutes } from './all-routes.ts';
import { DEFAULT_API_SETTINGS } from './api-settings.ts';
import { createHttpApp } from './app.ts';
import { createGate } from './gate.ts';
import type { Route } from './route.ts';
import { type Example, oneOfEverything } from './testing/one-of-everything.ts';
import { type ServedLedger, serveLedger } from './testing/served-ledger.ts';

/** Stands in every text of the tenant whose things the other one asks for. */
const WORD = 'quokkaberry';
const LONG_AGO = '2020-01-01T00:00:00.000Z';

let ledger: ServedLedger;
let folder: string;
let app: Hono;
let examples: Readonly<Record<string, Example>>;
const keys = { full: '', other: '', revoked: '', expired: '' };
const without = new Map<Scope, string>();

async function keyFor(tenant: string, scopes: readonly Scope[], expiresAt: string | null = null) {
  const { key, secret } = await createKey(ledger.engine.context, {
    tenant,
    actor: 'test',
    name: 'test',
    scopes,
    expiresAt,
  } as Parameters<typeof createKey>[1]);
  return { keyId: key.keyId, secret: secret ?? '' };
}

beforeAll(async () => {
  folder = await tarnFolder();
  ledger = await serveLedger();
  const settings = {
    ...DEFAULT_API_SETTINGS,
    corpora: { weirs: folder },
    requestsPerSecond: 1e6,
    burst: 1e6,
    waitSeconds: 0,
  };
  app = createHttpApp(ledger.engine, {
    gate: createGate(ledger.engine, settings, { local: true }),
    settings,
  });
  keys.full = (await keyFor('alpha', SCOPES)).secret;
  keys.other = (await keyFor('beta', SCOPES)).secret;
  const revoked = await keyFor('alpha', SCOPES);
  keys.revoked = revoked.secret;
  await revokeKey(ledger.engine.context, { tenant: 'alpha', keyId: revoked.keyId, actor: 'test' });
  keys.expired = (await keyFor('alpha', SCOPES, LONG_AGO).catch(() => ({ secret: '' }))).secret;
  for (const scope of SCOPES)
    without.set(
      scope,
      (
        await keyFor(
          'alpha',
          SCOPES.filter((each) => each !== scope),
        )
      ).secret,
    );
  examples = await oneOfEverything(
    async (method, path, body) => {
      const response = await send(method, path, keys.full, body);
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') };
    },
    { word: WORD },
  );
});
afterAll(async () => {
  await ledger.close();
  await rm(folder, { recursive: true, force: true });
});

let sent = 0;
async function send(method: string, path: string, key: string | null, body?: unknown): Promise<Response> {
  sent += 1;
  return app.request(path, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(method === 'POST' ? { 'idempotency-key': `apart-${sent}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The same request in other words, so that whatever comes back of the first ones is somebody else's. */
const inOtherWords = (example: Example): Example => {
  const { body } = example;
  return body === undefined
    ? example
    : { ...example, body: JSON.parse(JSON.stringify(body).replaceAll(WORD, 'plumberry')) as unknown };
};

async function tryRoute(
  route: Route,
  key: string | null,
  example = examples[route.operationId],
): Promise<{ status: number; text: string }> {
  const { path, query = {}, body } = example ?? { path: {} as Example['path'] };
  const place = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? 'x'));
  const response = await send(
    route.method.toUpperCase(),
    `${place}?${new URLSearchParams(query)}`,
    key,
    body,
  );
  if ((response.headers.get('content-type') ?? '').startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

const routes = allRoutes.map((route) => [route.operationId, route] as const);
/** Reading first, then what makes something, then what takes something away. */
const LAST = ['removeWebhook', 'revokeKey', 'eraseSubject'];
const turn = ([name, { method }]: (typeof routes)[number]) =>
  method === 'get' ? -2 : LAST.includes(name) ? LAST.indexOf(name) : -1;
const inOrder = [...routes].sort((a, b) => turn(a) - turn(b));
/** The rules are the same for everybody. */
const RULES = new Set(['getRuleSet', 'listRuleSetWords', 'listRuleSetTables', 'getRuleSetTable']);
/** Names that a tenant gives itself: two tenants may each have their own under the same one. */
const GIVEN_NAMES = new Set(['documentId', 'home_id']);

describe('every route', () => {
  it.each(routes)('%s has an example here', (name, route) => {
    expect(examples[name]).toBeDefined();
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each as string);
    for (const each of names) expect(examples[name]?.path[each]).toBeTruthy();
    expect(examples[name]?.body !== undefined).toBe(route.body !== undefined);
  });

  it.each(routes)('%s lets nobody in without a key', async (_, route) => {
    expect((await tryRoute(route, null)).status).toBe(401);
  });

  it.each(routes)(
    '%s lets nobody in with a key that is made up, cut short, revoked or expired',
    async (_, route) => {
      const altered = `${keys.full.slice(0, -1)}${keys.full.endsWith('a') ? 'b' : 'a'}`;
      for (const key of [
        'nonsense',
        'pal_abcdefghijkl_x',
        altered,
        keys.full.slice(0, -5),
        keys.revoked,
        keys.expired,
      ]) {
        const { status, text } = await tryRoute(route, key);
        expect(status).toBe(401);
        expect(text).not.toContain(WORD);
      }
    },
  );

  it.each(routes.filter(([, { scope }]) => scope !== null && scope !== 'public'))(
    '%s lets nobody in whose key lacks its scope',
    async (_, route) => {
      const { status, text } = await tryRoute(route, without.get(route.scope as Scope) ?? '');
      expect(status).toBe(403);
      expect(JSON.parse(text).code).toBe('scope_missing');
      expect(text).not.toContain(WORD);
    },
  );

  it.each(inOrder)('%s shows nothing of one tenant to another', async (name, route) => {
    const example = examples[name] ?? { path: {} };
    const { status, text } = await tryRoute(route, keys.other, inOtherWords(example));
    expect(status).toBeLessThan(500);
    const echoed = Object.values(example.path).some((value) => value.includes(WORD));
    if (!echoed) expect(text).not.toContain(WORD);
    const given = Object.keys(example.path);
    const theirOwn = given.some((each) => /Id$|^id$/.test(each) && !GIVEN_NAMES.has(each));
    if (theirOwn && !RULES.has(name)) expect(status).toBe(404);
    if (route.method !== 'get') return;
    if (given.some((each) => GIVEN_NAMES.has(each))) expect(status).toBe(404);
    if (given.length === 0) for (const id of theirs()) expect(text).not.toContain(id);
  });

  it.each(inOrder)('%s answers the one it belongs to', async (name, route) => {
    const { status, text } = await tryRoute(route, keys.full);
    expect(`${name} ${status} ${status >= 500 ? text : ''}`).not.toMatch(/ (401|403|404|5\d\d) /);
  });
});

/** Ids of things that belong to the first tenant. */
function theirs(): string[] {
  return [
    ...new Set(
      Object.values(examples)
        .flatMap(({ path }) => Object.entries(path))
        .filter(([name, value]) => /Id$|^home_id$|^id$/.test(name) && value.length > 8)
        .map(([, value]) => value),
    ),
  ];
}
