import { PalimpsestError } from './palimpsest-error.ts';

/**
 * The answer took longer than `timeoutMs`. The server may have done what was asked, or may still do it.
 *
 * @example if (error instanceof TimeoutError) console.error(`nothing within ${error.timeoutMs} ms`);
 */
export class TimeoutError extends PalimpsestError {
  override readonly name = 'TimeoutError';
  readonly timeoutMs: number;

  constructor({ timeoutMs, message }: { readonly timeoutMs: number; readonly message?: string }) {
    super({
      code: 'timed_out',
      message: message ?? `There was no answer within ${timeoutMs} ms.`,
      hint: 'Allow more with timeoutMs. To send it again, use the same idempotencyKey.',
    });
    this.timeoutMs = timeoutMs;
  }
}
