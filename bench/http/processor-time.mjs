// What a server and its embedded PostgreSQL took of the processor, as Linux counts it. Unlike waiting times it says
// something on a busy machine too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kernel counts in hundredths of a second for programs, whatever its own clock is. */
const TICK_MS = 10;

/** Gives a function that tells the milliseconds since then, or null where the system does not count like this. */
export function processorTime(serverId, home) {
  const before = taken(serverId, home);
  return () => {
    const now = taken(serverId, home);
    if (before === null || now === null) return null;
    return { server: now.server - before.server, database: now.database - before.database };
  };
}

function taken(serverId, home) {
  try {
    const postmaster = Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const own = all.map((id) => read(id)).filter((each) => each !== null && each.parent === postmaster);
    const { ms, ofEnded } = read(postmaster);
    return {
      server: read(serverId).ms,
      database: own.reduce((sum, each) => sum + each.ms, ms + ofEnded),
    };
  } catch {
    return null;
  }
}

/** Null for a process that is gone. */
function read(id) {
  let line;
  try {
    line = readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return null;
  }
  // A process may have spaces in its name, which stands in brackets.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ms = (first) => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
  return { parent: Number(fields[1]), ms: ms(11), ofEnded: ms(13) };
}
