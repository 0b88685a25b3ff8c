import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';

export interface CorpusPlaces {
  readonly workingFolder: string;
  readonly corpora: Readonly<Record<string, string>>;
  /** The data folder, which nobody may read through a question. */
  readonly home: string;
}

/**
 * The folder a client means: one that the operator gave a name in the configuration, or one in the working folder. A
 * client's words come from anywhere, so nothing else can be named, by whatever detour.
 */
export async function corpusLocation(
  name: string,
  { workingFolder, corpora, home }: CorpusPlaces,
): Promise<string> {
  if (Object.hasOwn(corpora, name)) return resolve(workingFolder, corpora[name] ?? '');
  const root = await realpath(workingFolder);
  const asked = resolve(root, name);
  if (name.includes('\0') || !isIn(root, asked)) throw refused(corpora);
  const real = await realpath(asked).catch(() => undefined);
  if (real === undefined) throw refused(corpora, 'names a folder that is not there');
  const own = await realpath(home).catch(() => home);
  if (!isIn(root, real) || isIn(own, real) || isHidden(root, real)) throw refused(corpora);
  const found = await stat(real);
  if (!found.isDirectory()) throw refused(corpora, 'names a file; a folder is needed');
  return real;
}

function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

function isHidden(folder: string, path: string): boolean {
  return relative(folder, path)
    .split(sep)
    .some((part) => part.startsWith('.'));
}

function refused(corpora: CorpusPlaces['corpora'], problem?: string): RequestInvalidError {
  const names = Object.keys(corpora);
  const known = names.length === 0 ? '' : ` The configuration names: ${names.join(', ')}.`;
  return new RequestInvalidError({
    field: 'corpus',
    problem:
      problem ?? 'must be the name of a corpus of the configuration, or a folder in the working folder',
    hint: `Name such a folder. Others get a name under "corpora" in palimpsest.config.json.${known} Nothing was written.`,
  });
}
