import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 3_500;
const AFTER_MS = 500;
const ANY_SHARE = 0.2;
const LONGEST_WAIT_MS = 3_000;
const CALLING = "select distinct holder from palimpsest.attempts where state = 'started'";
const CUT_LIVENESS =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palimpsest-liveness'";

/** Mostly one in the middle of a call; now and then any, also one that is only just starting. */
export async function killWorker({ workers, random, engine, waitedMs }) {
  const awake = () => workers.living.filter(({ paused }) => !paused);
  const any = (waitedMs === 0 && random.chance(ANY_SHARE)) || waitedMs > LONGEST_WAIT_MS;
  const victim = any
    ? random.oneOf(awake())
    : await oneInACall(engine, (busy) => random.oneOf(awake().filter(({ holder }) => busy.has(holder))));
  if (victim === undefined) return false;
  workers.kill(victim);
  return true;
}

async function oneInACall({ context }, choose) {
  const { rows } = await context.database
    .owner()
    .query(CALLING)
    .catch(() => ({ rows: [] }));
  return choose(new Set(rows.map(({ holder }) => holder)));
}

/** The server is killed in the middle of whatever requests it has. */
export async function killServer({ server }) {
  if (server.running.paused || !server.running.answers) return false;
  server.kill();
  return true;
}

/**
 * A worker that stands still long enough to be taken for dead and then goes on: what its calls answer comes late.
 * All liveness connections are cut; those of the others come back at once.
 */
export async function pauseWorker({ workers, random, engine, background }) {
  const stands = random.oneOf(workers.living.filter(({ holder, paused }) => holder !== undefined && !paused));
  if (stands === undefined) return false;
  stands.paused = true;
  stands.child.kill('SIGSTOP');
  await engine.context.database
    .owner()
    .query(CUT_LIVENESS)
    .catch(() => undefined);
  background.push(goOn(stands));
  return true;
}

/** The same for the server: its clients hear nothing for a while. */
export async function pauseServer({ server, background }) {
  const stands = server.running;
  if (stands.paused || !stands.answers) return false;
  stands.paused = true;
  stands.child.kill('SIGSTOP');
  background.push(goOn(stands));
  return true;
}

async function goOn(stands) {
  await sleep(PAUSE_MS);
  stands.child.kill('SIGCONT');
  await sleep(AFTER_MS);
  stands.paused = false;
}
