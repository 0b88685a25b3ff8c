import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComplaint } from '../../app/complaint/create-rewrite.ts';
import {
  entry,
  HOME,
  HOMES,
  id,
  MEMBER,
  OWNER,
  THIRD,
} from '../../app/complaint/testing/complaint-ledger.ts';
import { createEngine } from '../../app/engine.ts';
import { checkedApp } from '../testing/checked-app.ts';
import { type ServedLedger, serveLedger } from '../testing/served-ledger.ts';

const WORDS = 'The dishes were in the sink again this morning, could you wash them after dinner please?';
const { surface: _, ...WEEKLY } = entry({ sender_message: WORDS });

let ledger: ServedLedger;
beforeAll(async () => {
  ledger = await serveLedger();
  const { members } = HOMES;
  const report = await ask('PUT', `/v1/homes/${HOME}`, { body: { members } });
  expect(report.body).toMatchObject({ home_id: HOME, added: 3, changed: 0, removed: 0 });
});
afterAll(() => ledger.close());

const ask: ServedLedger['api']['ask'] = (...given) => ledger.api.ask(...given);
const errorOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
/** A problem without the number of its request, which is all that may differ. */
const told = ({ body: { requestId: _number, ...problem } }: { body: { requestId?: string } }) => problem;
const rpc = (name: string, body: unknown, key?: string) =>
  ask('POST', `/v1/rpc/${name}`, {
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const send = (changes: object = {}, key?: string) =>
  rpc('complaint_rewrite_create_v1', entry({ sender_message: WORDS, ...changes }), key);
const auditOf = async (message: string) => {
  const { status, body } = await ask('GET', `/v1/messages/${message}/audit`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** A second server on the same ledger. */
async function serveBeside() {
  const engine = await createEngine({ home: ledger.engine.home, environment: {} });
  const api = checkedApp(engine);
  return {
    close: () => engine.close(),
    send: (changes: object, key: string) =>
      api.ask('POST', '/v1/rpc/complaint_rewrite_create_v1', {
        body: entry({ sender_message: WORDS, ...changes }),
        headers: { 'idempotency-key': key },
      }),
  };
}

/** A message that arrived. */
async function delivered(changes: object = {}): Promise<string> {
  const { body } = await send(changes);
  const { run_id } = await auditOf(body.rewrite_request_id);
  const run = await ask('GET', `/v1/runs/${run_id}?wait=30`);
  expect(run.body.outcome).toBe('completed');
  return body.rewrite_request_id;
}

describe('a complaint over HTTP', () => {
  it.each([
    ['weekly_feedback_rewrite_create_v1', WEEKLY, 'weekly_feedback'],
    ['weekly_harmony_rewrite_create_v1', WEEKLY, 'weekly_harmony'],
    ['complaint_rewrite_create_v1', { ...WEEKLY, surface: 'other' }, 'other'],
  ])('is sent through %s and answered at once with a receipt', async (name, body, surface) => {
    const { status, body: receipt } = await rpc(name, body);
    expect(status).toBe(202);
    expect(Object.keys(receipt).sort()).toEqual(['rewrite_request_id', 'status']);
    expect(receipt.status).toBe('queued');
    expect((await auditOf(receipt.rewrite_request_id)).surface).toBe(surface);
  });

  it('is sent once for one key, also where the server died before it could remember', async () => {
    const first = await send({}, 'sent-once');
    const again = await send({}, 'sent-once');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    await ledger.forget();
    expect((await send({}, 'sent-once')).body).toEqual(first.body);
    expect(errorOf(await send({ sender_message: 'Another one.' }, 'sent-once'))).toEqual([
      422,
      'idempotency_mismatch',
    ]);
    const long = 'k'.repeat(255);
    expect((await send({}, long)).status).toBe(202);
  });

  it('goes on record with its receipt and the key of what the rewriter is told, in one transaction', async () => {
    const { body } = await send({}, 'in-one-go');
    const { rows } = await ledger.engine.context.database.owner().query(
      `select xmin, 'receipt' as what from palimpsest.http_requests where idempotency_key = $1 and receipt = $2::jsonb
        union all select xmin, 'run' from palimpsest.idempotency_keys where key = 'complaint:' || $1
        union all select xmin, 'key' from palimpsest.subject_keys where subject = $3`,
      ['in-one-go', JSON.stringify(body), `complaint:${body.rewrite_request_id}`],
    );
    expect(rows.map(({ what }) => what).sort()).toEqual(['key', 'receipt', 'run']);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  });

  it('is sent by the member, as the ledger has it', async () => {
    const { body } = await send();
    const { run_id } = await auditOf(body.rewrite_request_id);
    const { events } = (await ask('GET', `/v1/audit/runs/${run_id}`)).body;
    expect(events[0].actor).toBe(`member:${MEMBER}`);
  });

  it('that must not be sent reads the same whatever the reason', async () => {
    const refusals = await Promise.all([
      send({ recipient_user_id: id(9) }),
      send({ home_id: id(8) }),
      send({ recipient_user_id: MEMBER }),
      send({ sender_message: 'I will kill you if you touch my things again.' }),
    ]);
    for (const refusal of refusals)
      expect(told(refusal)).toEqual({
        type: 'about:blank',
        title: 'The message was not accepted',
        status: 422,
        code: 'message_not_accepted',
        detail: 'The message cannot be sent at the moment.',
        errors: [],
      });
  });

  it('is taken though the key of somebody else, asked for at the same time, cannot be used', async () => {
    const owner = ledger.engine.context.database.owner();
    const spoilt = `member:${THIRD}`;
    expect((await send({ sender_user_id: THIRD })).status).toBe(202);
    const key = 'select wrapped_key from palimpsest.subject_keys where subject = $1';
    const [{ wrapped_key: before }] = (await owner.query(key, [spoilt])).rows;
    const setKey = (wrapped: Buffer) =>
      owner.query('update palimpsest.subject_keys set wrapped_key = $2 where subject = $1', [
        spoilt,
        wrapped,
      ]);
    await setKey(Buffer.alloc(before.length));
    // Keys that were read are kept for ten seconds; another server has none of them.
    const other = await serveBeside();
    const answers = await Promise.all([
      other.send({}, 'beside-1'),
      other.send({ sender_user_id: OWNER, recipient_user_id: MEMBER }, 'beside-2'),
      other.send({ recipient_user_id: THIRD }, 'beside-3'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 500]);
    await setKey(before);
    const again = await other.send({ recipient_user_id: THIRD }, 'beside-3');
    await other.close();
    expect(again.status).toBe(202);
  });

  it('names the field that is not as it should be, and takes no others', async () => {
    const { status, body } = await send({ sender_message: '  ', model: 'x' });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'model',
      'sender_message',
    ]);
    const weekly = await rpc('weekly_feedback_rewrite_create_v1', { ...WEEKLY, surface: 'other' });
    expect([weekly.status, weekly.body.errors[0].field]).toEqual([400, 'surface']);
    expect((await send({ home_id: 'x' })).status).toBe(400);
  });

  it('shows its recipient the message and nothing of how it came about', async () => {
    const message = await delivered();
    const { body } = await ask('GET', `/v1/messages/${message}?as=recipient&user_id=${OWNER}`);
    expect(Object.keys(body).sort()).toEqual([
      'delivered_at',
      'language',
      'rewrite_request_id',
      'surface',
      'text',
    ]);
    expect(body.text).not.toBe(WORDS);
  });

  it('shows its sender their own words, and the rewritten ones not before the reveal', async () => {
    const message = await delivered();
    const { body } = await ask('GET', `/v1/messages/${message}?as=sender&user_id=${MEMBER.toUpperCase()}`);
    expect(body).toMatchObject({ status: 'completed', original_text: WORDS, rewritten_text: null });
    const { receipt, runId } = await createComplaint(entry({ sender_message: WORDS }), {
      engine: ledger.engine,
      revealDelayMinutes: 0,
    });
    await ask('GET', `/v1/runs/${runId}?wait=30`);
    const revealed = await ask(
      'GET',
      `/v1/messages/${receipt.rewrite_request_id}?as=sender&user_id=${MEMBER}`,
    );
    expect(revealed.body.rewritten_text).toEqual(expect.any(String));
  });

  it('is not there for anybody else, and an id that nobody has reads the same', async () => {
    const message = await delivered();
    const views = [
      `${message}?as=sender&user_id=${OWNER}`,
      `${message}?as=recipient&user_id=${MEMBER}`,
      `${message}?as=recipient&user_id=${THIRD}`,
      `${id(7)}?as=sender&user_id=${MEMBER}`,
      `nothing?as=sender&user_id=${MEMBER}`,
    ];
    const answers = await Promise.all(views.map((view) => ask('GET', `/v1/messages/${view}`)));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(told(answer)).toEqual(answers[0] === undefined ? null : told(answers[0]));
    }
    expect((await ask('GET', `/v1/messages/${message}?as=operator&user_id=${MEMBER}`)).status).toBe(400);
    expect((await ask('GET', `/v1/messages/${message}?as=sender`)).status).toBe(400);
  });

  it('stands in the list of the operator without words, by home and status', async () => {
    await ask('PUT', `/v1/homes/${id(5)}`, { body: { members: HOMES.members } });
    const message = await delivered({ home_id: id(5) });
    const inHome = await ask('GET', `/v1/messages?home_id=${id(5)}`);
    expect(inHome.body.items).toMatchObject([{ rewrite_request_id: message, status: 'completed' }]);
    const failed = await ask('GET', '/v1/messages?status=failed&limit=200');
    expect(failed.body.items.length).toBeGreaterThan(0);
    expect(failed.body.items.every(({ status }: { status: string }) => status === 'failed')).toBe(true);
    expect(
      failed.body.items.some(({ operator_flag }: { operator_flag: string }) => operator_flag === 'threat'),
    ).toBe(true);
    const all = await ask('GET', '/v1/messages?limit=200');
    expect(JSON.stringify(all.body)).not.toContain('dishes');
    const first = await ask('GET', '/v1/messages?limit=2');
    const second = await ask('GET', `/v1/messages?limit=2&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items]).toEqual(all.body.items.slice(0, 4));
    expect((await ask('GET', '/v1/messages?home_id=x')).status).toBe(400);
  });

  it('that arrived can be taken back no more', async () => {
    const path = `/v1/messages/${await delivered()}/cancellation`;
    expect(errorOf(await ask('POST', path, { body: { sender_user_id: MEMBER } }))).toEqual([
      409,
      'not_queued',
    ]);
  });
});

describe('a complaint that no worker has taken yet', () => {
  let idle: ServedLedger;
  beforeAll(async () => {
    idle = await serveLedger({ worker: false });
    await idle.api.ask('PUT', `/v1/homes/${HOME}`, { body: { members: HOMES.members } });
  });
  afterAll(() => idle.close());

  it('is taken back by its sender alone, and twice is once', async () => {
    const { body: receipt } = await idle.api.ask('POST', '/v1/rpc/weekly_feedback_rewrite_create_v1', {
      body: WEEKLY,
    });
    const path = `/v1/messages/${receipt.rewrite_request_id}`;
    const cancel = (sender: string) =>
      idle.api.ask('POST', `${path}/cancellation`, { body: { sender_user_id: sender } });
    expect(errorOf(await cancel(OWNER))).toEqual([404, 'unknown_message']);
    expect((await idle.api.ask('GET', `${path}?as=sender&user_id=${MEMBER}`)).body.status).toBe('queued');
    expect((await idle.api.ask('GET', `${path}?as=recipient&user_id=${OWNER}`)).status).toBe(404);
    const first = await cancel(MEMBER);
    expect([first.status, first.body.status]).toEqual([200, 'cancelled']);
    expect((await cancel(MEMBER)).body).toEqual(first.body);
    expect(errorOf(await cancel(OWNER))).toEqual([404, 'unknown_message']);
  });
});

describe('homes over HTTP', () => {
  it('are set as a whole, as often as one likes', async () => {
    const place = `/v1/homes/${id(6)}`;
    const members = HOMES.members.slice(0, 2);
    expect(errorOf(await ask('GET', place))).toEqual([404, 'unknown_home']);
    expect((await ask('PUT', place, { body: { members } })).body).toMatchObject({ added: 2 });
    expect((await ask('PUT', place, { body: { members } })).body).toMatchObject({ added: 0, run_id: null });
    const shown = await ask('GET', place.toUpperCase().replace('/V1/HOMES', '/v1/homes'));
    expect(shown.body).toEqual({
      home_id: id(6),
      members: members.map((member) => ({ ...member, erased: false })),
    });
    expect((await ask('PUT', place, { body: { members: [] } })).body).toMatchObject({ removed: 2 });
    expect((await ask('GET', place)).body.members).toEqual([]);
  });

  it('are refused with the field that is wrong', async () => {
    const [member] = HOMES.members;
    const put = (members: unknown) => ask('PUT', `/v1/homes/${id(6)}`, { body: { members } });
    expect((await put([{ ...member, role: 'king' }])).body.errors[0].field).toBe('members[0].role');
    expect((await put([member, member])).body.errors[0].field).toBe('members');
    expect((await put([{ ...member, locale: 'xx' }])).body).toMatchObject({
      status: 422,
      code: 'unknown_locale',
    });
    expect((await ask('PUT', '/v1/homes/here', { body: { members: [] } })).status).toBe(400);
  });

  it('are listed page by page', async () => {
    const all = (await ask('GET', '/v1/homes')).body.items;
    expect(all.length).toBeGreaterThan(2);
    const first = await ask('GET', '/v1/homes?limit=1');
    const second = await ask('GET', `/v1/homes?limit=1&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items]).toEqual(all.slice(0, 2));
    const made = Buffer.from('["nobody"]').toString('base64url');
    expect((await ask('GET', `/v1/homes?cursor=${made}`)).status).toBe(400);
  });

  it('say of a member that was erased that they were, and nothing of what they would like', async () => {
    const gone = id(4, 4);
    const place = `/v1/homes/${id(6)}`;
    const preferences = { communication_style: 'gentle' };
    await ask('PUT', place, {
      body: { members: [{ user_id: gone, role: 'member', locale: 'en', preferences }] },
    });
    await ledger.engine.erase({
      tenant: 'local',
      subject: `member:${gone}`,
      actor: 'test',
      reason: 'a test',
    });
    expect((await ask('GET', place)).body.members).toMatchObject([
      { user_id: gone, preferences: null, erased: true },
    ]);
  });
});

describe('routes over HTTP', () => {
  it('are changed only by whoever knows the table in force, and one of many at once', async () => {
    const path = '/v1/complaint/routes';
    const { body: before, headers } = await ask('GET', path);
    expect([before.number, headers.get('etag')]).toEqual([0, '"v0"']);
    expect((await ask('GET', path, { headers: { 'if-none-match': '"v0"' } })).status).toBe(304);
    const put = (version: string, match?: string) =>
      ask('PUT', path, {
        body: { ...before.table, version },
        ...(match === undefined ? {} : { headers: { 'if-match': match } }),
      });
    expect(errorOf(await put('ours/1', '"v7"'))).toEqual([412, 'version_changed']);
    const answers = await Promise.all(Array.from({ length: 5 }, (_each, i) => put(`ours/${i}`, '"v0"')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const { body: now } = await ask('GET', path);
    expect(now.number).toBe(1);
    expect((await put(now.table.version)).body).toEqual(now);
    expect((await put('ours/next', '"v1"')).body.number).toBe(2);
    expect((await put('ours/any')).body.number).toBe(3);
  });

  it('of another policy, or that are none, are refused', async () => {
    const { table } = (await ask('GET', '/v1/complaint/routes')).body;
    const put = (body: unknown) => ask('PUT', '/v1/complaint/routes', { body });
    expect(errorOf(await put({ ...table, policy_version: 'v9' }))).toEqual([422, 'policy_version_mismatch']);
    expect(
      (await put({ ...table, rows: [{ ...table.rows[0], base_url: 'ftp://x' }] })).body.errors[0].field,
    ).toBe('rows[0].base_url');
  });
});

describe('batches over HTTP', () => {
  it('classify messages; what cannot be answered does not keep the others from it', async () => {
    const items = [
      { id: 1, text: 'The music was far too loud last night.' },
      { id: 'b', text: '\u200b' },
      { id: 'c', text: 'Why?', languages: ['xx'] },
    ];
    const { body } = await ask('POST', '/v1/complaint/classify', { body: { items } });
    expect(body.items[0]).toMatchObject({ id: 1, topics: ['noise'] });
    expect(body.items.slice(1)).toEqual([
      { id: 'b', error: expect.any(String) },
      { id: 'c', error: expect.any(String) },
    ]);
  });

  it('check rewritten texts, and point at what is wrong', async () => {
    const items = [
      { id: 1, rewritten: 'Could we keep the music lower?', target_language: 'en' },
      { id: 2, rewritten: 'You are an idiot.', target_language: 'en', original: 'Please turn it down.' },
    ];
    const { body } = await ask('POST', '/v1/complaint/check', { body: { items } });
    expect(body.items[0].verdicts).toEqual([]);
    expect(body.items[1].verdicts.some(({ severity }: { severity: string }) => severity === 'hard')).toBe(
      true,
    );
  });

  it('render messages, and say where they cannot', async () => {
    const items = [
      { id: 1, text: 'The music was far too loud last night.', target_language: 'de' },
      { id: 2, text: 'The music was far too loud last night.', target_language: 'ja' },
    ];
    const { body } = await ask('POST', '/v1/complaint/render', { body: { items } });
    expect(body.items[0].response.rewritten_message.language).toBe('de');
    expect(body.items[1]).toEqual({ id: 2, error: expect.any(String) });
  });

  it.each(['classify', 'check', 'render'])(
    '%s takes 200 items, not more, and names what is wrong',
    async (name) => {
      const item = { text: 'Hello there.', rewritten: 'Hello there.', target_language: 'en' };
      const { text, rewritten, target_language } = item;
      const line = {
        classify: { text },
        check: { rewritten, target_language },
        render: { text, target_language },
      }[name];
      const many = (count: number) =>
        ask('POST', `/v1/complaint/${name}`, {
          body: { items: Array.from({ length: count }, (_each, i) => ({ id: i, ...line })) },
        });
      expect((await many(200)).body.items).toHaveLength(200);
      expect((await many(201)).status).toBe(400);
      const wrong = await ask('POST', `/v1/complaint/${name}`, { body: { items: [{ ...line }] } });
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'items[0].id']);
    },
  );
});
