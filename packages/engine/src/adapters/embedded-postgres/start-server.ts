import { fchmodSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDataFolderUnusableError } from '../../errors/embedded-data-folder-unusable-error.ts';
import { EmbeddedDataFolderVersionError } from '../../errors/embedded-data-folder-version-error.ts';
import { EmbeddedUnsupportedError } from '../../errors/embedded-unsupported-error.ts';
import type { Account } from './accounts.ts';
import { currentUid } from './accounts.ts';
import { clearRemains, removeLeftovers } from './clear-remains.ts';
import { copyForOtherUsers, copyInto } from './copied-binaries.ts';
import { createCluster } from './create-cluster.ts';
import { clusterVersion, openFolder, replaceFile } from './data-folder.ts';
import type { HomeLayout } from './home-layout.ts';
import type { Binaries } from './installed-binaries.ts';
import { installedBinaries, makeMissingLinks } from './installed-binaries.ts';
import type { Launch } from './launch-server.ts';
import { launchServer } from './launch-server.ts';
import { runProgram } from './run-program.ts';
import { permittedUsers, serverAccount } from './server-account.ts';
import { hostBasedAuthentication, identityMap } from './server-settings.ts';

/**
 * Creates the cluster when there is none, clears what a killed server left, and spawns the server, unless
 * one is alive that does not listen yet. Call it under the start lock.
 */
export async function startServer({
  layout,
  homeUid,
  given,
  log,
}: {
  layout: HomeLayout;
  homeUid: number;
  given: string | undefined;
  log: (line: string) => void;
}): Promise<Launch | { readonly livingPid: number }> {
  removeLeftovers(layout);
  const binaries = installedBinaries(given);
  const found = foundCluster(layout.data);
  const account = serverAccount({ home: layout.home, homeUid, dataUid: found.uid });
  if (found.version && binaries.packageVersion)
    refuseOtherMajor(layout.data, found.version, binaries.packageVersion);
  const programs = join(runnableFolder(binaries, account, layout), 'bin');
  const needed = binaries.packageVersion ?? (await askVersion(programs, account));
  if (found.version) {
    refuseOtherMajor(layout.data, found.version, needed);
    refuseOtherOwner(layout.data, found.uid, account);
  } else {
    log(`creating the database in ${layout.data}, to run as ${account.name}`);
    await createCluster(layout, account, programs, majorOf(needed));
  }
  const folder = openFolder(layout.data);
  if (!folder) {
    throw new EmbeddedDataFolderUnusableError({
      folder: layout.data,
      message: `The data folder ${layout.data} vanished while the server was being started.`,
    });
  }
  try {
    // PostgreSQL insists; a copied or restored folder often has lost its mode.
    if (folder.mode !== 0o700) fchmodSync(folder.fd, 0o700);
    replaceFile(folder, 'pg_hba.conf', hostBasedAuthentication);
    replaceFile(folder, 'pg_ident.conf', identityMap(permittedUsers({ homeUid, account })));
    const livingPid = await clearRemains(folder, log);
    if (livingPid !== undefined) return { livingPid };
    log(`starting PostgreSQL ${needed} as ${account.name}`);
    return launchServer({ programs, folder, account, logFile: layout.log });
  } finally {
    folder.close();
  }
}

function foundCluster(data: string): { uid?: number; version?: string | undefined } {
  const folder = openFolder(data);
  if (!folder) return {};
  try {
    return { uid: folder.uid, version: clusterVersion(folder.here) };
  } finally {
    folder.close();
  }
}

/** `18` and `18.4.0-beta.17` agree; up to 9.6 the major version had two parts. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function refuseOtherMajor(folder: string, found: string, needed: string): void {
  if (majorOf(found) === majorOf(needed)) return;
  throw new EmbeddedDataFolderVersionError({ folder, found, needed: String(majorOf(needed)) });
}

/** Happens to root alone, with a folder that root copied or restored: the server could not read it. */
function refuseOtherOwner(folder: string, uid: number | undefined, account: Account): void {
  if (uid === account.uid) return;
  throw new EmbeddedDataFolderUnusableError({
    folder,
    message: `The data folder ${folder} belongs to root, and PostgreSQL does not run as root.`,
    hint: `Give the folder to the user the server runs as: chown -R ${account.name} '${folder}'`,
  });
}

/** The binaries in a place, and in a state, in which the server's user can run them. */
function runnableFolder(binaries: Binaries, account: Account, layout: HomeLayout): string {
  if (account.uid !== currentUid()) return copyForOtherUsers(binaries);
  return makeMissingLinks(binaries.folder) ? binaries.folder : copyInto(layout.binaries, binaries);
}

async function askVersion(programs: string, account: Account): Promise<string> {
  const answer = await runProgram({
    program: join(programs, 'postgres'),
    args: ['--version'],
    account,
    seconds: 20,
  });
  const version = /\d+(\.\d+)*/.exec(answer)?.[0];
  if (version) return version;
  throw new EmbeddedUnsupportedError({
    message: `${join(programs, 'postgres')} did not tell its version, but said: ${answer.trim()}`,
  });
}
