import { PalimpsestError } from './palimpsest-error.ts';

/** No database answers, or it hung up. Waiting and trying again can help. */
export class DatabaseUnreachableError extends PalimpsestError {
  constructor({ message, hint }: { message: string; hint?: string | undefined }) {
    super({
      code: 'database_unreachable',
      message,
      hint:
        hint ?? 'Check that the database runs and that DATABASE_URL names it; palimpsest doctor tells more.',
    });
  }
}
