import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `pal_<id>_<secret><checksum>` */
export interface NewKey {
  readonly keyId: string;
  /** The whole key, as its owner sends it. */
  readonly secret: string;
  readonly hash: string;
}

export interface ReadKey {
  readonly keyId: string;
  readonly hash: string;
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
/** The fewest digits that hold 256 bits, and those that hold 32. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const KEY = /^(pal_([a-z0-9]{12})_[0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

export function makeKey(): NewKey {
  const keyId = Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
  const secret = spellKey(keyId, randomBytes(SECRET_BYTES));
  return { keyId, secret, hash: hashOf(secret) };
}

/** A key as text, from its id and its 32 bytes. */
export function spellKey(keyId: string, bytes: Buffer): string {
  const body = `pal_${keyId}_${base62(bytes)}`;
  return `${body}${checksum(body)}`;
}

/** Null for what cannot be a key: a typo, a key that was cut, or another case is told without asking the database. */
export function readKey(text: string): ReadKey | null {
  const [, body, keyId, digits] = KEY.exec(text) ?? [];
  if (body === undefined || keyId === undefined || checksum(body) !== digits) return null;
  return { keyId, hash: hashOf(text) };
}

/** How long it takes says nothing about where two hashes differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Quick on purpose, and without salt: what is hashed has 256 random bits, so trying all of them is out of reach
 * however fast one try is. A slow hash protects what people choose, and would cost every request its time.
 */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Against typos only: anybody can work it out. */
function checksum(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let i = 0; i < CHECKSUM_DIGITS; i += 1) {
    digits = BASE62[rest % BASE62.length] + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}

function base62(bytes: Buffer): string {
  const base = BigInt(BASE62.length);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let digits = '';
  for (; digits.length < SECRET_DIGITS; rest /= base) digits = BASE62[Number(rest % base)] + digits;
  return digits;
}
