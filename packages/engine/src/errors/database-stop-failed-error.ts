import { PalimpsestError } from './palimpsest-error.ts';

/** The last user asked the embedded server to stop and it was still there when the wait ended. */
export class DatabaseStopFailedError extends PalimpsestError {
  constructor({ message, hint, cause }: { message: string; hint?: string; cause?: unknown }) {
    super({
      code: 'database_stop_failed',
      message,
      hint:
        hint ??
        'Committed data is safe. The server may still be writing; look at its log in the data folder.',
      cause,
    });
  }
}
