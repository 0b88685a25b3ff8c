import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebhookUrlRefusedError } from '../../errors/webhook-url-refused-error.ts';
import { hostileHosts, hostileUrls } from '../fetcher/testing/hostile-hosts.ts';
import { parseAllowList } from './allow-list.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { createWebhookSender, type WebhookSenderOptions } from './webhook-sender.ts';

/** An address of this machine that tests allow, so that something may answer; the canary sits at another one. */
const ALLOWED = process.platform === 'linux' ? '127.0.0.2' : '::1';
const ALLOWED_HOST = ALLOWED.includes(':') ? `[${ALLOWED}]` : ALLOWED;

let canary: Server;
let port: number;
let arrived = 0;
let receiver: Receiver;

beforeAll(async () => {
  canary = createServer((socket) => {
    arrived += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
  receiver = await startReceiver(ALLOWED);
});
afterAll(async () => {
  await receiver.close();
  await new Promise((resolve) => canary.close(resolve));
});
beforeEach(() => {
  arrived = 0;
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
});

function sender(options: Partial<WebhookSenderOptions> & { list?: string } = {}) {
  const { list, ...more } = options;
  return createWebhookSender({
    allow: parseAllowList(list),
    ports: [port],
    timeoutMs: 5_000,
    // Every name means this machine: the worst a name server can say.
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    ...more,
  });
}
const post = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
const hook = () => `http://${ALLOWED_HOST}:${receiver.port}/hook`;

describe('messages and the network they are sent from', () => {
  it('connects to none of the hostile addresses, over http or https', async () => {
    const webhooks = sender();
    const urls = hostileUrls(port).flatMap((url) => [url, url.replace(/^http:/i, 'https:')]);
    expect(urls.length).toBeGreaterThan(600);
    for (const url of urls) {
      const { problem } = await webhooks.send(post(url));
      expect({ url, problem }).toEqual({
        url,
        problem: expect.stringMatching(/^(address_refused|no_such_host)$/),
      });
    }
    expect(arrived).toBe(0);
    await webhooks.close();
  });

  it('connects to no name that resolves to one of them, alone or among public addresses', async () => {
    const addresses = hostileHosts()
      .filter((host) => /^\[[0-9a-f:.]+\]$/.test(host) || /^\d+\.\d+\.\d+\.\d+$/.test(host))
      .map((host) => host.replace(/[[\]]/g, ''));
    expect(addresses).toEqual(expect.arrayContaining(['169.254.169.254', '127.0.0.1', '10.0.0.1', '::1']));
    for (const address of addresses) {
      const family = address.includes(':') ? 6 : 4;
      for (const answer of [
        [{ address, family }],
        [
          { address: '93.184.215.14', family: 4 },
          { address, family },
        ],
      ]) {
        const webhooks = sender({ resolve: () => Promise.resolve(answer) });
        const outcome = await webhooks.send(post(`https://attacker.example:${port}/`));
        expect({ address, outcome }).toEqual({
          address,
          outcome: { status: null, problem: 'address_refused' },
        });
        await webhooks.close();
      }
    }
    expect(arrived).toBe(0);
  });

  it('follows no redirect', async () => {
    const webhooks = sender({ list: ALLOWED });
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answer = (response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end();
      expect(await webhooks.send(post(hook()))).toEqual({ status, problem: 'redirected' });
    }
    expect(arrived).toBe(0);
    await webhooks.close();
  });

  it('does not let an IPv6 form pass for an allowed IPv4 address', async () => {
    const webhooks = sender({ list: '127.0.0.1' });
    for (const host of ['[::ffff:127.0.0.1]', '[::127.0.0.1]', '[64:ff9b::127.0.0.1]'])
      expect((await webhooks.send(post(`https://${host}:${port}/`))).problem).toBe('address_refused');
    expect(arrived).toBe(0);
    // The canary is alive: the allowed address itself does reach it.
    expect((await webhooks.send(post(`http://127.0.0.1:${port}/`))).problem).toBe('connection_failed');
    expect(arrived).toBeGreaterThan(0);
    await webhooks.close();
  });

  it('reaches a host the operator names wherever it is, and a name in an allowed network over https only', async () => {
    const resolve = () => Promise.resolve([{ address: ALLOWED, family: ALLOWED.includes(':') ? 6 : 4 }]);
    const named = sender({ list: 'hooks.internal', resolve });
    const url = `http://hooks.internal:${receiver.port}/hook`;
    expect(await named.send(post(url))).toEqual({ status: 204, problem: null });
    await named.close();
    const network = sender({ list: ALLOWED, resolve, ports: [receiver.port] });
    expect(await network.send(post(url))).toEqual({ status: null, problem: 'address_refused' });
    // Over https it is called, and found to speak no TLS.
    expect((await network.send(post(url.replace('http:', 'https:')))).problem).toBe('tls_failed');
    await network.close();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('an address that is written down', () => {
  it.each([
    ['https://example.org/hook?key=1#part', 'https://example.org/hook?key=1'],
    ['https://example.org:8443/', 'https://example.org:8443/'],
    ['http://example.org/', 'https addresses only'],
    ['https://me:secret@example.org/', 'user name or password'],
    ['https://127.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://169.254.169.254/latest', 'private'],
    ['https://example.org:22/', 'port'],
    ['ftp://example.org/', 'http'],
    ['not an address', 'not an address'],
    ['', 'not an address'],
  ])('%s: %s', (url, expected) => {
    const { check } = createWebhookSender({ allow: parseAllowList(undefined) });
    let told: string;
    try {
      told = check(url);
    } catch (error) {
      expect(error).toBeInstanceOf(WebhookUrlRefusedError);
      told = (error as Error).message;
      expect(told).not.toContain('secret');
    }
    expect(told).toContain(expected);
  });
});

describe('what a receiver answers', () => {
  it.each([
    [200, null],
    [202, null],
    [204, null],
    [400, 'status'],
    [404, 'status'],
    [410, 'gone'],
    [429, 'status'],
    [500, 'status'],
  ])('%i: %s', async (status, problem) => {
    const webhooks = sender({ list: ALLOWED });
    receiver.answer = (response) => response.writeHead(status).end(status === 204 ? undefined : 'said');
    expect(await webhooks.send(post(hook()))).toEqual({ status, problem });
    expect(receiver.received[0]).toMatchObject({ path: '/hook', body: '{"a":1}' });
    await webhooks.close();
  });

  it('is not waited for longer than allowed, nor read to its end', async () => {
    const webhooks = sender({ list: ALLOWED, timeoutMs: 300 });
    receiver.answer = () => undefined;
    expect(await webhooks.send(post(hook()))).toEqual({ status: null, problem: 'timeout' });
    let sent = 0;
    let cut: () => void = () => undefined;
    const wasCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed) return;
        sent += 1;
        response.write('x'.repeat(65_536), () => setImmediate(more));
      };
      response.on('close', cut);
      more();
    };
    expect(await webhooks.send(post(hook()))).toEqual({ status: 200, problem: null });
    await wasCut;
    expect(sent).toBeGreaterThan(0);
    await webhooks.close();
  });

  it('is waited for by many at once: none of them waits for a connection', async () => {
    const webhooks = sender({ list: ALLOWED });
    const held: (() => void)[] = [];
    receiver.answer = (response) => {
      held.push(() => response.writeHead(204).end());
      if (held.length === 20) for (const answer of held) answer();
    };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => webhooks.send(post(hook()))));
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => ({ status: 204, problem: null })));
    await webhooks.close();
  });

  it('may never come: a connection that is refused is told by a code', async () => {
    const gone = await startReceiver(ALLOWED);
    await gone.close();
    const webhooks = sender({ list: ALLOWED });
    expect(await webhooks.send(post(`http://${ALLOWED_HOST}:${gone.port}/`))).toEqual({
      status: null,
      problem: 'connection_failed',
    });
    await webhooks.close();
  });
});
