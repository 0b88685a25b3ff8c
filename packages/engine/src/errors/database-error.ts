import { PalimpsestError } from './palimpsest-error.ts';

/** Anything the database refused. Only its code and the constraint's name get out: the rest can quote rows. */
export class DatabaseError extends PalimpsestError {
  readonly sqlState: string | undefined;
  readonly constraint: string | undefined;

  constructor({
    message,
    sqlState,
    constraint,
    hint,
  }: {
    message: string;
    sqlState?: string | undefined;
    constraint?: string | undefined;
    hint?: string | undefined;
  }) {
    super({ code: 'database_error', message, hint });
    this.sqlState = sqlState;
    this.constraint = constraint;
  }
}
