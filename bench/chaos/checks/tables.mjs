/** Nothing may be left half-done in the tables that work is kept in. */
const LEFTOVERS = [
  {
    what: 'no job is left locked',
    of: 'jobs',
    sql: 'select count(*)::int as n from palimpsest_worker._private_jobs where locked_by is not null',
  },
  {
    what: 'no attempt is left open',
    of: 'attempts',
    sql: "select count(*)::int as n from palimpsest.attempts where state = 'started'",
  },
  {
    what: 'nobody waits for a recording',
    of: 'waiters',
    sql: 'select count(*)::int as n from palimpsest.recording_waiters',
  },
  {
    what: 'no event is missing in the sequence',
    of: 'gaps',
    sql: `select count(*)::int as n from (
      select sequence - row_number() over (partition by tenant_id order by sequence) as gap
      from palimpsest.ledger_events) as numbered where gap <> 0`,
  },
];

export async function checkTables(engine) {
  const checks = [];
  for (const { what, of, sql } of LEFTOVERS) {
    const { rows } = await engine.context.database.owner().query(sql);
    checks.push({ what, ok: rows[0].n === 0, detail: `${rows[0].n} ${of}` });
  }
  return checks;
}
