import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { KeyUnusableError } from '../../errors/key-unusable-error.ts';

const KEY_BYTES = 32;

export interface KeySources {
  /** Folder for key files, mode 0700. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Where the master key comes from: environment, an operator's command, or a file that is made at first need. */
export async function readMasterSecret(sources: KeySources, mayCreate: boolean): Promise<Buffer> {
  const { environment, folder } = sources;
  const given = environment.PALIMPSEST_MASTER_KEY;
  if (given !== undefined && given !== '') return decodeKey(given, 'PALIMPSEST_MASTER_KEY');
  const command = environment.PALIMPSEST_MASTER_KEY_COMMAND;
  if (command !== undefined && command !== '')
    return decodeKey(await commandOutput(command), 'PALIMPSEST_MASTER_KEY_COMMAND');
  const file = join(folder, 'master.key');
  const text = await readOrCreate(file, mayCreate, () => `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  return decodeKey(text, file);
}

/** Reads a secret file of mode 0600; makes it first if allowed. Of several processes that try at once, one wins and all read its file. */
export async function readOrCreate(file: string, mayCreate: boolean, content: () => string): Promise<string> {
  const existing = await readSecretFile(file);
  if (existing !== undefined) return existing;
  if (!mayCreate) {
    throw new KeyUnusableError({
      what: `The key file ${file} is missing, but the ledger has texts that were sealed with it.`,
      hint: 'Restore the file from your backup, or set PALIMPSEST_MASTER_KEY to the key. Without it no text can be read; the events themselves are intact.',
    });
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content(), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readSecretFile(file)) ?? readOrCreate(file, mayCreate, content);
}

async function readSecretFile(file: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(file);
    // A key that others can read is mended at once rather than refused: the owner may not know how it came about.
    if ((mode & 0o077) !== 0) await chmod(file, 0o600);
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new KeyUnusableError({
      what: `The key file ${file} cannot be read.`,
      hint: 'Check its owner and mode (0600).',
      cause: error,
    });
  }
}

export function decodeKey(text: string, source: string): Buffer {
  const trimmed = text.trim();
  const bytes = /^[0-9a-fA-F]{64}$/.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64');
  if (bytes.length === KEY_BYTES) return bytes;
  throw new KeyUnusableError({
    what: `The master key from ${source} is not a key of 32 bytes.`,
    hint: 'Give 32 random bytes as base64 (44 characters) or as hexadecimal digits (64).',
  });
}

async function commandOutput(command: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], { timeout: 30_000 });
    return stdout;
  } catch {
    // The command's own output may hold the key, so it is not repeated.
    throw new KeyUnusableError({
      what: 'PALIMPSEST_MASTER_KEY_COMMAND did not print a key.',
      hint: 'Run the command by hand and check that it ends with exit code 0 and prints the key alone.',
    });
  }
}
