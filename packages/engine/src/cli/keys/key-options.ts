import { SCOPES, type Scope } from '@palimpsest/contracts';
import { InvalidArgumentError } from 'commander';

const UNIT_SECONDS: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 };
const LONGEST_GRACE_SECONDS = 30 * 86_400;

/** `blog:read,blog:write`, or `all`. */
export function readScopes(text: string): readonly Scope[] {
  if (text.trim() === 'all') return SCOPES;
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!(SCOPES as readonly string[]).includes(name))
      throw new InvalidArgumentError(`There are: ${SCOPES.join(', ')}; or all of them: all.`);
  }
  return names as Scope[];
}

/** `90d`, `12h`, a day (from its beginning in UTC), or an instant; given back as seconds from now or as an instant. */
export type Expiry = { readonly seconds: number } | { readonly instant: string };

export function readExpiry(text: string): Expiry {
  const seconds = readSeconds(text);
  if (seconds !== null && seconds > 0) return { seconds };
  const instant = readInstant(text);
  if (instant !== null) return { instant };
  throw new InvalidArgumentError(
    'It must be a day such as 2027-06-30, or a time from now such as 90d or 12h.',
  );
}

export function expiryInstant(expiry: Expiry, now: string): string {
  if ('instant' in expiry) return expiry.instant;
  const time = new Date(Date.parse(now) + expiry.seconds * 1_000);
  // Beyond the last day that can be written.
  return Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9999
    ? '9999-12-31T00:00:00.000Z'
    : time.toISOString();
}

/** `24h`, `30m`, `7d`, `0`. */
export function readGrace(text: string): number {
  const seconds = text === '0' ? 0 : readSeconds(text);
  if (seconds !== null && seconds <= LONGEST_GRACE_SECONDS) return seconds;
  throw new InvalidArgumentError('It must be a time such as 30m, 24h or 7d, at most 30d; 0 for none.');
}

function readSeconds(text: string): number | null {
  const [, number, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (UNIT_SECONDS[unit] ?? 0);
}

function readInstant(text: string): string | null {
  const full = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00.000Z` : text;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(full)) return null;
  const time = Date.parse(full);
  if (Number.isNaN(time)) return null;
  const instant = new Date(time).toISOString();
  // A thirtieth of February would come out as another day.
  return instant.slice(0, 19) === full.slice(0, 19) ? instant : null;
}
