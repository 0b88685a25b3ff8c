import { DEFAULT_GRACE_SECONDS } from '@palimpsest/contracts';
import { asTenant } from '../../adapters/postgres/database.ts';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { KeyInactiveError } from '../../errors/key-inactive-error.ts';
import type { EngineContext } from '../context.ts';
import { changeKeys, keyEvent } from './change-keys.ts';
import { type KeyMade, type KeyMaker, prepareKey } from './create-key.ts';
import { forgetKey } from './key-cache.ts';
import { checkGiven, checkTenant } from './key-checks.ts';
import { keyOfRequest, keyResource, readKeyRow } from './key-rows.ts';

export interface RotateKeyRequest extends KeyMaker {
  readonly keyId: string;
  /** For how long both work. */
  readonly graceSeconds?: number;
}

/**
 * Puts a new key in the place of another: the same name, scopes and lifetime. Both work until the grace is over.
 *
 * @example const { key, secret } = await rotateKey(engine.context, { tenant: 'local', actor: 'me', keyId });
 */
export async function rotateKey(context: EngineContext, asked: RotateKeyRequest): Promise<KeyMade> {
  const { tenant, actor, keyId, own, request = null, graceSeconds = DEFAULT_GRACE_SECONDS } = asked;
  checkTenant(tenant);
  // A name never changes, so it can be sealed before the chain is locked.
  const { name } = await asTenant(context.database, tenant, (client) => readKeyRow(client, tenant, keyId));
  const prepared = await prepareKey(context, { tenant, actor, name });
  const made = await changeKeys(context, tenant, async (open, recordedAt) => {
    const before = await keyOfRequest(open.client, tenant, request);
    if (before !== undefined) {
      if (before.replaces !== keyId) throw new IdempotencyError({ key: request ?? '' });
      return { key: keyResource(before, recordedAt), secret: null };
    }
    const old = keyResource(await readKeyRow(open.client, tenant, keyId), recordedAt);
    if (old.state !== 'active') throw new KeyInactiveError({ keyId, state: old.state });
    if (old.replacedBy !== null) throw new KeyInactiveError({ keyId, state: 'replaced' });
    checkGiven(old.scopes, own);
    const end = later(recordedAt, graceSeconds * 1_000);
    const lifetime = old.expiresAt === null ? null : Date.parse(old.expiresAt) - Date.parse(old.createdAt);
    await open.write([
      prepared.draft({
        scopes: old.scopes,
        expiresAt: lifetime === null ? null : later(recordedAt, lifetime),
        replaces: keyId,
        request,
      }),
      {
        ...keyEvent('api-key-rotated', {
          keyId,
          replacedBy: prepared.keyId,
          expiresAt: old.expiresAt !== null && old.expiresAt < end ? old.expiresAt : end,
        }),
        actor,
        texts: {},
      },
    ]);
    const key = keyResource(await readKeyRow(open.client, tenant, prepared.keyId), recordedAt);
    return { key, secret: prepared.secret };
  });
  forgetKey(context, keyId);
  return made;
}

function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
