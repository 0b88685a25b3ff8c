import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import { eraseSubject } from '../erase-subject.ts';
import { anyKeyExists } from './any-key-exists.ts';
import { type CreateKeyRequest, createKey } from './create-key.ts';
import { findKey } from './find-key.ts';
import { makeKey, spellKey } from './key-secret.ts';
import { listKeys, showKey } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';

const home = freshHome('pal-');
const logged: string[] = [];
const START = '2026-11-16T08:00:00.000Z';
const HOUR = 3_600_000;

let engine: Engine;
/** Another process, as far as keys are concerned: it has a memory of its own. */
let elsewhere: Engine;
let ahead = 0;

beforeAll(async () => {
  const config = {
    home,
    environment: {},
    pipelines: [],
    now: () => new Date(Date.parse(START) + ahead).toISOString(),
    log: (...line: unknown[]) => logged.push(JSON.stringify(line)),
  };
  engine = await createEngine(config);
  elsewhere = await createEngine(config);
});
afterAll(async () => {
  await elsewhere?.close();
  await engine?.close();
  rmSync(home, { recursive: true, force: true });
});

const make = async (request: Partial<CreateKeyRequest> = {}) => {
  const defaults = { tenant: 'alpha', actor: 'person:me', name: 'import', scopes: ['blog:write'] as Scope[] };
  const { key, secret } = await createKey(engine.context, { ...defaults, ...request });
  return { key, secret: secret ?? '' };
};
const owner = () => engine.context.database.owner();
const events = async (tenant = 'alpha') =>
  (
    await owner().query<{ body: { type: string; actor: string; payload: Record<string, unknown> } }>(
      "select body::json as body from palimpsest.ledger_events where tenant_id = $1 and stream = 'api-keys' order by sequence",
      [tenant],
    )
  ).rows.map(({ body }) => body);

describe('before anybody made a key', () => {
  it('there is none, in any tenant, and the first one is seen at once by others', async () => {
    expect(await anyKeyExists(engine.context)).toBe(false);
    expect(await anyKeyExists(elsewhere.context)).toBe(false);
    await make({ tenant: 'first' });
    expect(await anyKeyExists(elsewhere.context)).toBe(true);
    expect(await anyKeyExists(engine.context)).toBe(true);
  });
});

describe('a key', () => {
  it('is found by its secret, with its tenant and scopes', async () => {
    const { key, secret } = await make({ scopes: ['runs:read', 'blog:write', 'runs:read'] });
    expect(key).toMatchObject({
      name: 'import',
      scopes: ['blog:write', 'runs:read'],
      state: 'active',
      createdAt: START,
      createdBy: 'person:me',
      expiresAt: null,
      revokedAt: null,
      replaces: null,
      replacedBy: null,
    });
    const found = { keyId: key.keyId, tenant: 'alpha', scopes: ['blog:write', 'runs:read'], expiresAt: null };
    expect(await findKey(engine.context, secret)).toEqual({ key: found });
    expect(await findKey(elsewhere.context, secret)).toEqual({ key: found });
  });

  it('is refused when its id is right and its secret is not', async () => {
    const { key, secret } = await make();
    const forged = forgedKey(key.keyId);
    expect(forged).not.toBe(secret);
    expect(await findKey(engine.context, forged)).toEqual({ refused: 'unknown' });
    // Also from memory.
    await findKey(engine.context, secret);
    expect(await findKey(engine.context, forged)).toEqual({ refused: 'unknown' });
  });

  it('is refused when nobody made it, or when it is none', async () => {
    expect(await findKey(engine.context, makeKey().secret)).toEqual({ refused: 'unknown' });
    expect(await findKey(engine.context, 'pal_short')).toEqual({ refused: 'malformed' });
    expect(await findKey(engine.context, "pal_' or true --_")).toEqual({ refused: 'malformed' });
  });

  it('leaves its secret nowhere: neither in the database, nor in the log, nor in a file', async () => {
    const { secret } = await make({ name: 'nowhere' });
    const long = secret.split('_')[2] ?? '';
    const { rows } = await owner().query<{ name: string }>(
      "select table_schema || '.' || table_name as name from information_schema.tables where table_schema like 'palimpsest%' and table_type = 'BASE TABLE'",
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { name } of rows) {
      const found = await owner().query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
        long,
      ]);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
    expect(logged.join('\n')).not.toContain(long);
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(10);
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name)).includes(long), name).toBe(false);
  });

  it('is one of a hundred made at once, all different and all on record', async () => {
    const made = await Promise.all(
      Array.from({ length: 100 }, (_, i) => make({ tenant: 'many', name: `key ${i}` })),
    );
    expect(new Set(made.map(({ key }) => key.keyId)).size).toBe(100);
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(100);
    expect(await events('many')).toHaveLength(100);
    for (const { key, secret } of made.slice(0, 10))
      expect((await findKey(engine.context, secret)).key).toMatchObject({ keyId: key.keyId, tenant: 'many' });
  });

  it('is made by two processes at the same time without one being lost', async () => {
    const ask = (at: Engine, i: number) =>
      createKey(at.context, { tenant: 'race', actor: 'a', name: `${i}`, scopes: ['blog:read'] });
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i % 2 === 0 ? engine : elsewhere, i)));
    expect(await events('race')).toHaveLength(20);
  });

  it('is made once for the same request, and its secret is shown once', async () => {
    const first = await make({ tenant: 'again', request: 'http:1' });
    const again = await createKey(engine.context, {
      tenant: 'again',
      actor: 'person:me',
      name: 'import',
      scopes: ['blog:write'],
      request: 'http:1',
    });
    expect(again).toEqual({ key: first.key, secret: null });
    expect(await events('again')).toHaveLength(1);
    const lasting = { tenant: 'again', request: 'http:1', expiresAt: '2999-01-01T00:00:00.000Z' };
    await expect(make(lasting)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expect(make({ tenant: 'again', name: 'other', request: 'http:1' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it.each<[string, Partial<CreateKeyRequest>, string]>([
    ['no name', { name: '' }, 'name'],
    ['a blank name', { name: '  ' }, 'name'],
    ['a name with a line break', { name: 'a\nb' }, 'name'],
    ['a name with a NUL', { name: 'a\0b' }, 'name'],
    ['a name with half of a pair', { name: 'a\ud800' }, 'name'],
    ['a name that turns the text around', { name: 'a\u202eb' }, 'name'],
    ['a long name', { name: 'a'.repeat(101) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope there is not', { scopes: ['everything' as Scope] }, 'scopes'],
    ['an end in the past', { expiresAt: '2026-11-16T07:59:59.999Z' }, 'expiresAt'],
    ['an end right now', { expiresAt: START }, 'expiresAt'],
    ['an end on no day', { expiresAt: '2027-02-30T00:00:00.000Z' }, 'expiresAt'],
    ['an end without a zone', { expiresAt: '2027-02-20' }, 'expiresAt'],
    ['a tenant that is no name', { tenant: 'Alpha Beta' }, 'tenant'],
  ])('is not made with %s', async (_, request, field) => {
    await expect(make(request)).rejects.toMatchObject({ code: 'request_invalid', field });
  });

  it('has no scope that whoever made it does not have', async () => {
    const own = new Set<Scope>(['keys:admin', 'blog:read']);
    await expect(make({ own, scopes: ['blog:read', 'audit:erase'] })).rejects.toMatchObject({
      code: 'scope_not_held',
      scope: 'audit:erase',
    });
    expect((await make({ own, scopes: ['blog:read'] })).key.scopes).toEqual(['blog:read']);
  });
});

describe('a key that has ended', () => {
  it('by revocation is refused at once, although it was remembered', async () => {
    const { key, secret } = await make();
    expect((await findKey(engine.context, secret)).refused).toBeUndefined();
    expect(
      await revokeKey(engine.context, { tenant: 'alpha', actor: 'person:you', keyId: key.keyId }),
    ).toMatchObject({
      state: 'revoked',
      revokedAt: START,
    });
    expect(await findKey(engine.context, secret)).toEqual({ refused: 'revoked' });
    expect((await events()).at(-1)).toMatchObject({
      type: 'api-key-revoked',
      actor: 'person:you',
      payload: { keyId: key.keyId },
    });
  });

  it('by revocation is refused by the next request, also when requests never stop coming', async () => {
    const { key, secret } = await make();
    let over = false;
    const asking = Array.from({ length: 8 }, async () => {
      while (!over) {
        await findKey(engine.context, secret);
        await new Promise(setImmediate);
      }
    });
    await revokeKey(engine.context, { tenant: 'alpha', actor: 'a', keyId: key.keyId });
    expect(await findKey(engine.context, secret)).toEqual({ refused: 'revoked' });
    over = true;
    await Promise.all(asking);
    expect(await findKey(engine.context, secret)).toEqual({ refused: 'revoked' });
  });

  it('by revocation in another process is refused once its memory has run out', async () => {
    const { key, secret } = await make();
    await findKey(elsewhere.context, secret);
    await revokeKey(engine.context, { tenant: 'alpha', actor: 'a', keyId: key.keyId });
    await expect
      .poll(() => findKey(elsewhere.context, secret), { timeout: 20_000, interval: 250 })
      .toEqual({ refused: 'revoked' });
  });

  it('is revoked once, however often it is asked for', async () => {
    const { key } = await make({ tenant: 'once' });
    const revoke = () => revokeKey(engine.context, { tenant: 'once', actor: 'a', keyId: key.keyId });
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(new Set(answers.map(({ revokedAt }) => revokedAt)).size).toBe(1);
    expect(await events('once')).toHaveLength(2);
  });

  it('by its date is refused from that millisecond on, by the clock of the server', async () => {
    const { secret } = await make({ expiresAt: new Date(Date.parse(START) + HOUR).toISOString() });
    try {
      ahead = HOUR - 1;
      expect((await findKey(engine.context, secret)).refused).toBeUndefined();
      ahead = HOUR;
      expect(await findKey(engine.context, secret)).toEqual({ refused: 'expired' });
    } finally {
      ahead = 0;
    }
  });
});

describe('rotation', () => {
  it('makes a key with the same name, scopes and lifetime, and lets both work until the grace is over', async () => {
    const end = new Date(Date.parse(START) + 90 * 24 * HOUR).toISOString();
    const old = await make({ tenant: 'turn', scopes: ['blog:read', 'runs:read'], expiresAt: end });
    try {
      ahead = HOUR;
      const { key, secret } = await rotateKey(engine.context, {
        tenant: 'turn',
        actor: 'person:you',
        keyId: old.key.keyId,
      });
      expect(key).toMatchObject({
        name: 'import',
        scopes: ['blog:read', 'runs:read'],
        replaces: old.key.keyId,
        createdBy: 'person:you',
        expiresAt: new Date(Date.parse(end) + HOUR).toISOString(),
      });
      expect(await showKey(engine.context, { tenant: 'turn', keyId: old.key.keyId })).toMatchObject({
        replacedBy: key.keyId,
        state: 'active',
        expiresAt: new Date(Date.parse(START) + 25 * HOUR).toISOString(),
      });
      ahead = 25 * HOUR - 1;
      expect((await findKey(engine.context, old.secret)).key).toBeDefined();
      expect((await findKey(engine.context, secret ?? '')).key).toBeDefined();
      ahead = 25 * HOUR;
      expect(await findKey(engine.context, old.secret)).toEqual({ refused: 'expired' });
      expect((await findKey(engine.context, secret ?? '')).key).toBeDefined();
      expect((await events('turn')).map(({ type }) => type)).toEqual([
        'api-key-created',
        'api-key-created',
        'api-key-rotated',
      ]);
    } finally {
      ahead = 0;
    }
  });

  it('without a grace ends the old key at once', async () => {
    const old = await make();
    await findKey(engine.context, old.secret);
    await rotateKey(engine.context, { tenant: 'alpha', actor: 'a', keyId: old.key.keyId, graceSeconds: 0 });
    expect(await findKey(engine.context, old.secret)).toEqual({ refused: 'expired' });
  });

  it('never lengthens the life of the old key', async () => {
    const end = new Date(Date.parse(START) + HOUR).toISOString();
    const old = await make({ expiresAt: end });
    await rotateKey(engine.context, { tenant: 'alpha', actor: 'a', keyId: old.key.keyId });
    expect(await showKey(engine.context, { tenant: 'alpha', keyId: old.key.keyId })).toMatchObject({
      expiresAt: end,
    });
  });

  it('is refused for a key that has ended or was replaced before', async () => {
    const rotate = (keyId: string) => rotateKey(engine.context, { tenant: 'alpha', actor: 'a', keyId });
    const { key } = await make();
    await rotate(key.keyId);
    await expect(rotate(key.keyId)).rejects.toMatchObject({ code: 'key_inactive' });
    const revoked = await make();
    await revokeKey(engine.context, { tenant: 'alpha', actor: 'a', keyId: revoked.key.keyId });
    await expect(rotate(revoked.key.keyId)).rejects.toMatchObject({ code: 'key_inactive' });
  });

  it('gives nobody scopes that they do not have', async () => {
    const { key } = await make({ scopes: ['audit:erase'] });
    const own = new Set<Scope>(['keys:admin']);
    const before = (await events()).length;
    await expect(
      rotateKey(engine.context, { tenant: 'alpha', actor: 'a', own, keyId: key.keyId }),
    ).rejects.toMatchObject({ code: 'scope_not_held' });
    expect(await events()).toHaveLength(before);
  });

  it('happens once for the same request', async () => {
    const { key } = await make({ tenant: 'turn-once' });
    const rotate = () =>
      rotateKey(engine.context, { tenant: 'turn-once', actor: 'a', keyId: key.keyId, request: 'http:7' });
    const first = await rotate();
    expect(await rotate()).toEqual({ key: first.key, secret: null });
    expect(await events('turn-once')).toHaveLength(3);
  });
});

describe("another tenant's key", () => {
  it('can be neither seen, nor revoked, nor replaced, nor told from one that does not exist', async () => {
    const { key, secret } = await make({ tenant: 'alpha' });
    const place = { tenant: 'first', actor: 'a', keyId: key.keyId };
    for (const attempt of [showKey, revokeKey, rotateKey]) {
      const refusal = await attempt(engine.context, place).catch((error: unknown) => error);
      const unknown = await attempt(engine.context, { ...place, keyId: 'zzzzzzzzzzzz' }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toMatchObject({ code: 'unknown_key' });
      expect(String(refusal)).toBe(String(unknown));
    }
    const { items } = await listKeys(engine.context, { tenant: 'first', limit: 200 });
    expect(items.map(({ keyId }) => keyId)).not.toContain(key.keyId);
    expect((await findKey(engine.context, secret)).key?.tenant).toBe('alpha');
  });

  it.each(['', 'zzz', "' or true --", 'a\0b', 'A'.repeat(12), '../../etc'])(
    'nor is %j one',
    async (keyId) => {
      await expect(showKey(engine.context, { tenant: 'alpha', keyId })).rejects.toMatchObject({
        code: 'unknown_key',
      });
    },
  );
});

describe('the list', () => {
  it('has all keys, newest first, page by page, each once', async () => {
    for (let i = 0; i < 7; i += 1) await make({ tenant: 'list', name: `key ${i}` });
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listKeys(engine.context, { tenant: 'list', limit: 3, cursor });
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(['key 6', 'key 5', 'key 4', 'key 3', 'key 2', 'key 1', 'key 0']);
    expect((await listKeys(engine.context, { tenant: 'list', limit: 7 })).nextCursor).toBeNull();
  });

  it('tells to the minute when a key was last used, without an event for it', async () => {
    const { key, secret } = await make({ tenant: 'used' });
    expect(key.lastUsedAt).toBeNull();
    const lastUsed = async () =>
      (await showKey(engine.context, { tenant: 'used', keyId: key.keyId })).lastUsedAt;
    try {
      ahead = 90_500;
      await findKey(engine.context, secret);
      await expect.poll(lastUsed).toBe('2026-11-16T08:01:00.000Z');
      ahead = 120_000;
      await findKey(engine.context, secret);
      ahead = 200_000;
      await findKey(engine.context, secret);
      await expect.poll(lastUsed).toBe('2026-11-16T08:03:00.000Z');
    } finally {
      ahead = 0;
    }
    expect(await events('used')).toHaveLength(1);
  });
});

describe('the ledger', () => {
  it('has keys on record: a row that was changed is found, and rebuilt', async () => {
    const { key, secret } = await make({ tenant: 'audited', scopes: ['blog:read'] });
    const verify = () => engine.audit.verify({ tenant: 'audited' });
    expect(await verify()).toMatchObject({ ok: true });
    const client = await owner().connect();
    try {
      await client.query('begin');
      await client.query("select set_config('palimpsest.maintenance', 'on', true)");
      await client.query(
        `update palimpsest.api_keys set scopes = '["audit:erase"]' where tenant_id = 'audited' and key_id = $1`,
        [key.keyId],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await verify()).toMatchObject({
      ok: false,
      firstBad: { what: 'read-model', problem: expect.stringContaining('another scopes') as string },
    });
    await engine.audit.rebuild({ tenant: 'audited' });
    expect(await verify()).toMatchObject({ ok: true });
    expect((await findKey(engine.context, secret)).key?.scopes).toEqual(['blog:read']);
  });

  it('does not have the name of a key in the clear, and the name can be erased while the key goes on', async () => {
    const { key, secret } = await make({ tenant: 'named', name: 'for Annelies' });
    expect(JSON.stringify(await events('named'))).not.toContain('Annelies');
    const subject = `api-key:${key.keyId}`;
    await eraseSubject(engine.context, { tenant: 'named', subject, actor: 'a', reason: 'ticket 7' });
    expect(await showKey(engine.context, { tenant: 'named', keyId: key.keyId })).toMatchObject({
      name: '[erased]',
      state: 'active',
    });
    expect((await findKey(engine.context, secret)).key).toBeDefined();
    expect(await engine.audit.verify({ tenant: 'named' })).toMatchObject({ ok: true });
  });

  it('is the only way to change a key: the application may not bring one back or raise it', async () => {
    const { key } = await make({ tenant: 'fixed' });
    await revokeKey(engine.context, { tenant: 'fixed', actor: 'a', keyId: key.keyId });
    for (const pool of [engine.context.database.app, owner()]) {
      const client = await pool.connect();
      try {
        for (const change of [
          'update palimpsest.api_keys set revoked_at = null',
          "update palimpsest.api_keys set revoked_at = now() + interval '1 year'",
          `update palimpsest.api_keys set scopes = '["keys:admin"]'`,
          "update palimpsest.api_keys set secret_hash = repeat('0', 64)",
          'delete from palimpsest.api_keys',
          'truncate palimpsest.api_keys',
        ]) {
          await client.query('begin');
          await client.query("select set_config('palimpsest.tenant', 'fixed', true)");
          const code = await client.query(change).then(
            () => 'changed',
            (error: { code: string }) => error.code,
          );
          await client.query('rollback');
          expect([change, code]).toEqual([change, expect.stringMatching(/^(42501|23001)$/) as string]);
        }
      } finally {
        client.release();
      }
    }
  });
});

/** A well-formed key with the id of another: what somebody would send who has seen a list. */
function forgedKey(keyId: string): string {
  return spellKey(keyId, randomBytes(32));
}
