import { NetworkError } from './errors/network-error.ts';
import { RateLimitedError } from './errors/rate-limited-error.ts';
import { ServerError } from './errors/server-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';

/** Whether a read is worth another try: the server or the way there failed, not what was asked for. */
export function mayComeBack(failure: unknown): boolean {
  return (
    failure instanceof NetworkError ||
    failure instanceof TimeoutError ||
    failure instanceof ServerError ||
    failure instanceof RateLimitedError
  );
}
