import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * The key lacks the scope, or the host or origin is not allowed (403).
 *
 * @example if (error instanceof ForbiddenError) console.error(error.hint); // names the scope that is missing
 */
export class ForbiddenError extends PalimpsestApiError {
  override readonly name = 'ForbiddenError';
}
