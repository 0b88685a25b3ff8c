import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consistencyProof, verifyConsistency } from './consistency.ts';
import { appendLeaf, emptyFrontier, frontierRoot } from './frontier.ts';
import { inclusionProof, verifyInclusion } from './inclusion.ts';
import { leafHash } from './tree-hash.ts';

const hasher = {
  sha256: (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest()),
};
const shared = new URL('../../../../../shared/data/merkle/', import.meta.url);

interface Vectors {
  readonly leaves: readonly string[];
  readonly roots: readonly string[];
  readonly inclusion: readonly {
    readonly index: number;
    readonly size: number;
    readonly proof: readonly string[];
  }[];
  readonly consistency: readonly {
    readonly size1: number;
    readonly size2: number;
    readonly proof: readonly string[];
  }[];
}
const own: Vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const unhex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
const sha = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((p) => Buffer.from(p))))
    .digest();

/** The definitions of RFC 6962, section 2.1, word for word and with nothing of ours: what the vectors are held against. */
function split(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}
function mth(d: readonly Buffer[]): Buffer {
  if (d.length === 0) return sha();
  if (d.length === 1) return sha(Buffer.from([0]), d[0] as Buffer);
  const k = split(d.length);
  return sha(Buffer.from([1]), mth(d.slice(0, k)), mth(d.slice(k)));
}
function path(m: number, d: readonly Buffer[]): Buffer[] {
  if (d.length === 1) return [];
  const k = split(d.length);
  return m < k
    ? [...path(m, d.slice(0, k)), mth(d.slice(k))]
    : [...path(m - k, d.slice(k)), mth(d.slice(0, k))];
}
function subproof(m: number, d: readonly Buffer[], whole: boolean): Buffer[] {
  if (m === d.length) return whole ? [] : [mth(d)];
  const k = split(d.length);
  return m <= k
    ? [...subproof(m, d.slice(0, k), whole), mth(d.slice(k))]
    : [...subproof(m - k, d.slice(k), false), mth(d.slice(0, k))];
}

const data = own.leaves.map((leaf) => Buffer.from(leaf, 'hex'));
const leafHashes = data.map((leaf) => leafHash(leaf, hasher));

describe('our own vectors', () => {
  it('hold the roots of the recursive definition, and the frontier has them', () => {
    let frontier = emptyFrontier;
    expect(own.roots).toHaveLength(data.length + 1);
    own.roots.forEach((root, size) => {
      expect(mth(data.slice(0, size)).toString('hex')).toBe(root);
      expect(hex(frontierRoot(frontier, hasher))).toBe(root);
      const leaf = leafHashes[size];
      if (leaf !== undefined) frontier = appendLeaf(frontier, leaf, hasher);
    });
  });

  it('hold every inclusion proof up to their size, made and verified', () => {
    expect(own.inclusion).toHaveLength((data.length * (data.length + 1)) / 2);
    for (const { index, size, proof } of own.inclusion) {
      expect(path(index, data.slice(0, size)).map(hex)).toEqual(proof);
      expect(inclusionProof(index, leafHashes.slice(0, size), hasher).map(hex)).toEqual(proof);
      const leaf = leafHashes[index] as Uint8Array;
      const root = unhex(own.roots[size] as string);
      expect(verifyInclusion({ index, size, leafHash: leaf, proof: proof.map(unhex), root }, hasher)).toBe(
        true,
      );
    }
  });

  it('hold every consistency proof up to their size, made and verified', () => {
    expect(own.consistency).toHaveLength((data.length * (data.length + 1)) / 2);
    for (const { size1, size2, proof } of own.consistency) {
      expect(subproof(size1, data.slice(0, size2), true).map(hex)).toEqual(proof);
      expect(consistencyProof(size1, leafHashes.slice(0, size2), hasher).map(hex)).toEqual(proof);
      const [root1, root2] = [unhex(own.roots[size1] as string), unhex(own.roots[size2] as string)];
      expect(verifyConsistency({ size1, size2, root1, root2, proof: proof.map(unhex) }, hasher)).toBe(true);
    }
  });
});

interface PublicVector {
  readonly desc: string;
  readonly wantErr: boolean;
  readonly proof: readonly string[] | null;
  readonly [field: string]: unknown;
}

function publicVectors(kind: string): [string, PublicVector][] {
  const folder = new URL(`${kind}/`, shared);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.map((name) => {
    // Names hold brackets, and a URL would read some of their characters.
    const file = new URL(name.split(/[\\/]/).map(encodeURIComponent).join('/'), folder);
    return [name, JSON.parse(readFileSync(file, 'utf8'))];
  });
}

describe('the public transparency-log vectors', () => {
  const bytes = (field: unknown) => new Uint8Array(Buffer.from(field as string, 'base64'));
  const proofOf = (vector: PublicVector) => (vector.proof ?? []).map(bytes);

  it('agree, all of them, where they are at hand', () => {
    if (!existsSync(shared)) {
      console.info('note: the public Merkle vectors are not here; checked with our own vectors only');
      expect(own.inclusion.length + own.consistency.length).toBe(data.length * (data.length + 1));
      return;
    }
    // An index such as 18446744073709551615 is rounded by JSON.parse, and stays far outside of what is accepted.
    const inclusion = publicVectors('inclusion').map(([name, v]) => {
      const claim = { index: v.leafIdx as number, size: v.treeSize as number, proof: proofOf(v) };
      const held = verifyInclusion({ ...claim, leafHash: bytes(v.leafHash), root: bytes(v.root) }, hasher);
      return { name, agrees: held === !v.wantErr };
    });
    const consistency = publicVectors('consistency').map(([name, v]) => {
      const claim = { size1: v.size1 as number, size2: v.size2 as number, proof: proofOf(v) };
      const held = verifyConsistency({ ...claim, root1: bytes(v.root1), root2: bytes(v.root2) }, hasher);
      return { name, agrees: held === !v.wantErr };
    });
    const all = [...inclusion, ...consistency];
    expect(all).toHaveLength(196);
    expect(all.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});
