import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedDataFolderUnusableError } from '../../errors/embedded-data-folder-unusable-error.ts';
import { errorCode, errorText } from './error-code.ts';

const everything = constants.R_OK | constants.W_OK | constants.X_OK;

/** Makes the home folder when it is missing and returns its owner's uid. */
export function openHome(home: string): number {
  try {
    // It will hold keys as well as data, so it is made for its owner alone.
    makeFolder(home);
    accessSync(home, everything);
    return statSync(home).uid;
  } catch (cause) {
    throw unusable(home, cause);
  }
}

/**
 * Folder by folder: Node's own recursive mkdir never ends where a file system answers that a parent is missing
 * although it is there, as /proc does.
 */
function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  for (const each of missing) {
    try {
      mkdirSync(each, { mode: 0o700 });
    } catch (error) {
      // Another process that starts at the same moment may have made it.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** Why the home could not be opened, found out without making it. */
export function homeProblem(home: string): EmbeddedDataFolderUnusableError | undefined {
  let nearest = home;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    accessSync(nearest, everything);
    if (!statSync(nearest).isDirectory()) throw new Error(`${nearest} is not a folder`);
    return undefined;
  } catch (cause) {
    return unusable(home, cause);
  }
}

function unusable(home: string, cause: unknown): EmbeddedDataFolderUnusableError {
  return new EmbeddedDataFolderUnusableError({
    folder: home,
    message: `The home folder ${home} cannot be used: ${errorText(cause)}.`,
    cause,
  });
}
