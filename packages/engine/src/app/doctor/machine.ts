import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { release } from 'node:os';
import { dirname } from 'node:path';
import { type DoctorItem, fail, ok, warn } from './item.ts';

const OLDEST_NODE = [20, 19] as const;
const GB = 1024 ** 3;
const MB = 1024 ** 2;
/** PostgreSQL needs room for its log before it can do anything at all. */
const LEAST_SPACE = 200 * MB;
const GOOD_SPACE = 2 * GB;

export function nodeItem(version: string): DoctorItem {
  const place = { id: 'node', name: 'Node' };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return ok(place, version);
  return fail(place, `${version} is too old`, `Install Node ${OLDEST_NODE.join('.')} or newer.`);
}

export function platformItem(): DoctorItem {
  return ok({ id: 'platform', name: 'Platform' }, `${process.platform}-${process.arch}, kernel ${release()}`);
}

export function configItem(file: string | null): DoctorItem {
  return ok({ id: 'config', name: 'Configuration' }, file ?? 'no file; the defaults are in force');
}

/** Callers name these; one that is not there is found out by nobody before somebody asks. */
export async function corporaItem(corpora: Readonly<Record<string, string>>): Promise<DoctorItem> {
  const place = { id: 'corpora', name: 'Folders for research' };
  const names = Object.keys(corpora);
  if (names.length === 0) return ok(place, 'none named; the command takes any folder');
  const unreadable: string[] = [];
  for (const [name, folder] of Object.entries(corpora))
    await access(folder, constants.R_OK).catch(() => unreadable.push(`${name} (${folder})`));
  if (unreadable.length === 0) return ok(place, names.join(', '));
  return warn(
    place,
    `cannot be read: ${unreadable.join(', ')}`,
    'Mend the folder, or its line under corpora in palimpsest.config.json.',
  );
}

/** The folder may not exist yet; then its nearest existing ancestor tells. */
export async function spaceItem(home: string): Promise<DoctorItem> {
  const place = { id: 'disk', name: 'Free disk space' };
  let folder = home;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const detail = free >= GB ? `${(free / GB).toFixed(1)} GB` : `${Math.floor(free / MB)} MB`;
    const hint = `Make room on the disk of ${folder}, or choose another folder with --home.`;
    if (free < LEAST_SPACE) return fail(place, `${detail}: too little to work with`, hint);
    return free < GOOD_SPACE ? warn(place, `${detail}: getting short`, hint) : ok(place, detail);
  } catch {
    return warn(place, 'could not be found out', `Check that ${folder} can be read.`);
  }
}
