// Processor time of this process and of the database server it works with, from the system's own accounts.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Seconds so far: of this process, and of the server that the backend with this id belongs to. */
export function processorSeconds(backend) {
  const { user, system } = process.cpuUsage();
  return { worker: (user + system) / 1e6, database: serverSeconds(backend) };
}

function serverSeconds(backend) {
  const server = stat(backend)?.parent;
  if (server === undefined) return Number.NaN;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => stat(name))
    .filter((each) => each !== undefined && (each.pid === server || each.parent === server));
  // The server itself carries what its processes that have ended had used.
  return all.reduce((sum, { pid, own, ended }) => sum + own + (pid === server ? ended : 0), 0);
}

function stat(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = (at) => Number(fields[at]) / TICKS_A_SECOND;
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      own: ticks(11) + ticks(12),
      ended: ticks(13) + ticks(14),
    };
  } catch {
    return undefined;
  }
}
