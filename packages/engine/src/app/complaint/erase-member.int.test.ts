import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRewrite } from './audit-rewrite.ts';
import { importHomes } from './import-homes.ts';
import { showToRecipient, showToSender } from './show-rewrite.ts';
import {
  answerTo,
  type ComplaintLedger,
  HOMES,
  MEMBER,
  OWNER,
  openComplaintLedger,
  THIRD,
} from './testing/complaint-ledger.ts';

let ledger: ComplaintLedger;
beforeAll(async () => {
  ledger = await openComplaintLedger();
  ledger.renderer.write = (request) => answerTo(request, 'A kind quokka sentence.');
});
afterAll(() => ledger?.close());

const erase = (userId: string) =>
  ledger.engine.erase({ tenant: 'local', subject: `member:${userId}`, actor: 'operator', reason: 'test' });
const sender = (id: string, senderUserId = MEMBER) =>
  showToSender(ledger.engine.context, { tenant: 'local', id, senderUserId });

/** Every value of every table of the pipeline, as one text. */
async function everything(): Promise<string> {
  const tables = ['complaint_members', 'complaint_requests', 'complaint_jobs'];
  const all = await Promise.all(
    tables.map((table) => ledger.engine.context.database.owner().query(`select * from palimpsest.${table}`)),
  );
  return JSON.stringify(all.map(({ rows }) => rows as unknown));
}

async function holds(): Promise<void> {
  expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
  expect(await ledger.engine.audit.replay({})).toMatchObject({ ok: true });
}

describe('erasing a member', () => {
  it('who received: preferences and what the rewriter was told go, the sender keeps their words', async () => {
    const id = await ledger.deliver({ sender_message: 'The wombat plays music.', surface: 'direct_message' });
    const open = await ledger.queue({ sender_message: 'The wombat again.' });
    expect(await everything()).toContain('noise_tolerance');
    const report = await erase(OWNER);
    expect(report).toMatchObject({ erased: true, runs: [open.runId] });
    const left = await everything();
    expect(left).not.toContain('noise_tolerance');
    expect(left).toContain('wombat');
    await holds();
    await ledger.engine.finishRun('local', open.runId);
    expect(await sender(open.id)).toMatchObject({ status: 'failed', original_text: 'The wombat again.' });
    ledger.clock = '2026-12-16T09:00:00.000Z';
    expect(await sender(id)).toMatchObject({
      original_text: 'The wombat plays music.',
      rewritten_text: 'A kind quokka sentence.',
    });
  });

  it('who is erased can neither send nor receive, and the caller reads what everybody reads', async () => {
    await expect(ledger.queue()).rejects.toMatchObject({ code: 'message_not_accepted' });
    await expect(ledger.queue({ sender_user_id: OWNER, recipient_user_id: MEMBER })).rejects.toMatchObject({
      code: 'message_not_accepted',
    });
    await expect(
      importHomes(
        {
          ...HOMES,
          members: HOMES.members.map((member) => ({
            ...member,
            preferences: { communication_style: 'gentle' },
          })),
        },
        { engine: ledger.engine },
      ),
    ).rejects.toMatchObject({ code: 'subject_erased' });
    await holds();
  });

  it('who sent: the message goes in both forms, and the record without words stays', async () => {
    const id = await ledger.deliver({ recipient_user_id: THIRD, sender_message: 'The wombat, once more.' });
    await erase(MEMBER);
    const left = await everything();
    expect(left).not.toContain('wombat');
    expect(left).not.toContain('quokka');
    expect(await sender(id)).toMatchObject({ original_text: null, rewritten_text: null });
    await expect(
      showToRecipient(ledger.engine.context, { tenant: 'local', id, recipientUserId: THIRD }),
    ).rejects.toMatchObject({ code: 'unknown_message' });
    expect(await auditRewrite(ledger.engine.context, { tenant: 'local', id })).toMatchObject({
      status: 'completed',
      provider: 'builtin',
      lexicon_version: 'v1',
    });
    await holds();
  });

  it('is not undone by a rebuild of the tables', async () => {
    await ledger.engine.audit.rebuild({});
    expect(await everything()).not.toMatch(/wombat|quokka|noise_tolerance/);
    await holds();
  });
});
