import { createClient, type PalimpsestClient } from '@palimpsest/sdk';

/** Kept for this tab only: closing it forgets the key. */
const KEY_PLACE = 'palimpsest.key';

export function savedKey(): string | null {
  return sessionStorage.getItem(KEY_PLACE);
}

export function saveKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(KEY_PLACE);
  else sessionStorage.setItem(KEY_PLACE, key);
}

/** The server this page came from. Made anew for each use, so that a key that was just given counts at once. */
export function api(): PalimpsestClient {
  const apiKey = savedKey();
  return createClient({ baseUrl: window.location.origin, ...(apiKey === null ? {} : { apiKey }) });
}
