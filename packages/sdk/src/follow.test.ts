import type { RunEventResource } from '@palimpsest/contracts';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { NetworkError } from './errors/network-error.ts';
import { NotFoundError } from './errors/not-found-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import type { FollowOptions } from './follow.ts';
import { fakeFetch, json, problem, type Reply, unreachable } from './testing/fake-fetch.ts';
import { eventsOfRun, runStream, streamed } from './testing/fake-run.ts';

afterEach(() => {
  vi.useRealTimers();
});

const events = eventsOfRun(30);
const atOnce = { reconnectMs: 0 };

function follow(replies: readonly Reply[], options: FollowOptions = {}) {
  const { fetch, sent } = fakeFetch(...replies);
  const client = createClient({ baseUrl: 'http://palimpsest.test', fetch, apiKey: 'pal_abc_secret' });
  return { sent, told: client.runs.follow('r1', options) };
}

async function all(told: AsyncIterable<RunEventResource>): Promise<RunEventResource[]> {
  const got: RunEventResource[] = [];
  for await (const event of told) got.push(event);
  return got;
}

const seen = (sent: readonly { readonly headers: Headers }[]) =>
  sent.map(({ headers }) => headers.get('last-event-id'));

describe('a run that is followed', () => {
  it('is told event by event, and ends with the run', async () => {
    const { told, sent } = follow([runStream(events)]);
    expect(await all(told)).toEqual(events);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/v1/runs/r1/events');
    expect(sent[0]?.headers.get('accept')).toBe('text/event-stream');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer pal_abc_secret');
  });

  it('is told every event once, in order, over 20 cuts', async () => {
    const cuts = Array.from({ length: 20 }, (_, at) =>
      runStream(events, { cutAfter: 240 + 7 * at, cleanly: at % 2 === 0 }),
    );
    const { told, sent } = follow([...cuts, runStream(events)], atOnce);
    expect(await all(told)).toEqual(events);
    expect(sent).toHaveLength(21);
  });

  it('is told every event once, in order, wherever it is cut and whatever is told again', async () => {
    const cut = fc.record({
      cutAfter: fc.nat(9_000),
      cleanly: fc.boolean(),
      fromTheStart: fc.boolean(),
      bytesAtOnce: fc.integer({ min: 1, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 20 }), async (cuts) => {
        const replies = [...cuts.map((each) => runStream(events, each)), runStream(events)];
        const { told } = follow(replies, { ...atOnce, reconnects: 21 });
        expect(await all(told)).toEqual(events);
      }),
      { numRuns: 60 },
    );
  });

  it('goes on after the last event that was told', async () => {
    const first = events.slice(0, 4);
    const { told, sent } = follow([runStream(first), unreachable(), runStream(events)], atOnce);
    expect(await all(told)).toEqual(events);
    expect(seen(sent)).toEqual([null, '14', '14']);
  });

  it('begins where the caller says', async () => {
    const { told, sent } = follow([runStream(events)], { after: 14 });
    expect(await all(told)).toEqual(events.slice(4));
    expect(seen(sent)).toEqual(['14']);
  });

  it('that is over and known tells nothing', async () => {
    const { told } = follow([runStream(events)], { after: events.at(-1)?.sequence });
    expect(await all(told)).toEqual([]);
  });
});

describe('a connection that fails', () => {
  it('is made again a number of times, each after a longer pause, then the fault is thrown', async () => {
    vi.useFakeTimers();
    const { told, sent } = follow(
      Array.from({ length: 4 }, () => unreachable()),
      { reconnects: 3, reconnectMs: 100 },
    );
    const settled = expect(told.next()).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(99);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(51);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(199 - 50);
    expect(sent).toHaveLength(2);
    await vi.runAllTimersAsync();
    await settled;
    expect(sent).toHaveLength(4);
  });

  it('counts from the last event on', async () => {
    const one = (at: number) => runStream(events.slice(0, at + 1));
    const replies = events.flatMap((_, at) => [unreachable(), unreachable(), one(at)]);
    const { told } = follow(replies, { ...atOnce, reconnects: 3 });
    expect(await all(told)).toEqual(events);
  });

  it('is not made again for ever where the server hangs up without a word', async () => {
    const nothing = () => streamed({ start: (controller) => controller.close() });
    const { told, sent } = follow(
      Array.from({ length: 11 }, () => nothing),
      atOnce,
    );
    await expect(told.next()).rejects.toMatchObject({ code: 'network_error' });
    expect(sent).toHaveLength(11);
  });

  it('that held for a while in a quiet run is not counted', async () => {
    vi.useFakeTimers();
    const quiet = () =>
      streamed({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('retry: 10\n\n'));
          setTimeout(() => controller.close(), 20_000);
        },
      });
    const { told, sent } = follow([...Array.from({ length: 30 }, () => quiet), runStream(events)]);
    const got = all(told);
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
    expect(sent).toHaveLength(31);
  });

  it('is made again after the pause that the server asks for', async () => {
    vi.useFakeTimers();
    const { told, sent } = follow([runStream(events.slice(0, 2), { retry: 5_000 }), runStream(events)]);
    const got = all(told);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
  });

  it.each([
    ['429', () => problem(429, 'rate_limited', { headers: { 'retry-after': '1' } })],
    ['500', () => problem(500, 'internal_error')],
    ['502 from a proxy', () => new Response('bad gateway', { status: 502 })],
    ['503', () => problem(503, 'database_unreachable', { headers: { 'retry-after': '1' } })],
  ])('with %s is made again', async (_, reply) => {
    vi.useFakeTimers();
    const { told } = follow([reply(), runStream(events)]);
    const got = all(told);
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
  });

  it.each([
    ['400', () => problem(400, 'request_invalid')],
    ['401', () => problem(401, 'unauthorized')],
    ['403', () => problem(403, 'scope_missing')],
    ['404', () => problem(404, 'unknown_run')],
  ])('with %s is not made again', async (status, reply) => {
    const { told, sent } = follow([reply()], atOnce);
    await expect(told.next()).rejects.toMatchObject({ status: Number(status) });
    expect(sent).toHaveLength(1);
  });

  it('that leads to something else than events says so', async () => {
    const { told } = follow([json({ status: 'ok' })], atOnce);
    await expect(told.next()).rejects.toMatchObject({ code: 'unexpected_answer', status: 200 });
  });

  it('that brings an event that cannot be read says so', async () => {
    const broken = () =>
      streamed({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('id: 5\ndata: {"sequence":\n\n'));
        },
      });
    const { told, sent } = follow([broken], atOnce);
    await expect(told.next()).rejects.toMatchObject({ code: 'answer_unreadable' });
    expect(sent).toHaveLength(1);
  });

  it('after the run is known is told as what it is', async () => {
    const { told } = follow([runStream(events.slice(0, 1)), problem(404, 'unknown_run')], atOnce);
    await told.next();
    await expect(told.next()).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('a connection that falls silent', () => {
  /** Its body does not hear of the signal, as with a fetch that somebody else wrote. */
  const silent = (life?: string) => (closed?: (reason: unknown) => void) => () =>
    streamed({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('retry: 10\n\n'));
        if (life !== undefined)
          for (let minute = 1; minute <= 6; minute += 1)
            setTimeout(() => controller.enqueue(new TextEncoder().encode(life)), minute * 15_000);
      },
      cancel: (reason) => closed?.(reason),
    });

  it('is given up after three missing signs of life, and made again', async () => {
    vi.useFakeTimers();
    const closed = vi.fn();
    const { told, sent } = follow([silent()(closed), runStream(events)]);
    const got = all(told);
    await vi.advanceTimersByTimeAsync(44_999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(closed).toHaveBeenCalledExactlyOnceWith(expect.any(TimeoutError));
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
    expect(sent).toHaveLength(2);
  });

  it('is told as such where it may not be made again', async () => {
    vi.useFakeTimers();
    const { told } = follow([silent()()], { reconnects: 0 });
    const settled = expect(told.next()).rejects.toBeInstanceOf(TimeoutError);
    await vi.runAllTimersAsync();
    await settled;
  });

  it('is given up as soon where not a word came', async () => {
    vi.useFakeTimers();
    const closed = vi.fn();
    const { told } = follow([() => streamed({ cancel: closed }), runStream(events)]);
    const got = all(told);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(closed).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
  });

  it('is kept while there are signs of life', async () => {
    vi.useFakeTimers();
    const { told, sent } = follow([silent(': nothing new\n\n')(), runStream(events)]);
    const got = all(told);
    await vi.advanceTimersByTimeAsync(90_000 + 44_999);
    expect(sent).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
  });

  it('before it answers at all is given up, too', async () => {
    vi.useFakeTimers();
    const { told, sent } = follow(['never', runStream(events)]);
    const got = all(told);
    await vi.runAllTimersAsync();
    expect(await got).toEqual(events);
    expect(sent).toHaveLength(2);
  });
});

describe('a follower who leaves', () => {
  const endless = (cancelled: () => void) => () =>
    streamed({
      start(controller) {
        const [event] = events;
        controller.enqueue(new TextEncoder().encode(`id: 5\ndata: ${JSON.stringify(event)}\n\n`));
      },
      cancel: cancelled,
    });

  it('closes the connection by leaving the loop', async () => {
    const cancelled = vi.fn();
    const { told, sent } = follow([endless(cancelled)]);
    for await (const event of told) {
      expect(event).toEqual(events[0]);
      break;
    }
    expect(cancelled).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
  });

  it('by a signal gets their reason', async () => {
    const stop = new AbortController();
    const { told } = follow(['never'], { signal: stop.signal });
    const next = told.next();
    const reason = new Error('left the page');
    stop.abort(reason);
    await expect(next).rejects.toBe(reason);
  });

  it('by a signal between two connections gets their reason, too', async () => {
    const stop = new AbortController();
    const { told, sent } = follow([unreachable()], { signal: stop.signal, reconnectMs: 60_000 });
    const settled = expect(told.next()).rejects.toThrow('enough');
    await new Promise((resolve) => setTimeout(resolve));
    stop.abort(new Error('enough'));
    await settled;
    expect(sent).toHaveLength(1);
  });
});
