import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type FileConfig, fileConfigSchema } from '@palimpsest/contracts';
import { ConfigInvalidError } from '../errors/config-invalid-error.ts';
import { configProblems } from './config-problem.ts';

export const CONFIG_FILE = 'palimpsest.config.json';

interface ReadConfig {
  /** Null when there is none. */
  readonly file: string | null;
  readonly config: FileConfig;
}

/** Where people are used to write a database's address; here it would put a password into a file. */
const DATABASE_KEYS = ['database', 'databaseUrl', 'database_url', 'DATABASE_URL'];
const SECRET_KEY = /key|secret|password|token/i;

/** Reads the named file, or the one in the working folder if there is one. */
export async function readFileConfig(where: {
  readonly named: string | undefined;
  readonly workingFolder: string;
}): Promise<ReadConfig> {
  const file =
    where.named === undefined
      ? join(where.workingFolder, CONFIG_FILE)
      : resolve(where.workingFolder, where.named);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'ENOENT' && where.named === undefined) return { file: null, config: {} };
    throw new ConfigInvalidError({ file, problem: READ_PROBLEMS[code] ?? `it cannot be read (${code}).` });
  }
  return { file, config: parseFileConfig(file, text) };
}

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EACCES: 'you may not read it.',
  EISDIR: 'it is a folder.',
};

function parseFileConfig(file: string, text: string): FileConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // What the parser says may quote the file, and somebody may have written a secret into it.
    throw new ConfigInvalidError({ file, problem: `it is not valid JSON${placeOf(error, text)}.` });
  }
  refuseSecrets(file, value);
  const read = fileConfigSchema.safeParse(value);
  if (!read.success)
    throw new ConfigInvalidError({ file, problem: `${configProblems(read.error.issues, value)}.` });
  const { $schema: _, ...config } = read.data;
  return { ...config, ...withFolders(dirname(file), config) };
}

/** Folders are named as seen from the file, so that it means the same wherever a command is started. */
function withFolders(folder: string, { home, corpora }: FileConfig): FileConfig {
  const places = Object.entries(corpora ?? {}).map(([name, place]) => [name, resolve(folder, place)]);
  return {
    ...(home === undefined ? {} : { home: resolve(folder, home) }),
    ...(corpora === undefined ? {} : { corpora: Object.fromEntries(places) }),
  };
}

/** The names of corpora are people's own: one may well be called after keys or tokens. */
const OWN_NAMES = new Set(['corpora']);

function refuseSecrets(file: string, value: unknown, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    const name = `${path}${key}`;
    if (DATABASE_KEYS.includes(key)) {
      throw new ConfigInvalidError({
        file,
        problem: `"${name}" is not taken from a file, since such an address holds a password.`,
        hint: 'Remove it there and set the environment variable DATABASE_URL instead.',
      });
    }
    if (SECRET_KEY.test(key)) {
      throw new ConfigInvalidError({
        file,
        problem: `"${name}" looks like a secret; those come from environment variables only.`,
        hint: 'Remove it there and set the environment variable instead.',
      });
    }
    if (!OWN_NAMES.has(name)) refuseSecrets(file, inside, `${name}.`);
  }
}

/** Node names the offset in words that differ between versions; a line number is found from it where there is one. */
function placeOf(error: unknown, text: string): string {
  const offset = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (offset === undefined) return '';
  return ` (line ${text.slice(0, Number(offset)).split('\n').length})`;
}
