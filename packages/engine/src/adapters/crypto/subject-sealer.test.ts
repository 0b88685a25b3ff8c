import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from './node-hasher.ts';
import { createSubjectSealer } from './subject-sealer.ts';

const sealer = createSubjectSealer(randomBytes(32));
const place = { tenant: 'local', subject: 'doc-1', textId: '5b9f0f7e-8f4e-4d3b-9a1c-2f6d1c0a7b11' };

describe('a sealed text', () => {
  it('gives back exactly the words that went in, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        expect(sealer.open(place, sealer.seal(place, words).sealed)).toBe(words);
      }),
    );
    for (const words of ['', '\u0000', '\ud800', 'a\udc00b', '漢字 😀 naïve', 'x'.repeat(1_000_000)]) {
      expect(sealer.open(place, sealer.seal(place, words).sealed)).toBe(words);
    }
  });

  it('cannot be opened at another place, or with another key', () => {
    const { sealed } = sealer.seal(place, 'words');
    for (const other of [
      { tenant: 'b' },
      { subject: 'doc-2' },
      { textId: '00000000-0000-4000-8000-000000000000' },
    ]) {
      expect(sealer.open({ ...place, ...other }, sealed)).toBeUndefined();
    }
    expect(createSubjectSealer(randomBytes(32)).open(place, sealed)).toBeUndefined();
  });

  it('cannot be opened when any single bit of it was changed, or when it was cut', () => {
    const { sealed } = sealer.seal(place, 'some words');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const altered = Uint8Array.from(sealed);
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(sealer.open(place, altered)).toBeUndefined();
    }
    for (let length = 0; length < sealed.length; length += 1)
      expect(sealer.open(place, sealed.subarray(0, length))).toBeUndefined();
  });

  it('looks different each time, while its commitment stays the same', () => {
    const [a, b] = [sealer.seal(place, 'words'), sealer.seal(place, 'words')];
    expect(Buffer.from(a.sealed).equals(Buffer.from(b.sealed))).toBe(false);
    expect(a.ref.commitment).toBe(b.ref.commitment);
    expect(a.ref.seal).toBe(sha256Hex(a.sealed));
    expect(sealer.seal(place, 'other words').ref.commitment).not.toBe(a.ref.commitment);
  });

  it('has a commitment that says nothing without the key', () => {
    const other = createSubjectSealer(randomBytes(32));
    expect(other.seal(place, 'words').ref.commitment).not.toBe(sealer.seal(place, 'words').ref.commitment);
    expect(sealer.seal(place, 'words').ref.commitment).not.toBe(sha256Hex('words'));
  });
});
