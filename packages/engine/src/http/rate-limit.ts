import { HttpProblem } from './problem.ts';

export interface RateLimitOptions {
  readonly requestsPerSecond: number;
  /** How many may come at once after a quiet time. */
  readonly burst: number;
  /** Callers that are remembered; those quiet for longest are forgotten first. */
  readonly mostCallers?: number;
  /** Milliseconds that only go forward. */
  readonly clock?: () => number;
}

export interface RateLimiter {
  /** Counts a request. The headers say how many are left; throws a problem 429 when there are none. */
  spend(caller: string): Readonly<Record<string, string>>;
}

const MOST_CALLERS = 10_000;

/** A bucket for each caller, which fills up steadily and is emptied by requests. */
export function createRateLimiter({
  requestsPerSecond,
  burst,
  mostCallers = MOST_CALLERS,
  clock = () => performance.now(),
}: RateLimitOptions): RateLimiter {
  /** Those quiet for longest come first. */
  const buckets = new Map<string, { left: number; at: number }>();
  /** Whoever came last stands last already: one caller that asks again and again is not moved each time. */
  let last: string | undefined;
  const secondsFor = (requests: number) => Math.ceil(requests / requestsPerSecond);
  const limit = String(burst);

  const bucketOf = (caller: string, now: number) => {
    const known = buckets.get(caller);
    if (known !== undefined && caller === last) return known;
    const bucket = known ?? { left: burst, at: now };
    buckets.delete(caller);
    if (buckets.size >= mostCallers) buckets.delete(buckets.keys().next().value as string);
    buckets.set(caller, bucket);
    last = caller;
    return bucket;
  };

  return {
    spend(caller) {
      const now = clock();
      const bucket = bucketOf(caller, now);
      const filled = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * requestsPerSecond);
      const allowed = filled >= 1;
      const left = allowed ? filled - 1 : filled;
      bucket.left = left;
      bucket.at = now;
      const headers = {
        'ratelimit-limit': limit,
        'ratelimit-remaining': String(Math.floor(left)),
        'ratelimit-reset': String(secondsFor(burst - left)),
      };
      if (!allowed) throw limited(secondsFor(1 - left), headers);
      return headers;
    },
  };
}

function limited(seconds: number, headers: Readonly<Record<string, string>>): HttpProblem {
  return new HttpProblem({
    status: 429,
    code: 'rate_limited',
    message: 'Too many requests in a short time.',
    hint: 'Wait as long as Retry-After says, then send it again.',
    headers: { ...headers, 'retry-after': String(seconds) },
  });
}
