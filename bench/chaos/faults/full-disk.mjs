import { setTimeout as sleep } from 'node:timers/promises';
import { fillDisk } from '../disk.mjs';

const DISK_FULL = '53100';
const [SHORTEST_MS, LONGEST_MS] = [800, 2_000];

/** Asks the database for space; whether it had to say that there is none. */
const WRITE_A_MEGABYTE = `create temporary table chaos_probe on commit drop as
  select repeat(md5(n::text), 32) as words from generate_series(1, 1000) as n`;

/** Where we have no disk of our own, the ledger's table answers as it does on a full one. */
const REFUSE = `create or replace function public.chaos_disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '${DISK_FULL}'; end $$;
  create or replace trigger chaos_disk_full before insert on palimpsest.ledger_events
    for each statement execute function public.chaos_disk_full()`;
const TAKE_AGAIN = `drop trigger if exists chaos_disk_full on palimpsest.ledger_events;
  drop function if exists public.chaos_disk_full()`;

/** The database finds no space for a while. */
export async function fullDisk(world) {
  const { disk, home, random, note } = world;
  const heldMs = random.between(SHORTEST_MS, LONGEST_MS);
  const felt = disk.own ? await reallyFull(world, home, heldMs) : await refusing(world, heldMs);
  note(
    `the disk was ${disk.own ? 'full' : 'taken for full'} for ${heldMs} ms${felt ? '' : '; the database did not feel it'}`,
  );
  return felt;
}

async function reallyFull({ engine }, home, heldMs) {
  const giveBack = await fillDisk(home);
  try {
    const [felt] = await Promise.all([refusesSpace(engine), sleep(heldMs)]);
    return felt;
  } finally {
    await giveBack();
  }
}

async function refusesSpace({ context }) {
  const client = await context.database
    .owner()
    .connect()
    .catch(() => null);
  if (client === null) return true;
  try {
    await client.query('begin');
    await client.query(WRITE_A_MEGABYTE);
    await client.query('rollback');
    return false;
  } catch ({ code }) {
    // Where not even the log of changes found space, the server ends and comes back once there is some.
    return code === DISK_FULL || code !== undefined;
  } finally {
    client.release(true);
  }
}

async function refusing({ engine }, heldMs) {
  const owner = engine.context.database.owner();
  if (!(await untilDone(() => owner.query(REFUSE)))) return false;
  await sleep(heldMs);
  return untilDone(() => owner.query(TAKE_AGAIN));
}

/** The database may be away just now. */
async function untilDone(work) {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      await work();
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}
