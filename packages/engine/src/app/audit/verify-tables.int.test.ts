import type { EventBody } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditLedger, openAuditLedger } from './testing/audit-ledger.ts';
import { rewriteLedger } from './testing/rewrite-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

let ledger: AuditLedger;
let run: string;
let last: number;
const sequences = new Map<string, number>();

beforeAll(async () => {
  ledger = await openAuditLedger();
  await ledger.run();
  run = await ledger.run({ subject: 'person:7', input: { width: 2 } });
  // The same words for the same person: answered from the recordings.
  await ledger.run({ subject: 'person:7', input: { width: 2 } });
  for (const { type, sequence } of (await ledger.engine.loadRun('local', run)).events) {
    if (!sequences.has(type)) sequences.set(type, sequence);
  }
  last = (await verifyLedger(ledger.engine.context, {})).events;
});
afterAll(() => ledger.close());

/** The first event of a type in the middle one of three runs. */
const at = (type: string) => sequences.get(type) ?? -1;
const bySequence = (type: string) =>
  `(select body::json->'texts'->'NAME'->>'id' from palimpsest.ledger_events where tenant_id = 'local' and sequence = ${at(type)})::uuid`;
const textOf = (type: string, name: string) => `text_id = ${bySequence(type).replace('NAME', name)}`;

async function named(sql: string) {
  const report = await ledger.tampered((client: PoolClient) => client.query(sql));
  expect(report.ok, sql).toBe(false);
  return report.firstBad;
}

describe('what hangs on an event is checked with it:', () => {
  it('the ledger is right to begin with, replayed answers and all', async () => {
    expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: true });
    const { rows } = await ledger.engine.context.database
      .owner()
      .query("select count(*)::int as replays from palimpsest.ledger_events where type = 'attempt-replayed'");
    expect(rows[0].replays).toBeGreaterThan(0);
  });

  it.each([
    [
      'altered sealed bytes',
      'set sealed = set_byte(sealed, length(sealed) - 1, get_byte(sealed, length(sealed) - 1) # 1)',
    ],
    ['another subject', "set subject = 'person:8'"],
    ['another stream', "set stream = 'run/other'"],
    ['another id', 'set text_id = gen_random_uuid()'],
  ])('a text with %s', async (_what, change) => {
    const firstBad = await named(`update palimpsest.texts ${change} where ${textOf('run-started', 'text')}`);
    expect(firstBad).toMatchObject({ sequence: at('run-started'), what: 'text' });
  });

  it('a text that is gone, and one that belongs to no event', async () => {
    const gone = await named(`delete from palimpsest.texts where ${textOf('attempt-succeeded', 'raw')}`);
    expect(gone).toMatchObject({ sequence: at('attempt-succeeded'), what: 'text' });
    const stray = await named(
      "insert into palimpsest.texts values ('local', gen_random_uuid(), 'person:7', 'run/x', '\\x01')",
    );
    expect(stray).toMatchObject({ sequence: null, what: 'text', stream: 'run/x' });
  });

  it.each([
    ['altered', 'set wrapped_key = set_byte(wrapped_key, 40, get_byte(wrapped_key, 40) # 1)'],
    ['cut off', 'set wrapped_key = substr(wrapped_key, 1, 20)'],
    ['given to another subject', "set subject = 'person:9'"],
    ['destroyed without a record', "set wrapped_key = null, erased_at = '2026-01-01'"],
  ])('a subject key that was %s', async (_what, change) => {
    const firstBad = await named(`update palimpsest.subject_keys ${change} where subject = 'person:7'`);
    expect(firstBad).toMatchObject({ sequence: at('run-started'), what: 'text' });
  });

  it.each([
    ['attempts', 'attempt', 'input_tokens = 999', 'attempt-succeeded'],
    ['attempts', 'attempt', "state = 'failed'", 'attempt-succeeded'],
    ['attempts', 'attempt', "model = 'cheaper'", 'attempt-started'],
    ['attempts', 'attempt', "started_at = started_at + interval '1 microsecond'", 'attempt-started'],
    ['attempts', 'attempt', 'attempt_id = gen_random_uuid()', 'attempt-started'],
    ['recordings', 'recording', 'attempt_id = gen_random_uuid()', 'attempt-started'],
    ['recordings', 'recording', "request_key = repeat('0', 64)", 'attempt-started'],
  ])('a row of %s (%s) with %s', async (table, what, change, type) => {
    const mine = `attempt_id = (select min(attempt_id::text)::uuid from palimpsest.attempts where started_sequence = ${at('attempt-started')})`;
    expect(await named(`update palimpsest.${table} set ${change} where ${mine}`)).toMatchObject({
      sequence: at(type),
      what,
    });
  });

  it.each([
    ['runs', "status = 'open'", 'run-finished'],
    ['runs', "outcome = 'failed'", 'run-finished'],
    ['runs', "reason = 'because'", 'run-finished'],
    ['runs', "pipeline_version = 'v2'", 'run-started'],
    ['polish_versions', "content = content || '.'", 'version-created'],
    ['polish_versions', 'score = score + 0.01', 'version-created'],
    ['polish_versions', `detail = detail || '{"more": 1}'`, 'version-created'],
    ['polish_versions', 'detail = jsonb_build_object()', 'version-created'],
    ['polish_versions', "created_at = created_at - interval '1 microsecond'", 'version-created'],
  ])('a row of %s with %s', async (table, change, type) => {
    expect(await named(`update palimpsest.${table} set ${change} where run_id = '${run}'`)).toMatchObject({
      sequence: at(type),
      what: 'read-model',
      problem: expect.stringContaining(table),
    });
  });

  it.each(['runs', 'attempts', 'recordings', 'polish_versions'])(
    'rows of %s that are gone',
    async (table) => {
      const first = await named(`delete from palimpsest.${table}`);
      expect(first?.problem).toMatch(/is missing$/);
      expect(first?.sequence).toBeGreaterThan(1);
    },
  );

  it.each(['runs', 'attempts', 'polish_versions'])('a row of %s that no event made', async (table) => {
    const key = { runs: 'run_id', attempts: 'attempt_id', polish_versions: 'version_id' }[table] ?? '';
    const firstBad = await named(`insert into palimpsest.${table}
      select (jsonb_populate_record(t, jsonb_build_object('${key}', '00000000-0000-4000-8000-000000000001'))).* from palimpsest.${table} t limit 1`);
    expect(firstBad).toMatchObject({ sequence: null });
    expect(firstBad?.problem).toContain('00000000-0000-4000-8000-000000000001');
  });

  it.each([
    ['head_sequence', 'head_sequence - 1'],
    ['head_sequence', 'head_sequence + 1'],
    ['head_hash', "repeat('0', 64)"],
    ['frontier', "'\\x00'"],
  ])('the tenant with another %s (%s)', async (column, value) => {
    expect(await named(`update palimpsest.tenants set ${column} = ${value}`)).not.toBeNull();
  });

  it('a tenant whose row is gone', async () => {
    expect(await named('delete from palimpsest.tenants')).toMatchObject({ what: 'head' });
  });

  it.each([
    'checkpoints',
    'texts',
    'subject_keys',
    'idempotency_keys',
    'runs',
    'attempts',
    'polish_versions',
  ])('a tenant of whom only rows of %s are left', async (table) => {
    const columns: Record<string, string> = {
      subject_keys: "'erased', 'x', '\\x01', null",
      idempotency_keys: "'erased', 'x', 'x', 'x'",
    };
    const rows =
      columns[table] === undefined
        ? `select (jsonb_populate_record(t, '{"tenant_id": "erased"}')).* from palimpsest.${table} t limit 1`
        : `values (${columns[table]})`;
    expect(await named(`insert into palimpsest.${table} ${rows}`)).toMatchObject({
      tenant: 'erased',
      sequence: 1,
      what: 'event',
      problem: expect.stringContaining(`(in ${table})`),
    });
  });

  it('a whole ledger that was deleted, while what hung on it is still there', async () => {
    const empty = 'delete from palimpsest.ledger_events; delete from palimpsest.tenants';
    expect(await named(empty)).toMatchObject({ tenant: 'local', sequence: 1, what: 'event' });
    const report = await ledger.tampered((client) => client.query(empty), { tenant: 'local' });
    expect(report).toMatchObject({ ok: false, anchored: false, events: 0 });
  });

  it.each([
    ['root_hash', "repeat('0', 64)"],
    ['head_hash', "repeat('0', 64)"],
    ['signature', "case left(signature, 1) when 'A' then 'B' else 'A' end || substr(signature, 2)"],
    ['recorded_at', "recorded_at + interval '1 second'"],
    ['tree_size', 'tree_size - 1'],
    ['tree_size', 'tree_size + 100000'],
  ])('a stored checkpoint with another %s (%s)', async (column, value) => {
    const last = '(select max(tree_size) from palimpsest.checkpoints)';
    expect(
      await named(`update palimpsest.checkpoints set ${column} = ${value} where tree_size = ${last}`),
    ).toMatchObject({ what: 'checkpoint' });
  });
});

describe('a chain that was made anew over nonsense', () => {
  it.each([
    ['attempt-started', { attemptId: 'not a uuid' }],
    ['attempt-started', { attempt: 'many' }],
    ['attempt-succeeded', { usage: { inputTokens: 1e12, outputTokens: 'x' } }],
    ['version-created', { cycle: 'third' }],
    ['version-created', { versionId: null }],
    ['run-started', { pipeline: 'no\u0000name' }],
  ])('is reported, not stumbled over: %s %j', async (type, nonsense) => {
    const { ok, firstBad } = await ledger.tampered((client) =>
      rewriteLedger(client, 2, (event) =>
        event.sequence === at(type) ? { ...event, payload: { ...event.payload, ...nonsense } } : event,
      ),
    );
    expect(ok).toBe(false);
    expect(firstBad?.sequence).toBe(at(type));
  });
});

describe('an erasure', () => {
  it('that is on record but left the key is found', async () => {
    const { firstBad } = await ledger.tampered((client) =>
      rewriteLedger(client, last, (event) => [event, erasure(event)]),
    );
    expect(firstBad).toMatchObject({ sequence: last + 1, what: 'text' });
  });
});

describe('what is no tampering passes:', () => {
  it('an event of a type that nobody knows', async () => {
    const report = await ledger.tampered((client) =>
      rewriteLedger(client, 2, (event) =>
        event.sequence === last
          ? [
              event,
              {
                ...event,
                stream: 'future',
                streamVersion: 1,
                type: 'thing-made',
                schemaVersion: 9,
                payload: { any: [1] },
                texts: {},
              },
            ]
          : event,
      ),
    );
    expect(report).toMatchObject({ ok: true, events: last + 1 });
  });

  it('a subject that was erased on record', async () => {
    const report = await ledger.tampered(async (client) => {
      await client.query(
        "update palimpsest.subject_keys set wrapped_key = null, erased_at = now() where subject = 'person:7'",
      );
      await client.query(
        "update palimpsest.polish_versions v set content = '[erased]' from palimpsest.runs r where r.run_id = v.run_id and r.subject = 'person:7'",
      );
      await rewriteLedger(client, last, (event) => [event, erasure(event)]);
    });
    expect(report).toMatchObject({ ok: true, firstBad: null, events: last + 1 });
  });

  it('a newer signing key: older checkpoints count by what they say', async () => {
    const change =
      "update palimpsest.checkpoints set key_id = repeat('a', 64), signature = 'c2lnbmVkIGVsc2V3aGVyZQ=='";
    expect(await ledger.tampered((client) => client.query(change))).toMatchObject({ ok: true });
    const wrong = await named(`${change}, root_hash = repeat('0', 64)`);
    expect(wrong).toMatchObject({ what: 'checkpoint' });
  });
});

const erasure = (after: EventBody): EventBody => ({
  ...after,
  stream: 'tenant',
  streamVersion: 2,
  type: 'subject-erased',
  payload: { subject: 'person:7', reason: 'asked' },
  texts: {},
});
