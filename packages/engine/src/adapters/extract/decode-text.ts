/** What a text file's bytes say. Undefined for bytes that are no text. */
export function decodeText(bytes: Uint8Array, declared?: string): string | undefined {
  const marked = fromMark(bytes);
  const text = marked ?? (declared === undefined ? undefined : decode(bytes, declared)) ?? guessed(bytes);
  if (text === undefined || text.slice(0, 10_000).includes('\0')) return undefined;
  // Neither has a place in stored text.
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The character set an HTML page names in its first bytes. */
export function htmlCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  return /<meta[^>]{0,200}?charset\s{0,5}=\s{0,5}["']?\s{0,5}([a-z0-9_:.-]{1,40})/i.exec(head)?.[1];
}

function fromMark(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return decode(bytes, 'utf-8');
  if (a === 0xff && b === 0xfe) return decode(bytes, 'utf-16le');
  if (a === 0xfe && b === 0xff) return decode(bytes, 'utf-16be');
  return undefined;
}

function guessed(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return undefined;
  }
}
