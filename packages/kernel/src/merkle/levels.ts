import type { Hasher } from '../ports/hasher.ts';
import { emptyRoot, nodeHash } from './tree-hash.ts';

/**
 * A whole tree in memory: `levels[0]` are the leaf hashes, the last level is the root. A node without a right
 * neighbour moves up unchanged, which gives exactly the tree of RFC 6962. Built once with about as many hashes as
 * there are leaves; every proof is then only a matter of looking up.
 */
export type Levels = readonly (readonly Uint8Array[])[];

/**
 * Builds the whole tree.
 *
 * @example
 * const levels = buildLevels(leafHashes, hasher);
 * const proofs = wanted.map((index) => inclusionProofFrom(levels, index));
 */
export function buildLevels(leafHashes: readonly Uint8Array[], hasher: Hasher): Levels {
  const levels: (readonly Uint8Array[])[] = [leafHashes];
  let level = leafHashes;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let i = 0; i < level.length; i += 2) {
      const left = level[i] as Uint8Array;
      const right = level[i + 1];
      above.push(right === undefined ? left : nodeHash(left, right, hasher));
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The root of the tree. */
export function levelsRoot(levels: Levels, hasher: Hasher): Uint8Array {
  return levels[levels.length - 1]?.[0] ?? emptyRoot(hasher);
}
