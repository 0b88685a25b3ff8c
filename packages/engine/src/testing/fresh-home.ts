import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the data folder that the set-up of the tests prepared; without it each home makes its own. */
export const PREPARED_CLUSTER = 'PALIMPSEST_TEST_CLUSTER';

/**
 * A new folder for one test file, with a migrated, empty database in the home folder `below` it. The database is a
 * copy: to make one takes a second of processor time. For tests that are not about making one.
 */
export function freshHome(prefix: string, below = ''): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  giveDatabase(join(folder, below));
  return folder;
}

/** Puts the prepared database into a home folder that has none yet. */
export function giveDatabase(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const prepared = process.env[PREPARED_CLUSTER];
  if (prepared === undefined || prepared === '') return;
  // Not fs.cp: for root the folder belongs to the user whom the server runs as, and must go on doing so.
  execFileSync('cp', ['-a', prepared, join(home, 'postgres')]);
}
