import { type KeyEventPayload, type KeyResource, SCOPES, type Scope } from '@palimpsest/contracts';
import type { SealedDraft } from '../../adapters/postgres/append.ts';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { sealDrafts } from '../seal.ts';
import { ensureTenant } from '../start-run.ts';
import { changeKeys, keyEvent } from './change-keys.ts';
import { checkExpiry, checkGiven, checkName, checkTenant } from './key-checks.ts';
import { keySubject } from './key-read-model.ts';
import { keyOfRequest, keyResource, readKeyRow } from './key-rows.ts';
import { makeKey } from './key-secret.ts';

/** Who asks for a key. */
export interface KeyMaker {
  readonly tenant: string;
  readonly actor: string;
  /** The scopes of whoever asks, who can give no others. Absent for the operator, who may give all. */
  readonly own?: ReadonlySet<Scope>;
  /** The same request again gives the same key again, without its secret. */
  readonly request?: string;
}

export interface CreateKeyRequest extends KeyMaker {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: string | null;
}

/** `secret` is null where the same request made the key before. */
export interface KeyMade {
  readonly key: KeyResource;
  readonly secret: string | null;
}

/**
 * Makes a key. Its secret is given back this once and stored nowhere.
 *
 * @example
 * const { key, secret } = await createKey(engine.context, { tenant: 'local', actor: 'me', name: 'import', scopes: ['blog:write'] });
 */
export async function createKey(context: EngineContext, asked: CreateKeyRequest): Promise<KeyMade> {
  const { tenant, actor, name, own, request = null, expiresAt = null } = asked;
  checkTenant(tenant);
  checkName(name);
  checkExpiry(expiresAt, context.now());
  const scopes = SCOPES.filter((scope) => asked.scopes.includes(scope));
  if (scopes.length === 0)
    throw new RequestInvalidError({ field: 'scopes', problem: 'must name at least one scope' });
  checkGiven(scopes, own);
  await ensureTenant(context, tenant);
  const prepared = await prepareKey(context, { tenant, actor, name });
  const { keyId, secret, draft } = prepared;
  return changeKeys(context, tenant, async (open, recordedAt) => {
    const before = await keyOfRequest(open.client, tenant, request);
    if (before !== undefined) {
      // The end of one that was replaced has moved since.
      const sameEnd = before.replaced_by !== null || (before.expires_at?.toISOString() ?? null) === expiresAt;
      if (before.name !== name || before.scopes.join() !== scopes.join() || !sameEnd)
        throw new IdempotencyError({ key: request ?? '' });
      return { key: keyResource(before, recordedAt), secret: null };
    }
    await open.write([draft({ scopes, expiresAt, replaces: null, request })]);
    return { key: keyResource(await readKeyRow(open.client, tenant, keyId), recordedAt), secret };
  });
}

interface PreparedKey {
  readonly keyId: string;
  readonly secret: string;
  draft(facts: Omit<KeyEventPayload<'api-key-created'>, 'keyId' | 'secretHash'>): SealedDraft;
}

/** All of a key that needs no lock: its secret, and its name sealed, since people may name keys after people. */
export async function prepareKey(
  context: EngineContext,
  { tenant, actor, name }: { readonly tenant: string; readonly actor: string; readonly name: string },
): Promise<PreparedKey> {
  const { keyId, secret, hash } = makeKey();
  const unsealed = { actor, draft: { type: 'api-key-created', payload: {}, texts: { name } } };
  const [sealed] = await sealDrafts(context, tenant, keySubject(keyId), [unsealed]);
  const { texts } = sealed as SealedDraft;
  return {
    keyId,
    secret,
    draft: (facts) => ({
      ...keyEvent('api-key-created', { keyId, secretHash: hash, ...facts }),
      actor,
      texts,
    }),
  };
}
