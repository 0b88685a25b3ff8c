import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * A fault of the server (5xx), or of something between here and there.
 *
 * @example if (error instanceof ServerError) console.error('ask the operator for', error.requestId);
 */
export class ServerError extends PalimpsestApiError {
  override readonly name = 'ServerError';
}
