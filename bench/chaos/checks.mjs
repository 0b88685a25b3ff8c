import { checkCalls } from './checks/calls.mjs';
import { checkComplaints } from './checks/complaint.mjs';
import { checkLedger } from './checks/ledger.mjs';
import { readRecord } from './checks/record.mjs';
import { checkRequests } from './checks/requests.mjs';
import { checkTables } from './checks/tables.mjs';
import { FAULTS } from './storm.mjs';

/** Everything that must hold at the end, as lines of { what, ok, detail }. */
export async function checkAll(world) {
  const { engine, faults, counts, done, wrongClocks } = world;
  const record = await readRecord(engine);
  const open = record.runs.filter(({ finished }) => finished === null);
  const succeeded = Object.entries(SUCCEEDED).map(([name, didSucceed]) => ({
    name,
    runs: record.runs.filter((run) => run.pipeline === name && didSucceed(run)).length,
  }));
  const byWrongClocks = record.runs
    .flatMap(({ events }) => events)
    .filter(({ actor }) => wrongClocks.has(actor.replace(/^worker:/, ''))).length;
  const missed = Object.keys(FAULTS).filter((name) => done[name] < counts[name]);
  const checks = [
    {
      what: 'every fault that was asked for struck',
      ok: missed.length === 0,
      detail: missed.map((name) => `${name} ${done[name]} of ${counts[name]}`).join(', '),
    },
    {
      what: 'every run ended',
      ok: open.length === 0,
      detail: `${open.length} of ${record.runs.length} open`,
    },
    {
      what: 'runs of every pipeline succeeded',
      ok: succeeded.every(({ runs }) => runs > 0),
      detail: succeeded.map(({ name, runs }) => `${name} ${runs}`).join(', '),
    },
    {
      what: 'workers whose clock was set back did some of the work',
      ok: wrongClocks.size === 0 || byWrongClocks > 0,
      detail: `${byWrongClocks} events`,
    },
    ...(await checkRequests({ ...world, record })),
    ...checkCalls({ ...world, record }),
    ...checkComplaints({ ...world, record }),
    { what: 'no process ended by itself', ok: faults.length === 0, detail: faults[0] ?? '' },
    ...(await checkTables(engine)),
    ...(await checkLedger(world)),
  ];
  const interrupted = record.types['attempt-interrupted'] ?? 0;
  if (done.kills > 0)
    checks.push({ what: 'interruptions are on record', ok: interrupted > 0, detail: `${interrupted}` });
  return { record, checks };
}

/** What says of a run of each pipeline that there are new words. */
const SUCCEEDED = {
  blog: ({ events }) => events.some(({ type }) => type === 'cycle-completed'),
  assessment: ({ finished }) => finished?.outcome === 'completed',
  complaint: ({ events }) => events.some(({ type }) => type === 'complaint-completed'),
  research: ({ events }) => events.some(({ type }) => type === 'package-created'),
};
