import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * There is no such thing (404), or its words were erased (410, `subject_erased`).
 *
 * @example if (error instanceof NotFoundError) return undefined;
 */
export class NotFoundError extends PalimpsestApiError {
  override readonly name = 'NotFoundError';
}
