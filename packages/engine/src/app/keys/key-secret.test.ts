import * as crypto from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { makeKey, readKey, sameHash, spellKey } from './key-secret.ts';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  return { ...real, timingSafeEqual: vi.fn(real.timingSafeEqual) };
});

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';

describe('a new key', () => {
  it('has an id in front, 256 bits and a checksum behind', () => {
    const { keyId, secret, hash } = makeKey();
    expect(secret).toMatch(/^pal_[a-z0-9]{12}_[0-9A-Za-z]{49}$/);
    expect(secret.split('_')[1]).toBe(keyId);
    expect(hash).toBe(crypto.createHash('sha256').update(secret).digest('hex'));
  });

  it('shares neither id nor secret with any of a thousand others', () => {
    const keys = Array.from({ length: 1_000 }, makeKey);
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1_000);
    expect(new Set(keys.map(({ secret }) => secret.split('_')[2])).size).toBe(1_000);
  });

  it('uses every digit in every place, so that no bits are lost on the way to text', () => {
    const secrets = Array.from({ length: 3_000 }, () => makeKey().secret.split('_')[2] ?? '');
    for (let at = 1; at < 43; at += 1) expect(new Set(secrets.map((secret) => secret[at])).size).toBe(62);
  });

  it.each([
    ['nothing but zeros', Buffer.alloc(32, 0)],
    ['nothing but ones', Buffer.alloc(32, 0xff)],
  ])('has the same length for %s', (_, bytes) => {
    const text = spellKey('a'.repeat(12), bytes);
    expect(text).toHaveLength(66);
    expect(readKey(text)?.keyId).toBe('a'.repeat(12));
  });

  it('is read back as the key it is', () => {
    const { keyId, secret, hash } = makeKey();
    expect(readKey(secret)).toEqual({ keyId, hash });
  });
});

describe('what is no key is told without a look-up', () => {
  const { secret } = makeKey();

  it('any one character changed', () => {
    const passed = [...secret].flatMap((right, at) =>
      [...LETTERS]
        .filter((letter) => letter !== right)
        .map((letter) => secret.slice(0, at) + letter + secret.slice(at + 1))
        .filter((typo) => readKey(typo) !== null),
    );
    expect(passed).toEqual([]);
  });

  it('any two neighbours swapped', () => {
    const swapped = Array.from(
      { length: secret.length - 1 },
      (_, at) => secret.slice(0, at) + secret[at + 1] + secret[at] + secret.slice(at + 2),
    ).filter((typo) => typo !== secret);
    expect(swapped.filter((typo) => readKey(typo) !== null)).toEqual([]);
  });

  it('cut anywhere', () => {
    for (let length = 0; length < secret.length; length += 1)
      expect(readKey(secret.slice(0, length))).toBeNull();
  });

  it.each([
    ['in capitals', secret.toUpperCase()],
    ['in small letters', secret.toLowerCase()],
    ['with a blank behind', `${secret} `],
    ['with a line break behind', `${secret}\n`],
    ['twice', secret + secret],
    ['with another prefix', secret.replace('pal_', 'sk_')],
    ['with the digits of another script', secret.replace(/\d/, '٣')],
    ['a megabyte of it', 'pal_'.padEnd(1_000_000, 'a')],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(readKey(text)).toBeNull();
  });
});

describe('hashes are compared', () => {
  it('in a time that does not depend on where they differ', () => {
    const compared = vi.mocked(crypto.timingSafeEqual);
    compared.mockClear();
    const { hash } = makeKey();
    expect(sameHash(hash, hash)).toBe(true);
    expect(sameHash(hash, makeKey().hash)).toBe(false);
    expect(compared).toHaveBeenCalledTimes(2);
  });

  it('as different where one is shorter', () => {
    const { hash } = makeKey();
    expect(sameHash(hash, hash.slice(1))).toBe(false);
    expect(sameHash('', hash)).toBe(false);
  });
});
