import type { Hasher } from '../ports/hasher.ts';

/** A UUID (version 8) made of a run and a name: the same on every machine and at every replay. */
export function deriveId(hasher: Hasher, runId: string, name: string): string {
  const bytes = hasher.sha256(`palimpsest/id/v1\n${runId}\n${name}`).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
