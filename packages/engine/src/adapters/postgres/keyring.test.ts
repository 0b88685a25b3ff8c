import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MasterKey } from '../crypto/master-key.ts';
import type { Database } from './database.ts';
import { createKeyring } from './keyring.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wrapped = Buffer.from('wrapped');
const masterKey = { unwrap: vi.fn(() => Buffer.alloc(32, 1)) } as unknown as MasterKey;
const unwrapped = () => vi.mocked(masterKey.unwrap).mock.calls.length;

describe('a key in memory', () => {
  it('serves for ten seconds, is then dropped even if nobody asks, and has to be unwrapped anew', () => {
    const keyring = createKeyring({} as Database, masterKey);
    keyring.sealerFor('local', 'person:1', wrapped);
    vi.advanceTimersByTime(9_000);
    keyring.sealerFor('local', 'person:1', wrapped);
    expect(unwrapped()).toBe(1);
    vi.advanceTimersByTime(1_001);
    // The only timer ends when nothing is left that it would have to drop.
    expect(vi.getTimerCount()).toBe(0);
    keyring.sealerFor('local', 'person:1', wrapped);
    expect(unwrapped()).toBe(2);
  });
});
