import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Captured } from './captured.ts';

const BIN = fileURLToPath(new URL('../../../bin/palimpsest.js', import.meta.url));

export interface BinOptions {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The built command as a child process, in a folder and an environment of its own. */
export function spawnBin(argv: readonly string[], { cwd, environment = {} }: BinOptions): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', HOME: cwd, ...environment };
  return spawn(process.execPath, [BIN, ...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export function runBin(argv: readonly string[], options: BinOptions): Promise<Captured> {
  return ended(spawnBin(argv, options));
}

export async function ended(child: ChildProcess): Promise<Captured> {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (part: Buffer) => {
    texts.stdout += part.toString();
  });
  child.stderr?.on('data', (part: Buffer) => {
    texts.stderr += part.toString();
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => resolve(signal === null ? (status ?? -1) : -1));
  });
  return { code, ...texts };
}
