import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { type CheckedApp, checkedApp } from './testing/checked-app.ts';

const POST = `# Growing tomatoes on a balcony

In today's fast-paced world, growing tomatoes is a journey. Tomatoes need sun, water and patience, and they reward everybody.

There are many things to know about it. First of all it is important to note that pots matter. Moreover the soil matters. Furthermore the sun matters.
`;

let engine: Engine;
let home: string;
let api: CheckedApp;
beforeAll(async () => {
  home = freshHome('palimpsest-http-');
  engine = await createEngine({ home, environment: {} });
  await engine.startWorker();
  api = checkedApp(engine);
});
afterAll(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

/** As if the server had died between doing and remembering, or a day had gone by. */
const forgetRequests = () => engine.context.database.owner().query('delete from palimpsest.http_requests');

describe('a blog over HTTP', () => {
  it('is scored without leaving a trace', async () => {
    const { status, body } = await api.ask('POST', '/v1/blog/score', { body: { content: POST } });
    expect(status).toBe(200);
    expect(body.triggers.length).toBeGreaterThan(0);
    expect((await api.ask('GET', '/v1/runs')).body.items).toEqual([]);
  });

  it('begins with 202 and the run, and can be waited for', async () => {
    const started = await api.ask('POST', '/v1/blogs', { body: { content: POST, asOf: '2026-01-31' } });
    expect(started.status).toBe(202);
    expect(started.headers.get('location')).toBe(`/v1/runs/${started.body.run.runId}`);
    const run = await api.ask('GET', `/v1/runs/${started.body.run.runId}?wait=30`);
    expect(run.body.status).toBe('finished');
    const blog = await api.ask('GET', `/v1/blogs/${started.body.blogId}`);
    expect(blog.body.versions.length).toBeGreaterThan(1);
    expect(blog.headers.get('etag')).toBe(`"v${blog.body.versions.length}"`);
    const diff = await api.ask('GET', `/v1/blogs/${started.body.blogId}/diff?from=1&to=2`);
    expect(diff.body.changes.length).toBeGreaterThan(0);
    await api.ask('GET', `/v1/blogs/${started.body.blogId}/versions/1/score`);
    const proposals = await api.ask('GET', `/v1/blogs/runs/${started.body.run.runId}/proposals`);
    expect(proposals.body.items.length).toBeGreaterThan(0);
    expect((await api.ask('GET', '/v1/blogs')).body.items).toHaveLength(1);
  });

  it('gives the result to whoever waits, and the same to whoever asks again with the same key', async () => {
    const ask = () =>
      api.ask('POST', '/v1/blogs?wait=30', {
        body: { content: POST, asOf: '2026-01-31' },
        headers: { 'idempotency-key': 'once' },
      });
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.body.result.finalContent).toContain('omatoes');
    const again = await ask();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    const other = await api.ask('POST', '/v1/blogs?wait=30', {
      body: { content: `${POST}\nMore.`, asOf: '2026-01-31' },
      headers: { 'idempotency-key': 'once' },
    });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('is found again by its key after its words were erased, though they cannot be compared any more', async () => {
    const ask = (content: string) =>
      api.ask('POST', '/v1/blogs?wait=30', {
        body: { content, asOf: '2026-01-31' },
        headers: { 'idempotency-key': 'erased' },
      });
    const first = await ask(POST);
    const subject = `blog:${first.body.blogId}`;
    expect((await api.ask('POST', '/v1/erasures', { body: { subject, reason: 'test' } })).body.erased).toBe(
      true,
    );
    for (const content of [POST, `${POST}\nMore.`]) {
      const again = await ask(content);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body.run).toEqual(first.body.run);
      expect(again.body.result.finalContent).toBeNull();
    }
  });

  it('needs an Idempotency-Key', async () => {
    const { status, body } = await api.ask('POST', '/v1/blogs', {
      body: { content: POST },
      headers: { 'idempotency-key': '' },
    });
    expect([status, body.code]).toEqual([400, 'idempotency_key_missing']);
  });

  it('takes a new version only where the caller knows the newest', async () => {
    const started = await api.ask('POST', '/v1/blogs?wait=30', {
      body: { content: POST, asOf: '2026-01-31' },
    });
    const path = `/v1/blogs/${started.body.blogId}/versions`;
    const stale = await api.ask('POST', path, { body: { content: POST }, headers: { 'if-match': '"v99"' } });
    expect([stale.status, stale.body.code]).toEqual([412, 'version_changed']);
    const newest = started.body.result.versions.at(-1).versionNumber;
    const fresh = await api.ask('POST', `${path}?wait=30`, {
      body: { content: `${POST}\nTomatoes like 20 degrees.\n`, asOf: '2026-01-31' },
      headers: { 'if-match': `"v${newest}"` },
    });
    expect(fresh.status).toBe(200);
    expect(fresh.body.versionNumber).toBe(newest + 1);
    const known = await api.ask('GET', `${path}/1`, { headers: { 'if-none-match': '"v1"' } });
    expect(known.status).toBe(304);
  });

  it('finds the version that it added before a crash, and gives it to no other post', async () => {
    const { body: post } = await api.ask('POST', '/v1/blogs?wait=30', {
      body: { content: POST, asOf: '2026-01-31' },
    });
    const newest = post.result.versions.at(-1).versionNumber;
    const path = `/v1/blogs/${post.blogId}/versions`;
    const asked = {
      body: { content: `${POST}\nTomatoes like rain.\n`, asOf: '2026-01-31' },
      headers: { 'if-match': `"v${newest}"`, 'idempotency-key': 'before-a-crash' },
    };
    const added = await api.ask('POST', `${path}?wait=30`, asked);
    expect(added.status).toBe(200);
    await forgetRequests();
    const again = await api.ask('POST', `${path}?wait=30`, asked);
    expect([again.status, again.body.run?.runId]).toEqual([200, added.body.run.runId]);

    await forgetRequests();
    const { headers } = asked;
    const words = await api.ask('POST', path, { body: { content: '# Tea\n\nOther words.' }, headers });
    expect([words.status, words.body.code]).toEqual([422, 'idempotency_mismatch']);
    const { body: other } = await api.ask('POST', '/v1/blogs', { body: { content: POST } });
    const elsewhere = await api.ask('POST', `/v1/blogs/${other.blogId}/versions`, {
      body: asked.body,
      headers: { 'idempotency-key': 'before-a-crash' },
    });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('one hundred requests at once with one key are one run', async () => {
    const before = (await api.ask('GET', '/v1/runs?limit=200')).body.items.length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        api.ask('POST', '/v1/blogs', {
          body: { content: POST, asOf: '2026-01-31' },
          headers: { 'idempotency-key': 'a hundred'.replace(' ', '-') },
        }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 202);
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken.map(({ body }) => body.run.runId)).size).toBe(1);
    expect(
      answers.filter(({ status }) => status !== 202).every(({ body }) => body.code === 'request_in_flight'),
    ).toBe(true);
    expect((await api.ask('GET', '/v1/runs?limit=200')).body.items.length).toBe(before + 1);
  });

  it('tells what is wrong with a request, and where', async () => {
    const wrong = async (body: unknown) => (await api.ask('POST', '/v1/blogs', { body })).body;
    expect(await wrong({})).toMatchObject({
      status: 400,
      errors: [{ field: 'content', problem: 'is missing' }],
    });
    expect(await wrong({ content: POST, colour: 1 })).toMatchObject({ errors: [{ field: 'colour' }] });
    expect(await wrong({ content: '\u0000' })).toMatchObject({ code: 'json_invalid' });
    expect(await wrong({ content: '   ' })).toMatchObject({ status: 400, code: 'request_invalid' });
    expect((await api.ask('GET', '/v1/blogs/nope')).status).toBe(400);
    expect((await api.ask('GET', '/v1/runs/nope')).body.code).toBe('unknown_run');
    expect((await api.ask('GET', '/v1/runs?cursor=zzz')).status).toBe(400);
  });
});

describe('the audit over HTTP', () => {
  it('verifies, replays, shows and exports', async () => {
    expect((await api.ask('POST', '/v1/audit/verify', { body: {} })).body.ok).toBe(true);
    expect((await api.ask('POST', '/v1/audit/replay', { body: {} })).body.ok).toBe(true);
    const [run] = (await api.ask('GET', '/v1/runs?pipeline=blog&limit=1')).body.items;
    await api.ask('GET', `/v1/audit/runs/${run.runId}`);
    await api.ask('GET', `/v1/audit/runs/${run.runId}/proof`);
    await api.ask('GET', `/v1/runs/${run.runId}/attempts`);
    const page = await api.ask('GET', '/v1/audit/events?limit=5&order=oldest');
    const next = await api.ask('GET', `/v1/audit/events?limit=5&order=oldest&cursor=${page.body.nextCursor}`);
    expect(next.body.items[0].sequence).toBe(6);
    await api.ask('GET', '/v1/rules');
    await api.ask('GET', '/v1/rules/blog/v1');
    await api.ask('GET', '/v1/renderers');
  });
});
