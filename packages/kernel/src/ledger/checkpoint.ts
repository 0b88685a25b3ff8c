import type { CheckpointBody } from '@palimpsest/contracts';
import { canonicalJson } from '../canonical.ts';

/** The text that a checkpoint's signature is made over. It carries its format, so no other text can pass for it. */
export function checkpointMessage(body: CheckpointBody): string {
  return canonicalJson(body);
}
