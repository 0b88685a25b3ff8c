import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../../../bin/palimpsest.js', import.meta.url));

/** The built command as a process that can be killed. */
export interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

export function command(
  argv: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Command {
  const env = { PATH: process.env.PATH ?? '', HOME: cwd, ...environment };
  const child = spawn(process.execPath, [BIN, ...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  const ended = new Promise<Awaited<Command['ended']>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}
