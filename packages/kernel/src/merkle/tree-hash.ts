import type { Hasher } from '../ports/hasher.ts';

/** The length of every hash in the tree. */
export const HASH_BYTES = 32;

/** RFC 6962: leaves and nodes are hashed under different first bytes, so that a node can never pass for a leaf. */
const LEAF = 0;
const NODE = 1;

/**
 * The hash of a leaf. The data of ours is the 32-byte hash of an event.
 *
 * @example leafHash(fromHex(event.hash), hasher)
 */
export function leafHash(data: Uint8Array, hasher: Hasher): Uint8Array {
  const bytes = new Uint8Array(1 + data.length);
  bytes[0] = LEAF;
  bytes.set(data, 1);
  return hasher.sha256(bytes);
}

/** The hash of two subtrees side by side. */
export function nodeHash(left: Uint8Array, right: Uint8Array, hasher: Hasher): Uint8Array {
  const bytes = new Uint8Array(1 + left.length + right.length);
  bytes[0] = NODE;
  bytes.set(left, 1);
  bytes.set(right, 1 + left.length);
  return hasher.sha256(bytes);
}

/** The root of a tree without leaves: the hash of nothing. */
export function emptyRoot(hasher: Hasher): Uint8Array {
  return hasher.sha256(new Uint8Array(0));
}

/** Compares content, which `===` does not. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Without this check two neighbours of odd lengths could be cut at another place and still hash the same. */
export function areHashes(values: readonly Uint8Array[]): boolean {
  return values.every((value) => value.length === HASH_BYTES);
}

/** Tree sizes may pass 2^32, where JavaScript's shifts end: halving is done on plain numbers. */
export function half(n: number): number {
  return Math.floor(n / 2);
}

/** The lowest bit: whether a node is a right child. */
export function isOdd(n: number): boolean {
  return n % 2 === 1;
}
