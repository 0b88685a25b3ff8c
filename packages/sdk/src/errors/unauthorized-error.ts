import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * No API key, or one that does not count (401).
 *
 * @example if (error instanceof UnauthorizedError) askForAnotherKey();
 */
export class UnauthorizedError extends PalimpsestApiError {
  override readonly name = 'UnauthorizedError';
}
