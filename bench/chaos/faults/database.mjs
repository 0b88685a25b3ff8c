import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export async function stopDatabase({ home, random, note }) {
  const signal = random.oneOf(['SIGINT', 'SIGKILL', 'SIGQUIT']);
  try {
    const pid = Number((await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, signal);
    note(`database server ended with ${signal}`);
    return true;
  } catch {
    // It is just being started again.
    return false;
  }
}

/** Every connection of those who come over the network ends, and for a while there is no new one. */
export async function cutConnections({ proxy, random, background }) {
  if (proxy.connections === 0 || proxy.away) return false;
  proxy.cut();
  background.push(mendLater(proxy, random.between(100, 1_500)));
  return true;
}

/** Nothing comes through any more, and neither side is told. */
export async function hushConnections({ proxy, random, background }) {
  if (proxy.connections === 0 || proxy.away) return false;
  proxy.hush();
  background.push(mendLater(proxy, random.between(1_000, 3_000)));
  return true;
}

async function mendLater(proxy, afterMs) {
  proxy.away = true;
  await sleep(afterMs);
  proxy.mend();
  proxy.away = false;
}
