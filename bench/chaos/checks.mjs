import { TENANT } from './setup.mjs';

/** Reads every run back and counts what is on record. */
async function readRecord(engine, runIds) {
  const record = {
    ended: {},
    types: {},
    prompts: new Map(),
    requests: new Map(),
    interruptions: [],
    open: [],
    holders: new Map(),
  };
  for (const runId of runIds) {
    const { events, view } = await engine.loadRun(TENANT, runId);
    const how =
      view.finished === null
        ? 'open'
        : [view.finished.outcome, view.finished.reason].filter(Boolean).join(': ');
    record.ended[how] = (record.ended[how] ?? 0) + 1;
    if (view.finished === null) record.open.push(runId);
    const promptOfAttempt = new Map();
    for (const { type, payload, texts, recordedAt } of events) {
      record.types[type] = (record.types[type] ?? 0) + 1;
      if (type === 'attempt-started') {
        promptOfAttempt.set(payload.attemptId, texts.prompt);
        record.holders.set(payload.attemptId, payload.holder);
        count(record.prompts, texts.prompt).started += 1;
      }
      if (
        type === 'attempt-succeeded' ||
        (type === 'attempt-late' && payload.outcome === 'succeeded') ||
        calledInVain(type, payload)
      ) {
        count(record.prompts, promptOfAttempt.get(payload.attemptId)).answered += 1;
      }
      if (type === 'attempt-interrupted')
        record.interruptions.push({
          holder: record.holders.get(payload.attemptId),
          at: Date.parse(recordedAt),
          reason: payload.reason,
        });
    }
    countAnswers(record.requests, events);
  }
  return record;
}

function countAnswers(requests, events) {
  const keys = new Map(
    events
      .filter(({ type }) => type === 'attempt-started')
      .map(({ payload }) => [payload.attemptId, payload.requestKey]),
  );
  for (const { type, payload } of events) {
    if (type !== 'attempt-succeeded') continue;
    const key = keys.get(payload.attemptId);
    requests.set(key, (requests.get(key) ?? 0) + 1);
  }
}

/** The model said no, so it was asked. */
function calledInVain(type, { code }) {
  return type === 'attempt-failed' && code === 'provider_error';
}

function count(prompts, prompt) {
  if (!prompts.has(prompt)) prompts.set(prompt, { started: 0, answered: 0, called: 0 });
  return prompts.get(prompt);
}

/** Everything that must hold at the end, as lines of { what, ok, detail }. */
export async function checkAll({ engine, runIds, calls, faults }) {
  const record = await readRecord(engine, runIds);
  const strangers = [];
  for (const { prompt } of calls) {
    const counted = record.prompts.get(prompt);
    if (counted === undefined) strangers.push(prompt);
    else counted.called += 1;
  }
  const all = [...record.prompts.values()];
  const unrecorded = all.filter(({ called, started }) => called > started).length + strangers.length;
  const invented = all.filter(({ called, answered }) => answered > called).length;
  const repeated = [...record.requests.values()].filter((answers) => answers > 1).length;
  const succeeded = record.ended.completed ?? 0;
  const checks = [
    { what: 'every run ended', ok: record.open.length === 0, detail: `${record.open.length} open` },
    { what: 'at least one run succeeded', ok: succeeded > 0, detail: `${succeeded} completed` },
    { what: 'no model call that nobody recorded', ok: unrecorded === 0, detail: `${unrecorded} prompts` },
    { what: 'every recorded answer was really given', ok: invented === 0, detail: `${invented} prompts` },
    { what: 'no request was answered twice', ok: repeated === 0, detail: `${repeated} requests` },
    { what: 'no worker ended by itself', ok: faults.length === 0, detail: faults[0] ?? '' },
    ...(await checkTables(engine)),
    ...(await checkLedger(engine)),
  ];
  return { record, checks };
}

async function checkTables(engine) {
  const one = async (sql) => (await engine.context.database.owner().query(sql)).rows[0].n;
  const locked = await one(
    'select count(*)::int as n from palimpsest_worker._private_jobs where locked_by is not null',
  );
  const open = await one("select count(*)::int as n from palimpsest.attempts where state = 'started'");
  const waiting = await one('select count(*)::int as n from palimpsest.recording_waiters');
  const gaps =
    await one(`select count(*)::int as n from (select sequence - row_number() over (partition by tenant_id order by sequence) as gap
    from palimpsest.ledger_events) as numbered where gap <> 0`);
  return [
    { what: 'no job is left locked', ok: locked === 0, detail: `${locked} jobs` },
    { what: 'no attempt is left open', ok: open === 0, detail: `${open} attempts` },
    { what: 'nobody waits for a recording', ok: waiting === 0, detail: `${waiting} waiters` },
    { what: 'no event is missing in the sequence', ok: gaps === 0, detail: `${gaps} gaps` },
  ];
}

async function checkLedger(engine) {
  const { verifyLedger } = await import('../../packages/engine/dist/app/audit/verify-ledger.js');
  const { replayLedger } = await import('../../packages/engine/dist/app/audit/replay-ledger.js');
  const verified = await verifyLedger(engine.context, {});
  const replayed = await replayLedger(engine.context, {});
  return [
    {
      what: 'audit verify',
      ok: verified.ok && verified.events > 0,
      detail: verified.ok ? `${verified.events} events` : JSON.stringify(verified.firstBad),
    },
    {
      what: 'audit replay',
      ok: replayed.ok && replayed.decisions > 0,
      detail: replayed.ok ? `${replayed.decisions} decisions` : JSON.stringify(replayed.firstDifference),
    },
  ];
}
