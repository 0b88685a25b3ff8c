import { type ShortLived, shortLived } from '../../adapters/postgres/short-lived.ts';
import type { EngineContext } from '../context.ts';

/** What the database says of a key. The secret is not in it, so every request is still compared. */
export interface CachedKey {
  readonly tenant: string;
  readonly scopes: readonly string[];
  readonly hash: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** How long a revocation made by another process may go unseen. */
const LIFETIME_MS = 5_000;
const MOST_KEYS = 10_000;

interface KeyCache {
  readonly known: ShortLived<CachedKey>;
  readonly underWay: Map<string, Promise<CachedKey | null>>;
}

const caches = new WeakMap<object, KeyCache>();

function cacheOf({ database }: Pick<EngineContext, 'database'>): KeyCache {
  let cache = caches.get(database);
  if (cache === undefined) {
    cache = { known: shortLived({ ms: LIFETIME_MS, most: MOST_KEYS }), underWay: new Map() };
    caches.set(database, cache);
  }
  return cache;
}

/**
 * A key from memory, or read: once, however many requests ask for it at the same time. Ids that nobody has are not
 * remembered, since whoever tries ids out would push the others from memory.
 */
export function cachedKey(
  context: Pick<EngineContext, 'database'>,
  keyId: string,
  read: () => Promise<CachedKey | null>,
): CachedKey | Promise<CachedKey | null> {
  const { known, underWay } = cacheOf(context);
  const remembered = known.get(keyId) ?? underWay.get(keyId);
  if (remembered !== undefined) return remembered;
  const reading = read().finally(() => {
    if (underWay.get(keyId) === reading) underWay.delete(keyId);
  });
  underWay.set(keyId, reading);
  return reading.then((found) => {
    // What was read before a change in this process must not be remembered after it.
    if (found !== null && !forgotten.has(reading)) known.set(keyId, found);
    return found;
  });
}

/** A key from memory, where it is. */
export function rememberedKey(
  context: Pick<EngineContext, 'database'>,
  keyId: string,
): CachedKey | undefined {
  return cacheOf(context).known.get(keyId);
}

const forgotten = new WeakSet<Promise<unknown>>();

/** To be called when a change of the key is on record: from then on this process reads it anew. */
export function forgetKey(context: Pick<EngineContext, 'database'>, keyId: string): void {
  const { known, underWay } = cacheOf(context);
  const reading = underWay.get(keyId);
  if (reading !== undefined) forgotten.add(reading);
  underWay.delete(keyId);
  known.delete(keyId);
}
