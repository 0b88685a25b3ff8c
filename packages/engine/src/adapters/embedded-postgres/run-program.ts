import { spawn } from 'node:child_process';
import { DatabaseStartFailedError } from '../../errors/database-start-failed-error.ts';
import type { Account } from './accounts.ts';
import { currentUid } from './accounts.ts';
import type { OpenFolder } from './data-folder.ts';

/** Nothing of the caller's environment reaches the server: PGDATA, PGPORT and the like would change it. */
export const serverEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The ids to spawn with: none when we already are that user, since only root may change them. */
export function spawnIds(account: Account): { uid: number; gid: number } | Record<string, never> {
  return currentUid() === account.uid ? {} : { uid: account.uid, gid: account.gid };
}

/** Runs one of the package's programs to its end, with the folder as descriptor 3. */
export function runProgram({
  program,
  args,
  input = '',
  account,
  folder,
  seconds,
}: {
  program: string;
  args: readonly string[];
  input?: string;
  account: Account;
  folder?: OpenFolder;
  seconds: number;
}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...spawnIds(account),
      cwd: '/',
      env: serverEnvironment,
      stdio: ['pipe', 'pipe', 'pipe', folder?.fd ?? 'ignore'],
    });
    let output = '';
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, seconds * 1000);
    const collect = (chunk: unknown): void => {
      output = (output + String(chunk)).slice(-20_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', (cause) => {
      clearTimeout(timer);
      reject(
        new DatabaseStartFailedError({
          message: `${program} could not be run: ${cause.message}.`,
          hint: cannotRunHint,
          cause,
        }),
      );
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve(output);
      const end = late
        ? `was still running after ${seconds} s and was ended`
        : `ended with ${signal ?? `code ${code}`}`;
      reject(new DatabaseStartFailedError({ message: `${program} ${end}.`, logLines: lastLines(output) }));
    });
  });
}

export const cannotRunHint =
  'The binary needs glibc 2.27 or newer and a file system that allows programs. Set DATABASE_URL to use another server.';

export function lastLines(text: string, count = 12): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);
}
