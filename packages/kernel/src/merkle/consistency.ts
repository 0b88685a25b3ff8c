import type { Hasher } from '../ports/hasher.ts';
import { buildLevels, type Levels } from './levels.ts';
import { areHashes, equalBytes, half, isOdd, nodeHash } from './tree-hash.ts';

/** What a consistency proof is about: the tree of `size1` and `root1` is the beginning of that of `size2` and `root2`. */
export interface ConsistencyClaim {
  readonly size1: number;
  readonly size2: number;
  readonly root1: Uint8Array;
  readonly root2: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** Shows that the tree of the first `size1` leaves is the beginning of the tree of all of them. */
export function consistencyProof(
  size1: number,
  leafHashes: readonly Uint8Array[],
  hasher: Hasher,
): Uint8Array[] {
  return consistencyProofFrom(buildLevels(leafHashes, hasher), size1);
}

/** The same from a tree that was built before. */
export function consistencyProofFrom(levels: Levels, size1: number): Uint8Array[] {
  const size2 = levels[0]?.length ?? 0;
  if (!Number.isSafeInteger(size1) || size1 < 1 || size1 > size2) {
    throw new RangeError(
      `No consistency proof leads from size ${size1} to size ${size2}: it must be 1 to ${size2}.`,
    );
  }
  if (size1 === size2) return [];
  // Follow the last leaf of the old tree upwards. As long as its node is a right child its subtree is complete in
  // the old tree, and the first node that is not one starts the proof.
  let at = size1 - 1;
  let height = 0;
  while (isOdd(at)) {
    at = half(at);
    height += 1;
  }
  // A complete old tree is that very node, which the verifier has as root1.
  const proof = at === 0 ? [] : [levels[height]?.[at] as Uint8Array];
  for (; height < levels.length; height += 1) {
    const neighbour = levels[height]?.[isOdd(at) ? at - 1 : at + 1];
    if (neighbour !== undefined) proof.push(neighbour);
    at = half(at);
  }
  return proof;
}

/** True when the old tree is a beginning of the new one. Never throws. Size 0 is refused: see the README beside. */
export function verifyConsistency(claim: ConsistencyClaim, hasher: Hasher): boolean {
  const { size1, size2, root1, root2, proof } = claim;
  if (!Number.isSafeInteger(size1) || !Number.isSafeInteger(size2) || size1 < 1 || size1 > size2)
    return false;
  if (size1 === size2) return proof.length === 0 && equalBytes(root1, root2);
  let at = size1 - 1;
  let last = size2 - 1;
  while (isOdd(at)) {
    at = half(at);
    last = half(last);
  }
  const [start, ...rest] = at === 0 ? [root1, ...proof] : proof;
  if (start === undefined || !areHashes([start, ...rest])) return false;
  let old = start;
  let now = start;
  for (const neighbour of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      old = nodeHash(neighbour, old, hasher);
      now = nodeHash(neighbour, now, hasher);
      while (!isOdd(at) && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else {
      now = nodeHash(now, neighbour, hasher);
    }
    at = half(at);
    last = half(last);
  }
  return last === 0 && equalBytes(old, root1) && equalBytes(now, root2);
}
