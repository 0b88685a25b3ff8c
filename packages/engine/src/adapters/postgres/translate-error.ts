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
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
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

/**
 * The same for work that is not only statements: what is wrong in our own code, or in a pipeline's, stays as it
 * was thrown, since saying that the database had failed would send its reader to the wrong place.
 */
export function translateThrown(error: unknown): unknown {
  return isFromDatabase(error) ? translateError(error) : error;
}

/** All SQL states have five characters and a digit among them, which no system error has. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** A file that is missing has the same code as a missing socket. */
const CONNECTION_CALLS = new Set(['connect', 'read', 'write', 'shutdown', 'getaddrinfo']);

function isFromDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return GONE_MESSAGES.test(message);
  return SQL_STATE.test(code) || (GONE.has(code) && (syscall === undefined || CONNECTION_CALLS.has(syscall)));
}

export function isUnreachable(error: unknown): boolean {
  return translateThrown(error) instanceof DatabaseUnreachableError;
}

/** Refusals that have nothing to do with the statement: a deadlock, a full disk, a server that only reads just now. */
const PASSING = /^(40001|40P01|55P03|25006|53...|57...|58...)$/;

/** True when the same work may well succeed in a moment. */
export function isPassing(error: unknown): boolean {
  const known = translateThrown(error);
  return (
    known instanceof DatabaseUnreachableError ||
    (known instanceof DatabaseError && PASSING.test(known.sqlState ?? ''))
  );
}

/** True when the database will never take such a row: its value does not fit, or breaks a rule of the table. */
export function isRefused(error: unknown): boolean {
  const known = translateThrown(error);
  return known instanceof DatabaseError && /^2[23]/.test(known.sqlState ?? '');
}
