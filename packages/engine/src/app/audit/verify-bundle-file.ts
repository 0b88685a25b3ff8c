import type { KeyObject } from 'node:crypto';
import type { VerifyReport } from '@palimpsest/contracts';
import { verifyBundle } from '@palimpsest/kernel';
import { parsePublicKey, publicKeyId, signatureVerifier } from '../../adapters/crypto/checkpoint-signer.ts';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { KeyUnusableError } from '../../errors/key-unusable-error.ts';
import { readText } from './read-checkpoints.ts';

/** Checks an exported bundle with a public key alone: no database, no network. */
export async function verifyBundleFile(options: {
  readonly bundle: string;
  readonly key: string;
}): Promise<VerifyReport & { complete: boolean }> {
  const key = await readPublicKey(options.key);
  const text = await readText(options.bundle, 'Give the file that palimpsest audit export wrote.');
  let bundle: unknown;
  try {
    bundle = JSON.parse(text) as unknown;
  } catch {
    return refused('this is not a bundle: the file is not JSON');
  }
  const signedBy = (bundle as { checkpoint?: { keyId?: unknown } } | null)?.checkpoint?.keyId;
  if (typeof signedBy === 'string' && signedBy !== publicKeyId(key)) {
    return refused(`the checkpoint names the key ${signedBy}, but the key given is ${publicKeyId(key)}`);
  }
  return verifyBundle(bundle, { hasher: nodeHasher, verifySignature: signatureVerifier(key) });
}

async function readPublicKey(path: string): Promise<KeyObject> {
  const hint = 'Give the PEM file signing.pub that belongs to the ledger.';
  const key = parsePublicKey(await readText(path, hint), path);
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new KeyUnusableError({ what: `${path} is not an Ed25519 public key.`, hint });
}

function refused(problem: string): VerifyReport & { complete: boolean } {
  const firstBad = { tenant: '', sequence: null, stream: null, what: 'checkpoint', problem } as const;
  return { ok: false, anchored: false, events: 0, firstBad, complete: false };
}
