import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedLedger, serveLedger } from '../testing/served-ledger.ts';

const MARKDOWN = `# Fractions

## Problem 1

What is one half plus one quarter?

## Problem 2

Write three quarters as a decimal number.
`;

let ledger: ServedLedger;
beforeAll(async () => {
  ledger = await serveLedger();
});
afterAll(() => ledger.close());

const ask: ServedLedger['api']['ask'] = (...given) => ledger.api.ask(...given);
const errorOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

/** A request that the built-in renderer can carry out: the word to replace stands in the problem. */
function request(documentId: string, version = 1, changes: object = {}) {
  return {
    documentId,
    version,
    problems: [
      { problemId: 'p_1', content: 'Utilize the table to find the sum of 3 and 4.', points: 5 },
      { problemId: 'p_2', content: 'Name two even numbers.' },
    ],
    selectedFeedback: [
      {
        feedbackId: 'fb_1',
        category: 'clarity',
        affectedProblems: ['p_1'],
        recommendation: 'Replace "Utilize" with "Use".',
      },
    ],
    ...changes,
  };
}

const rewrites = (documentId: string) => `/v1/documents/${encodeURIComponent(documentId)}/rewrites`;

/** A document with two versions. */
async function rewritten(documentId: string) {
  const answer = await ask('POST', `${rewrites(documentId)}?wait=30`, {
    body: { request: request(documentId) },
  });
  expect(answer.status).toBe(200);
  return answer;
}

describe('an assignment over HTTP', () => {
  it('is imported as version 1, with a request to fill in', async () => {
    const made = await ask('POST', '/v1/documents', { body: { documentId: 'fractions', text: MARKDOWN } });
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe('/v1/documents/fractions');
    expect(made.headers.get('etag')).toBe('"v1"');
    expect(made.body.request).toMatchObject({ documentId: 'fractions', version: 1, selectedFeedback: [] });
    expect(made.body.run.status).toBe('finished');
    const shown = await ask('GET', '/v1/documents/fractions');
    expect(shown.body.problems).toEqual(made.body.request.problems);
  });

  it('is imported once for one Idempotency-Key, and a name that is taken is refused', async () => {
    const send = (key: string) =>
      ask('POST', '/v1/documents', {
        body: { documentId: 'once', text: 'content\nWhat is 2 plus 2?\n', format: 'csv' },
        headers: { 'idempotency-key': key },
      });
    const first = await send('import-once');
    const again = await send('import-once');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    await ledger.forget();
    expect((await send('import-once')).body).toEqual(first.body);
    expect(errorOf(await send('import-twice'))).toEqual([409, 'document_exists']);
  });

  it('is not imported without a name or without problems', async () => {
    const { status, body } = await ask('POST', '/v1/documents', { body: { text: MARKDOWN } });
    expect([status, body.errors[0].field]).toEqual([400, 'documentId']);
    const empty = await ask('POST', '/v1/documents', {
      body: { documentId: 'empty', text: 'Nothing here.' },
    });
    expect(errorOf(empty)).toEqual([422, 'file_unusable']);
  });

  it('is rewritten: 202 with the run first, the response from the run', async () => {
    const started = await ask('POST', rewrites('sums'), { body: { request: request('sums') } });
    expect(started.status).toBe(202);
    const { runId } = started.body.run;
    expect(started.headers.get('location')).toBe(`/v1/runs/${runId}`);
    const done = await ask('GET', `${rewrites('sums')}/${runId}?wait=30`);
    expect(done.status).toBe(200);
    expect(done.body.result.newVersion).toBe(2);
    expect(done.body.result.rewrittenProblems).toMatchObject([
      { problemId: 'p_1', rewrittenText: 'Use the table to find the sum of 3 and 4.' },
    ]);
    expect(done.body.unapplied).toEqual([]);
    const { body: diff } = await ask('GET', '/v1/documents/sums/diff?from=1&to=2');
    expect(diff.problems.map(({ change }: { change: string }) => change)).toEqual(['rewritten', 'same']);
  });

  it('gives the response at once to whoever waits, and the same request has the same run', async () => {
    const first = await rewritten('waited');
    const again = await rewritten('waited');
    expect(again.body).toEqual(first.body);
    expect((await ask('GET', '/v1/documents/waited')).body.versions).toHaveLength(2);
  });

  it('may be written in either spelling', async () => {
    const problems = [{ ProblemId: 'p_1', Content: 'Utilize the table to find the sum of 3 and 4.' }];
    const { body } = await ask('POST', `${rewrites('spelled')}?wait=30`, {
      body: { request: request('spelled', 1, { problems }) },
    });
    expect(body.result.rewrittenProblems[0].rewrittenText).toBe('Use the table to find the sum of 3 and 4.');
  });

  it('asks anew where a reason is given, once for one key even where the server died in between', async () => {
    const vague = request('anew', 1, {
      selectedFeedback: [
        { category: 'clarity', affectedProblems: ['p_2'], recommendation: 'It should sing more.' },
      ],
    });
    const path = rewrites('anew');
    const first = await ask('POST', path, { body: { request: vague } });
    const nothing = await ask('GET', `${path}/${first.body.run.runId}?wait=30`);
    expect(errorOf(nothing)).toEqual([422, 'nothing_rewritten']);
    const runOf = async (key: string) =>
      (
        await ask('POST', path, {
          body: { request: vague, newAttempt: 'the teacher wants another one' },
          headers: { 'idempotency-key': key },
        })
      ).body.run.runId;
    const anew = await runOf('anew-1');
    expect(anew).not.toBe(first.body.run.runId);
    await ledger.forget();
    expect(await runOf('anew-1')).toBe(anew);
    expect(await runOf('anew-2')).not.toBe(anew);
  });

  it('is refused as the specification says: 409 for another version, 422 where nothing can be done', async () => {
    await rewritten('refusals');
    const path = `${rewrites('refusals')}?wait=30`;
    const stale = await ask('POST', path, {
      body: { request: request('refusals', 1, { teacherNotes: [] }) },
    });
    expect(errorOf(stale)).toEqual([200, undefined]);
    const other = { teacherNotes: [{ note: 'Students asked.' }] };
    const changed = await ask('POST', path, { body: { request: request('refusals', 1, other) } });
    expect(errorOf(changed)).toEqual([409, 'version_conflict']);
    const nobody = request('nobody', 1, { selectedFeedback: [] });
    const nothing = await ask('POST', `${rewrites('nobody')}?wait=30`, { body: { request: nobody } });
    expect(errorOf(nothing)).toEqual([422, 'nothing_rewritten']);
    const unknown = request('nobody', 1, {
      selectedFeedback: [{ category: 'clarity', affectedProblems: ['p_9'], recommendation: 'Shorter.' }],
    });
    const { status, body } = await ask('POST', path.replace('refusals', 'nobody'), {
      body: { request: unknown },
    });
    expect([status, body.code, body.errors[0].field]).toEqual([
      422,
      'unknown_problem',
      'selectedFeedback[0].affectedProblems[0]',
    ]);
  });

  it('names the field that is wrong', async () => {
    const wrong = async (body: unknown) => (await ask('POST', rewrites('wrong'), { body })).body;
    expect(await wrong({})).toMatchObject({ status: 400, errors: [{ field: 'request' }] });
    expect(await wrong({ request: [] })).toMatchObject({ status: 400, errors: [{ field: 'request' }] });
    expect(await wrong({ request: request('other') })).toMatchObject({
      status: 400,
      errors: [{ field: 'request.documentId' }],
    });
    expect(await wrong({ request: request('wrong', 1, { problems: [{ ProblemId: 'p_1' }] }) })).toMatchObject(
      {
        status: 400,
        errors: [{ field: 'problems[0].content' }],
      },
    );
    expect(await wrong({ request: request('wrong'), renderer: 'nobody' })).toMatchObject({
      status: 400,
      errors: [{ field: 'renderer' }],
    });
    expect((await ask('GET', '/v1/documents/wrong')).status).toBe(404);
  });

  it('is changed only by whoever knows its newest version', async () => {
    await rewritten('matched');
    const restore = (tag: string, key?: string) =>
      ask('POST', '/v1/documents/matched/restorations', {
        body: { version: 1 },
        headers: { 'if-match': tag, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      });
    expect(errorOf(await restore('"v1"'))).toEqual([412, 'version_changed']);
    const restored = await restore('"v2"', 'restore-once');
    expect(restored.status).toBe(201);
    expect(restored.body.newVersion).toBe(3);
    expect(restored.headers.get('etag')).toBe('"v3"');
    expect((await restore('"v2"', 'restore-once')).body).toEqual(restored.body);
    await ledger.forget();
    expect((await restore('"v2"', 'restore-once')).body).toEqual(restored.body);
    const stale = await ask('POST', rewrites('matched'), {
      body: { request: request('matched', 3) },
      headers: { 'if-match': '"v2"' },
    });
    expect(errorOf(stale)).toEqual([412, 'version_changed']);
    const fresh = await ask('POST', `${rewrites('matched')}?wait=30`, {
      body: { request: request('matched', 3) },
      headers: { 'if-match': '"v3"' },
    });
    expect([fresh.status, fresh.body.result.newVersion]).toEqual([200, 4]);
  });

  it('gives single problems their earlier words again, as a new version', async () => {
    await rewritten('single');
    const restore = (body: object) => ask('POST', '/v1/documents/single/restorations', { body });
    expect((await restore({ version: 1, problems: [] })).status).toBe(400);
    expect(errorOf(await restore({ version: 1, problems: ['p_9'] }))).toEqual([400, 'request_invalid']);
    const made = await restore({ version: 1, problems: ['p_1'] });
    expect([made.status, made.body.newVersion]).toEqual([201, 3]);
    const { body } = await ask('GET', '/v1/documents/single');
    expect(body.problems).toEqual(request('single').problems);
    expect(body.versions.at(-1)).toMatchObject({ kind: 'restored', fromVersion: 1 });
  });

  it('tells what a rewrite was asked for, also where nothing came of it', async () => {
    const { body: made } = await rewritten('asked');
    const asked = await ask('GET', `${rewrites('asked')}/${made.run.runId}/request`);
    expect(asked.status).toBe(200);
    expect(asked.body.request).toMatchObject({ ...request('asked'), teacherNotes: [] });
    expect(asked.body.unapplied).toEqual([]);
    const vain = request('vain', 1, {
      selectedFeedback: [
        { feedbackId: 'fb_1', category: 'clarity', affectedProblems: ['p_2'], recommendation: 'Hm.' },
      ],
    });
    const started = await ask('POST', rewrites('vain'), { body: { request: vain } });
    const { runId } = started.body.run;
    await ask('GET', `/v1/runs/${runId}?wait=30`);
    const refused = await ask('GET', `${rewrites('vain')}/${runId}/request`);
    expect(refused.body.unapplied).toMatchObject([{ problemId: 'p_2', feedbackId: 'fb_1' }]);
    expect(errorOf(await ask('GET', `${rewrites('vain')}/${made.run.runId}/request`))).toEqual([
      404,
      'unknown_run',
    ]);
  });

  it('is read with an ETag, and not sent again to whoever has it', async () => {
    await rewritten('tagged');
    const newest = await ask('GET', '/v1/documents/tagged');
    expect([newest.body.version, newest.headers.get('etag')]).toEqual([2, '"v2"']);
    const known = await ask('GET', '/v1/documents/tagged', { headers: { 'if-none-match': '"v2"' } });
    expect([known.status, known.body]).toEqual([304, '']);
    const old = await ask('GET', '/v1/documents/tagged?version=1', { headers: { 'if-none-match': '"v2"' } });
    expect([old.status, old.body.version, old.body.problems[0].points]).toEqual([200, 1, 5]);
    expect(errorOf(await ask('GET', '/v1/documents/tagged?version=9'))).toEqual([404, 'unknown_document']);
    expect((await ask('GET', '/v1/documents/tagged?version=x')).status).toBe(400);
    expect(errorOf(await ask('GET', '/v1/documents/tagged/diff?from=1&to=9'))).toEqual([
      404,
      'unknown_document',
    ]);
  });

  it('may have any name that the contract allows', async () => {
    const name = 'Ärzte/übung#1@schule';
    await rewritten(name);
    const { body } = await ask('GET', `/v1/documents/${encodeURIComponent(name)}`);
    expect(body.documentId).toBe(name);
  });

  it('has a rewrite only where it is its own', async () => {
    const { body } = await rewritten('mine');
    expect(errorOf(await ask('GET', `${rewrites('tagged')}/${body.run.runId}`))).toEqual([
      404,
      'unknown_run',
    ]);
    const imported = (await ask('GET', '/v1/runs?subject=assessment:fractions')).body.items[0].runId;
    expect(errorOf(await ask('GET', `${rewrites('fractions')}/${imported}`))).toEqual([404, 'unknown_run']);
  });

  it('stands in the list, newest first, page by page', async () => {
    const all = (await ask('GET', '/v1/documents?limit=200')).body.items;
    const ids = all.map(({ documentId }: { documentId: string }) => documentId);
    expect(ids[0]).toBe('mine');
    expect(ids).not.toContain('nobody');
    const paged: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await ask('GET', `/v1/documents?limit=3${cursor}`);
      paged.push(...body.items.map(({ documentId }: { documentId: string }) => documentId));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(paged).toEqual(ids);
    expect((await ask('GET', '/v1/documents?cursor=bm9wZQ')).status).toBe(400);
  });

  it('that was erased is gone, and no cached copy of it is confirmed', async () => {
    const { body } = await rewritten('erased');
    await ledger.engine.erase({
      tenant: 'local',
      subject: 'assessment:erased',
      actor: 'test',
      reason: 'a test',
    });
    const shown = await ask('GET', '/v1/documents/erased', { headers: { 'if-none-match': '"v2"' } });
    expect([shown.status, shown.body.problems[0].content]).toEqual([200, '[erased]']);
    expect(errorOf(await ask('GET', `${rewrites('erased')}/${body.run.runId}`))).toEqual([
      410,
      'subject_erased',
    ]);
    const again = await ask('POST', rewrites('erased'), { body: { request: request('erased', 2) } });
    expect(errorOf(again)).toEqual([410, 'subject_erased']);
    const back = await ask('POST', '/v1/documents/erased/restorations', { body: { version: 1 } });
    expect(errorOf(back)).toEqual([410, 'subject_erased']);
  });
});

describe('Bloom levels over HTTP', () => {
  it('come in the order of the questions', async () => {
    const questions = ['Define osmosis.', 'Design an experiment that shows osmosis.', ''];
    const { body } = await ask('POST', '/v1/bloom', { body: { questions } });
    expect(body.items.map(({ level }: { level: string }) => level).slice(0, 2)).toEqual([
      'remember',
      'create',
    ]);
    expect(body.items).toHaveLength(3);
  });

  it('are told for 200 questions at once, not for more', async () => {
    const many = (count: number) =>
      ask('POST', '/v1/bloom', { body: { questions: Array.from({ length: count }, () => 'Why?') } });
    expect((await many(200)).body.items).toHaveLength(200);
    expect((await many(201)).status).toBe(400);
  });
});
