import type { Json } from '@palimpsest/contracts';
import { type ColumnType, canonicalJson } from '@palimpsest/kernel';

/** U+FFFD, which stands for a character that could not be kept. */
const REPLACEMENT = '\uFFFD';

/**
 * A value as its column is given it, by whoever writes a row and by whoever checks one. PostgreSQL cannot hold
 * U+0000, which an answer may well contain; the exact words lie in the sealed text that the row was made from.
 */
export function storedValue(type: ColumnType | undefined, value: Json): Json {
  if (value === null) return null;
  // Escapes are taken one by one, so that an escaped backslash before `u0000` is left alone.
  if (type === 'jsonb')
    return canonicalJson(value).replace(/\\(?:u0000|.)/g, (one) => (one === '\\u0000' ? REPLACEMENT : one));
  return type === 'text' && typeof value === 'string' ? value.replaceAll('\0', REPLACEMENT) : value;
}
