import { describe, expect, it } from 'vitest';
import type { HttpProblem } from './problem.ts';
import { createRateLimiter } from './rate-limit.ts';

function bench(options: { mostCallers?: number } = {}) {
  let ms = 0;
  const limiter = createRateLimiter({ requestsPerSecond: 10, burst: 20, clock: () => ms, ...options });
  const spend = (caller = 'a') => {
    try {
      return { allowed: true, headers: limiter.spend(caller) };
    } catch (error) {
      return { allowed: false, problem: error as HttpProblem, headers: (error as HttpProblem).headers };
    }
  };
  return {
    spend,
    wait: (more: number) => {
      ms += more;
    },
    /** How many requests pass before one is refused. */
    drain: (caller?: string) => {
      let passed = 0;
      while (spend(caller).allowed) passed += 1;
      return passed;
    },
  };
}

describe('a rate limit', () => {
  it('lets a burst through at once, and no more', () => {
    expect(bench().drain()).toBe(20);
  });

  it('gives back requests steadily, up to the burst', () => {
    const { drain, wait } = bench();
    drain();
    wait(500);
    expect(drain()).toBe(5);
    wait(3_600_000);
    expect(drain()).toBe(20);
  });

  it('lets as many through in the long run as it says, however often somebody asks', () => {
    const { spend, drain, wait } = bench();
    drain();
    let passed = 0;
    for (let i = 0; i < 10_000; i += 1) {
      wait(1);
      if (spend().allowed) passed += 1;
    }
    expect(passed).toBeGreaterThanOrEqual(99);
    expect(passed).toBeLessThanOrEqual(100);
  });

  it('says how many are left, and when all are back', () => {
    const { spend, drain } = bench();
    expect(spend().headers).toEqual({
      'ratelimit-limit': '20',
      'ratelimit-remaining': '19',
      'ratelimit-reset': '1',
    });
    drain();
    expect(spend().headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': '2' });
  });

  it('refuses with 429 and says when to come back; whoever does is let in', () => {
    const { spend, drain, wait } = bench();
    drain();
    const { problem, headers } = spend();
    expect(problem).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(headers?.['retry-after']).toBe('1');
    wait(Number(headers?.['retry-after']) * 1_000);
    expect(spend().allowed).toBe(true);
  });

  it('counts each caller alone', () => {
    const { drain } = bench();
    drain('a');
    expect(drain('b')).toBe(20);
  });

  it('remembers so many callers and no more, those that come most among them', () => {
    const { spend, drain } = bench({ mostCallers: 3 });
    drain('busy');
    for (const caller of ['b', 'c', 'd', 'e', 'f']) {
      spend(caller);
      expect(spend('busy').allowed).toBe(false);
    }
    // Forgotten in between, so it starts anew.
    expect(drain('b')).toBe(20);
  });

  it('waits longer than a second where a request takes longer to come back', () => {
    const limiter = createRateLimiter({ requestsPerSecond: 0.1, burst: 1, clock: () => 0 });
    limiter.spend('a');
    expect(() => limiter.spend('a')).toThrow(
      expect.objectContaining({
        headers: expect.objectContaining({ 'retry-after': '10' }) as object,
      }) as Error,
    );
  });
});
