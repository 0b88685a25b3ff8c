import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/** A worker process that met no database at its start says so by this code and is started again. */
const COULD_NOT_OPEN = 75;
const REST_MS = 200;

/**
 * One worker process for each of `environments`; one that ends is replaced at once by another of its kind. `faults`
 * are processes that ended without having been killed by us, and what workers could not cope with.
 */
export function startWorkers({ home, concurrency, environments, what }) {
  const slots = new Array(environments.length);
  const faults = [];
  const log = [];
  /** When which holder was killed. */
  const killedAt = new Map();
  /** Holders whose clock was set back. */
  const wrongClocks = new Set();
  let leaving = false;

  const spawn = (slot) => {
    const child = fork(SCRIPT, [home, String(concurrency), ...(what === undefined ? [] : [what])], {
      env: { ...process.env, ...environments[slot] },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    const worker = { child, holder: undefined, killed: false, stderr: '', ended: undefined };
    child.stderr.on('data', (chunk) => {
      worker.stderr = (worker.stderr + chunk).slice(-4_000);
    });
    child.on('message', (message) => {
      if (message.ready === undefined) log.push(message);
      else {
        worker.holder = message.ready;
        if (environments[slot].CHAOS_CLOCK_BACK_MS !== undefined) wrongClocks.add(message.ready);
      }
    });
    worker.ended = new Promise((resolve) => {
      child.once('exit', async (code, signal) => {
        const expected = worker.killed || (leaving && code === 0) || code === COULD_NOT_OPEN;
        if (!expected)
          faults.push(
            `a worker ended by itself (${signal ?? code}): ${worker.stderr.trim().split('\n').slice(-12).join(' | ')}`,
          );
        if (code === COULD_NOT_OPEN) await sleep(REST_MS);
        if (!leaving) slots[slot] = spawn(slot);
        resolve();
      });
    });
    return worker;
  };
  for (let slot = 0; slot < slots.length; slot += 1) slots[slot] = spawn(slot);

  return {
    faults,
    log,
    killedAt,
    wrongClocks,
    get living() {
      return slots.filter(({ killed }) => !killed);
    },
    kill(worker) {
      worker.killed = true;
      if (worker.holder !== undefined) killedAt.set(worker.holder, Date.now());
      worker.child.kill('SIGKILL');
      return worker.ended;
    },
    async ready() {
      while (slots.some(({ holder }) => holder === undefined)) await sleep(20);
    },
    /** Asks all to leave in good order and waits for it. */
    async leave() {
      leaving = true;
      for (const { child } of slots) child.kill('SIGTERM');
      const forced = setTimeout(() => {
        faults.push('workers did not leave within 60 s of being asked to');
        for (const { child } of slots) child.kill('SIGKILL');
      }, 60_000);
      await Promise.all(slots.map(({ ended }) => ended));
      clearTimeout(forced);
    },
    /** For a parent that gives up: nothing of it may stay. */
    abandon() {
      leaving = true;
      for (const { child } of slots) child?.kill('SIGKILL');
    },
  };
}
