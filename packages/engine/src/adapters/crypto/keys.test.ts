import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCheckpointSigner, parsePublicKey, signatureVerifier } from './checkpoint-signer.ts';
import { readMasterSecret } from './key-files.ts';
import { createMasterKey } from './master-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the master key', () => {
  const place = { tenant: 'local', subject: 'doc-1' };

  it('unwraps what it wrapped, only for the same tenant and subject', () => {
    const master = createMasterKey(randomBytes(32));
    const key = master.newSubjectKey();
    const wrapped = master.wrap(place, key);
    expect(master.unwrap(place, wrapped)).toEqual(key);
    expect(master.unwrap({ ...place, tenant: 'b' }, wrapped)).toBeUndefined();
    expect(master.unwrap({ ...place, subject: 'doc-2' }, wrapped)).toBeUndefined();
    expect(createMasterKey(randomBytes(32)).unwrap(place, wrapped)).toBeUndefined();
    for (const length of [0, 8, 12, 20, 27, 59])
      expect(master.unwrap(place, wrapped.subarray(0, length))).toBeUndefined();
    expect(wrapped.includes(key)).toBe(false);
  });

  it('is made once, in a file only its owner can read, however many ask at once', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 12 }, () => readMasterSecret({ folder, environment: {} }, true)),
    );
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600);
  });

  it('has its file closed to others again when somebody opened it up', async () => {
    await readMasterSecret({ folder, environment: {} }, true);
    await chmod(join(folder, 'master.key'), 0o644);
    await readMasterSecret({ folder, environment: {} }, true);
    expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600);
  });

  it('is never made anew where texts were sealed with one that is gone', async () => {
    await expect(readMasterSecret({ folder, environment: {} }, false)).rejects.toMatchObject({
      code: 'key_unusable',
      hint: expect.stringContaining('backup'),
    });
  });

  it.each([
    ['base64', (key: Buffer) => key.toString('base64')],
    ['hexadecimal', (key: Buffer) => key.toString('hex')],
  ])('is read from the environment as %s', async (_name, write) => {
    const key = randomBytes(32);
    expect(
      await readMasterSecret({ folder, environment: { PALIMPSEST_MASTER_KEY: write(key) } }, true),
    ).toEqual(key);
  });

  it("is read from an operator's command", async () => {
    const key = randomBytes(32);
    const environment = { PALIMPSEST_MASTER_KEY_COMMAND: `echo ${key.toString('hex')}` };
    expect(await readMasterSecret({ folder, environment }, true)).toEqual(key);
  });

  it('that is malformed is refused without being repeated', async () => {
    const secret = 'not-a-key-but-secret-all-the-same';
    for (const environment of [
      { PALIMPSEST_MASTER_KEY: secret },
      { PALIMPSEST_MASTER_KEY_COMMAND: `echo ${secret}` },
      { PALIMPSEST_MASTER_KEY_COMMAND: `echo ${secret}; exit 3` },
    ]) {
      const error = await readMasterSecret({ folder, environment }, true).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'key_unusable' });
      expect(inspect(error, { depth: 5 })).not.toContain(secret);
    }
  });
});

describe('a checkpoint signature', () => {
  const checkpoint = {
    format: 'palimpsest/checkpoint/v1',
    tenant: 'local',
    treeSize: 3,
    rootHash: 'a'.repeat(64),
    headHash: 'b'.repeat(64),
    recordedAt: '2026-01-01T00:00:00.000Z',
  } as const;

  it('is checked with the public key alone', async () => {
    const signer = await openCheckpointSigner({ folder, environment: {} });
    const signed = signer.sign(checkpoint);
    expect(signer.verify(signed)).toBe(true);
    const key = parsePublicKey(await readFile(join(folder, 'signing.pub'), 'utf8'), 'signing.pub');
    expect(signatureVerifier(key)(JSON.stringify(checkpoint), signed.signature)).toBe(false);
    expect(signer.verify({ ...signed, checkpoint: { ...checkpoint, treeSize: 4 } })).toBe(false);
  });

  it('of another key does not pass', async () => {
    const ours = await openCheckpointSigner({ folder, environment: {} });
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const theirs = await openCheckpointSigner({ folder, environment: { PALIMPSEST_SIGNING_KEY: pem } });
    expect(ours.verify(theirs.sign(checkpoint))).toBe(false);
    expect(ours.verify({ ...theirs.sign(checkpoint), keyId: ours.keyId })).toBe(false);
  });

  it('is made with the same key after a restart', async () => {
    const first = await openCheckpointSigner({ folder, environment: {} });
    expect((await openCheckpointSigner({ folder, environment: {} })).keyId).toBe(first.keyId);
  });

  it('needs an Ed25519 key, and says so without repeating what it was given', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    await writeFile(join(folder, 'signing.key'), rsa, { mode: 0o600 });
    const error = await openCheckpointSigner({ folder, environment: {} }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'key_unusable' });
    expect(inspect(error, { depth: 5 })).not.toContain(rsa.split('\n')[3]);
  });
});
