import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replayLedger } from '../../../packages/engine/dist/app/audit/replay-ledger.js';
import { verifyLedger } from '../../../packages/engine/dist/app/audit/verify-ledger.js';

const HASHES = 'select tenant_id, sequence, hash from palimpsest.ledger_events order by tenant_id, sequence';
const MOST_TRIES = 300;

/** What the ledger says now, for a look at it later: nothing of it may ever be different. */
export async function hashesNow(engine) {
  const { rows } = await patiently(() => engine.context.database.owner().query(HASHES));
  return new Map(rows.map(({ tenant_id, sequence, hash }) => [`${tenant_id} ${sequence}`, String(hash)]));
}

export async function checkLedger({ engine, home, snapshots }) {
  const checkpoints = await writtenCheckpoints(join(home, 'checkpoints'));
  const verified = await verifyLedger(engine.context, { checkpoints });
  const replayed = await replayLedger(engine.context, {});
  const last = await hashesNow(engine);
  const changed = snapshots.flatMap((before) => [...before].filter(([at, hash]) => last.get(at) !== hash));
  const seen = Math.max(0, ...snapshots.map(({ size }) => size));
  return [
    {
      what: 'audit verify, with the checkpoints from their files',
      ok: verified.ok && verified.anchored && verified.events > 0,
      detail: verified.ok
        ? `${verified.events} events, ${checkpoints.length} checkpoints${verified.anchored ? '' : ', not anchored'}`
        : JSON.stringify(verified.firstBad),
    },
    {
      what: 'audit replay: no decision changed',
      ok: replayed.ok && replayed.decisions > 0,
      detail: replayed.ok ? `${replayed.decisions} decisions` : JSON.stringify(replayed.firstDifference),
    },
    {
      what: 'no event that was seen in the storm changed or went away',
      ok: changed.length === 0 && seen > 0,
      detail: `${changed.length} of ${seen}`,
    },
  ];
}

/** The database may be on its way back. */
async function patiently(work) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
      await sleep(100);
    }
  }
}

/** Where the disk was full, a file may end in half a line; every other line must be whole, or blank. */
async function writtenCheckpoints(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) =>
    text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line)),
  );
}
