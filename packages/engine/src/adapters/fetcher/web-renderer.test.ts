import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type FetchAnswer, fetchAnswerSchema } from '@palimpsest/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { makePdf } from '../extract/testing/make-pdf.ts';
import { type PageServer, startPageServer } from './testing/page-server.ts';
import { createWebRenderer, type WebRendererOptions } from './web-renderer.ts';

type Pages = Parameters<typeof startPageServer>[0];

const opened: { close(): Promise<void> }[] = [];
let server: PageServer;

afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const ARTICLE =
  '<html><head><title>Tides</title><meta name="author" content="Ann Lee"><meta property="article:published_time" content="2024-05-01T10:00:00Z"></head><body><nav>Home</nav><article><h1>Tides</h1><p>The tidal range of the estuary is four metres, which is more than most people expect.</p><p>See the <a href="/data">data</a> for the years before.</p></article><script>alert(1)</script></body></html>';

const html: Pages[string] = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(ARTICLE);
};

async function web(pages: Pages, options: Partial<WebRendererOptions> = {}) {
  server = await startPageServer(pages);
  const renderer = createWebRenderer({
    now: () => '2026-01-01T00:00:00.000Z',
    allow: ['127.0.0.1'],
    ports: [server.port],
    timeoutMs: 5_000,
    ...options,
  });
  opened.push(renderer, server);
  return (path: string, more: object = {}) =>
    renderer.render({
      model: 'fetch/v1',
      prompt: JSON.stringify({ address: path.startsWith('http') ? path : `${server.url}${path}`, ...more }),
      parameters: { maxOutputTokens: 1 },
    });
}

async function answerOf(outcome: ReturnType<Awaited<ReturnType<typeof web>>>): Promise<FetchAnswer> {
  const settled = await outcome;
  if (settled.kind === 'failed') throw new Error(`${settled.code}: ${settled.message}`);
  return fetchAnswerSchema.parse(JSON.parse(settled.text));
}

describe('a page of the web', () => {
  it('is read with what it says of itself', async () => {
    const fetch = await web({ '/page': html });
    expect(await answerOf(fetch('/page'))).toEqual({
      address: `${server.url}/page`,
      finalAddress: `${server.url}/page`,
      status: 'LIVE',
      checkedAt: '2026-01-01T00:00:00.000Z',
      contentType: 'text/html',
      title: 'Tides',
      authors: ['Ann Lee'],
      publisher: null,
      domain: null,
      date: '2024-05-01',
      funding: null,
      supersedes: null,
      derivedFrom: null,
      passages: [
        {
          ref: '¶ 1',
          text: 'The tidal range of the estuary is four metres, which is more than most people expect.',
        },
        { ref: '¶ 2', text: 'See the data for the years before.' },
      ],
      links: [{ text: 'data', address: `${server.url}/data` }],
    });
  });

  it('says who is asking', async () => {
    let agent: string | undefined;
    const fetch = await web(
      {
        '/page': (request, response) => {
          agent = request.headers['user-agent'];
          html(request, response);
        },
      },
      { contact: 'research@example.org' },
    );
    await fetch('/page');
    expect(agent).toMatch(/^Palimpsest\/\S+ \(.*research@example\.org\)$/);
  });

  it('may be a PDF or plain text', async () => {
    const fetch = await web({
      '/a.pdf': (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/pdf' })
          .end(makePdf([['Page one.'], ['Page two.']])),
      '/a.txt': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/plain' }).end('Some words here.'),
    });
    expect((await answerOf(fetch('/a.pdf'))).passages).toEqual([
      { ref: 'p. 1', text: 'Page one.' },
      { ref: 'p. 2', text: 'Page two.' },
    ]);
    expect((await answerOf(fetch('/a.txt'))).passages).toEqual([{ ref: '¶ 1', text: 'Some words here.' }]);
  });

  it('that comes without a type is read by its name', async () => {
    const untyped: Pages[string] = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(makePdf([['Page one.']]));
    const fetch = await web({ '/a.pdf': untyped });
    expect((await answerOf(fetch('/a.pdf'))).passages).toEqual([{ ref: 'p. 1', text: 'Page one.' }]);
  });

  it('is unpacked when it comes packed', async () => {
    const packed =
      (encoding: string, body: Buffer): Pages[string] =>
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);
    const fetch = await web({
      '/gzip': packed('gzip', gzipSync(ARTICLE)),
      '/br': packed('br', brotliCompressSync(ARTICLE)),
      '/odd': packed('compress', Buffer.from('x')),
      '/cut': packed('gzip', gzipSync(ARTICLE).subarray(0, 60)),
      '/lies': packed('gzip', Buffer.from('not gzip at all')),
    });
    expect((await answerOf(fetch('/gzip'))).title).toBe('Tides');
    expect((await answerOf(fetch('/br'))).title).toBe('Tides');
    for (const path of ['/odd', '/cut', '/lies']) {
      expect(await answerOf(fetch(path))).toMatchObject({
        status: 'LIVE',
        passages: [],
        note: 'The page could not be unpacked.',
      });
    }
  });
});

describe('limits', () => {
  const large = 'a'.repeat(1024 * 1024);

  it('hold for what is sent, whether the length is told or not', async () => {
    const fetch = await web(
      {
        '/told': (_request, response) =>
          response.writeHead(200, { 'content-type': 'text/html', 'content-length': large.length }).end(large),
        '/untold': (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          for (let i = 0; i < 20; i += 1) response.write(large);
          response.end();
        },
      },
      { maxBytes: 100_000 },
    );
    for (const path of ['/told', '/untold']) {
      expect(await answerOf(fetch(path))).toMatchObject({
        status: 'LIVE',
        passages: [],
        note: expect.stringContaining('larger'),
      });
    }
  });

  it('hold for what it unpacks to', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(300_000);
    const fetch = await web({
      '/bomb': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    });
    expect(await answerOf(fetch('/bomb'))).toMatchObject({
      passages: [],
      note: expect.stringContaining('larger'),
    });
  });

  it('hold for time, also when a host drips', async () => {
    const fetch = await web(
      {
        '/silent': () => undefined,
        '/drip': (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          const timer = setInterval(() => response.write('<p>x</p>'), 20);
          response.on('close', () => clearInterval(timer));
        },
      },
      { timeoutMs: 300 },
    );
    expect(await fetch('/silent')).toMatchObject({ kind: 'failed', code: 'timeout', retry: 'retryable' });
    expect(await fetch('/drip')).toMatchObject({ kind: 'failed', code: 'timeout', retry: 'retryable' });
  });

  it('hold for redirects', async () => {
    const fetch = await web({
      '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
    });
    expect(await answerOf(fetch('/circle'))).toMatchObject({
      status: 'DEAD',
      note: expect.stringContaining('5 times'),
    });
    expect(server.calls.filter((call) => call.endsWith('/circle'))).toHaveLength(6);
  });

  it('leave other kinds of files alone', async () => {
    const fetch = await web({
      '/film': (_request, response) => {
        response.writeHead(200, { 'content-type': 'video/mp4' });
        response.write(large);
      },
    });
    expect(await answerOf(fetch('/film'))).toMatchObject({
      status: 'LIVE',
      contentType: 'video/mp4',
      passages: [],
      note: expect.stringContaining('kind'),
    });
  });
});

describe('the status of an address', () => {
  const status =
    (code: number): Pages[string] =>
    (_request, response) =>
      response.writeHead(code).end();

  it.each([
    [404, 'DEAD'],
    [410, 'DEAD'],
    [451, 'DEAD'],
    [401, 'PAYWALL'],
    [402, 'PAYWALL'],
    [403, 'PAYWALL'],
  ])('is by %d %s', async (code, expected) => {
    const fetch = await web({ '/page': status(code) });
    expect(await answerOf(fetch('/page'))).toMatchObject({
      status: expected,
      passages: [],
      note: expect.stringContaining(String(code)),
    });
  });

  it.each([
    [429, 'rate_limited'],
    [500, 'provider_error'],
    [503, 'overloaded'],
  ])('is not known after %d', async (code, expected) => {
    const fetch = await web({ '/page': status(code) });
    expect(await fetch('/page')).toMatchObject({ kind: 'failed', code: expected, retry: 'retryable' });
  });

  it('is REDIRECT when another page answers, LIVE when only a slash is added', async () => {
    const fetch = await web({
      '/old': (_request, response) => response.writeHead(301, { location: '/new' }).end(),
      '/new': html,
      '/dir': (_request, response) => response.writeHead(301, { location: '/dir/' }).end(),
      '/dir/': html,
      '/gone/deep': (_request, response) => response.writeHead(302, { location: '/' }).end(),
      '/': html,
    });
    expect(await answerOf(fetch('/old'))).toMatchObject({
      status: 'REDIRECT',
      finalAddress: `${server.url}/new`,
      title: 'Tides',
    });
    expect(await answerOf(fetch('/dir'))).toMatchObject({ status: 'LIVE' });
    expect(await answerOf(fetch('/gone/deep'))).toMatchObject({
      status: 'REDIRECT',
      note: expect.stringContaining('start page'),
    });
  });

  it('is PAYWALL when the page says that it is not free', async () => {
    const fetch = await web({
      '/page': (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            `${ARTICLE}<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False"}</script>`,
          ),
    });
    expect(await answerOf(fetch('/page'))).toMatchObject({ status: 'PAYWALL' });
  });

  it('is DEAD where nothing listens and where the name does not exist', async () => {
    const fetch = await web({}, { resolve: () => Promise.resolve([]) });
    const port = server.port;
    expect(await answerOf(fetch(`http://nowhere.example:${port}/`))).toMatchObject({
      status: 'DEAD',
      domain: 'nowhere.example',
    });
    await server.close();
    expect(await answerOf(fetch(`http://127.0.0.1:${port}/`))).toMatchObject({
      status: 'DEAD',
      note: expect.stringContaining('listens'),
    });
  });

  it('can be asked for without the page', async () => {
    const fetch = await web({ '/page': html });
    expect(await answerOf(fetch('/page', { head: true }))).toMatchObject({ status: 'LIVE', passages: [] });
    expect(server.calls).toEqual(['GET /robots.txt', 'HEAD /page']);
  });

  it('is asked for in full where a host does not know the short way', async () => {
    const fetch = await web({
      '/page': (request, response) => {
        if (request.method === 'HEAD') response.writeHead(405).end();
        else html(request, response);
      },
    });
    expect(await answerOf(fetch('/page', { head: true }))).toMatchObject({ status: 'LIVE', passages: [] });
  });

  it('is a failure when the host speaks something else', async () => {
    const fetch = await web({
      '/page': (_request, response) => {
        response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n');
      },
      '/cut': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1_000 });
        response.write('<p>half');
        setTimeout(() => response.socket?.destroy(), 20);
      },
    });
    expect(await fetch('/page')).toMatchObject({ kind: 'failed', code: 'malformed_response' });
    expect(await fetch('/cut')).toMatchObject({
      kind: 'failed',
      code: 'connection_lost',
      retry: 'retryable',
    });
  });
});

describe('robots.txt', () => {
  const rules =
    (text: string): Pages[string] =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(text);

  it('is asked for once a host, and followed', async () => {
    const fetch = await web({
      '/robots.txt': rules('User-agent: *\nDisallow: /private'),
      '/private/page': html,
      '/page': html,
      '/sneaky': (_request, response) => response.writeHead(302, { location: '/private/page' }).end(),
    });
    expect(await fetch('/private/page')).toMatchObject({
      kind: 'failed',
      code: 'invalid_request',
      message: expect.stringContaining('robots.txt'),
    });
    expect(await fetch('/sneaky')).toMatchObject({ kind: 'failed', code: 'invalid_request' });
    expect(await answerOf(fetch('/page'))).toMatchObject({ status: 'LIVE' });
    expect(server.calls).toEqual(['GET /robots.txt', 'GET /sneaky', 'GET /page']);
  });

  it('may speak to this program by name', async () => {
    const fetch = await web({
      '/robots.txt': rules('User-agent: palimpsest\nDisallow: /\n\nUser-agent: *\nAllow: /'),
      '/page': html,
    });
    expect(await fetch('/page')).toMatchObject({ kind: 'failed', code: 'invalid_request' });
  });

  it('that cannot be had because the host is ill allows nothing', async () => {
    const fetch = await web({
      '/robots.txt': (_request, response) => response.writeHead(500).end(),
      '/page': html,
    });
    expect(await fetch('/page')).toMatchObject({ kind: 'failed', code: 'invalid_request' });
  });
});

describe('a request', () => {
  it('of another shape is refused', async () => {
    const fetch = await web({ '/page': html });
    expect(await fetch('/page', { method: 'POST' })).toMatchObject({
      kind: 'failed',
      code: 'invalid_request',
    });
    expect(server.calls).toEqual([]);
  });

  it('that was called off is not sent', async () => {
    server = await startPageServer({ '/page': html });
    const renderer = createWebRenderer({ now: () => '', allow: ['127.0.0.1'], ports: [server.port] });
    opened.push(renderer, server);
    const request = {
      model: 'fetch/v1',
      prompt: JSON.stringify({ address: `${server.url}/page` }),
      parameters: { maxOutputTokens: 1 },
    };
    expect(await renderer.render(request, AbortSignal.abort())).toMatchObject({
      kind: 'failed',
      code: 'aborted',
    });
    expect(server.calls).toEqual([]);
  });
});
