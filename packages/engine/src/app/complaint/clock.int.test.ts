import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTenantClock } from '../set-tenant-clock.ts';
import { importHomes } from './import-homes.ts';
import { showToSender } from './show-rewrite.ts';
import { type ComplaintLedger, HOMES, MEMBER, openComplaintLedger } from './testing/complaint-ledger.ts';

const tenant = 'test-clock';
let ledger: ComplaintLedger;
const set = (instant: string | null) =>
  setTenantClock(ledger.engine.context, { tenant, instant, actor: 'operator' });
const angry = { sender_message: '[angry]' };

beforeAll(async () => {
  ledger = await openComplaintLedger();
  await importHomes(HOMES, { engine: ledger.engine, tenant });
});
afterAll(() => ledger?.close());

it('a test tenant lives at the time it is set to: cadence, completion and reveal follow', async () => {
  await set('2030-01-06T23:59:59.999Z');
  const id = await ledger.deliver(angry, { tenant });
  await expect(ledger.queue(angry, { tenant })).rejects.toMatchObject({ code: 'message_not_accepted' });
  const view = () => showToSender(ledger.engine.context, { tenant, id, senderUserId: MEMBER });
  expect(await view()).toMatchObject({
    created_at: '2030-01-06T23:59:59.999Z',
    sender_reveal_at: '2030-01-07T23:59:59.999Z',
    rewritten_text: null,
  });
  await set('2030-01-07T00:00:00.000Z');
  await ledger.deliver(angry, { tenant });
  await set('2030-01-07T23:59:59.999Z');
  expect((await view()).rewritten_text).toBe('Could we keep the music lower?');
  await set(null);
  expect((await view()).rewritten_text).toBeNull();
});

it('no other tenant has such a clock', async () => {
  const { context } = ledger.engine;
  await expect(
    setTenantClock(context, { tenant: 'local', instant: '2030-01-01T00:00:00.000Z', actor: 'operator' }),
  ).rejects.toMatchObject({ code: 'request_invalid' });
  await expect(
    setTenantClock(context, { tenant: 'test', instant: 'tomorrow', actor: 'operator' }),
  ).rejects.toMatchObject({ code: 'request_invalid' });
});

it('what happened at such a time verifies and replays', async () => {
  expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
  expect(await ledger.engine.audit.replay({})).toMatchObject({ ok: true });
});
