import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckpointBody, SignedCheckpoint } from '@palimpsest/contracts';
import { checkpointMessage } from '@palimpsest/kernel';
import { KeyUnusableError } from '../../errors/key-unusable-error.ts';
import { type KeySources, readOrCreate } from './key-files.ts';
import { sha256Hex } from './node-hasher.ts';

/** Signs tree heads with Ed25519. The key is a file beside the data or comes from the environment, never from the database. */
export interface CheckpointSigner {
  readonly keyId: string;
  readonly publicKeyPem: string;
  sign(checkpoint: CheckpointBody): SignedCheckpoint;
  verify(signed: SignedCheckpoint): boolean;
}

export async function openCheckpointSigner({ folder, environment }: KeySources): Promise<CheckpointSigner> {
  const given = environment.PALIMPSEST_SIGNING_KEY;
  const file = join(folder, 'signing.key');
  const fromFile = given === undefined || given === '';
  const pem = fromFile ? await readOrCreate(file, true, newPrivatePem) : given;
  const signer = createCheckpointSigner(parsePrivate(pem, fromFile ? file : 'PALIMPSEST_SIGNING_KEY'));
  // The public half lies beside it, ready to be handed to an auditor.
  if (fromFile)
    await writeFile(join(folder, 'signing.pub'), signer.publicKeyPem, { flag: 'wx', mode: 0o644 }).catch(
      () => undefined,
    );
  return signer;
}

function createCheckpointSigner(privateKey: KeyObject): CheckpointSigner {
  const publicKey = createPublicKey(privateKey);
  const keyId = publicKeyId(publicKey);
  return {
    keyId,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (checkpoint) => ({
      checkpoint,
      keyId,
      signature: sign(null, Buffer.from(checkpointMessage(checkpoint)), privateKey).toString('base64'),
    }),
    verify: (signed) =>
      signed.keyId === keyId &&
      signatureVerifier(publicKey)(checkpointMessage(signed.checkpoint), signed.signature),
  };
}

/** For whoever holds only the public key. */
export function signatureVerifier(publicKey: KeyObject): (message: string, signature: string) => boolean {
  return (message, signature) =>
    verify(null, Buffer.from(message), publicKey, Buffer.from(signature, 'base64'));
}

export function parsePublicKey(pem: string, source: string): KeyObject {
  try {
    return createPublicKey(pem);
  } catch (cause) {
    throw new KeyUnusableError({
      what: `${source} is not a public key.`,
      hint: 'Give the PEM file signing.pub that belongs to the ledger.',
      cause,
    });
  }
}

export function publicKeyId(publicKey: KeyObject): string {
  return sha256Hex(publicKey.export({ type: 'spki', format: 'der' }));
}

function newPrivatePem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function parsePrivate(pem: string, source: string): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Falls through: what OpenSSL says could quote the key.
  }
  throw new KeyUnusableError({
    what: `The signing key from ${source} is not an Ed25519 private key in PEM form.`,
    hint: 'Make one with: openssl genpkey -algorithm ed25519',
  });
}
