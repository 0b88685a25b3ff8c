import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** What one command did. */
export interface Done {
  readonly exit: number | null;
  /** Standard output and standard error as they came. */
  readonly printed: string;
}

/** A server that a command started, or a worker. */
export interface Running {
  readonly url: string;
  /** Asks it to leave, as Ctrl-C does, and gives its exit code. */
  stop(): Promise<Done>;
}

export interface Shell {
  run(command: string): Promise<Done>;
  /** For `palimpsest serve` and `palimpsest worker`, which go on until they are stopped. */
  start(command: string): Promise<Running>;
}

/**
 * A shell in a folder. Of this machine it gets the search path alone; what a command exports the next one has, and no
 * other shell.
 */
export function openShell(folder: string, environment: Readonly<Record<string, string>>): Shell {
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}`,
    HOME: folder,
    NO_COLOR: '1',
    ...environment,
  };
  const kept = join(folder, 'bin', `exported-${randomUUID()}`);
  const begin = (script: string) =>
    spawn('bash', ['-c', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    run: (command) =>
      ended(begin(`[ -f ${kept} ] && . ${kept}\n${command}\ncode=$?\nexport -p > ${kept}\nexit $code`)),
    async start(command) {
      // In the place of the shell, so that the signal reaches it. `env` takes the variables that stand before it.
      const child = begin(`exec env ${command} --json`);
      const done = ended(child);
      const url = await Promise.race([
        firstWords(child),
        done.then(({ printed }) => Promise.reject(new Error(printed))),
      ]);
      return {
        url,
        stop() {
          child.kill('SIGTERM');
          return done;
        },
      };
    },
  };
}

function ended(child: ChildProcess): Promise<Done> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((resolve) => child.once('close', (exit) => resolve({ exit, printed })));
}

/** The address that `serve` prints when it listens; for a worker, which prints none, its first line. */
function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const look = (chunk: string) => {
      text += chunk;
      const url = /"url":"(http[^"]+)"/.exec(text)?.[1];
      if (url !== undefined || (/steps at once/.test(text) && text.includes('\n'))) resolve(url ?? '');
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
  });
}
