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
  if (isMisread(url)) {
    throw new DatabaseUrlInvalidError({
      problem:
        'there is an @ behind the host. In a user name or password, write / as %2F, ? as %3F, # as %23 and @ as %40.',
    });
  }
  return given;
}

/** The same address without anything that opens it: fit for a screen. */
export function redactedDatabaseUrl(given: string): string {
  const url = parsed(given);
  if (url === undefined) return '(not a URL; not shown, it may hold a password)';
  if (isMisread(url) || url.search.includes('@')) return '(not shown, it may hold a password)';
  const shown = shownOptions(url);
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`;
  const query = shown.length === 0 ? '' : `?${shown.map(([name, value]) => `${name}=${value}`).join('&')}`;
  const host = url.host === NO_HOST ? '' : url.host;
  return `${url.protocol}//${user}${host}${url.pathname}${query}`;
}

/** Options may carry a password as well, so only those that are known to be harmless are shown. */
function shownOptions(url: URL): [string, string][] {
  return [...url.searchParams].filter(([name]) => ['host', 'port', 'sslmode', 'dbname'].includes(name));
}

/**
 * A password with an unescaped `/`, `?` or `#` ends the host too early: what follows, up to the `@` that was meant
 * to end it, is then taken for something else.
 */
function isMisread(url: URL): boolean {
  const elsewhere = [url.pathname, url.hash, ...url.searchParams.keys()];
  return [...elsewhere, ...shownOptions(url).map(([, value]) => value)].some((part) => part.includes('@'));
}

function parsed(text: string): URL | undefined {
  try {
    // PostgreSQL lets the host be left out after a user (`postgres://me@/db?host=/run/postgresql`), URLs do not.
    return new URL(text.replace('@/', `@${NO_HOST}/`));
  } catch {
    return undefined;
  }
}
