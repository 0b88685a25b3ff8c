import { describe, expect, it } from 'vitest';
import type { Database } from '../../adapters/postgres/database.ts';
import { type CachedKey, cachedKey, forgetKey } from './key-cache.ts';

const KEY: CachedKey = { tenant: 'alpha', scopes: [], hash: '0', expiresAt: null, revokedAt: null };
const REVOKED: CachedKey = { ...KEY, revokedAt: '2026-11-16T08:00:00.000Z' };

/** A memory of its own, and look-ups that end when the test says so. */
function bench() {
  const context = { database: {} as Database };
  const pending: ((found: CachedKey | null) => void)[] = [];
  let reads = 0;
  const ask = () =>
    cachedKey(context, 'k', () => {
      reads += 1;
      return new Promise((resolve) => pending.push(resolve));
    });
  return { context, ask, answer: (found: CachedKey | null) => pending.shift()?.(found), reads: () => reads };
}

describe('keys in memory', () => {
  it('are read once, however many ask at the same time', async () => {
    const { ask, answer, reads } = bench();
    const asked = [ask(), ask(), ask()];
    answer(KEY);
    expect(await Promise.all(asked)).toEqual([KEY, KEY, KEY]);
    expect(await ask()).toBe(KEY);
    expect(reads()).toBe(1);
  });

  it('are read anew after a change in this process', async () => {
    const { context, ask, answer } = bench();
    const before = ask();
    answer(KEY);
    await before;
    forgetKey(context, 'k');
    const after = ask();
    answer(REVOKED);
    expect(await after).toBe(REVOKED);
  });

  it('are not remembered from a look-up that began before the change and ended after it', async () => {
    const { context, ask, answer, reads } = bench();
    const late = ask();
    forgetKey(context, 'k');
    const fresh = ask();
    answer(KEY);
    answer(REVOKED);
    await late;
    expect(await fresh).toBe(REVOKED);
    expect(await ask()).toBe(REVOKED);
    expect(reads()).toBe(2);
  });

  it('do not hold ids that nobody has', async () => {
    const { ask, answer, reads } = bench();
    const first = ask();
    answer(null);
    expect(await first).toBeNull();
    const second = ask();
    answer(null);
    expect(await second).toBeNull();
    expect(reads()).toBe(2);
  });

  it('are read again after a look-up that failed', async () => {
    const context = { database: {} as Database };
    await expect(cachedKey(context, 'k', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cachedKey(context, 'k', async () => KEY)).toBe(KEY);
  });
});
