import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, type PalimpsestClient } from './client.ts';
import { ArgumentError } from './errors/argument-error.ts';
import { PalimpsestApiError } from './errors/palimpsest-api-error.ts';
import { fakeFetch, json, type Reply } from './testing/fake-fetch.ts';

const baseUrl = 'http://palimpsest.test';

function clientOf(...replies: readonly Reply[]) {
  const { fetch, sent } = fakeFetch(...replies);
  return { client: createClient({ baseUrl, fetch, apiKey: 'pal_abc_secret' }), sent };
}

describe('a client', () => {
  it('sends its key and asks for JSON', async () => {
    const { client, sent } = clientOf(json({ items: [] }));
    await client.rules.list();
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer pal_abc_secret');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  it('sends no key where it has none', async () => {
    const { fetch, sent } = fakeFetch(json({}));
    await createClient({ baseUrl, fetch, apiKey: undefined }).rules.list();
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('does not show its key', () => {
    const client = createClient({ baseUrl, apiKey: 'pal_abc_secret' });
    expect(JSON.stringify(client)).not.toContain('secret');
  });

  it.each([
    ['http://palimpsest.test', 'http://palimpsest.test/v1/rules'],
    ['http://palimpsest.test/', 'http://palimpsest.test/v1/rules'],
    ['https://host.test/below/here//', 'https://host.test/below/here/v1/rules'],
    ['http://host.test:8080/?x=1#y', 'http://host.test:8080/v1/rules'],
    [new URL('http://[::1]:4310'), 'http://[::1]:4310/v1/rules'],
  ])('reaches a server at %s', async (address, url) => {
    const { fetch, sent } = fakeFetch(json({}));
    await createClient({ baseUrl: address, fetch }).rules.list();
    expect(sent[0]?.url).toBe(url);
  });

  it.each(['', 'palimpsest.test', '/api', 'file:///etc', 'http://user:word@host.test'])(
    'is not made for the address %j',
    (address) => {
      expect(() => createClient({ baseUrl: address })).toThrow(ArgumentError);
    },
  );

  it.each(['', ' ', 'pal_abc_secret\n', 'pal abc', 'pal_ä'])('is not made with the key %j', (apiKey) => {
    expect(() => createClient({ baseUrl, apiKey })).toThrow(ArgumentError);
    if (apiKey.trim() !== '') expect(() => createClient({ baseUrl, apiKey })).not.toThrow(apiKey.trim());
  });

  it('takes the fetch of the platform as it is when the call is made', async () => {
    const client = createClient({ baseUrl });
    const before = globalThis.fetch;
    const { fetch, sent } = fakeFetch(json({ items: [] }));
    globalThis.fetch = fetch;
    try {
      await client.rules.list();
    } finally {
      globalThis.fetch = before;
    }
    expect(sent).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const elsewhere = new Response(null, { status: 307, headers: { location: 'http://elsewhere.test' } });
    const { client, sent } = clientOf(elsewhere);
    await expect(client.rules.list()).rejects.toMatchObject({ code: 'redirected', status: 307 });
    expect(sent[0]?.init.redirect).toBe('manual');
  });

  it('says so when the answer is not JSON', async () => {
    const { client } = clientOf(new Response('<html>', { headers: { 'x-request-id': 'r1' } }));
    const error = await client.rules.list().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(PalimpsestApiError);
    expect(error).toMatchObject({ code: 'answer_unreadable', requestId: 'r1' });
  });
});

describe('ids in paths', () => {
  it('are encoded', async () => {
    const { client, sent } = clientOf(json({}), json({}), json({}));
    await client.documents.get('Ärzte/übung#1?x');
    await client.runs.get('%2e%2e');
    await client.research.file('run', 'a b/../c.md');
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/documents/%C3%84rzte%2F%C3%BCbung%231%3Fx',
      '/v1/runs/%252e%252e',
      '/v1/research/run/files/a%20b%2F..%2Fc.md',
    ]);
  });

  it.each(['', '.', '..', '\ud800', undefined])('may not be %j, and nothing is sent', async (id) => {
    const { client, sent } = clientOf();
    await expect(client.runs.get(id as string)).rejects.toBeInstanceOf(ArgumentError);
    await expect(client.webhooks.remove(id as string)).rejects.toBeInstanceOf(ArgumentError);
    await expect(client.runs.follow(id as string).next()).rejects.toBeInstanceOf(ArgumentError);
    expect(sent).toEqual([]);
  });

  it('name a rule set in two parts', async () => {
    const { client, sent } = clientOf(json({}));
    await client.rules.get('blog/v1');
    expect(sent[0]?.path).toBe('/v1/rules/blog/v1');
    await expect(client.rules.get('blog')).rejects.toBeInstanceOf(ArgumentError);
    await expect(client.rules.get('blog/v1/x')).rejects.toBeInstanceOf(ArgumentError);
  });
});

describe('what a call says', () => {
  it('stands in the query, without what is not said', async () => {
    const { client, sent } = clientOf(json({}), json({}));
    await client.runs.list({ status: 'open', limit: 5, subject: 'blog:1&x=ä', cursor: undefined });
    await client.runs.list();
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/runs?status=open&limit=5&subject=blog%3A1%26x%3D%C3%A4',
      '/v1/runs',
    ]);
  });

  it('stands in the body as JSON', async () => {
    const { client, sent } = clientOf(json({}));
    await client.blog.score({ content: 'Grüße', asOf: '2026-01-31' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.body).toEqual({ content: 'Grüße', asOf: '2026-01-31' });
  });

  it('has an empty body where the API asks for one and nothing is said', async () => {
    const { client, sent } = clientOf(json({}), json({}), json({}));
    await client.audit.verify();
    await client.keys.rotate('k');
    await client.webhooks.rotateSecret('w');
    expect(sent.map(({ body }) => body)).toEqual([{}, {}, {}]);
  });

  it('waits for the run as long as is asked for', async () => {
    const { client, sent } = clientOf(json({}), json({}));
    await client.blogs.start({ content: 'x' }, { wait: 30 });
    await client.blogs.start({ content: 'x' });
    expect(sent.map(({ path }) => path)).toEqual(['/v1/blogs?wait=30', '/v1/blogs']);
  });
});

describe('versions', () => {
  it('come with their ETag', async () => {
    const { client } = clientOf(
      json({ versionNumber: 3 }, { headers: { etag: '"v3"' } }),
      json({ blogId: 'b' }),
    );
    expect(await client.blogs.version('b', 3)).toEqual({ versionNumber: 3, etag: '"v3"' });
    expect((await client.blogs.get('b')).etag).toBeNull();
  });

  it('are changed only by whoever knows them, where the caller says what they know', async () => {
    const { client, sent } = clientOf(json({}), json({}));
    await client.blogs.addVersion('b', { content: 'x' }, { ifMatch: '"v3"' });
    await client.blogs.addVersion('b', { content: 'x' });
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"v3"', null]);
  });

  it('are not sent again to whoever has them', async () => {
    const { client, sent } = clientOf(new Response(null, { status: 304 }), json({}));
    expect(await client.documents.get('d', {}, { ifNoneMatch: '"v3"' })).toBeNull();
    expect(await client.documents.get('d', {}, { ifNoneMatch: '"v2"' })).not.toBeNull();
    expect(sent[0]?.headers.get('if-none-match')).toBe('"v3"');
  });

  it('are typed as possibly absent only where the caller may have them', () => {
    type Version = PalimpsestClient['blogs']['version'];
    const ask = (version: Version) =>
      [() => version('b', 1), () => version('b', 1, { ifNoneMatch: '"v1"' })] as const;
    type Asked = ReturnType<typeof ask>;
    expectTypeOf<Awaited<ReturnType<Asked[0]>>>().not.toBeNullable();
    expectTypeOf<null>().toExtend<Awaited<ReturnType<Asked[1]>>>();
  });

  it('that are removed answer with nothing', async () => {
    const { client } = clientOf(new Response(null, { status: 204 }));
    expect(await client.webhooks.remove('w')).toBeUndefined();
  });
});

describe('a message', () => {
  it('is typed by whose view it is', () => {
    type Views = PalimpsestClient['messages']['get'];
    const ask = (get: Views) =>
      [
        () => get('m', { as: 'sender', user_id: 'u' }),
        () => get('m', { as: 'recipient', user_id: 'u' }),
      ] as const;
    type Asked = ReturnType<typeof ask>;
    expectTypeOf<Awaited<ReturnType<Asked[0]>>>().toHaveProperty('original_text');
    expectTypeOf<Awaited<ReturnType<Asked[1]>>>().not.toHaveProperty('original_text');
  });
});
