import type { Engine } from '../../engine.ts';
import { createKey } from '../create-key.ts';
import { findKey } from '../find-key.ts';
import { showKey } from '../list-keys.ts';
import { rotateKey } from '../rotate-key.ts';

/** Leaves a row in every table of keys: one is made, used and replaced. */
export async function playKeys({ context }: Pick<Engine, 'context'>, tenant: string): Promise<void> {
  const asked = { tenant, actor: 'person:me', name: 'a key of a test' };
  const { key, secret } = await createKey(context, { ...asked, scopes: ['blog:read'] });
  await rotateKey(context, { ...asked, keyId: key.keyId });
  await findKey(context, secret ?? '');
  // Written down beside the request that used it.
  while ((await showKey(context, { tenant, keyId: key.keyId })).lastUsedAt === null)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
