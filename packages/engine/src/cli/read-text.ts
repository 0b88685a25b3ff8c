import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FileUnusableError } from '../errors/file-unusable-error.ts';
import type { CommandEnvironment } from './command-environment.ts';

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EACCES: 'you may not read it.',
  EISDIR: 'it is a folder.',
};

export interface TextLimits {
  readonly maxBytes: number;
  /** What to do about a text that is longer. */
  readonly tooLong: string;
}

/** What standard input is called in messages and reports. */
export const STANDARD_INPUT = '<stdin>';

/**
 * Reads a text that a person named on the command line; `-` is standard input. Anything that is not UTF-8 text is
 * refused here, so that nothing behind it has to wonder.
 */
export async function readText(
  { workingFolder, stdin }: Pick<CommandEnvironment, 'workingFolder' | 'stdin'>,
  name: string,
  limits: TextLimits,
): Promise<{ readonly name: string; readonly text: string }> {
  if (name === '-') {
    return { name: STANDARD_INPUT, text: decoded(STANDARD_INPUT, await drained(stdin(), limits), limits) };
  }
  const path = resolve(workingFolder, name);
  try {
    const found = await stat(path);
    if (found.isFile() && found.size > limits.maxBytes) throw tooLong(name, limits);
    return { name, text: decoded(name, await readFile(path), limits) };
  } catch (error) {
    throw fileProblem(name, error);
  }
}

/** What reading a file ended in, in words. */
export function fileProblem(name: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (error instanceof FileUnusableError || code === undefined) return error;
  return new FileUnusableError({
    path: name,
    problem: READ_PROBLEMS[code] ?? `it cannot be read (${code}).`,
    hint: 'Name a text file, or - for standard input.',
  });
}

async function drained(input: AsyncIterable<Uint8Array | string>, limits: TextLimits): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of input) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    size += bytes.length;
    if (size > limits.maxBytes) throw tooLong(STANDARD_INPUT, limits);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function decoded(name: string, bytes: Uint8Array, limits: TextLimits): string {
  if (bytes.length > limits.maxBytes) throw tooLong(name, limits);
  const hint = 'Save it as plain text in UTF-8 and try again.';
  if (bytes.includes(0))
    throw new FileUnusableError({ path: name, problem: 'it is binary, not text.', hint });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileUnusableError({ path: name, problem: 'it is not valid UTF-8.', hint });
  }
}

function tooLong(name: string, { maxBytes, tooLong: hint }: TextLimits): FileUnusableError {
  const most = maxBytes >= 1_000_000 ? `${maxBytes / 1_000_000} MB` : `${maxBytes} bytes`;
  return new FileUnusableError({ path: name, problem: `it is longer than ${most}.`, hint });
}
