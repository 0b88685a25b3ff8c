import type { SearchIndex } from './search-index.ts';
import { FIRST_TERM } from './tokenize.ts';

/** Raised whenever tokens or the layout change: an index written by another version is built anew. */
const FORMAT = 'palimpsest-index/v2';
const WIDTH = 4;

/**
 * The index as bytes, the same on every machine, to be kept between runs. Strings come first (as UTF-16 code units),
 * then the arrays, every number little-endian and led by its count.
 */
export function serializeIndex(index: SearchIndex): Uint8Array {
  const text = [FORMAT, JSON.stringify([index.docIds, [...index.terms.keys()]])].join('\n');
  const numbers = [index.passageTotal, index.averagePassage, index.ofSentences ? 1 : 0];
  const whole = [
    index.named,
    index.starts,
    index.docs,
    index.passageCounts,
    index.streamStarts,
    index.stream,
  ];
  const size =
    WIDTH +
    text.length * 2 +
    numbers.length * 8 +
    [...whole, index.impacts].reduce((sum, each) => sum + WIDTH + each.length * WIDTH, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, text.length, true);
  let at = WIDTH;
  for (let i = 0; i < text.length; i += 1, at += 2) view.setUint16(at, text.charCodeAt(i), true);
  for (const number of numbers) {
    view.setFloat64(at, number, true);
    at += 8;
  }
  for (const each of [...whole, index.impacts]) {
    view.setUint32(at, each.length, true);
    at += WIDTH;
    const isFloat = each instanceof Float32Array;
    for (let i = 0; i < each.length; i += 1, at += WIDTH) {
      if (isFloat) view.setFloat32(at, each[i] ?? 0, true);
      else view.setUint32(at, each[i] ?? 0, true);
    }
  }
  return bytes;
}

/** The index that `serializeIndex` wrote, or null when the bytes are not one of this version: then build it anew. */
export function readIndex(bytes: Uint8Array): SearchIndex | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.byteLength >= WIDTH ? view.getUint32(0, true) : 0;
  if (size === 0 || WIDTH + size * 2 + 24 > bytes.byteLength) return null;
  const strings = readStrings(view, size);
  if (strings === null) return null;
  let at = WIDTH + size * 2;
  const passageTotal = view.getFloat64(at, true);
  const averagePassage = view.getFloat64(at + 8, true);
  const ofSentences = view.getFloat64(at + 16, true) === 1;
  at += 24;
  const array = (): Uint32Array | null => {
    const count = at + WIDTH <= bytes.byteLength ? view.getUint32(at, true) : Number.POSITIVE_INFINITY;
    at += WIDTH;
    if (at + count * WIDTH > bytes.byteLength) return null;
    const read = new Uint32Array(count);
    for (let i = 0; i < count; i += 1, at += WIDTH) read[i] = view.getUint32(at, true);
    return read;
  };
  const [named, starts, docs, passageCounts, streamStarts, stream, bits] = [0, 1, 2, 3, 4, 5, 6].map(array);
  if (!named || !starts || !docs || !passageCounts || !streamStarts || !stream || !bits) return null;
  if (at !== bytes.byteLength || streamStarts.length !== strings.docIds.length + 1) return null;
  if (docs.length !== bits.length || starts.length !== passageCounts.length + 1) return null;
  if (named.length !== passageCounts.length) return null;
  const impacts = new Float32Array(bits.buffer);
  return {
    ...strings,
    named,
    starts,
    docs,
    impacts,
    passageCounts,
    passageTotal,
    averagePassage,
    ofSentences,
    streamStarts,
    stream,
  };
}

const CHUNK = 8_192;

function readStrings(view: DataView, size: number): Pick<SearchIndex, 'docIds' | 'terms'> | null {
  const parts: string[] = [];
  for (let from = 0; from < size; from += CHUNK) {
    const units: number[] = [];
    for (let i = from; i < Math.min(size, from + CHUNK); i += 1)
      units.push(view.getUint16(WIDTH + i * 2, true));
    parts.push(String.fromCharCode(...units));
  }
  const text = parts.join('');
  if (!text.startsWith(`${FORMAT}\n`)) return null;
  try {
    const [docIds, words] = JSON.parse(text.slice(FORMAT.length + 1)) as [string[], string[]];
    if (!Array.isArray(docIds) || !Array.isArray(words)) return null;
    return { docIds, terms: new Map(words.map((word, i) => [word, i + FIRST_TERM])) };
  } catch {
    return null;
  }
}
