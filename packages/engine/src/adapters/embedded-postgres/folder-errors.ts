import { DatabaseStartFailedError } from '../../errors/database-start-failed-error.ts';
import { EmbeddedDataFolderUnusableError } from '../../errors/embedded-data-folder-unusable-error.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import { errorCode, errorText } from './error-code.ts';
import type { HomeLayout } from './home-layout.ts';

/** What kept this process from the server of a data folder, in words for its user. */
export function attachError(data: string, cause: unknown): PalimpsestError {
  if (cause instanceof PalimpsestError) return cause;
  const code = errorCode(cause);
  if (code === 'ENOTDIR' || code === 'ELOOP') {
    return new EmbeddedDataFolderUnusableError({
      folder: data,
      message: `${data} is not a folder of its own (a file or a symbolic link is not accepted there).`,
      hint: 'Move it away, or set PALIMPSEST_HOME to the folder you mean.',
      cause,
    });
  }
  if (code === 'EACCES' || code === 'EPERM' || code === '28000') {
    return new EmbeddedDataFolderUnusableError({
      folder: data,
      message: `This user has no access to the database in ${data}: ${errorText(cause)}.`,
      hint: 'Run Palimpsest as the user who owns the folder or as root, or set PALIMPSEST_HOME to a folder of your own.',
      cause,
    });
  }
  return new DatabaseStartFailedError({
    message: `The server in ${data} refused the connection: ${errorText(cause)}.`,
    cause,
  });
}

export function withFolderErrors<T>(layout: HomeLayout, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw folderError(layout, error);
  }
}

/** System errors on the way are about the folder: it is full, read-only, or not ours. */
export function folderError(layout: HomeLayout, cause: unknown): PalimpsestError {
  if (cause instanceof PalimpsestError) return cause;
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(cause))) {
    return new DatabaseStartFailedError({
      message: `The database in ${layout.home} could not be started.`,
      logLines: [`No space left on device (${errorText(cause)})`],
      cause,
    });
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ELOOP', 'ENOTDIR'].includes(errorCode(cause))) {
    return new EmbeddedDataFolderUnusableError({
      folder: layout.home,
      message: `The folder ${layout.home} cannot be used: ${errorText(cause)}.`,
      cause,
    });
  }
  return new DatabaseStartFailedError({
    message: `The database in ${layout.home} could not be started: ${errorText(cause)}.`,
    cause,
  });
}
