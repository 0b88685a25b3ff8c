import { existsSync, statSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDataFolderVersionError } from '../../errors/embedded-data-folder-version-error.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import type { Account } from './accounts.ts';
import { accountByUid, currentUid } from './accounts.ts';
import { clusterVersion, openFolder } from './data-folder.ts';
import { errorCode, errorText } from './error-code.ts';
import type { HomeLayout } from './home-layout.ts';
import { socketName } from './home-layout.ts';
import { installedBinaries, missingLinks, packageName, platformName } from './installed-binaries.ts';
import { homeProblem } from './open-home.ts';
import { readPostmaster } from './postmaster-file.ts';
import { serverAccount } from './server-account.ts';
import { fitsSocket } from './socket-folder.ts';
import { startLockHolder } from './start-lock.ts';
import { majorOf } from './start-server.ts';

/** What `palimpsest doctor` shows of the embedded server. */
export interface EmbeddedServerReport {
  readonly platform: string;
  readonly kernel: string;
  readonly binary: {
    readonly package: string;
    readonly folder: string | null;
    readonly version: string | null;
    /** Links of libraries that the install script did not make; they are made at start. */
    readonly missingLinks: number;
  };
  readonly home: { readonly path: string; readonly exists: boolean; readonly ownerUid: number | null };
  readonly dataFolder: {
    readonly path: string;
    readonly exists: boolean;
    readonly ownerUid: number | null;
    readonly version: string | null;
  };
  readonly server: {
    readonly running: boolean;
    readonly pid: number | null;
    /** Noted in the folder although no such server lives: it was killed; the next start clears it. */
    readonly stalePid: number | null;
    readonly socket: string;
    readonly socketExists: boolean;
    readonly socketPathFits: boolean;
    readonly startingPid: number | null;
  };
  readonly log: string;
  readonly user: { readonly uid: number; readonly name: string | null };
  readonly startAs: { readonly uid: number; readonly gid: number; readonly name: string } | null;
  readonly problems: readonly EmbeddedServerProblem[];
}

interface EmbeddedServerProblem {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

export function inspectServer(layout: HomeLayout): EmbeddedServerReport {
  const problems: EmbeddedServerProblem[] = [];
  const attempt = <T>(look: () => T): T | undefined => {
    try {
      return look();
    } catch (error) {
      problems.push(asProblem(error));
      return undefined;
    }
  };

  const binaries = attempt(() => installedBinaries());
  const version = binaries?.packageVersion ?? null;
  const homeStat = attempt(() => statOrNothing(layout.home));
  const unusable = homeProblem(layout.home);
  if (unusable) problems.push(asProblem(unusable));
  const data = attempt(() => dataFolderState(layout.data));
  const account: Account | undefined = attempt(() =>
    serverAccount({ home: layout.home, homeUid: homeStat?.uid ?? currentUid(), dataUid: data?.ownerUid }),
  );
  if (data?.version && version && majorOf(data.version) !== majorOf(version)) {
    const needed = String(majorOf(version));
    problems.push(
      asProblem(new EmbeddedDataFolderVersionError({ folder: layout.data, found: data.version, needed })),
    );
  }
  const socket = join(layout.data, socketName);
  return {
    platform: platformName,
    kernel: release(),
    binary: {
      package: packageName,
      folder: binaries?.folder ?? null,
      version,
      missingLinks: binaries ? missingLinks(binaries.folder).length : 0,
    },
    home: { path: layout.home, exists: homeStat !== undefined, ownerUid: homeStat?.uid ?? null },
    dataFolder: {
      path: layout.data,
      exists: data !== undefined,
      ownerUid: data?.ownerUid ?? null,
      version: data?.version ?? null,
    },
    server: {
      running: data?.pid !== undefined,
      pid: data?.pid ?? null,
      stalePid: data?.stalePid ?? null,
      socket,
      socketExists: existsSync(socket),
      socketPathFits: fitsSocket(layout.data),
      startingPid: startLockHolder(layout.startLock) ?? null,
    },
    log: layout.log,
    user: { uid: currentUid(), name: accountByUid(currentUid())?.name ?? null },
    startAs: account ? { uid: account.uid, gid: account.gid, name: account.name } : null,
    problems,
  };
}

interface DataFolderState {
  readonly ownerUid: number;
  readonly version: string | undefined;
  readonly pid: number | undefined;
  readonly stalePid: number | undefined;
}

function dataFolderState(path: string): DataFolderState | undefined {
  const folder = openFolder(path);
  if (!folder) return undefined;
  try {
    const noted = readPostmaster(folder);
    return {
      ownerUid: folder.uid,
      version: clusterVersion(folder.here),
      pid: noted?.live?.pid,
      stalePid: noted && !noted.live ? noted.pid : undefined,
    };
  } finally {
    folder.close();
  }
}

function statOrNothing(path: string): { uid: number } | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function asProblem(error: unknown): EmbeddedServerProblem {
  if (error instanceof PalimpsestError) return { code: error.code, message: error.message, hint: error.hint };
  const code = ['EACCES', 'EPERM', 'ENOTDIR', 'ELOOP'].includes(errorCode(error))
    ? 'data_folder_unusable'
    : 'inspection_failed';
  return {
    code,
    message: errorText(error),
    hint: 'Run Palimpsest as the user who owns the folder, or as root.',
  };
}
