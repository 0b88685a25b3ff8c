import { PalimpsestError } from './palimpsest-error.ts';

/** A key is missing, unreadable, malformed, or not the one the data was sealed with. */
export class KeyUnusableError extends PalimpsestError {
  constructor({ what, hint, cause }: { what: string; hint: string; cause?: unknown }) {
    super({ code: 'key_unusable', message: what, hint, cause });
  }
}
