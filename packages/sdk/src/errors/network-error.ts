import { PalimpsestError } from './palimpsest-error.ts';

/**
 * No whole answer came: the server was not reached, or the connection was cut. It may have done what was asked.
 *
 * @example if (error instanceof NetworkError) await client.blogs.start(post, { idempotencyKey: theSame });
 */
export class NetworkError extends PalimpsestError {
  override readonly name = 'NetworkError';

  constructor(parts: { readonly message: string; readonly cause?: unknown }) {
    super({
      code: 'network_error',
      hint: 'Look whether the server runs and baseUrl is its address. To send it again, use the same idempotencyKey.',
      ...parts,
    });
  }
}
