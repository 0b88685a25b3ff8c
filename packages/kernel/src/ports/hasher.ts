/** SHA-256, given from outside so that the kernel stays free of any platform. Hex in, hex out is never used: bytes are. */
export interface Hasher {
  sha256(data: Uint8Array | string): Uint8Array;
}
