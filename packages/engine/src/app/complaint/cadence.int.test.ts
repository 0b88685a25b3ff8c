import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cadenceReadable } from './cadence-store.ts';
import { cancelRewrite } from './cancel-rewrite.ts';
import { importHomes } from './import-homes.ts';
import {
  answerTo,
  type ComplaintLedger,
  HOMES,
  id,
  MEMBER,
  OWNER,
  openComplaintLedger,
  THIRD,
} from './testing/complaint-ledger.ts';

let ledger: ComplaintLedger;
beforeAll(async () => {
  ledger = await openComplaintLedger();
});
afterAll(() => ledger?.close());

const angry = { sender_message: '[angry] Not again.' };
const tries = async (changes: object = angry) =>
  ledger.queue(changes).then(
    ({ id: request }) => request,
    (error: { code: string }) => error.code,
  );

async function at(instant: string, changes: object = angry): Promise<boolean> {
  ledger.clock = instant;
  return (await tries(changes)) !== 'message_not_accepted';
}

describe('one negative rewrite a sender and ISO week', () => {
  it('holds for fifty requests at once: exactly one passes', async () => {
    ledger.clock = '2026-11-18T12:00:00.000Z';
    const answers = await Promise.all(Array.from({ length: 50 }, () => tries()));
    expect(answers.filter((answer) => answer !== 'message_not_accepted')).toHaveLength(1);
    const { rows } = await ledger.engine.context.database
      .owner()
      .query(
        'select status, reason, count(*)::int as n from palimpsest.complaint_requests group by 1, 2 order by 1',
      );
    expect(rows).toEqual([
      { status: 'failed', reason: 'weekly_limit_reached', n: 49 },
      { status: 'queued', reason: null, n: 1 },
    ]);
    expect(await ledger.engine.audit.replay({})).toMatchObject({ ok: true });
    expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
  });

  it('lets light touches through, any number of them', async () => {
    expect(await at('2026-11-18T12:00:00.000Z', { sender_message: 'Kindly.' })).toBe(true);
    expect(await at('2026-11-18T12:00:00.000Z', { sender_message: 'Kindly.' })).toBe(true);
  });

  it('is counted over all recipients, surfaces and homes', async () => {
    const other = id(5);
    await importHomes({ ...HOMES, home_id: other }, { engine: ledger.engine });
    for (const changes of [{ recipient_user_id: THIRD }, { surface: 'weekly_harmony' }, { home_id: other }])
      expect(await at('2026-11-19T12:00:00.000Z', { ...angry, ...changes })).toBe(false);
  });

  it('is counted for each sender', async () => {
    expect(
      await at('2026-11-19T12:00:00.000Z', { ...angry, sender_user_id: OWNER, recipient_user_id: MEMBER }),
    ).toBe(true);
  });

  it('ends on Sunday at 23:59:59 and begins anew on Monday at 00:00:00, UTC', async () => {
    expect(await at('2026-11-22T23:59:59.999Z')).toBe(false);
    expect(await at('2026-11-23T00:00:00.000Z')).toBe(true);
    expect(await at('2026-11-29T23:59:59.999Z')).toBe(false);
  });

  it('knows weeks 52, 53 and 1, whatever the year of the date', async () => {
    expect(await at('2026-12-27T23:59:59.999Z')).toBe(true);
    expect(await at('2026-12-28T00:00:00.000Z')).toBe(true);
    expect(await at('2027-01-01T00:00:00.000Z')).toBe(false);
    expect(await at('2027-01-03T23:59:59.999Z')).toBe(false);
    expect(await at('2027-01-04T00:00:00.000Z')).toBe(true);
    expect(await at('2027-01-10T23:59:59.999Z')).toBe(false);
    // The first week of another year, with days of the year before.
    expect(await at('2029-12-31T00:00:00.000Z')).toBe(true);
    expect(await at('2030-01-01T00:00:00.000Z')).toBe(false);
  });

  it('gives a place back when the request fails', async () => {
    ledger.clock = '2027-05-03T09:00:00.000Z';
    ledger.renderer.write = (request) => answerTo(request, 'REFUSED');
    await ledger.deliver(angry);
    ledger.renderer.write = (request) => answerTo(request);
    await ledger.deliver(angry);
    expect(await tries()).toBe('message_not_accepted');
  });

  it('gives a place back when the request is cancelled', async () => {
    ledger.clock = '2027-06-07T09:00:00.000Z';
    const { id: request } = await ledger.queue(angry);
    expect(await tries()).toBe('message_not_accepted');
    await cancelRewrite(request, { engine: ledger.engine, senderUserId: MEMBER });
    expect(await tries()).not.toBe('message_not_accepted');
  });

  it('fails closed where its state cannot be read', async () => {
    const { context } = ledger.engine;
    const broken = { ...context.database, app: { connect: () => Promise.reject(new Error('gone')) } };
    expect(await cadenceReadable(context, 'local', MEMBER)).toBe(true);
    expect(await cadenceReadable({ ...context, database: broken as never }, 'local', MEMBER)).toBe(false);
  });

  it('still verifies and replays, refusals among the rest', async () => {
    expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
    expect(await ledger.engine.audit.replay({})).toMatchObject({ ok: true });
    await ledger.engine.audit.rebuild({});
    expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
  });
});
