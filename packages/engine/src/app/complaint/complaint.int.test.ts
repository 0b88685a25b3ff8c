import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRewrite } from './audit-rewrite.ts';
import { cancelRewrite } from './cancel-rewrite.ts';
import {
  complaintRewriteCreateV1,
  weeklyFeedbackRewriteCreateV1,
  weeklyHarmonyRewriteCreateV1,
} from './create-rewrite.ts';
import { importHomes } from './import-homes.ts';
import { showToRecipient, showToSender } from './show-rewrite.ts';
import {
  answerTo,
  type ComplaintLedger,
  entry,
  HOME,
  HOMES,
  id,
  MEMBER,
  MESSAGE,
  OWNER,
  openComplaintLedger,
  THIRD,
} from './testing/complaint-ledger.ts';

let ledger: ComplaintLedger;
beforeAll(async () => {
  ledger = await openComplaintLedger();
});
afterAll(() => ledger?.close());

const place = (request: string) => ({ tenant: 'local', id: request });
const asSender = (request: string) =>
  showToSender(ledger.engine.context, { ...place(request), senderUserId: MEMBER });
const asRecipient = (request: string) =>
  showToRecipient(ledger.engine.context, { ...place(request), recipientUserId: OWNER });
const audit = (request: string) => auditRewrite(ledger.engine.context, place(request));

async function rows<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await ledger.engine.context.database.owner().query(sql, values)).rows as T[];
}

describe('a message', () => {
  it('is kept once, however many events tell of it', async () => {
    const { runId } = await ledger.queue();
    const events = await rows<{ type: string; texts: Record<string, { id: string }> }>(
      "select type, body::json -> 'texts' as texts from palimpsest.ledger_events where stream = $1 order by sequence",
      [`run/${runId}`],
    );
    const idOf = (type: string, name: string) =>
      events.find((event) => event.type === type)?.texts[name]?.id ?? `no ${name} in ${type}`;
    expect(idOf('complaint-message-persisted', 'original')).toBe(idOf('run-started', 'message'));
    expect(idOf('complaint-enqueued', 'request')).toBe(idOf('complaint-request-assembled', 'request'));
    const all = new Set(events.flatMap(({ texts }) => Object.values(texts).map(({ id }) => id)));
    const kept = await rows('select from palimpsest.texts where stream = $1', [`run/${runId}`]);
    expect(kept).toHaveLength(all.size);
  });

  it('is answered for at once and delivered by the queue', async () => {
    const { engine, renderer } = ledger;
    let open: () => void = () => undefined;
    renderer.gate = new Promise((resolve) => {
      open = () => resolve();
    });
    const worker = await engine.startWorker();
    const { id: request, runId } = await ledger.queue();
    expect(await asSender(request)).toMatchObject({ status: 'queued', rewritten_text: null });
    open();
    renderer.gate = null;
    await expect
      .poll(async () => (await engine.loadRun('local', runId)).view.finished, { timeout: 20_000 })
      .toMatchObject({ outcome: 'completed' });
    await worker.stop();
    expect((await asRecipient(request)).text).toBe('Could we keep the music lower?');
  });

  it('shows the recipient the message alone, and nothing before it is there', async () => {
    const { id: request, runId } = await ledger.queue();
    await expect(asRecipient(request)).rejects.toMatchObject({ code: 'unknown_message' });
    await ledger.engine.finishRun('local', runId);
    expect(await asRecipient(request)).toEqual({
      rewrite_request_id: request,
      surface: 'direct_message',
      text: 'Could we keep the music lower?',
      language: 'en',
      delivered_at: ledger.clock,
    });
  });

  it('shows the sender the rewritten text from the reveal on, and not a millisecond before', async () => {
    ledger.clock = '2026-11-16T10:00:00.000Z';
    const request = await ledger.deliver({}, { revealDelayMinutes: 60 });
    ledger.clock = '2026-11-16T10:59:59.999Z';
    const before = await asSender(request);
    expect(before).toEqual({
      rewrite_request_id: request,
      surface: 'direct_message',
      status: 'completed',
      created_at: '2026-11-16T10:00:00.000Z',
      sender_reveal_at: '2026-11-16T11:00:00.000Z',
      original_text: MESSAGE,
      rewritten_text: null,
    });
    ledger.clock = '2026-11-16T11:00:00.000Z';
    expect(await asSender(request)).toEqual({ ...before, rewritten_text: 'Could we keep the music lower?' });
  });

  it('is shown to nobody else', async () => {
    const request = await ledger.deliver();
    const { context } = ledger.engine;
    for (const userId of [OWNER, THIRD, id(9)])
      await expect(showToSender(context, { ...place(request), senderUserId: userId })).rejects.toMatchObject({
        code: 'unknown_message',
      });
    for (const userId of [MEMBER, THIRD])
      await expect(
        showToRecipient(context, { ...place(request), recipientUserId: userId }),
      ).rejects.toMatchObject({ code: 'unknown_message' });
    await expect(asSender('not-an-id')).rejects.toMatchObject({ code: 'unknown_message' });
  });

  it('has a reveal a day after completion unless configured otherwise', async () => {
    ledger.clock = '2026-11-17T08:00:00.000Z';
    expect(await asSender(await ledger.deliver())).toMatchObject({
      sender_reveal_at: '2026-11-18T08:00:00.000Z',
    });
  });

  it('that a check refuses fails: no output, in whole or in part, for anybody', async () => {
    ledger.renderer.write = (request) => answerTo(request, 'This is REFUSED.');
    const request = await ledger.deliver();
    ledger.renderer.write = (given) => answerTo(given);
    expect(await asSender(request)).toMatchObject({
      status: 'failed',
      rewritten_text: null,
      sender_reveal_at: null,
    });
    await expect(asRecipient(request)).rejects.toMatchObject({ code: 'unknown_message' });
    expect(await audit(request)).toMatchObject({ status: 'failed', reason: 'response_refused' });
    expect(JSON.stringify(await rows('select * from palimpsest.complaint_requests'))).not.toContain(
      'REFUSED',
    );
  });
});

describe('the entry points', () => {
  const { surface: _surface, ...weekly } = entry();
  it('of the weekly surfaces name their surface themselves, and are alike in all else', async () => {
    const options = { engine: ledger.engine };
    const feedback = await weeklyFeedbackRewriteCreateV1(weekly, options);
    const harmony = await weeklyHarmonyRewriteCreateV1(weekly, options);
    expect(feedback).toEqual({ rewrite_request_id: expect.any(String), status: 'queued' });
    const [one, two] = [await audit(feedback.rewrite_request_id), await audit(harmony.rewrite_request_id)];
    expect([one.surface, two.surface]).toEqual(['weekly_feedback', 'weekly_harmony']);
    expect(two.routing).toEqual(one.routing);
    expect(two.rewrite_policy).toEqual(one.rewrite_policy);
  });

  it.each([
    ['provider', { provider: 'openai' }],
    ['model', { model: 'x' }],
    ['recipient_preferences', { recipient_preferences: {} }],
    ['topics', { topics: ['noise'] }],
    ['power_mode', { power_mode: 'peer' }],
    ['surface', { surface: 'weekly_feedback' }],
  ])('take nothing about %s', async (field, extra) => {
    await expect(
      weeklyFeedbackRewriteCreateV1({ ...weekly, ...extra }, { engine: ledger.engine }),
    ).rejects.toMatchObject({
      code: 'request_invalid',
      problem: { status: 400, errors: [{ field, problem: 'is not taken here' }] },
    });
  });

  it.each([
    ['sender_message', { sender_message: 'x'.repeat(1501) }, 'must have at most 1500 characters'],
    ['sender_message', { sender_message: '' }, 'must not be empty'],
    ['sender_message', { sender_message: ' \u200b\u2060\ufe0f\u{e0041}\u0007 ' }, 'must not be empty'],
    ['sender_message', { sender_message: undefined }, 'is missing'],
    ['home_id', { home_id: 'home' }, 'must be a UUID'],
    ['surface', { surface: 'billboard' }, 'must be weekly_feedback or'],
    ['emotion_context', { emotion_context: 'furious' }, 'must be calm or'],
  ])('name the field that is wrong: %s', async (field, changes, problem) => {
    const before = await rows('select count(*) from palimpsest.ledger_events');
    await expect(complaintRewriteCreateV1(entry(changes), { engine: ledger.engine })).rejects.toMatchObject({
      problem: { errors: [{ field, problem: expect.stringContaining(problem) }] },
    });
    expect(await rows('select count(*) from palimpsest.ledger_events')).toEqual(before);
  });

  it('keep 1,500 characters, and none that cannot be seen', async () => {
    const long = 'y'.repeat(1500);
    expect((await asSender(await ledger.deliver({ sender_message: ` ${long}\n` }))).original_text).toBe(long);
    const hidden = 'Please\u200b be\u{e0069} quiet\u0000\ufe0f\r\nat night.\u2060';
    expect((await asSender(await ledger.deliver({ sender_message: hidden }))).original_text).toBe(
      'Please be quiet\nat night.',
    );
  });

  it('give one identical problem for whatever must not be told, and enqueue nothing', async () => {
    ledger.clock = '2027-02-01T09:00:00.000Z';
    await ledger.queue({ sender_message: '[angry]' });
    const refused = [
      { home_id: id(7) },
      { sender_user_id: id(8) },
      { recipient_user_id: id(8) },
      { recipient_user_id: MEMBER },
      { sender_message: '[angry] again' },
      { sender_message: '[threat]' },
    ];
    const problems = [];
    const calls = ledger.renderer.calls.length;
    for (const changes of refused) {
      const error = await complaintRewriteCreateV1(entry(changes), { engine: ledger.engine }).catch(
        (thrown: unknown) => thrown,
      );
      problems.push(JSON.stringify((error as { problem: unknown }).problem));
    }
    expect(new Set(problems).size).toBe(1);
    expect(JSON.parse(problems[0] ?? '')).toMatchObject({ status: 422, code: 'message_not_accepted' });
    const reasons = await rows<{ reason: string }>(
      'select reason from palimpsest.runs where reason is not null order by started_sequence desc limit 6',
    );
    expect(reasons.map(({ reason }) => reason).reverse()).toEqual([
      'unknown_home',
      'sender_not_a_member',
      'recipient_not_a_member',
      'recipient_is_sender',
      'weekly_limit_reached',
      'safety_threat',
    ]);
    expect(ledger.renderer.calls).toHaveLength(calls);
    const [{ jobs } = { jobs: '' }] = await rows<{ jobs: string }>(
      "select count(*) as jobs from palimpsest.complaint_jobs j join palimpsest.complaint_requests r using (tenant_id, rewrite_request_id) where r.status = 'failed' and r.reason <> 'response_refused'",
    );
    expect(jobs).toBe('0');
  });

  it('answer the same request under the same key once, whatever changed since', async () => {
    const options = { engine: ledger.engine, idempotencyKey: 'key-1' };
    const once = await complaintRewriteCreateV1(entry(), options);
    await importHomes(
      { ...HOMES, members: HOMES.members.map((member) => ({ ...member, preferences: null })) },
      { engine: ledger.engine },
    );
    expect(await complaintRewriteCreateV1(entry(), options)).toEqual(once);
    await importHomes(HOMES, { engine: ledger.engine });
    await expect(
      complaintRewriteCreateV1(entry({ sender_message: 'Something else.' }), options),
    ).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    const refused = { engine: ledger.engine, idempotencyKey: 'key-2' };
    for (let i = 0; i < 2; i += 1)
      await expect(complaintRewriteCreateV1(entry({ home_id: id(7) }), refused)).rejects.toMatchObject({
        code: 'message_not_accepted',
      });
  });

  it('keep no words of a request that is refused at the first step', async () => {
    await complaintRewriteCreateV1(entry({ home_id: id(7), sender_message: 'A secret of mine.' }), {
      engine: ledger.engine,
    }).catch(() => undefined);
    const [row] = await rows<{ run_id: string; original_text: string | null }>(
      'select run_id, original_text from palimpsest.complaint_requests where home_id = $1 order by created_at desc limit 1',
      [id(7)],
    );
    expect(row?.original_text).toBeNull();
    const { events } = await ledger.engine.loadRun('local', row?.run_id ?? '');
    expect(events.flatMap(({ texts }) => Object.keys(texts))).toEqual([]);
  });
});

describe('snapshots', () => {
  it('keep later changes of membership, locale and preferences from a request', async () => {
    const { id: request, runId } = await ledger.queue();
    const [owner, ...others] = HOMES.members;
    await importHomes(
      {
        home_id: HOME,
        members: [
          { ...owner, role: 'member', locale: 'fr', preferences: { communication_style: 'gentle' } },
          ...others,
        ],
      },
      { engine: ledger.engine },
    );
    await importHomes({ home_id: HOME, members: others }, { engine: ledger.engine });
    await ledger.engine.finishRun('local', runId);
    const prompt = ledger.renderer.calls.at(-1)?.prompt ?? '';
    expect(prompt).toContain('"communication_style":"direct"');
    expect(prompt).toContain('"power_mode":"higher_recipient"');
    expect(prompt).toContain('"target_language":"en"');
    expect((await asRecipient(request)).language).toBe('en');
    await importHomes(HOMES, { engine: ledger.engine });
  });
});

describe('cancelling', () => {
  it('takes a queued message back; only its sender may', async () => {
    const { id: request } = await ledger.queue();
    await expect(
      cancelRewrite(request, { engine: ledger.engine, senderUserId: OWNER }),
    ).rejects.toMatchObject({ code: 'unknown_message' });
    expect(await cancelRewrite(request, { engine: ledger.engine, senderUserId: MEMBER })).toMatchObject({
      status: 'cancelled',
      rewritten_text: null,
    });
    await expect(
      cancelRewrite(request, { engine: ledger.engine, senderUserId: MEMBER }),
    ).rejects.toMatchObject({ code: 'not_queued' });
    await expect(asRecipient(request)).rejects.toMatchObject({ code: 'unknown_message' });
  });

  it('comes too late once the call has begun', async () => {
    const { renderer, engine } = ledger;
    let open: () => void = () => undefined;
    renderer.gate = new Promise((resolve) => {
      open = () => resolve();
    });
    const before = renderer.calls.length;
    const { id: request, runId } = await ledger.queue();
    const done = engine.finishRun('local', runId);
    await expect.poll(() => renderer.calls.length, { timeout: 20_000 }).toBe(before + 1);
    await expect(cancelRewrite(request, { engine, senderUserId: MEMBER })).rejects.toMatchObject({
      code: 'not_queued',
    });
    renderer.gate = null;
    open();
    await done;
    expect(await asSender(request)).toMatchObject({ status: 'completed' });
  });
});

describe('the audit record', () => {
  it('has versions, policy, route and the time of each stage, and quotes nobody', async () => {
    ledger.clock = '2027-03-01T09:00:00.000Z';
    const request = await ledger.deliver({ sender_message: '[angry] Zebra.', emotion_context: 'hurt' });
    const record = await audit(request);
    expect(record).toMatchObject({
      rewrite_request_id: request,
      classifier_version: 'complaint-classifier/v1',
      context_pack_version: 'complaint-context-pack/v1',
      context_pack_default: false,
      rewrite_policy: { emotional_temperature: 'cool_down', rewrite_strength: 'full_reframe' },
      policy_version: 'complaint-policy/v1',
      provider: 'builtin',
      adapter_kind: 'builtin',
      base_url: null,
      model: 'complaint-builtin/v1',
      prompt_version: 'v1',
      lexicon_version: 'v1',
      iso_week_year: 2027,
      iso_week: 9,
      attempts: 1,
    });
    expect(record.stages.map(({ stage }) => stage)).toEqual(
      expect.arrayContaining(['complaint-message-persisted', 'attempt-started', 'complaint-completed']),
    );
    expect(JSON.stringify(record)).not.toMatch(/Zebra|music/);
  });
});

describe('the ledger', () => {
  it('verifies, replays, and its tables can be rebuilt', async () => {
    const { audit: ledgerAudit } = ledger.engine;
    expect(await ledgerAudit.verify({})).toMatchObject({ ok: true });
    const { ok, decisions, firstDifference } = await ledgerAudit.replay({});
    expect(firstDifference).toBeNull();
    expect(ok).toBe(true);
    expect(decisions).toBeGreaterThan(100);
    const tables = ['homes', 'members', 'requests', 'jobs'].map((name) => `complaint_${name}`);
    const read = () =>
      Promise.all(tables.map((table) => rows(`select * from palimpsest.${table} order by 1, 2, 3`)));
    const before = await read();
    await ledgerAudit.rebuild({});
    expect(await read()).toEqual(before);
  });

  it.each([
    "update palimpsest.complaint_requests set original_text = 'x'",
    "update palimpsest.complaint_requests set status = 'queued' where status = 'completed'",
    'delete from palimpsest.complaint_requests',
    'delete from palimpsest.complaint_members',
    'truncate palimpsest.complaint_members',
    'update palimpsest.complaint_jobs set run_id = run_id',
    'delete from palimpsest.complaint_homes',
  ])('refuses: %s', async (change) => {
    await expect(ledger.engine.context.database.owner().query(change)).rejects.toThrow(
      /written once|never (changed or )?removed/,
    );
  });
});
