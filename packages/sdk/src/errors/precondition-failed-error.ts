import { PalimpsestApiError } from './palimpsest-api-error.ts';

/**
 * There is a newer version than the one of `ifMatch` (412, `version_changed`).
 *
 * @example if (error instanceof PreconditionFailedError) showWhatChanged(await client.blogs.get(blogId));
 */
export class PreconditionFailedError extends PalimpsestApiError {
  override readonly name = 'PreconditionFailedError';
}
