import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { findKey } from '../app/keys/find-key.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = freshHome('palimpsest-keys-cli-', 'home');
  engine = await createEngine({ home: join(folder, 'home'), environment: {}, pipelines: [] });
});
afterAll(async () => {
  await engine?.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...argv: string[]) =>
  captured([...argv, '--home', join(folder, 'home')], { workingFolder: folder });
const data = async (...argv: string[]) => JSON.parse((await run(...argv, '--json')).stdout);

describe('the command keys', () => {
  it('says that there are none, and serves on this machine alone until one was made', async () => {
    const { code, stdout, stderr } = await run('keys', 'list');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('has no API keys');
    const serving = await run('serve', '--host', '0.0.0.0');
    expect(serving.code).toBe(2);
    expect(serving.stderr).toContain('palimpsest keys create');
  });

  it('prints a new key alone on standard output, and all else beside it', async () => {
    const { code, stdout, stderr } = await run(
      'keys',
      'create',
      '--name',
      'import',
      '--scopes',
      'blog:write',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^pal_[a-z0-9]{12}_[0-9A-Za-z]{49}\n$/);
    expect(stderr).toContain('cannot be shown again');
    expect(stderr).not.toContain(stdout.trim());
    expect((await findKey(engine.context, stdout.trim())).key).toMatchObject({
      tenant: 'local',
      scopes: ['blog:write'],
    });
  });

  it('makes keys with an end, for any tenant', async () => {
    const { key, secret } = await data(
      ...['keys', 'create', '--name', 'n', '--scopes', 'all', '--expires', '90d', '--tenant', 'alpha'],
    );
    const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(key.createdBy).toBe('person:command');
    expect((await findKey(engine.context, secret)).key?.tenant).toBe('alpha');
    const past = await run('keys', 'create', '--name', 'n', '--scopes', 'all', '--expires', '2020-01-01');
    expect(past.code).toBe(2);
    expect(past.stderr).toContain('must lie in the future');
  });

  it('lists, rotates and revokes keys', async () => {
    const tenant = ['--tenant', 'beta'];
    const made = await data('keys', 'create', '--name', 'old', '--scopes', 'blog:read,runs:read', ...tenant);
    const rotated = await run('keys', 'rotate', made.key.keyId, '--grace', '7d', ...tenant);
    expect(rotated.code).toBe(0);
    expect(rotated.stderr).toContain(`The key ${made.key.keyId} works until `);
    const { key: next } = await findKey(engine.context, rotated.stdout.trim());
    expect(next?.scopes).toEqual(['blog:read', 'runs:read']);
    const revoked = await run('keys', 'revoke', made.key.keyId, ...tenant);
    expect({ code: revoked.code, stdout: revoked.stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Revoked ${made.key.keyId}`) as string,
    });
    expect(await findKey(engine.context, made.secret)).toEqual({ refused: 'revoked' });
    const { stdout } = await run('keys', 'list', ...tenant);
    expect(stdout).toContain(next?.keyId);
    expect(stdout).not.toContain(made.key.keyId);
    const all = await data('keys', 'list', '--all', ...tenant);
    expect(all.keys.map(({ keyId }: { keyId: string }) => keyId)).toEqual([next?.keyId, made.key.keyId]);
    expect(JSON.stringify(all)).not.toContain(made.secret.split('_')[2]);
  });

  it('does not repeat what was given as an id: it may be a key', async () => {
    const { secret } = await data('keys', 'create', '--name', 'n', '--scopes', 'all');
    for (const verb of ['revoke', 'rotate']) {
      const { code, stdout, stderr } = await run('keys', verb, secret);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('There is no API key with this id');
      expect(stderr).not.toContain(secret);
    }
  });

  it('leaves everything on record', async () => {
    expect(await data('audit', 'verify')).toMatchObject({ ok: true });
  });
});
