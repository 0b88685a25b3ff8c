import { hash } from 'node:crypto';
import type { Hasher } from '@palimpsest/kernel';

/** SHA-256 by Node's own crypto. */
export const nodeHasher: Hasher = {
  sha256: (data) => hash('sha256', data, 'buffer'),
};

export function sha256Hex(data: Uint8Array | string): string {
  return hash('sha256', data, 'hex');
}
