import { type ApiErrorParts, PalimpsestApiError } from './palimpsest-api-error.ts';

const WHERE_NOTHING_IS_SAID_MS = 1_000;

/**
 * Too many requests in a short time (429).
 *
 * @example if (error instanceof RateLimitedError) await sleep(error.retryAfterMs);
 */
export class RateLimitedError extends PalimpsestApiError {
  override readonly name = 'RateLimitedError';
  override readonly retryAfterMs: number;

  constructor(parts: ApiErrorParts) {
    super(parts);
    this.retryAfterMs = parts.retryAfterMs ?? WHERE_NOTHING_IS_SAID_MS;
  }
}
