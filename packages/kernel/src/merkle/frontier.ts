import type { Hasher } from '../ports/hasher.ts';
import { emptyRoot, HASH_BYTES, half, isOdd, nodeHash } from './tree-hash.ts';

/**
 * All that must be kept of a tree in order to append to it and to know its root: the roots of the complete
 * subtrees it falls into, largest first. One per set bit of the size.
 */
export interface Frontier {
  readonly size: number;
  readonly peaks: readonly Uint8Array[];
}

/** The tree before its first leaf. */
export const emptyFrontier: Frontier = Object.freeze({ size: 0, peaks: Object.freeze([]) });

/**
 * A new frontier with one more leaf; `leaf` is a leaf hash. The old frontier stays valid.
 *
 * @example
 * let frontier = decodeFrontier(row.size, row.peaks);
 * for (const event of events) frontier = appendLeaf(frontier, leafHash(fromHex(event.hash), hasher), hasher);
 */
export function appendLeaf(frontier: Frontier, leaf: Uint8Array, hasher: Hasher): Frontier {
  const peaks = frontier.peaks.slice();
  let node = leaf;
  // Adding one carries through the trailing one-bits of the size, and each carry joins two equal subtrees.
  for (let n = frontier.size; isOdd(n); n = half(n)) node = nodeHash(peaks.pop() as Uint8Array, node, hasher);
  peaks.push(node);
  return { size: frontier.size + 1, peaks };
}

/** The root of the tree. */
export function frontierRoot(frontier: Frontier, hasher: Hasher): Uint8Array {
  if (frontier.peaks.length === 0) return emptyRoot(hasher);
  return frontier.peaks.reduceRight((right, left) => nodeHash(left, right, hasher));
}

/** The peaks one after the other, 32 bytes each. The size is stored beside it. */
export function encodeFrontier(frontier: Frontier): Uint8Array {
  const bytes = new Uint8Array(frontier.peaks.length * HASH_BYTES);
  frontier.peaks.forEach((peak, i) => {
    bytes.set(peak, i * HASH_BYTES);
  });
  return bytes;
}

/** The frontier of a stored size and its stored peaks. Throws when they do not fit together. */
export function decodeFrontier(size: number, bytes: Uint8Array): Frontier {
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new RangeError(`A tree cannot have ${size} leaves: the stored tree size is damaged.`);
  }
  let count = 0;
  for (let n = size; n > 0; n = half(n)) count += n % 2;
  if (bytes.length !== count * HASH_BYTES) {
    throw new RangeError(
      `A tree of ${size} leaves is stored in ${count * HASH_BYTES} bytes, but ${bytes.length} were given: the stored tree head is damaged.`,
    );
  }
  const peaks: Uint8Array[] = [];
  // Copies, so that the caller may use its buffer again.
  for (let at = 0; at < bytes.length; at += HASH_BYTES) {
    peaks.push(Uint8Array.prototype.slice.call(bytes, at, at + HASH_BYTES));
  }
  return { size, peaks };
}
