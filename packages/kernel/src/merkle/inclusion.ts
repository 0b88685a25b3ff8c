import type { Hasher } from '../ports/hasher.ts';
import { buildLevels, type Levels } from './levels.ts';
import { areHashes, equalBytes, half, isOdd, nodeHash } from './tree-hash.ts';

/** What an inclusion proof is about: this leaf stands at this index of the tree with this size and root. */
export interface InclusionClaim {
  /** Counted from 0: the event of sequence n is leaf n - 1. */
  readonly index: number;
  readonly size: number;
  readonly leafHash: Uint8Array;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
}

/** The audit path of one leaf. For several leaves of the same tree build its levels once and use `inclusionProofFrom`. */
export function inclusionProof(
  index: number,
  leafHashes: readonly Uint8Array[],
  hasher: Hasher,
): Uint8Array[] {
  return inclusionProofFrom(buildLevels(leafHashes, hasher), index);
}

/** The audit path of one leaf of a tree that was built before. */
export function inclusionProofFrom(levels: Levels, index: number): Uint8Array[] {
  const size = levels[0]?.length ?? 0;
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) {
    throw new RangeError(`A tree of ${size} leaves has no leaf ${index}: leaves are counted from 0.`);
  }
  const proof: Uint8Array[] = [];
  let at = index;
  for (const level of levels) {
    // A node without a neighbour moved up unchanged: nothing is needed to get past that level.
    const neighbour = level[isOdd(at) ? at - 1 : at + 1];
    if (neighbour !== undefined) proof.push(neighbour);
    at = half(at);
  }
  return proof;
}

/** True when the proof leads from the leaf to the root. Never throws; what cannot be right is simply false. */
export function verifyInclusion(claim: InclusionClaim, hasher: Hasher): boolean {
  const { index, size, proof, root } = claim;
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(index)) return false;
  if (index < 0 || index >= size || !areHashes([claim.leafHash, ...proof])) return false;
  let node = claim.leafHash;
  let at = index;
  let last = size - 1;
  for (const neighbour of proof) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      node = nodeHash(neighbour, node, hasher);
      // Skip the levels through which the last node moved up alone.
      while (!isOdd(at) && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else {
      node = nodeHash(node, neighbour, hasher);
    }
    at = half(at);
    last = half(last);
  }
  return last === 0 && equalBytes(node, root);
}
