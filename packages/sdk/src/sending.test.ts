import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { NetworkError } from './errors/network-error.ts';
import { RateLimitedError } from './errors/rate-limited-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import type { ClientOptions } from './options.ts';
import { fakeFetch, json, problem, type Reply, unreachable } from './testing/fake-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function clientOf(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const { fetch, sent } = fakeFetch(...replies);
  return { client: createClient({ baseUrl: 'http://palimpsest.test', fetch, ...options }), sent };
}

/** What came of a call, with the time it needs running as fast as it can. */
async function outcomeOf<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return settled;
}

const post = { content: '# A post' };
const keysOf = (sent: readonly { readonly headers: Headers }[]) =>
  sent.map(({ headers }) => headers.get('idempotency-key'));

describe('what makes something', () => {
  it('has a new random Idempotency-Key each time', async () => {
    const { client, sent } = clientOf(Array.from({ length: 100 }, () => () => json({})));
    for (let count = 0; count < 100; count += 1) await client.blogs.start(post);
    const keys = keysOf(sent);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the Idempotency-Key that it is given', async () => {
    const { client, sent } = clientOf([json({})]);
    await client.research.start({ question: 'Why?' }, { idempotencyKey: 'order-7' });
    expect(keysOf(sent)).toEqual(['order-7']);
  });

  it('is the only thing that has one', async () => {
    const { client, sent } = clientOf([json({}), json({}), json({})]);
    await client.blog.score(post);
    await client.keys.revoke('k');
    await client.homes.set('h', { members: [] });
    expect(keysOf(sent)).toEqual([null, null, null]);
  });
});

describe('a call that fails', () => {
  it.each([
    ['a server that is not reached', () => unreachable()],
    ['429', () => problem(429, 'rate_limited')],
    ['503', () => problem(503, 'database_unreachable')],
    ['the same request under way', () => problem(409, 'request_in_flight')],
  ])('is not sent again by itself: %s', async (_, reply) => {
    const { client, sent } = clientOf([reply()]);
    expect(await outcomeOf(client.blogs.start(post))).toBeInstanceOf(Error);
    expect(await outcomeOf(clientOf([reply()]).client.rules.list())).toBeInstanceOf(Error);
    expect(sent).toHaveLength(1);
  });

  it('is sent again as often as the caller allows, under the same Idempotency-Key', async () => {
    const { client, sent } = clientOf([
      unreachable(),
      problem(429, 'rate_limited', { headers: { 'retry-after': '1' } }),
      problem(503, 'timed_out'),
      problem(409, 'request_in_flight'),
      json({ blogId: 'b' }),
    ]);
    expect(await outcomeOf(client.blogs.start(post, { retries: 4 }))).toEqual({ blogId: 'b' });
    expect(sent).toHaveLength(5);
    expect(new Set(keysOf(sent)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is thrown when the last try fails, too', async () => {
    const { client, sent } = clientOf([unreachable(), unreachable(), problem(503, 'timed_out')], {
      retries: 2,
    });
    expect(await outcomeOf(client.blogs.start(post))).toMatchObject({ status: 503, code: 'timed_out' });
    expect(sent).toHaveLength(3);
  });

  it('is sent once where a call of a client that retries says so', async () => {
    const { client, sent } = clientOf([unreachable()], { retries: 5 });
    expect(await outcomeOf(client.blogs.start(post, { retries: 0 }))).toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['400', () => problem(400, 'request_invalid')],
    ['401', () => problem(401, 'unauthorized')],
    ['409 for another reason', () => problem(409, 'document_busy')],
    ['412', () => problem(412, 'version_changed')],
    ['422', () => problem(422, 'idempotency_mismatch')],
    ['500', () => problem(500, 'internal_error')],
    ['502', () => new Response('bad gateway', { status: 502 })],
  ])('is never sent again for %s', async (_, reply) => {
    const { client, sent } = clientOf([reply()]);
    expect(await outcomeOf(client.blogs.start(post, { retries: 3 }))).toBeInstanceOf(Error);
    expect(sent).toHaveLength(1);
  });

  it('is sent again no sooner than the server asks for', async () => {
    const { client, sent } = clientOf([
      problem(429, 'rate_limited', { headers: { 'retry-after': '20' } }),
      json({}),
    ]);
    const call = client.rules.list({ retries: 1 });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).toHaveLength(1);
    await outcomeOf(call);
    expect(sent).toHaveLength(2);
  });

  it('is thrown at once where the server asks to wait for more than a minute', async () => {
    const { client, sent } = clientOf([problem(429, 'rate_limited', { headers: { 'retry-after': '61' } })]);
    const error = await outcomeOf(client.rules.list({ retries: 5 }));
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retryAfterMs: 61_000 });
    expect(sent).toHaveLength(1);
  });

  it('tells what kept it from the server, and keeps the cause', async () => {
    const cause = unreachable('ECONNREFUSED');
    const error = await outcomeOf(clientOf([cause]).client.rules.list());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: 'network_error', cause });
    expect((error as Error).message).toContain('ECONNREFUSED');
  });

  it('was cut off in the middle of its answer', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    const { client } = clientOf([new Response(body, { headers: { 'content-type': 'application/json' } })]);
    expect(await outcomeOf(client.rules.list())).toBeInstanceOf(NetworkError);
  });
});

describe('time', () => {
  it.each([
    ['a minute where nothing is said', {}, {}, 60_000],
    ['what the client says', { timeoutMs: 500 }, {}, 500],
    ['what the call says', { timeoutMs: 500 }, { timeoutMs: 2_000 }, 2_000],
    ['the wait on top', { timeoutMs: 500 }, { wait: 30 }, 30_500],
  ])('that an answer may take is %s', async (_, options, call, ms) => {
    const { client } = clientOf(['never'], options);
    let error: unknown;
    const settled = client.blogs.start(post, call).catch((each: unknown) => {
      error = each;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ code: 'timed_out', timeoutMs: ms });
  });

  it('is longer for what goes through the whole ledger', async () => {
    const error = await outcomeOf(clientOf(['never'], { timeoutMs: 500 }).client.audit.verify());
    expect(error).toMatchObject({ timeoutMs: 5_000 });
  });

  it('has no end at 0', async () => {
    const stop = new AbortController();
    const { client } = clientOf(['never'], { timeoutMs: 0 });
    const call = client.blogs.start(post, { signal: stop.signal, wait: 30 });
    expect(vi.getTimerCount()).toBe(0);
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });

  it('is counted until the answer is there whole', async () => {
    const body = (signal: AbortSignal) =>
      new ReadableStream({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
    const { client } = clientOf([({ signal }) => new Response(body(signal))]);
    expect(await outcomeOf(client.rules.list())).toBeInstanceOf(TimeoutError);
  });

  it('that ran out is told as such, whatever the fetch of the caller throws then', async () => {
    const late: Reply = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted, somehow')));
      });
    expect(await outcomeOf(clientOf([late]).client.rules.list())).toBeInstanceOf(TimeoutError);
  });

  it('that ran out is no reason to send a call again', async () => {
    const { client, sent } = clientOf(['never']);
    expect(await outcomeOf(client.blogs.start(post, { retries: 3 }))).toBeInstanceOf(TimeoutError);
    expect(sent).toHaveLength(1);
  });

  it('leaves no timer behind', async () => {
    const { client } = clientOf([json({}), unreachable()]);
    await client.rules.list();
    await client.rules.list().catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a caller who changes their mind', () => {
  it('ends a call, which throws their reason', async () => {
    const stop = new AbortController();
    const { client, sent } = clientOf(['never']);
    const call = client.blogs.start(post, { signal: stop.signal, retries: 3 });
    const reason = new Error('left the page');
    stop.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('ends it before it begins', async () => {
    const { client } = clientOf([json({})]);
    await expect(client.rules.list({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('ends it while the answer is read that would have it sent again', async () => {
    const stop = new AbortController();
    const away: Reply = () => {
      queueMicrotask(() => stop.abort(new Error('enough')));
      return problem(503, 'away');
    };
    const { client, sent } = clientOf([away]);
    await expect(client.rules.list({ signal: stop.signal, retries: 3 })).rejects.toThrow('enough');
    expect(sent).toHaveLength(1);
  });

  it('ends it between two tries', async () => {
    const stop = new AbortController();
    const { client, sent } = clientOf([unreachable()]);
    const call = client.rules.list({ signal: stop.signal, retries: 3 });
    const settled = expect(call).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(100);
    stop.abort(new Error('enough'));
    await settled;
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps nothing of the calls that are over', async () => {
    const stop = new AbortController();
    const added = vi.spyOn(stop.signal, 'addEventListener');
    const removed = vi.spyOn(stop.signal, 'removeEventListener');
    const { client } = clientOf([unreachable(), json({})]);
    await outcomeOf(client.rules.list({ signal: stop.signal, retries: 1 }));
    expect(added).toHaveBeenCalledTimes(3);
    expect(removed).toHaveBeenCalledTimes(3);
  });
});
