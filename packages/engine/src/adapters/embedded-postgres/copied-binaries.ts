import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  constants,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartFailedError } from '../../errors/database-start-failed-error.ts';
import { errorCode, errorText } from './error-code.ts';
import type { Binaries } from './installed-binaries.ts';
import { makeMissingLinks } from './installed-binaries.ts';

/** Places on a usual system that root alone can write and every user can enter. */
const rootOwnedPlaces =
  process.platform === 'darwin'
    ? ['/Library/Application Support', '/usr/local/lib', '/opt']
    : ['/var/lib', '/var/cache', '/opt', '/usr/local/lib'];

/**
 * Root must start the server as another user, who may not be able to enter the project. The binaries are
 * therefore copied once to where that user can read them and nobody but root could have changed them.
 */
export function copyForOtherUsers(binaries: Binaries, places: readonly string[] = rootOwnedPlaces): string {
  const problems: string[] = [];
  for (const place of places) {
    try {
      const parent = join(place, 'palimpsest');
      // chmod as well: root's umask may take away what mkdir was asked for.
      if (mkdirSync(parent, { recursive: true, mode: 0o755 })) chmodSync(parent, 0o755);
      const weakness = trustProblem(parent);
      if (weakness === undefined) return copyInto(parent, binaries);
      problems.push(weakness);
    } catch (error) {
      problems.push(`${place}: ${errorText(error)}`);
    }
  }
  throw new DatabaseStartFailedError({
    message: `As root, the PostgreSQL binaries must be copied to a folder that only root can write, and none was usable: ${problems.join('; ')}.`,
    hint: 'Make one of these folders usable, run Palimpsest as a normal user, or set DATABASE_URL.',
  });
}

/** Why a folder cannot be trusted by root, looking at every folder on the way to it. */
function trustProblem(folder: string): string | undefined {
  for (let path = folder; ; path = dirname(path)) {
    const stat = lstatSync(path);
    if (!stat.isDirectory()) return `${path} is not a plain folder`;
    if (stat.uid !== 0) return `${path} does not belong to root`;
    if ((stat.mode & 0o022) !== 0) return `${path} can be written by others than root`;
    if ((stat.mode & 0o005) !== 0o005) return `${path} cannot be entered by other users`;
    if (dirname(path) === path) return undefined;
  }
}

/** Copies under a temporary name and renames, so that a copy that exists is complete. */
export function copyInto(parent: string, binaries: Binaries): string {
  const target = join(parent, `postgres-${fingerprint(binaries)}`);
  if (isComplete(target, binaries.folder)) return target;
  const draft = `${target}.${randomUUID()}`;
  try {
    cpSync(binaries.folder, draft, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !source.endsWith('.a') && basename(source) !== 'pkgconfig',
    });
    makeMissingLinks(draft);
    openForReading(draft);
    // A copy that was damaged, for instance by a power cut, makes way; a running server keeps its files.
    if (lstatSync(target, { throwIfNoEntry: false })) renameSync(target, `${draft}.damaged`);
    renameSync(draft, target);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error)) || !isComplete(target, binaries.folder))
      throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.damaged`, { recursive: true, force: true });
  }
  return target;
}

/** The package may have been installed under a strict umask; the server's user must be able to read it. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function fingerprint({ folder, packageVersion }: Binaries): string {
  const { size } = statSync(join(folder, 'bin', 'postgres'));
  if (packageVersion) return `${packageVersion}-${process.arch}-${size.toString(36)}`;
  return createHash('sha256')
    .update(readFileSync(join(folder, 'bin', 'postgres')))
    .digest('hex')
    .slice(0, 16);
}

/** Compares the sizes of all programs and libraries: quick, and it finds a copy that was cut short. */
function isComplete(copy: string, original: string): boolean {
  try {
    return ['bin', 'lib'].every((part) =>
      readdirSync(join(original, part), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
        .every(
          ({ name }) => statSync(join(copy, part, name)).size === statSync(join(original, part, name)).size,
        ),
    );
  } catch {
    return false;
  }
}
