import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigInvalidError } from '../errors/config-invalid-error.ts';

const CONFIG_FILE = 'palimpsest.config.json';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** Everything a configuration file may say. Secrets are not among it: those come from the environment. */
const fileConfigSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  home: z.string().min(1, 'must name a folder').exactOptional(),
  concurrency: z
    .int('must be a whole number from 1 to 1000')
    .min(1, 'must be 1 or more')
    .max(1_000, 'must be 1000 or less')
    .exactOptional(),
  host: z.string().min(1, 'must name a host').exactOptional(),
  port: z
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be 0 or more')
    .max(65_535, 'must be 65535 or less')
    .exactOptional(),
  models: z
    .strictObject({
      anthropic: z.string().min(1, 'must name a model').exactOptional(),
      'openai-compatible': z.string().min(1, 'must name a model').exactOptional(),
    })
    .exactOptional(),
  logLevel: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).exactOptional(),
});

type FileConfig = Omit<z.infer<typeof fileConfigSchema>, '$schema'>;

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
    throw new ConfigInvalidError({ file, problem: read.error.issues.map(problemOf).join('; ').concat('.') });
  const { $schema: _, ...config } = read.data;
  return config.home === undefined ? config : { ...config, home: resolve(dirname(file), config.home) };
}

function refuseSecrets(file: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (DATABASE_KEYS.includes(key)) {
      throw new ConfigInvalidError({
        file,
        problem: `"${key}" is not taken from a file, since such an address holds a password.`,
        hint: 'Remove it there and set the environment variable DATABASE_URL instead.',
      });
    }
    if (SECRET_KEY.test(key)) {
      throw new ConfigInvalidError({
        file,
        problem: `"${key}" looks like a secret; those come from environment variables only.`,
        hint: 'Remove it there and set the environment variable instead.',
      });
    }
  }
}

function problemOf(issue: z.core.$ZodIssue): string {
  const key = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(fileConfigSchema.shape).filter((name) => name !== '$schema');
    return `it has the unknown key ${issue.keys.map((name) => `"${name}"`).join(', ')} (known are ${known.join(', ')})`;
  }
  if (key === '') return 'it must hold one JSON object';
  return `"${key}" ${issue.code === 'invalid_type' ? `must be a ${plain(issue.expected)}` : issue.message}`;
}

function plain(expected: string): string {
  return expected === 'int' ? 'whole number' : expected;
}

/** Node names the offset in words that differ between versions; a line number is found from it where there is one. */
function placeOf(error: unknown, text: string): string {
  const offset = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (offset === undefined) return '';
  return ` (line ${text.slice(0, Number(offset)).split('\n').length})`;
}
