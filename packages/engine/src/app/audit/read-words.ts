import type { TextRef } from '@palimpsest/contracts';
import { ERASED, type Words } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { readStoredTexts } from '../../adapters/postgres/audit-texts.ts';
import type { Keyring } from '../../adapters/postgres/keyring.ts';
import { openText } from './check-texts.ts';

/** The words behind references, by text id. A text that is missing or altered is left out: the caller decides what that means. */
export async function readWords(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  refs: readonly TextRef[],
): Promise<ReadonlyMap<string, Words>> {
  const stored = await readStoredTexts(client, tenant, new Set(refs.map(({ id }) => id)));
  const words = new Map<string, Words>();
  for (const ref of refs) {
    const text = stored.get(ref.id);
    if (text === undefined || words.has(ref.id)) continue;
    const found =
      text.has_key && text.wrapped_key === null ? ERASED : openText(keyring, tenant, text, ref).words;
    if (found !== undefined) words.set(ref.id, found);
  }
  return words;
}
