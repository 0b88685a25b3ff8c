import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Kills workers at random points, and in between stops the database and pauses workers, until the numbers are reached. */
export async function storm({ random, workers, engine, home, kills, databaseStops, pauses, note }) {
  const done = { kills: 0, databaseStops: 0, pauses: 0 };
  const pausing = [];
  const due = (count) => Math.ceil(((done.kills + 1) / (kills + 1)) * count);
  return {
    done,
    over: (async () => {
      while (done.kills < kills) {
        await sleep(random.between(200, 1_000));
        const victim = random.oneOf(workers.living.filter(({ paused }) => !paused));
        if (victim !== undefined) {
          workers.kill(victim);
          done.kills += 1;
        }
        if (done.databaseStops < databaseStops && due(databaseStops) > done.databaseStops) {
          done.databaseStops += 1;
          await stopDatabase(home, random.oneOf(['SIGINT', 'SIGKILL', 'SIGQUIT']), note);
        }
        if (done.pauses < pauses && due(pauses) > done.pauses) {
          const paused = random.oneOf(
            workers.living.filter(({ holder, paused }) => holder !== undefined && !paused),
          );
          if (paused !== undefined) {
            done.pauses += 1;
            pausing.push(pauseWorker(engine, paused));
          }
        }
      }
      await Promise.all(pausing);
    })(),
  };
}

async function stopDatabase(home, signal, note) {
  try {
    const pid = Number((await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, signal);
    note(`database server ended with ${signal}`);
  } catch {
    note('the database server was just being restarted');
  }
}

/**
 * A worker that stands still long enough to be taken for dead and then goes on: what its calls answer comes late.
 * All liveness connections are cut; those of the others come back at once.
 */
async function pauseWorker(engine, worker) {
  worker.paused = true;
  worker.child.kill('SIGSTOP');
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palimpsest-liveness'";
  await engine.context.database
    .owner()
    .query(cut)
    .catch(() => undefined);
  await sleep(3_500);
  worker.child.kill('SIGCONT');
  await sleep(500);
  worker.paused = false;
}
