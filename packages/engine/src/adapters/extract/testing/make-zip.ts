import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive with these files, for tests. */
export function makeZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name, 'utf8');
    const fields = Buffer.alloc(22);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    const tail = Buffer.alloc(4);
    tail.writeUInt16LE(label.length, 0);
    parts.push(signature(0x04034b50), fields, tail, label, packed);
    const rest = Buffer.alloc(18);
    rest.writeUInt16LE(label.length, 0);
    rest.writeUInt32LE(at, 14);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), fields, rest, label);
    at += 30 + label.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
