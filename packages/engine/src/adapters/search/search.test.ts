import { type SearchAnswer, searchAnswerSchema } from '@palimpsest/contracts';
import type { Renderer, RenderOutcome } from '@palimpsest/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { InvalidRendererOptionError } from '../wire/invalid-renderer-option-error.ts';
import { createBraveRenderer } from './brave-renderer.ts';
import { createSearxngRenderer } from './searxng-renderer.ts';
import { createTavilyRenderer } from './tavily-renderer.ts';
import { type SearchServer, startSearchServer } from './testing/search-server.ts';

const KEY = 'key-0123456789abcdef0123';
const NOW = () => '2026-03-04T05:06:07.000Z';

/** Each service with an answer of its own kind that holds the same results. */
const SERVICES = {
  searxng: {
    make: (url: string, timeoutMs: number): Renderer => createSearxngRenderer({ baseUrl: url, timeoutMs }),
    answer: (results: readonly Result[]) => ({
      query: 'q',
      results: results.map(({ url, title, text, date, score }) => ({
        url,
        title,
        content: text,
        publishedDate: date,
        score,
      })),
      unresponsive_engines: [],
    }),
  },
  tavily: {
    make: (url: string, timeoutMs: number): Renderer =>
      createTavilyRenderer({ apiKey: KEY, baseUrl: url, timeoutMs }),
    answer: (results: readonly Result[]) => ({
      query: 'q',
      results: results.map(({ url, title, text, date, score }) => ({
        url,
        title,
        content: text,
        published_date: date,
        score,
      })),
      response_time: 0.4,
    }),
  },
  brave: {
    make: (url: string, timeoutMs: number): Renderer =>
      createBraveRenderer({ apiKey: KEY, baseUrl: url, timeoutMs, now: NOW }),
    answer: (results: readonly Result[]) => ({
      type: 'search',
      web: {
        results: results.map(({ url, title, text, date }) => ({
          url,
          title,
          description: text,
          page_age: date,
        })),
      },
    }),
  },
} as const;

interface Result {
  readonly url?: unknown;
  readonly title?: string;
  readonly text?: string;
  readonly date?: string | null;
  readonly score?: number;
}

const TIDES: Result = {
  url: 'https://a.example.org/tides',
  title: 'Tides',
  text: 'About tides.',
  date: '2024-05-01',
  score: 0.9,
};

let server: SearchServer | undefined;

afterEach(async () => {
  await server?.close();
});

async function ask(
  name: keyof typeof SERVICES,
  answer: Parameters<typeof startSearchServer>[0],
  request: object = {},
): Promise<RenderOutcome> {
  server = await startSearchServer(answer);
  return SERVICES[name].make(server.url, answer === 'nothing' ? 200 : 10_000).render({
    model: 'search/v1',
    prompt: JSON.stringify({ query: 'tidal range', top: 5, ...request }),
    parameters: { maxOutputTokens: 1 },
  });
}

async function found(
  name: keyof typeof SERVICES,
  results: readonly Result[],
  request: object = {},
): Promise<SearchAnswer> {
  const outcome = await ask(name, { body: SERVICES[name].answer(results) }, request);
  if (outcome.kind === 'failed') throw new Error(`${outcome.code}: ${outcome.message}`);
  return searchAnswerSchema.parse(JSON.parse(outcome.text));
}

describe.each(Object.keys(SERVICES) as (keyof typeof SERVICES)[])('%s', (name) => {
  it('gives results in one shape, with one request', async () => {
    const answer = await found(name, [TIDES, { url: 'http://b.example.net/', title: 'B', text: 'Also.' }]);
    expect(answer.results).toEqual([
      {
        address: 'https://a.example.org/tides',
        title: 'Tides',
        snippet: 'About tides.',
        date: '2024-05-01',
        publisher: null,
        score: expect.any(Number),
      },
      {
        address: 'http://b.example.net/',
        title: 'B',
        snippet: 'Also.',
        date: null,
        publisher: null,
        score: expect.any(Number),
      },
    ]);
    expect(answer.note).toBeUndefined();
    expect(server?.calls).toHaveLength(1);
  });

  it('leaves out results without an address of the web, and says how many', async () => {
    const answer = await found(name, [
      { title: 'No address' },
      { url: 'javascript:alert(1)', title: 'Script' },
      { url: 'file:///etc/passwd', title: 'File' },
      { url: 'not an address', title: 'Words' },
      TIDES,
      TIDES,
    ]);
    expect(answer.results.map(({ address }) => address)).toEqual(['https://a.example.org/tides']);
    expect(answer.note).toBe('4 results without an address of the web were left out.');
  });

  it('gives no more than was asked for, and none of other domains or older than asked', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...TIDES, url: `https://a.example.org/${i}` }));
    expect((await found(name, many, { top: 3 })).results).toHaveLength(3);
    await server?.close();
    const mixed = [
      TIDES,
      { ...TIDES, url: 'https://evil-example.org/' },
      { ...TIDES, url: 'https://a.example.org/old', date: '2019-01-01' },
    ];
    const answer = await found(name, mixed, { domains: ['example.org'], since: '2020-01-01' });
    expect(answer.results.map(({ address }) => address)).toEqual(['https://a.example.org/tides']);
    expect(answer.note).toContain('of other domains');
    expect(answer.note).toContain('from before 2020-01-01');
  });

  it('gives plain words, not markup', async () => {
    const [first] = (
      await found(name, [{ ...TIDES, title: '<strong>Tides</strong> &amp; more', text: 'a <b>b</b>\n\n c' }])
    ).results;
    expect(first).toMatchObject({ title: 'Tides & more', snippet: 'a b c' });
  });

  it('may find nothing', async () => {
    expect(await found(name, [])).toEqual({ results: [] });
  });

  it.each([
    ['no JSON', 'garbage {'],
    ['JSON of another kind', '[]'],
    ['null', 'null'],
    ['results that are no list', { type: 'search', results: 'none', web: { results: 'none' } }],
    ['results that are no objects', { type: 'search', results: [1], web: { results: [1] } }],
    [
      'titles that are numbers',
      {
        type: 'search',
        results: [{ url: 'https://a.example/', title: 7 }],
        web: { results: [{ url: 'https://a.example/', title: 7 }] },
      },
    ],
  ])('does not take %s for an answer', async (_what, body) => {
    expect(await ask(name, { body })).toMatchObject({ kind: 'failed', code: 'malformed_response' });
  });

  it.each([
    [429, 'rate_limited', 'retryable'],
    [500, 'provider_error', 'retryable'],
    [401, 'unauthorized', 'terminal'],
  ])('says what status %d means', async (status, code, retry) => {
    expect(await ask(name, { status, body: {} })).toMatchObject({ kind: 'failed', code, retry });
    expect(server?.calls).toHaveLength(1);
  });

  it('gives up on silence and on an answer that is cut', async () => {
    expect(await ask(name, 'nothing')).toMatchObject({ kind: 'failed', code: 'timeout', retry: 'retryable' });
    await server?.close();
    expect(await ask(name, 'cut')).toMatchObject({
      kind: 'failed',
      code: 'connection_lost',
      retry: 'retryable',
    });
  });

  it('refuses a request of another shape without asking anybody', async () => {
    expect(await ask(name, { body: {} }, { top: 1_000 })).toMatchObject({
      kind: 'failed',
      code: 'invalid_request',
    });
    expect(server?.calls).toHaveLength(0);
  });

  it('repeats no query in what it says of a failure', async () => {
    const outcome = await ask(name, { status: 400, body: {} }, { query: 'wolpertinger' });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'invalid_request' });
    expect((outcome as { message: string }).message).not.toContain('wolpertinger');
  });
});

describe.each(['tavily', 'brave'] as const)('%s', (name) => {
  it('keeps no copy of its key, even when the service sends it back', async () => {
    const failed = await ask(name, { status: 400, body: { error: `bad key ${KEY}` } });
    expect(JSON.stringify(failed)).not.toContain(KEY);
    await server?.close();
    const answered = await ask(name, {
      body: SERVICES[name].answer([{ ...TIDES, text: `Your key is ${KEY}` }]),
    });
    expect(answered.kind).toBe('completed');
    expect(JSON.stringify(answered)).not.toContain(KEY);
  });
});

describe('searxng', () => {
  it.each([
    ['403', { status: 403, body: 'Forbidden', type: 'text/plain' }],
    ['a page', { status: 200, body: '<!DOCTYPE html><html></html>', type: 'text/html' }],
  ])('that has JSON switched off answers with %s: then what to set is said', async (_what, answer) => {
    const outcome = await ask('searxng', answer);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'invalid_request', retry: 'terminal' });
    expect((outcome as { message: string }).message).toMatch(/formats: \[html, json\].*settings\.yml/);
  });

  it('that found nothing because its engines refuse it is limited, not empty', async () => {
    const limited = { results: [], unresponsive_engines: [['google', 'Suspended: too many requests']] };
    expect(await ask('searxng', { body: limited })).toMatchObject({ kind: 'failed', code: 'rate_limited' });
    await server?.close();
    const broken = { results: [], unresponsive_engines: [['google', 'timeout']] };
    expect(await ask('searxng', { body: broken })).toMatchObject({ kind: 'failed', code: 'provider_error' });
  });

  it('notes engines that did not answer', async () => {
    const outcome = await ask('searxng', {
      body: {
        results: [{ url: 'https://a.example/', title: 'A' }],
        unresponsive_engines: [['bing', 'timeout']],
      },
    });
    expect(JSON.parse((outcome as { text: string }).text)).toMatchObject({
      note: 'Search engines that did not answer: 1.',
    });
  });

  it('is asked for JSON, with the wished-for sites in the query', async () => {
    await found('searxng', [TIDES], { domains: ['example.org', 'example.net'] });
    const { url, method } = server?.calls[0] ?? {};
    expect(method).toBe('GET');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: 'tidal range site:example.org OR site:example.net',
      format: 'json',
    });
  });
});

describe('tavily', () => {
  it('gets its key in a header and the narrowing in the body', async () => {
    await found('tavily', [TIDES], { domains: ['example.org'], since: '2020-01-01', top: 50 });
    const { body, headers, method, url } = server?.calls[0] ?? {};
    expect([method, url?.pathname, headers?.authorization]).toEqual(['POST', '/search', `Bearer ${KEY}`]);
    expect(JSON.parse(body ?? '')).toEqual({
      query: 'tidal range',
      max_results: 20,
      search_depth: 'basic',
      include_domains: ['example.org'],
      start_date: '2020-01-01',
    });
  });

  it('whose plan is used up is limited', async () => {
    expect(await ask('tavily', { status: 432, body: {} })).toMatchObject({
      kind: 'failed',
      code: 'rate_limited',
      retry: 'terminal',
    });
  });
});

describe('brave', () => {
  it('gets its key in a header and the dates in the query', async () => {
    await found('brave', [TIDES], { since: '2020-01-01' });
    const { url, headers, method } = server?.calls[0] ?? {};
    expect([method, headers?.['x-subscription-token']]).toEqual(['GET', KEY]);
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: 'tidal range',
      count: '5',
      freshness: '2020-01-01to2026-03-04',
    });
  });

  it('that found nothing has no part for pages', async () => {
    const outcome = await ask('brave', { body: { type: 'search' } });
    expect(JSON.parse((outcome as { text: string }).text)).toEqual({ results: [] });
  });

  it('that does not know the key says so', async () => {
    expect(await ask('brave', { status: 422, body: {} })).toMatchObject({
      kind: 'failed',
      code: 'unauthorized',
    });
  });
});

describe('settings', () => {
  it('that cannot work are refused at once', () => {
    expect(() => createSearxngRenderer({ baseUrl: 'ftp://x' })).toThrow(InvalidRendererOptionError);
    expect(() => createTavilyRenderer({ apiKey: 'with space' })).toThrow(InvalidRendererOptionError);
    expect(() => createBraveRenderer({ apiKey: '', now: NOW })).toThrow(InvalidRendererOptionError);
  });
});
