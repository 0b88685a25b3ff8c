import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedCheckpoint } from '@palimpsest/contracts';

/** A file outside the database that remembers every signed tree head, one JSON document per line. */
export interface CheckpointLog {
  append(checkpoint: SignedCheckpoint): Promise<void>;
  pathFor(tenant: string): string;
}

export function createCheckpointLog(folder: string): CheckpointLog {
  const pathFor = (tenant: string) => join(folder, `${tenant}.jsonl`);
  return {
    pathFor,
    async append(checkpoint) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(pathFor(checkpoint.checkpoint.tenant), `${JSON.stringify(checkpoint)}\n`, {
        mode: 0o600,
      });
    },
  };
}
