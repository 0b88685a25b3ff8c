import { inflateRawSync } from 'node:zlib';

/** One file in a zip archive, as the archive's directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** The bytes, unless they would be more than `most`. */
  readonly read: (most: number) => Buffer | undefined;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 5_000;
const STORED = 0;
const DEFLATED = 8;

/** The entries of a zip archive; undefined when it is none, is damaged, or is of the kind for huge files. */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = endOfDirectory(bytes);
  if (end === -1) return undefined;
  try {
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) return undefined;
    let at = bytes.readUInt32LE(end + 16);
    const entries: ZipEntry[] = [];
    for (let i = 0; i < count; i += 1) {
      if (bytes.readUInt32LE(at) !== DIRECTORY) return undefined;
      const nameLength = bytes.readUInt16LE(at + 28);
      entries.push(entryAt(bytes, at, nameLength));
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return entries;
  } catch {
    return undefined;
  }
}

/** How much an archive really unpacks to, whatever it says; stops at `most`. */
export function unpackedSize(entries: readonly ZipEntry[], most: number): number | undefined {
  let sum = 0;
  for (const entry of entries) {
    const bytes = entry.read(most - sum);
    if (bytes === undefined) return undefined;
    sum += bytes.length;
    if (sum >= most) return undefined;
  }
  return sum;
}

function entryAt(bytes: Buffer, at: number, nameLength: number): ZipEntry {
  const method = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  return {
    name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
    read: (most) => {
      if (most <= 0 || local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) return undefined;
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      const packed = bytes.subarray(start, start + size);
      if (method === STORED) return packed.length > most ? undefined : packed;
      if (method !== DEFLATED) return undefined;
      try {
        return inflateRawSync(packed, { maxOutputLength: most });
      } catch {
        return undefined;
      }
    },
  };
}

function endOfDirectory(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  return -1;
}
