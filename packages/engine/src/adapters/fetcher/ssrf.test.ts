import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedAddress } from './guarded-dispatcher.ts';
import { hostileHosts, hostileUrls } from './testing/hostile-hosts.ts';
import { createWebRenderer, type WebRendererOptions } from './web-renderer.ts';

/** An address of this machine that tests allow, so that something may answer; the canary sits at another one. */
const ALLOWED = process.platform === 'linux' ? '127.0.0.2' : '::1';
const ALLOWED_HOST = ALLOWED.includes(':') ? `[${ALLOWED}]` : ALLOWED;

let canary: TcpServer;
let redirector: Server;
let port: number;
let redirectorPort: number;
let arrived = 0;

async function listening(server: Server | TcpServer, host: string): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  canary = createTcpServer((socket) => {
    arrived += 1;
    socket.destroy();
  });
  port = await listening(canary, '127.0.0.1');
  redirector = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://redirector').searchParams.get('to');
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else if (to === null)
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>A page that may be read.</p>');
    else {
      // Node refuses some of them as headers; a real attacker's server would not.
      response.socket?.end(
        `HTTP/1.1 302 Found\r\nlocation: ${to.replace(/[\r\n]/g, '')}\r\ncontent-length: 0\r\n\r\n`,
        'latin1',
      );
    }
  });
  redirectorPort = await listening(redirector, ALLOWED);
});

afterAll(async () => {
  redirector.closeAllConnections();
  await Promise.all([canary, redirector].map((server) => new Promise((resolve) => server.close(resolve))));
});

function web(options: Partial<WebRendererOptions> = {}) {
  return createWebRenderer({
    now: () => '2026-01-01T00:00:00.000Z',
    ports: [port, redirectorPort],
    timeoutMs: 5_000,
    // Every name means this machine: the worst a name server can say.
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    ...options,
  });
}

function fetchOf(address: string, head = false) {
  const prompt = JSON.stringify({ address, ...(head && { head: true }) });
  return { model: 'fetch/v1', prompt, parameters: { maxOutputTokens: 1 } };
}

/** Everything but a page that was read. */
function wasRefused(outcome: Awaited<ReturnType<ReturnType<typeof web>['render']>>): boolean {
  if (outcome.kind === 'failed') return true;
  return (JSON.parse(outcome.text) as { status: string }).status === 'DEAD';
}

describe('the fetcher and the network it runs in', () => {
  it('has more than 300 hostile addresses to refuse', () => {
    expect(hostileUrls(port).length).toBeGreaterThan(300);
  });

  it('connects to none of them', async () => {
    const renderer = web();
    arrived = 0;
    for (const url of hostileUrls(port)) {
      const outcome = await renderer.render(fetchOf(url));
      expect({ url, refused: wasRefused(outcome) }).toEqual({ url, refused: true });
    }
    expect(arrived).toBe(0);
    await renderer.close();
  }, 60_000);

  it('connects to none of them when only their status is asked for', async () => {
    const renderer = web();
    arrived = 0;
    for (const url of hostileUrls(port).slice(0, 60))
      expect(wasRefused(await renderer.render(fetchOf(url, true)))).toBe(true);
    expect(arrived).toBe(0);
    await renderer.close();
  }, 60_000);

  it('follows no redirect to any of them', async () => {
    const renderer = web({ allow: [ALLOWED] });
    const page = `http://${ALLOWED_HOST}:${redirectorPort}/`;
    expect(wasRefused(await renderer.render(fetchOf(page)))).toBe(false);
    arrived = 0;
    // What is an address below the page itself leads back to the page, which is allowed.
    const targets = hostileUrls(port).filter(
      (url) => !URL.canParse(url, page) || new URL(url, page).port !== `${redirectorPort}`,
    );
    expect(targets.length).toBeGreaterThan(300);
    for (const url of targets) {
      const outcome = await renderer.render(fetchOf(`${page}?to=${encodeURIComponent(url)}`));
      expect({ url, refused: wasRefused(outcome) }).toEqual({ url, refused: true });
    }
    expect(arrived).toBe(0);
    await renderer.close();
  }, 60_000);

  it('connects to no name that resolves to one of them, alone or among public addresses', async () => {
    const addresses = hostileHosts()
      .filter((host) => /^\[[0-9a-f:.]+\]$/.test(host) || /^\d+\.\d+\.\d+\.\d+$/.test(host))
      .map((host) => host.replace(/[[\]]/g, ''));
    let answer: ResolvedAddress[] = [];
    const renderer = web({ resolve: () => Promise.resolve(answer) });
    arrived = 0;
    for (const address of addresses) {
      const family = address.includes(':') ? 6 : 4;
      for (const given of [
        [{ address, family }],
        [
          { address: '93.184.215.14', family: 4 },
          { address, family },
        ],
        [
          { address, family },
          { address: '2606:2800:21f:cb07::1', family: 6 },
        ],
      ]) {
        answer = given;
        const outcome = await renderer.render(fetchOf(`http://attacker.example:${port}/`));
        expect({ address, code: outcome.kind === 'failed' && outcome.code }).toEqual({
          address,
          code: 'invalid_request',
        });
      }
    }
    expect(arrived).toBe(0);
    await renderer.close();
  }, 60_000);

  it('resolves a name once per connection, so that it cannot change between check and connection', async () => {
    let asked = 0;
    let connected = 0;
    const count = () => {
      connected += 1;
    };
    redirector.on('connection', count);
    const allowed = { address: ALLOWED, family: ALLOWED.includes(':') ? 6 : 4 };
    let answer = [allowed];
    const renderer = web({
      allow: [ALLOWED],
      resolve: () => {
        asked += 1;
        return Promise.resolve(answer);
      },
    });
    arrived = 0;
    expect(wasRefused(await renderer.render(fetchOf(`http://rebinding.example:${redirectorPort}/`)))).toBe(
      false,
    );
    expect(asked).toBe(connected);
    // From now on the name means this machine.
    answer = [{ address: '127.0.0.1', family: 4 }];
    const later = await renderer.render(fetchOf(`http://rebinding.example:${port}/`));
    expect(later).toMatchObject({ kind: 'failed', code: 'invalid_request' });
    expect(arrived).toBe(0);
    redirector.off('connection', count);
    await renderer.close();
  });

  it('does not take an IPv6 form of an allowed IPv4 address for that address', async () => {
    const renderer = web({ allow: ['127.0.0.1'] });
    arrived = 0;
    for (const host of ['[::ffff:127.0.0.1]', '[::127.0.0.1]', '[64:ff9b::127.0.0.1]']) {
      expect(wasRefused(await renderer.render(fetchOf(`http://${host}:${port}/`)))).toBe(true);
    }
    expect(arrived).toBe(0);
    // The canary is alive: an address that is allowed does reach it.
    await renderer.render(fetchOf(`http://127.0.0.1:${port}/`));
    expect(arrived).toBeGreaterThan(0);
    await renderer.close();
  });
});
