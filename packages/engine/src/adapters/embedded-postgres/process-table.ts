import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

/** A process that exists and is not a zombie: a zombie holds neither memory nor locks. */
export interface LiveProcess {
  readonly pid: number;
  readonly uid: number;
  /** Tells a process from a later one with the same number. */
  readonly startedAt: string;
  readonly commandLine: string;
}

const hasProc = process.platform === 'linux';

export function liveProcess(pid: number): LiveProcess | undefined {
  return hasProc ? fromProc(pid) : fromPs(['-p', String(pid)])[0];
}

/** The main process of the server with this mark: its arguments are as launch-server.ts gave them. */
export function isPostmaster(live: LiveProcess, mark: string): boolean {
  return (
    /(^|\/)postgres -D /.test(live.commandLine) &&
    live.commandLine.split(/\s+/).includes(`cluster_name=${mark}`)
  );
}

/** The server's processes by kind; its children carry the mark in the titles they give themselves. */
export function serverProcesses(
  mark: string,
  uid: number,
): { postmasters: LiveProcess[]; children: LiveProcess[] } {
  const own = allProcesses().filter((live) => live.uid === uid);
  return {
    postmasters: own.filter((live) => isPostmaster(live, mark)),
    children: own.filter((live) => live.commandLine.startsWith(`postgres: ${mark}: `)),
  };
}

/** Changes with every boot and every process namespace: pids can be compared only where it is equal. */
export function pidWorld(): string {
  if (!hasProc) return process.platform;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return process.platform;
  }
}

function allProcesses(): LiveProcess[] {
  if (!hasProc) return fromPs(['-ax']);
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (fromProc(Number(name)) ?? []) : []));
}

function fromProc(pid: number): LiveProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    if (!startedAt || state === 'Z' || state === 'X') return undefined;
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, uid: statSync(`/proc/${pid}`).uid, startedAt, commandLine };
  } catch {
    return undefined;
  }
}

function fromPs(selection: string[]): LiveProcess[] {
  let table: string;
  try {
    table = execFileSync('ps', [...selection, '-o', 'pid=,uid=,stat=,lstart=,command='], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      timeout: 5_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return [];
  }
  return table.split('\n').flatMap((line) => {
    const parts = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+ +\S+ +\S+ +\S+ +\S+)\s+(.*)$/.exec(line);
    if (!parts || parts[3]?.startsWith('Z')) return [];
    return [
      {
        pid: Number(parts[1]),
        uid: Number(parts[2]),
        startedAt: parts[4] ?? '',
        commandLine: parts[5] ?? '',
      },
    ];
  });
}
