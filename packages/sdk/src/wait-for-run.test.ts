import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { NetworkError } from './errors/network-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { fakeFetch, json, problem, type Reply, unreachable } from './testing/fake-fetch.ts';
import type { WaitOptions } from './wait-for-run.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (status: string) => json({ runId: 'r1', status });
/** As the server does: it answers when the time that was asked for is over. */
const stillOpen: Reply = async ({ path }) => {
  await new Promise((resolve) => setTimeout(resolve, Number(path.split('wait=')[1]) * 1_000));
  return run('open');
};

function wait(replies: readonly Reply[], options?: WaitOptions) {
  const { fetch, sent } = fakeFetch(...replies);
  const client = createClient({ baseUrl: 'http://palimpsest.test', fetch });
  return { sent, over: client.runs.wait('r1', options).catch((error: unknown) => error) };
}

describe('waiting for a run', () => {
  it('comes back with the run when it is over', async () => {
    const { over, sent } = wait([run('finished')]);
    expect(await over).toEqual({ runId: 'r1', status: 'finished' });
    expect(sent[0]?.path).toBe('/v1/runs/r1?wait=60');
  });

  it('asks again and again while it is open', async () => {
    const { over, sent } = wait([stillOpen, stillOpen, run('finished')]);
    await vi.runAllTimersAsync();
    expect(await over).toMatchObject({ status: 'finished' });
    expect(sent).toHaveLength(3);
  });

  it('does not press a server that answers at once', async () => {
    const { sent } = wait([run('open'), run('open'), run('finished')]);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it('ends when the time of the caller is over', async () => {
    const { over, sent } = wait([stillOpen, stillOpen], { timeoutMs: 90_000 });
    await vi.runAllTimersAsync();
    expect(await over).toBeInstanceOf(TimeoutError);
    expect(sent.map(({ path }) => path)).toEqual(['/v1/runs/r1?wait=60', '/v1/runs/r1?wait=30']);
  });

  it('outlasts a server that goes away', async () => {
    const { over } = wait([stillOpen, unreachable(), problem(503, 'away'), run('finished')]);
    await vi.runAllTimersAsync();
    expect(await over).toMatchObject({ status: 'finished' });
  });

  it('outlasts a connection that hangs', async () => {
    const { over, sent } = wait(['never', run('finished')]);
    await vi.runAllTimersAsync();
    expect(await over).toMatchObject({ status: 'finished' });
    expect(sent).toHaveLength(2);
  });

  it('ends in time also where the connection hangs', async () => {
    const { over } = wait(['never'], { timeoutMs: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await over).toMatchObject({ code: 'timed_out', timeoutMs: 500 });
    expect(((await over) as Error).message).toContain('It goes on');
  });

  it('counts how often the server was away from its last answer on', async () => {
    const away = (times: number) => Array.from({ length: times }, () => unreachable());
    const { over } = wait([...away(9), stillOpen, ...away(9), run('finished')]);
    await vi.runAllTimersAsync();
    expect(await over).toMatchObject({ status: 'finished' });
  });

  it('gives up where the server stays away', async () => {
    const { over, sent } = wait(Array.from({ length: 11 }, () => unreachable()));
    await vi.runAllTimersAsync();
    expect(await over).toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(11);
  });

  it('throws at once where there is no such run', async () => {
    expect(await wait([problem(404, 'unknown_run')]).over).toMatchObject({ status: 404 });
  });

  it('ends when the caller says so', async () => {
    const stop = new AbortController();
    const { over } = wait(['never'], { signal: stop.signal });
    const reason = new Error('enough');
    stop.abort(reason);
    expect(await over).toBe(reason);
  });
});
