import { setTimeout as sleep } from 'node:timers/promises';
import { cutConnections, hushConnections, stopDatabase } from './faults/database.mjs';
import { fullDisk } from './faults/full-disk.mjs';
import { killServer, killWorker, pauseServer, pauseWorker } from './faults/processes.mjs';

/** All that can be done to a run of the product, by the name of its option. */
export const FAULTS = {
  kills: { what: 'workers killed', strike: killWorker },
  'server-kills': { what: 'servers killed', strike: killServer },
  pauses: { what: 'workers paused until they were taken for dead', strike: pauseWorker },
  'server-pauses': { what: 'servers paused', strike: pauseServer },
  'database-stops': { what: 'stops of the database', strike: stopDatabase },
  cuts: { what: 'times that connections were cut', strike: cutConnections },
  silences: { what: 'times that connections fell silent', strike: hushConnections },
  'full-disks': { what: 'times that the disk was full', strike: fullDisk },
};
/** A fault that finds nothing to strike just now, such as a server that is only starting, is tried again for so long. */
const PATIENCE_MS = 60_000;
/** Most faults strike while a call is under way, the others whenever they come. */
const IN_A_CALL_SHARE = 0.7;
/** On a slow machine the storm waits for the work, so that it has something to strike. */
const KEPT_UP_SHARE = 0.6;
const LONGEST_WAIT_MS = 3_000;

/**
 * Faults in an order and at moments of the seed, so many of each kind as `counts` says. `answered` tells which share
 * of the requests was.
 */
export function storm({ counts, random, gapMs, model, answered, ...world }) {
  const plan = random.shuffled(
    Object.keys(FAULTS).flatMap((name) => Array.from({ length: counts[name] }, () => name)),
  );
  const done = Object.fromEntries(Object.keys(FAULTS).map((name) => [name, 0]));
  const background = [];
  let struck = 0;
  let over = false;
  const blow = async () => {
    for (const name of plan) {
      await sleep(random.between(...gapMs));
      await atMost(LONGEST_WAIT_MS, () => answered() > (struck / plan.length) * KEPT_UP_SHARE);
      if (random.chance(IN_A_CALL_SHARE)) await atMost(LONGEST_WAIT_MS, model.isBusy);
      if (await untilItStrikes(name, { ...world, random, background })) done[name] += 1;
      struck += 1;
    }
    await Promise.all(background);
    over = true;
  };
  return { done, progress: () => (over ? 1 : struck / (plan.length + 1)), over: blow() };
}

async function untilItStrikes(name, world) {
  const since = Date.now();
  while (!(await FAULTS[name].strike({ ...world, waitedMs: Date.now() - since }))) {
    if (Date.now() - since > PATIENCE_MS) return false;
    await sleep(50);
  }
  return true;
}

async function atMost(milliseconds, isSo) {
  const since = Date.now();
  while (!isSo() && Date.now() - since < milliseconds) await sleep(20);
}
