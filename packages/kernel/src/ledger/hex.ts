const DIGITS: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);
const HEX = /^(?:[0-9a-f]{2})*$/;

/** Lower-case hexadecimal digits. A table, since this runs once for every event that is verified. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (let i = 0; i < bytes.length; i += 1) hex += DIGITS[bytes[i] as number];
  return hex;
}

/** The bytes of lower-case hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
  if (!HEX.test(hex))
    throw new TypeError('Not lower-case hexadecimal digits in pairs: the stored value is damaged.');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
