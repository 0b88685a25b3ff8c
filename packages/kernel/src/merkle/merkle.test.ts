import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consistencyProof, consistencyProofFrom, verifyConsistency } from './consistency.ts';
import { appendLeaf, decodeFrontier, emptyFrontier, encodeFrontier, frontierRoot } from './frontier.ts';
import { inclusionProof, inclusionProofFrom, verifyInclusion } from './inclusion.ts';
import { buildLevels, levelsRoot } from './levels.ts';
import { leafHash, nodeHash } from './tree-hash.ts';

const hasher = {
  sha256: (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest()),
};
const LARGEST = 130;
const leaves = Array.from({ length: LARGEST }, (_, i) => leafHash(hasher.sha256(`event ${i + 1}`), hasher));
const trees = Array.from({ length: LARGEST + 1 }, (_, size) => {
  const levels = buildLevels(leaves.slice(0, size), hasher);
  return { levels, root: levelsRoot(levels, hasher) };
});
const tree = (size: number) => trees[size] as (typeof trees)[number];

function altered(bytes: Uint8Array): Uint8Array {
  const other = bytes.slice();
  other[7] = (other[7] as number) ^ 0x10;
  return other;
}

/** Every way in which one element of a proof can be wrong, missing, or too many. */
function spoiled(proof: readonly Uint8Array[]): Uint8Array[][] {
  const ways = [
    [...proof, altered(leaves[0] as Uint8Array)],
    [altered(leaves[0] as Uint8Array), ...proof],
    ...(proof.length > 0 ? [[...proof, proof.at(-1) as Uint8Array], proof.slice(1), proof.slice(0, -1)] : []),
  ];
  proof.forEach((element, i) => {
    ways.push(proof.with(i, altered(element)), proof.with(i, element.slice(1)), proof.toSpliced(i, 1));
    const next = proof[i + 1];
    if (next !== undefined) ways.push(proof.with(i, next).with(i + 1, element));
  });
  return ways;
}

describe('the frontier', () => {
  it('has the root of the whole tree at every size', () => {
    let frontier = emptyFrontier;
    for (let size = 0; size <= LARGEST; size += 1) {
      expect(frontier.size).toBe(size);
      expect(frontierRoot(frontier, hasher)).toEqual(tree(size).root);
      const leaf = leaves[size];
      if (leaf !== undefined) frontier = appendLeaf(frontier, leaf, hasher);
    }
  });

  it('leaves the frontier it came from as it was', () => {
    const one = appendLeaf(emptyFrontier, leaves[0] as Uint8Array, hasher);
    appendLeaf(one, leaves[1] as Uint8Array, hasher);
    expect(emptyFrontier.peaks).toHaveLength(0);
    expect(frontierRoot(one, hasher)).toEqual(leaves[0]);
  });

  it('comes back from its stored form and goes on', () => {
    let frontier = emptyFrontier;
    for (const leaf of leaves) {
      const bytes = encodeFrontier(frontier);
      frontier = appendLeaf(decodeFrontier(frontier.size, bytes), leaf, hasher);
      bytes.fill(0);
    }
    expect(frontierRoot(frontier, hasher)).toEqual(tree(LARGEST).root);
  });

  it('refuses a stored form that does not fit its size', () => {
    expect(() => decodeFrontier(3, new Uint8Array(32))).toThrow(
      'A tree of 3 leaves is stored in 64 bytes, but 32 were given',
    );
    expect(() => decodeFrontier(0, new Uint8Array(32))).toThrow(/0 bytes/);
    expect(() => decodeFrontier(-1, new Uint8Array(0))).toThrow(/cannot have -1 leaves/);
    expect(() => decodeFrontier(1.5, new Uint8Array(32))).toThrow(/cannot have 1.5 leaves/);
  });

  it('holds sizes beyond 32 bits', () => {
    const size = 2 ** 40 + 1;
    const grown = appendLeaf(decodeFrontier(size, new Uint8Array(64)), leaves[0] as Uint8Array, hasher);
    expect(grown.size).toBe(size + 1);
    expect(grown.peaks).toHaveLength(2);
  });
});

describe('inclusion proofs', () => {
  it('hold for every leaf of every size, and for no other leaf, size or root', () => {
    for (let size = 1; size <= LARGEST; size += 1) {
      const { levels, root } = tree(size);
      for (let index = 0; index < size; index += 1) {
        const claim = {
          index,
          size,
          leafHash: leaves[index] as Uint8Array,
          proof: inclusionProofFrom(levels, index),
          root,
        };
        if (!verifyInclusion(claim, hasher)) expect.fail(`leaf ${index} of ${size}`);
        const wrong = { ...claim, leafHash: altered(claim.leafHash) };
        if (verifyInclusion(wrong, hasher)) expect.fail(`another leaf at ${index} of ${size}`);
        if (verifyInclusion({ ...claim, root: altered(root) }, hasher))
          expect.fail(`another root: ${index} of ${size}`);
      }
    }
  });

  it('fail when any element is altered, cut, moved, missing or too many', () => {
    let tried = 0;
    for (const size of [1, 2, 3, 5, 8, 13, 31, 64, 65, 100, 127, 128, 129, 130]) {
      const { levels, root } = tree(size);
      for (let index = 0; index < size; index += 1) {
        const proof = inclusionProofFrom(levels, index);
        for (const wrong of spoiled(proof)) {
          const claim = { index, size, leafHash: leaves[index] as Uint8Array, proof: wrong, root };
          if (verifyInclusion(claim, hasher)) expect.fail(`leaf ${index} of ${size}`);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(10_000);
  });

  it('fail for another index, and for indexes and sizes that no tree has', () => {
    const { levels, root } = tree(100);
    const claim = {
      index: 37,
      size: 100,
      leafHash: leaves[37] as Uint8Array,
      proof: inclusionProofFrom(levels, 37),
      root,
    };
    for (let index = 0; index < 100; index += 1) {
      expect(verifyInclusion({ ...claim, index }, hasher)).toBe(index === 37);
    }
    for (const index of [-1, 100, 37.5, Number.NaN, 2 ** 53, 2 ** 64]) {
      expect(verifyInclusion({ ...claim, index }, hasher)).toBe(false);
    }
    for (const size of [0, -1, 37, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(verifyInclusion({ ...claim, size }, hasher)).toBe(false);
    }
  });

  it('fail when the same bytes are cut at another place', () => {
    const [left, right] = [leaves[0] as Uint8Array, leaves[1] as Uint8Array];
    const longer = Uint8Array.of(...left, right[0] as number);
    const { root } = tree(2);
    const claim = { index: 0, size: 2, leafHash: longer, proof: [right.slice(1)], root };
    expect(nodeHash(longer, right.slice(1), hasher)).toEqual(root);
    expect(verifyInclusion(claim, hasher)).toBe(false);
    const consistency = { size1: 1, size2: 2, root1: longer, root2: root, proof: [right.slice(1)] };
    expect(verifyConsistency(consistency, hasher)).toBe(false);
  });

  it('fail for a size whose proofs have another length, even with the very same root', () => {
    for (let size = 1; size <= 64; size += 1) {
      const { levels, root } = tree(size);
      for (let index = 0; index < size; index += 1) {
        const claim = {
          index,
          size,
          leafHash: leaves[index] as Uint8Array,
          proof: inclusionProofFrom(levels, index),
          root,
        };
        if (verifyInclusion({ ...claim, size: size * 2 }, hasher))
          expect.fail(`${index} of ${size} as of ${size * 2}`);
      }
    }
    // The right half of eight, shown as if it were a tree of four whose proofs have one element more.
    const { levels, root } = tree(8);
    for (const index of [4, 5, 6, 7]) {
      const claim = {
        size: 4,
        leafHash: leaves[index] as Uint8Array,
        proof: inclusionProofFrom(levels, index),
        root,
      };
      expect(verifyInclusion({ ...claim, index: index - 4 }, hasher)).toBe(false);
    }
  });

  it('are refused for a leaf that is not there', () => {
    expect(() => inclusionProof(3, leaves.slice(0, 3), hasher)).toThrow('A tree of 3 leaves has no leaf 3');
    expect(() => inclusionProof(0, [], hasher)).toThrow(RangeError);
  });
});

describe('consistency proofs', () => {
  it('hold between all sizes, and for no other root', () => {
    for (let size2 = 1; size2 <= LARGEST; size2 += 1) {
      const { levels, root: root2 } = tree(size2);
      for (let size1 = 1; size1 <= size2; size1 += 1) {
        const claim = {
          size1,
          size2,
          root1: tree(size1).root,
          root2,
          proof: consistencyProofFrom(levels, size1),
        };
        if (!verifyConsistency(claim, hasher)) expect.fail(`${size1} to ${size2}`);
        if (verifyConsistency({ ...claim, root1: altered(claim.root1) }, hasher))
          expect.fail(`root1 ${size1} to ${size2}`);
        if (verifyConsistency({ ...claim, root2: altered(root2) }, hasher))
          expect.fail(`root2 ${size1} to ${size2}`);
      }
    }
  });

  it('fail when any element is altered, cut, moved, missing or too many', () => {
    let tried = 0;
    for (const size2 of [1, 2, 3, 5, 8, 13, 31, 64, 65, 100, 127, 128, 129, 130]) {
      const { levels, root: root2 } = tree(size2);
      for (let size1 = 1; size1 <= size2; size1 += 1) {
        for (const proof of spoiled(consistencyProofFrom(levels, size1))) {
          const claim = { size1, size2, root1: tree(size1).root, root2, proof };
          if (verifyConsistency(claim, hasher)) expect.fail(`${size1} to ${size2}`);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(10_000);
  });

  it('fail between trees of which one is not the beginning of the other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(59),
        (size1, more, at) => {
          const forged = leaves
            .slice(0, size1 + more)
            .map((leaf, i) => (i === at % size1 ? altered(leaf) : leaf));
          const levels = buildLevels(forged, hasher);
          const claim = {
            size1,
            size2: forged.length,
            root1: tree(size1).root,
            root2: levelsRoot(levels, hasher),
            proof: consistencyProofFrom(levels, size1),
          };
          expect(verifyConsistency(claim, hasher)).toBe(false);
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it('fail for sizes whose proofs have another length, even with the very same roots', () => {
    const { levels, root: root2 } = tree(8);
    for (const size1 of [5, 6, 7]) {
      const claim = { root1: tree(size1).root, root2, proof: consistencyProofFrom(levels, size1) };
      expect(verifyConsistency({ ...claim, size1, size2: 8 }, hasher)).toBe(true);
      expect(verifyConsistency({ ...claim, size1, size2: 16 }, hasher)).toBe(false);
      expect(verifyConsistency({ ...claim, size1: size1 - 4, size2: 4 }, hasher)).toBe(false);
    }
  });

  it('refuse size 0 and sizes that are no sizes, as the README says', () => {
    const empty = tree(0).root;
    const one = tree(1).root;
    const refuse = (size1: number, size2: number, root1: Uint8Array, root2: Uint8Array) =>
      expect(verifyConsistency({ size1, size2, root1, root2, proof: [] }, hasher)).toBe(false);
    refuse(0, 0, empty, empty);
    refuse(0, 1, empty, one);
    refuse(2, 1, one, one);
    refuse(2 ** 53, 2 ** 53, one, one);
    refuse(Number.NaN, Number.NaN, one, one);
    expect(() => consistencyProof(0, leaves, hasher)).toThrow('from size 0 to size 130');
    expect(() => consistencyProof(4, leaves.slice(0, 3), hasher)).toThrow('from size 4 to size 3');
  });
});
