import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { searchIndex } from './search.ts';
import { readIndex, serializeIndex } from './serialize.ts';

const index = buildIndex([
  { docId: 'ä/1.md', title: 'Tides 潮', passages: [{ ref: '¶ 1', text: 'The moon raises the tides.' }] },
  { docId: 'b.md', title: 'Wind', passages: [{ ref: '¶ 1', text: 'Wind raises waves. The moon does not.' }] },
]);

test('what was written reads back as the same index', () => {
  const read = readIndex(serializeIndex(index));
  expect(read).toEqual(index);
  expect(read === null ? null : searchIndex(read, 'moon tides')).toEqual(searchIndex(index, 'moon tides'));
});

test('the bytes may lie anywhere in a larger buffer', () => {
  const bytes = serializeIndex(index);
  const wide = new Uint8Array(bytes.length + 3);
  wide.set(bytes, 3);
  expect(readIndex(wide.subarray(3))).toEqual(index);
});

test('bytes of another version, cut off or foreign are refused, so that the index is built anew', () => {
  const bytes = serializeIndex(index);
  expect(readIndex(new Uint8Array())).toBeNull();
  expect(readIndex(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))).toBeNull();
  expect(readIndex(new Uint8Array(64).fill(255))).toBeNull();
  for (let size = 0; size < bytes.length; size += 7) expect(readIndex(bytes.slice(0, size))).toBeNull();
  expect(readIndex(Uint8Array.from([...bytes, 0]))).toBeNull();
  expect(readIndex(bytes.map((byte, at) => (at === 6 ? byte + 1 : byte)))).toBeNull();
});
