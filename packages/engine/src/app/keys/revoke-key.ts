import type { KeyResource } from '@palimpsest/contracts';
import type { EngineContext } from '../context.ts';
import { changeKeys, keyEvent } from './change-keys.ts';
import { forgetKey } from './key-cache.ts';
import { checkTenant } from './key-checks.ts';
import { keyResource, readKeyRow } from './key-rows.ts';

/**
 * Ends a key at once: in this process with the next request, in others within five seconds. Revoking it again
 * changes nothing.
 *
 * @example await revokeKey(engine.context, { tenant: 'local', actor: 'me', keyId: 'k3v0w9p2xq1z' });
 */
export async function revokeKey(
  context: EngineContext,
  { tenant, actor, keyId }: { readonly tenant: string; readonly actor: string; readonly keyId: string },
): Promise<KeyResource> {
  checkTenant(tenant);
  const key = await changeKeys(context, tenant, async (open, recordedAt) => {
    const row = await readKeyRow(open.client, tenant, keyId);
    if (row.revoked_at !== null) return keyResource(row, recordedAt);
    await open.write([{ ...keyEvent('api-key-revoked', { keyId }), actor, texts: {} }]);
    return keyResource(await readKeyRow(open.client, tenant, keyId), recordedAt);
  });
  forgetKey(context, keyId);
  return key;
}
