import { DatabaseUrlInvalidError } from '../errors/database-url-invalid-error.ts';

const NO_HOST = 'no-host.invalid';

type Environment = Readonly<Record<string, string | undefined>>;

/** The server to use instead of the embedded one, or undefined. Refuses what cannot be an address of one. */
export function databaseUrl(environment: Environment): string | undefined {
  const given = environment.DATABASE_URL?.trim();
  if (given === undefined || given === '') return undefined;
  const url = parsed(given);
  if (url === undefined) throw new DatabaseUrlInvalidError({ problem: 'it is not a URL.' });
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new DatabaseUrlInvalidError({
      problem: `it begins with ${url.protocol}// where postgres:// is needed.`,
    });
  }
  return given;
}

/** The same address without anything that opens it: fit for a screen. */
export function redactedDatabaseUrl(given: string): string {
  const url = parsed(given);
  if (url === undefined) return '(not a URL; not shown, it may hold a password)';
  // Options may carry a password as well, so only those that are known to be harmless are shown.
  const shown = [...url.searchParams].filter(([name]) =>
    ['host', 'port', 'sslmode', 'dbname'].includes(name),
  );
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`;
  const query = shown.length === 0 ? '' : `?${shown.map(([name, value]) => `${name}=${value}`).join('&')}`;
  const host = url.host === NO_HOST ? '' : url.host;
  return `${url.protocol}//${user}${host}${url.pathname}${query}`;
}

function parsed(text: string): URL | undefined {
  try {
    // PostgreSQL lets the host be left out after a user (`postgres://me@/db?host=/run/postgresql`), URLs do not.
    return new URL(text.replace('@/', `@${NO_HOST}/`));
  } catch {
    return undefined;
  }
}
