import { SCOPES, type Scope } from '@palimpsest/contracts';
import type { Engine } from '../app/engine.ts';
import { anyKeyExists } from '../app/keys/any-key-exists.ts';
import { type FoundKey, findKey, knownKey } from '../app/keys/find-key.ts';
import { HttpProblem } from './problem.ts';
import type { Caller } from './route.ts';

/** The caller on a machine of one's own, as long as nobody has made a key. */
const LOCAL: Caller = { tenant: 'local', actor: 'local', keyId: null, scopes: new Set(SCOPES) };

const BEARER = /^Bearer +(\S+)$/i;
const CHALLENGE = 'Bearer realm="palimpsest"';

export interface Admission {
  /** Whether calls without a key are taken until the first key is made: embedded database, loopback address. */
  readonly local: boolean;
}

/**
 * Who calls, by their `Authorization: Bearer pal_…`. Throws a problem 401 where that cannot be told.
 *
 * @example const { tenant, actor, scopes } = await authenticate(engine, request.headers, { local: false });
 */
export async function authenticate(
  { context }: Pick<Engine, 'context'>,
  headers: Headers,
  { local }: Admission,
): Promise<Caller> {
  const sent = headers.get('authorization');
  if (sent === null) {
    // Asked each time, so that making the first key closes the door.
    if (local && !(await anyKeyExists(context))) return LOCAL;
    throw unauthorized(CHALLENGE);
  }
  const [, secret] = BEARER.exec(sent) ?? [];
  const { key, refused } = secret === undefined ? { refused: 'malformed' } : await findKey(context, secret);
  if (key !== undefined) return callerBy(key);
  const invalid = `${CHALLENGE}, error="invalid_token"`;
  if (refused === 'expired') throw expired(`${invalid}, error_description="The API key has expired"`);
  throw unauthorized(invalid);
}

/** Who calls, where their key is in memory and good; null for all others, who have to come in by `authenticate`. */
export function recognise({ context }: Pick<Engine, 'context'>, sent: string | undefined): Caller | null {
  const [, secret] = BEARER.exec(sent ?? '') ?? [];
  const key = secret === undefined ? null : knownKey(context, secret);
  return key === null ? null : callerBy(key);
}

function callerBy({ tenant, keyId, scopes }: FoundKey): Caller {
  return { tenant, actor: `key:${keyId}`, keyId, scopes: setOf(scopes) };
}

/** A key that is remembered comes with the same list each time. */
const sets = new WeakMap<readonly Scope[], ReadonlySet<Scope>>();

function setOf(scopes: readonly Scope[]): ReadonlySet<Scope> {
  const known = sets.get(scopes) ?? new Set(scopes);
  sets.set(scopes, known);
  return known;
}

/** Malformed, unknown and revoked keys get one answer: which of them it is helps only whoever tries keys out. */
function unauthorized(challenge: string): HttpProblem {
  return new HttpProblem({
    status: 401,
    code: 'unauthorized',
    message: 'This needs a valid API key.',
    hint: 'Send it as Authorization: Bearer pal_…; make one with: palimpsest keys create',
    headers: { 'www-authenticate': challenge },
  });
}

/** Told only to those who have the secret of the key. */
function expired(challenge: string): HttpProblem {
  return new HttpProblem({
    status: 401,
    code: 'unauthorized',
    message: 'The API key has expired.',
    hint: 'Make another with: palimpsest keys create',
    headers: { 'www-authenticate': challenge },
  });
}
