import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * Something stands in the way (409), such as a request with the same key that is under way (`request_in_flight`).
 *
 * @example if (error instanceof ConflictError) console.error(error.code, error.about);
 */
export class ConflictError extends PalimpsestApiError {
  override readonly name = 'ConflictError';
}
