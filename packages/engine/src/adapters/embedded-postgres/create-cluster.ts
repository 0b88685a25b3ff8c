import { fchmodSync, fchownSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDataFolderUnusableError } from '../../errors/embedded-data-folder-unusable-error.ts';
import type { Account } from './accounts.ts';
import { currentUid } from './accounts.ts';
import type { OpenFolder } from './data-folder.ts';
import { clusterVersion, openFolder, writeClusterId } from './data-folder.ts';
import { errorCode } from './error-code.ts';
import type { HomeLayout } from './home-layout.ts';
import { database, role } from './home-layout.ts';
import { runProgram } from './run-program.ts';

/**
 * Makes the data folder, with its database, under another name and renames it: a data folder that exists
 * is complete, whenever this process is killed. Call it under the start lock.
 */
export async function createCluster(
  layout: HomeLayout,
  account: Account,
  programs: string,
  major: number,
): Promise<void> {
  removeEmptyDataFolder(layout);
  const draft = mkdtempSync(join(layout.home, layout.initPrefix));
  giveTo(draft, account);
  const folder = opened(draft);
  try {
    const run = (program: string, args: string[], input = ''): Promise<string> =>
      runProgram({ program: join(programs, program), args, input, account, folder, seconds: 120 });
    const where = ['-D', folder.inChild];
    await run('initdb', [
      ...where,
      ...['--username', role, '--encoding', 'UTF8', '--locale', 'C', '--data-checksums'],
      ...['--auth-local', 'peer', '--auth-host', 'reject', '--no-sync'],
      // Whoever commits when a segment is full waits until the next one is made, zeroed and on the disk: 16 MB, as is
      // usual, are some 35 ms each time.
      ...['--wal-segsize', '4'],
    ]);
    // The single-user server reads SQL from its input, before anyone can connect.
    const strategy = major >= 15 ? ' STRATEGY = FILE_COPY' : '';
    const quiet = ['-c', 'log_checkpoints=off', '-c', 'exit_on_error=on'];
    await run(
      'postgres',
      ['--single', '-F', ...quiet, ...where, 'template1'],
      `CREATE DATABASE ${database}${strategy};\n`,
    );
    writeClusterId(folder);
    // All of it at once, where initdb and the server would each have synced their part.
    await run('initdb', [...where, '--sync-only']);
    renameSync(draft, layout.data);
  } catch (error) {
    // Another process was quicker after all: its cluster is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  } finally {
    folder.close();
    rmSync(draft, { recursive: true, force: true });
  }
}

/** By its descriptor, so that nobody can put another folder in its place. */
function giveTo(path: string, account: Account): void {
  const folder = opened(path);
  fchmodSync(folder.fd, 0o700);
  if (currentUid() === 0) fchownSync(folder.fd, account.uid, account.gid);
  folder.close();
}

function opened(path: string): OpenFolder {
  const folder = openFolder(path);
  if (folder) return folder;
  throw new EmbeddedDataFolderUnusableError({
    folder: path,
    message: `The folder ${path} vanished while it was being used.`,
  });
}

function removeEmptyDataFolder({ data }: HomeLayout): void {
  try {
    rmdirSync(data);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || clusterVersion(data) !== undefined) return;
    throw new EmbeddedDataFolderUnusableError({
      folder: data,
      message: `${data} exists and is not a PostgreSQL data folder (it has no PG_VERSION). It was left untouched.`,
      hint: 'Move it away, or set PALIMPSEST_HOME to another folder.',
      cause: error,
    });
  }
}
