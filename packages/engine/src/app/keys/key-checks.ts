import { instantSchema, type Scope, tenantSchema } from '@palimpsest/contracts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import { ScopeNotHeldError } from '../../errors/scope-not-held-error.ts';

const LONGEST_NAME = 100;

export function checkTenant(tenant: string): void {
  const problem = tenantSchema.safeParse(tenant).error?.issues[0]?.message;
  if (problem !== undefined) throw new RequestInvalidError({ field: 'tenant', problem });
}

/** A name stands in lists on terminals and pages: one line, and nothing that steers them. */
export function checkName(name: string): void {
  const refuse = (problem: string) => new RequestInvalidError({ field: 'name', problem });
  if (name.trim() === '') throw refuse('must not be empty');
  if (name.length > LONGEST_NAME) throw refuse(`must have at most ${LONGEST_NAME} characters`);
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name))
    throw refuse('must not have line breaks or invisible characters');
}

export function checkExpiry(expiresAt: string | null, now: string): void {
  if (expiresAt === null) return;
  const refuse = (problem: string) => new RequestInvalidError({ field: 'expiresAt', problem });
  // A thirtieth of February has the form of a day, too.
  if (!instantSchema.safeParse(expiresAt).success || !isInstant(expiresAt))
    throw refuse('must be an instant in UTC with milliseconds');
  if (expiresAt <= now) throw refuse('must lie in the future');
}

function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** Nobody gives more than they have, or a key could raise itself. */
export function checkGiven(given: readonly Scope[], own: ReadonlySet<Scope> | undefined): void {
  const missing = own === undefined ? undefined : given.find((scope) => !own.has(scope));
  if (missing !== undefined) throw new ScopeNotHeldError({ scope: missing });
}
