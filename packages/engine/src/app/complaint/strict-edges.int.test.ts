import { DEFAULT_ROUTING_TABLE } from '@palimpsest/pipelines/complaint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRewrite } from './audit-rewrite.ts';
import { importHomes } from './import-homes.ts';
import { currentRoutes, setRoutes } from './route-store.ts';
import { showToRecipient, showToSender } from './show-rewrite.ts';
import { type ComplaintLedger, entry, id, openComplaintLedger } from './testing/complaint-ledger.ts';

let ledger: ComplaintLedger;
beforeAll(async () => {
  ledger = await openComplaintLedger();
});
afterAll(() => ledger?.close());

const [row] = DEFAULT_ROUTING_TABLE.rows;
const table = (changes: object) => ({
  ...DEFAULT_ROUTING_TABLE,
  version: 'ours/1',
  rows: [{ ...row, id: 'ours', match: {}, ...changes }],
});

describe('ids in capital letters', () => {
  const HOME = 'ABCDEF00-0000-4000-8000-00000000000A';
  const ANA = 'ABCDEF00-0000-4000-8000-00000000000B';
  const BEN = 'abcdef00-0000-4000-8000-00000000000c';
  const home = {
    home_id: HOME,
    members: [
      { user_id: ANA, role: 'owner', locale: 'en', preferences: { communication_style: 'gentle' } },
      { user_id: BEN, role: 'member', locale: 'en', preferences: null },
    ],
  };

  it('name the same home and the same people', async () => {
    const { engine } = ledger;
    expect(await importHomes(home, { engine })).toMatchObject([{ added: 2 }]);
    expect(await importHomes(home, { engine })).toMatchObject([{ added: 0, changed: 0, removed: 0 }]);
    const twice = { ...home, members: [...home.members, { ...home.members[0], user_id: ANA.toLowerCase() }] };
    await expect(importHomes(twice, { engine })).rejects.toMatchObject({ code: 'request_invalid' });
    const message = entry({ home_id: HOME, sender_user_id: BEN.toUpperCase(), recipient_user_id: ANA });
    const place = { tenant: 'local', id: await ledger.deliver(message) };
    expect(await showToRecipient(engine.context, { ...place, recipientUserId: ANA })).toHaveProperty('text');
    expect(await showToSender(engine.context, { ...place, senderUserId: BEN })).toHaveProperty('status');
  });

  it('do not keep a member from being erased', async () => {
    const { engine } = ledger;
    const subject = `member:${ANA.toLowerCase()}`;
    await engine.erase({ tenant: 'local', subject, actor: 'operator', reason: 'test' });
    const { rows } = await engine.context.database
      .owner()
      .query('select preferences from palimpsest.complaint_members where user_id = $1', [ANA]);
    expect(JSON.stringify(rows)).not.toContain('gentle');
  });
});

describe('the reveal delay', () => {
  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 525_601])('is not %s minutes', async (minutes) => {
    await expect(ledger.queue({}, { revealDelayMinutes: minutes })).rejects.toMatchObject({
      code: 'request_invalid',
      field: 'revealDelayMinutes',
    });
  });

  it('may be none at all', async () => {
    const place = { tenant: 'local', id: await ledger.deliver({}, { revealDelayMinutes: 0 }) };
    const { sender_reveal_at, rewrite_completed_at } = await auditRewrite(ledger.engine.context, place);
    expect(sender_reveal_at).toBe(rewrite_completed_at);
  });
});

describe('routes', () => {
  it.each([
    'http://name:secret@127.0.0.1:11434/v1',
    'http://169.254.169.254/latest/meta-data',
    'http://metadata.google.internal/v1',
    'http://2852039166/v1',
    'https://models.example/v1?key=secret',
    'ftp://models.example/v1',
  ])('are not set to %s', async (base_url) => {
    await expect(
      setRoutes(table({ adapter_kind: 'openai-compatible', base_url }), { engine: ledger.engine }),
    ).rejects.toMatchObject({ code: 'request_invalid' });
  });

  it('that several people set at once are all on record, one after the other', async () => {
    const { engine } = ledger;
    const { number } = await currentRoutes(engine.context, 'local');
    const set = await Promise.all(
      Array.from({ length: 5 }, () => setRoutes(DEFAULT_ROUTING_TABLE, { engine })),
    );
    expect(set.map((each) => each.number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 5 }, (_, i) => number + 1 + i),
    );
  });

  it.each([{ execution_mode: 'batch' }, { prompt_version: 'v2' }])(
    'that classify by %o fail closed, and what is built in does not stand in for them',
    async (changes) => {
      const { engine } = ledger;
      const classify = { ...row, id: 'model', task: 'complaint_classify', match: {}, ...changes };
      const rows = [classify, ...DEFAULT_ROUTING_TABLE.rows];
      await setRoutes({ ...DEFAULT_ROUTING_TABLE, version: 'ours/2', rows }, { engine });
      await expect(ledger.queue()).rejects.toMatchObject({ code: 'message_not_accepted' });
      await setRoutes(DEFAULT_ROUTING_TABLE, { engine });
    },
  );
});

describe('an idempotency key', () => {
  it('used twice at once gives one request, also where a route changes between the two', async () => {
    const { engine } = ledger;
    const send = () => ledger.queue({}, { idempotencyKey: 'at-once' });
    const [one, , two] = await Promise.all([send(), setRoutes(DEFAULT_ROUTING_TABLE, { engine }), send()]);
    expect(two).toEqual(one);
  });
});

it('all of it verifies and replays', async () => {
  await expect(ledger.queue({ home_id: id(9) })).rejects.toMatchObject({ code: 'message_not_accepted' });
  expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
  expect(await ledger.engine.audit.replay({})).toMatchObject({ ok: true });
});
