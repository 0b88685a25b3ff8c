import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * The request is not valid (400, 413, 415) or cannot be carried out (422); `errors` names the fields.
 *
 * @example if (error instanceof ValidationError) for (const { field, problem } of error.errors) console.error(field, problem);
 */
export class ValidationError extends PalimpsestApiError {
  override readonly name = 'ValidationError';
}
