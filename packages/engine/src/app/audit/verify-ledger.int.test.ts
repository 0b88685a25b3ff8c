import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditLedger, openAuditLedger } from './testing/audit-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

const LEDGER = 'palimpsest.ledger_events';
let ledger: AuditLedger;
let events: number;

beforeAll(async () => {
  ledger = await openAuditLedger();
  do {
    await ledger.run();
    ({ events } = await verifyLedger(ledger.engine.context, {}));
  } while (events < 200);
});
afterAll(() => ledger.close());

/** The event that verification names after a change that is taken back again. */
async function named(sql: string, values: readonly unknown[] = []) {
  const { ok, firstBad } = await ledger.tampered((client) => client.query(sql, values as unknown[]));
  expect(ok, sql).toBe(false);
  return firstBad;
}

/** 1, 2, 3, ... up to the newest event. */
const every = () => Array.from({ length: events }, (_, i) => i + 1);

/** The same numbers in every run of the tests. */
const scattered = (n: number) => (n * 2_654_435_761) % 2 ** 32;

describe('an intact ledger', () => {
  it('verifies, but is not anchored without a checkpoint from outside', async () => {
    const progress: number[] = [];
    const report = await verifyLedger(ledger.engine.context, { onProgress: (seen) => progress.push(seen) });
    expect(report).toEqual({ ok: true, anchored: false, events, firstBad: null });
    expect(progress.at(-1)).toBe(events);
  });

  it('verifies while it is being written to', async () => {
    const writing = ledger.run();
    for (let i = 0; i < 5; i += 1)
      expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: true });
    await writing;
    ({ events } = await verifyLedger(ledger.engine.context, {}));
  });

  it('is verified tenant by tenant', async () => {
    await ledger.engine.startRun({
      tenant: 'other',
      pipeline: 'polish/v1',
      actor: 'me',
      input: {},
      texts: { text: 'short' },
    });
    const all = await verifyLedger(ledger.engine.context, {});
    const other = await verifyLedger(ledger.engine.context, { tenant: 'other' });
    expect(all).toMatchObject({ ok: true, events: events + other.events });
    await expect(verifyLedger(ledger.engine.context, { tenant: 'nobody' })).rejects.toMatchObject({
      code: 'unknown_tenant',
    });
  });
});

describe('every change of an event is found, and the event named:', () => {
  it('a changed byte of its text', async () => {
    for (const sequence of every()) {
      const change = `update ${LEDGER} set body = overlay(body placing
          case when substr(body, 1 + $2 % length(body), 1) = 'x' then 'y' else 'x' end from 1 + $2 % length(body) for 1)
        where tenant_id = 'local' and sequence = $1`;
      expect(await named(change, [sequence, scattered(sequence) % 10_000])).toMatchObject({
        sequence,
        what: 'event',
      });
    }
  });

  it('a changed hash', async () => {
    for (const sequence of every()) {
      const change = `update ${LEDGER} set hash = translate(hash, '0123456789abcdef', '123456789abcdef0') where tenant_id = 'local' and sequence = $1`;
      expect(await named(change, [sequence])).toMatchObject({ sequence, what: 'event' });
    }
  });

  it('a removed event', async () => {
    for (const sequence of every()) {
      const change = `delete from ${LEDGER} where tenant_id = 'local' and sequence = $1`;
      expect(await named(change, [sequence])).toMatchObject({ sequence, what: 'event' });
    }
  });

  it('an event that changed places with the next one', async () => {
    for (const sequence of every().slice(0, -1)) {
      const { firstBad } = await ledger.tampered(async (client) => {
        const move = (from: number, to: number) =>
          client.query(`update ${LEDGER} set sequence = $2 where tenant_id = 'local' and sequence = $1`, [
            from,
            to,
          ]);
        await move(sequence, -1);
        await move(sequence + 1, sequence);
        await move(-1, sequence + 1);
      });
      expect(firstBad).toMatchObject({ sequence, what: 'event' });
    }
  });

  it.each([
    ['tenant_id', "'elsewhere'"],
    ['sequence', 'sequence + 100000'],
    ['stream', "'run/another'"],
    ['stream_version', 'stream_version + 1000'],
    ['type', "'note-added'"],
    ['schema_version', 'schema_version + 1'],
    ['actor', "actor || '!'"],
    ['recorded_at', "recorded_at + interval '1 microsecond'"],
  ])('a changed column %s', async (column, value) => {
    for (const sequence of every().filter((each) => each % 6 === 1 || each === events)) {
      const change = `update ${LEDGER} set ${column} = ${value} where tenant_id = 'local' and sequence = $1`;
      const { ok, firstBad } = await ledger.tampered((client) => client.query(change, [sequence]), {
        tenant: 'local',
      });
      expect(ok).toBe(false);
      expect(firstBad).toMatchObject({ tenant: 'local', sequence, what: 'event' });
    }
  });

  it('a tail that was cut off', async () => {
    for (const left of [0, 1, 2, 21, 64, 100, 128, 199, events - 1]) {
      const change = `delete from ${LEDGER} where tenant_id = 'local' and sequence > $1`;
      expect(await named(change, [left])).toMatchObject({ sequence: left + 1, what: 'event' });
    }
  });

  it('an event that was added', async () => {
    const add = (client: PoolClient) =>
      client.query(`insert into ${LEDGER} select tenant_id, sequence + 1, stream, stream_version + 1, type, schema_version, actor, recorded_at, body, hash
        from ${LEDGER} where tenant_id = 'local' and sequence = ${events}`);
    const { firstBad } = await ledger.tampered(add);
    expect(firstBad).toMatchObject({ sequence: events + 1, what: 'event' });
  });
});
