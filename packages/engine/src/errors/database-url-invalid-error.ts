import { PalimpsestError } from './palimpsest-error.ts';

/** DATABASE_URL does not say where a PostgreSQL server is. It is not quoted: it may hold a password. */
export class DatabaseUrlInvalidError extends PalimpsestError {
  constructor({ problem }: { problem: string }) {
    super({
      code: 'database_url_invalid',
      message: `DATABASE_URL cannot be used: ${problem}`,
      hint: 'Write it as postgres://user:password@host:5432/database, or unset it to use the embedded database.',
    });
  }
}
