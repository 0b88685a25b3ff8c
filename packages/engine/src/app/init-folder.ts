import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CONFIG_DEFAULTS, type FileConfig } from '@palimpsest/contracts';
import { ConfigExistsError } from '../errors/config-exists-error.ts';
import { CONFIG_FILE } from './file-config.ts';

export interface InitRequest {
  readonly folder: string;
  /** The data folder, absolute. */
  readonly home: string;
  /** Where the file goes, when not under its usual name into the folder. */
  readonly file?: string;
  readonly force: boolean;
}

export interface InitReport {
  readonly file: string;
  readonly replaced: boolean;
  /** The .gitignore that got a line, or null where none was needed. */
  readonly ignoredIn: string | null;
}

const SCHEMA_FILE = 'palimpsest.config.schema.json';
const INSTALLED_SCHEMA = fileURLToPath(new URL(`../../data/${SCHEMA_FILE}`, import.meta.url));

/** Writes a configuration file with the defaults, and keeps the data folder out of version control. */
export async function initFolder({ folder, home, file, force }: InitRequest): Promise<InitReport> {
  const target = file ?? join(folder, CONFIG_FILE);
  const existed = await exists(target);
  const text = `${JSON.stringify(await firstConfig(dirname(target), home), null, 2)}\n`;
  try {
    await writeFile(target, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ConfigExistsError({ file: target });
    throw error;
  }
  return { file: target, replaced: existed, ignoredIn: await ignoreData(folder, home) };
}

async function firstConfig(folder: string, home: string): Promise<FileConfig & { $schema: string }> {
  const { host, port, concurrency, logLevel, logFormat, limits } = CONFIG_DEFAULTS;
  return {
    $schema: await schemaAddress(folder),
    home: isBelow(folder, home) ? slashed(relative(folder, home)) || '.' : home,
    host,
    port,
    concurrency,
    logLevel,
    logFormat,
    corpora: {},
    limits: { ...limits },
    allowedHosts: [],
    allowedOrigins: [],
  };
}

/** As seen from the file where the package is installed beside it, so that the file can be shared. */
async function schemaAddress(folder: string): Promise<string> {
  const beside = `node_modules/@palimpsest/engine/data/${SCHEMA_FILE}`;
  return (await exists(join(folder, beside))) ? `./${beside}` : pathToFileURL(INSTALLED_SCHEMA).href;
}

/** The data folder holds keys: it must not get into a repository by accident. */
async function ignoreData(folder: string, home: string): Promise<string | null> {
  const root = await repositoryOf(folder);
  if (root === null || !isBelow(root, home) || home === root) return null;
  for (let place = dirname(home); isBelow(root, place); place = dirname(place)) {
    if (ignores(await textOf(join(place, '.gitignore')), slashed(relative(place, home)))) return null;
    if (place === root) break;
  }
  const place = isBelow(folder, home) ? folder : root;
  const file = join(place, '.gitignore');
  const before = await textOf(file);
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  await appendFile(file, `${gap}${slashed(relative(place, home))}/\n`);
  return file;
}

function ignores(text: string, path: string): boolean {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^\//, '').replace(/\/$/, ''))
    .includes(path);
}

async function repositoryOf(folder: string): Promise<string | null> {
  for (let place = resolve(folder); ; place = dirname(place)) {
    if (await exists(join(place, '.git'))) return place;
    if (place === dirname(place)) return null;
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
