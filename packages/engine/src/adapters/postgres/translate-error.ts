import { DatabaseError } from '../../errors/database-error.ts';
import { DatabaseUnreachableError } from '../../errors/database-unreachable-error.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';

const GONE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  'EPIPE',
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const GONE_MESSAGES =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|not queryable/i;
const HINTS: Readonly<Record<string, string>> = {
  '28P01': 'The password in DATABASE_URL is wrong.',
  '28000': 'The user in DATABASE_URL may not connect; check pg_hba.conf and the user name.',
  '3D000': 'The database in DATABASE_URL does not exist; create it first.',
  '42501': 'The database user lacks a right; the first start needs one that may create a schema and a role.',
  '53100':
    'The disk of the database is full. Free some space and start again: nothing that was confirmed is lost.',
};

/**
 * Turns whatever `pg` threw into an error that may be shown. A database error's `detail`, `where` and `query`
 * can quote rows, so only the SQL state and the constraint's name are passed on.
 */
export function translateError(error: unknown): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if ((code !== undefined && GONE.has(code)) || GONE_MESSAGES.test(message ?? '')) {
    return new DatabaseUnreachableError({
      message: `The database cannot be reached${code === undefined ? '' : ` (${code})`}.`,
    });
  }
  const named = constraint === undefined ? '' : ` on ${constraint}`;
  return new DatabaseError({
    message:
      code === undefined
        ? 'The database gave no usable answer.'
        : `The database refused a statement (${code}${named}).`,
    sqlState: code,
    constraint,
    hint: code === undefined ? undefined : HINTS[code],
  });
}

export function isUnreachable(error: unknown): boolean {
  return translateError(error) instanceof DatabaseUnreachableError;
}

/** Refusals that have nothing to do with the statement: a deadlock, a full disk, a server that only reads just now. */
const PASSING = /^(40001|40P01|55P03|25006|53...|57...|58...)$/;

/** True when the same work may well succeed in a moment. */
export function isPassing(error: unknown): boolean {
  const known = translateError(error);
  return (
    known instanceof DatabaseUnreachableError ||
    (known instanceof DatabaseError && PASSING.test(known.sqlState ?? ''))
  );
}
