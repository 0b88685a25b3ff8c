import { type OpenFolder, openFolder } from './data-folder.ts';
import { readPostmaster } from './postmaster-file.ts';
import { type LiveProcess, serverProcesses } from './process-table.ts';

/** Far longer than a server is ever without its startup process between two states. */
const stuckMilliseconds = 5_000;
const NOT_YET = 'not yet accepting connections';

/**
 * PostgreSQL whose recovery fails behind a crash (a full disk that was freed again) can stay on without the process that recovers, and
 * says for good that it does not accept connections yet. The function that is given back is told each answer; it ends a server that
 * was found so for a while. Nothing is lost: the next start recovers from the log, as after any crash.
 */
export function watchForStuck(
  data: string,
  log: (line: string) => void,
  { find = () => stuckIn(data), now = () => performance.now(), end = endAtOnce }: Partial<Means> = {},
): (answer: unknown) => void {
  let since: { readonly at: number; readonly live: LiveProcess } | undefined;
  return (answer) => {
    const live = String(answer).includes(NOT_YET) ? find() : undefined;
    if (live === undefined) since = undefined;
    else if (since?.live.pid !== live.pid || since.live.startedAt !== live.startedAt)
      since = { at: now(), live };
    else if (now() - since.at >= stuckMilliseconds) {
      since = undefined;
      log(
        `the server (process ${live.pid}) waits for a recovery that has ended; it is ended and started again`,
      );
      end(live.pid);
    }
  };
}

interface Means {
  readonly find: () => LiveProcess | undefined;
  readonly now: () => number;
  readonly end: (pid: number) => void;
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It is gone already, or belongs to somebody else: waiting goes on as before.
  }
}

/** The main process of a server that has children, none of which recovers. */
function stuckIn(data: string): LiveProcess | undefined {
  let folder: OpenFolder | undefined;
  try {
    folder = openFolder(data);
    const live = folder && readPostmaster(folder)?.live;
    if (!folder || !live) return undefined;
    const prefix = `postgres: ${folder.mark}: `;
    const { children } = serverProcesses(folder.mark, folder.uid);
    const recovers = children.some(({ commandLine }) =>
      commandLine.slice(prefix.length).startsWith('startup'),
    );
    return children.length > 0 && !recovers ? live : undefined;
  } finally {
    folder?.close();
  }
}
