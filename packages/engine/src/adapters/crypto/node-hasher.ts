import { hash } from 'node:crypto';
import type { Hasher } from '@palimpsest/kernel';

/** SHA-256 by Node's own crypto. */
export const nodeHasher: Hasher = {
  // Through a string: a digest out of the buffer pool costs half of one with a memory of its own, and verifying a
  // ledger makes several for every event.
  sha256: (data) => Buffer.from(hash('sha256', data, 'binary'), 'binary'),
};

export function sha256Hex(data: Uint8Array | string): string {
  return hash('sha256', data, 'hex');
}
