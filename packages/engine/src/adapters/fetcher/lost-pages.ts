import type { RenderFailure } from '@palimpsest/kernel';
import { AddressRefusedError } from '../../errors/address-refused-error.ts';
import { failure } from '../wire/failures.ts';

/** Connections that say something about the address itself, and will not end otherwise in a minute. */
const DEAD = new Map<string, string>(
  Object.entries({
    ECONNREFUSED: 'Nothing listens at this address.',
    ENOTFOUND: 'The host of the address does not exist.',
    CERT_HAS_EXPIRED: "The host's certificate has expired.",
    ERR_TLS_CERT_ALTNAME_INVALID: "The host's certificate belongs to another host.",
    DEPTH_ZERO_SELF_SIGNED_CERT: "The host's certificate is signed by nobody known.",
    SELF_SIGNED_CERT_IN_CHAIN: "The host's certificate is signed by nobody known.",
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The host's certificate is signed by nobody known.",
  }),
);
const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Why a walk brought no answer: a failure, or a note on an address that is dead. */
export function problemOf(error: unknown, timedOut: boolean): RenderFailure | { readonly note: string } {
  const cause = causeOf(error);
  if (cause instanceof AddressRefusedError) {
    if (cause.problem === 'no_such_host') return { note: cause.message };
    return failure('invalid_request', 'terminal', cause.message);
  }
  const { name, code: given } = (cause ?? {}) as { name?: unknown; code?: unknown };
  const code = String(given ?? '');
  const note = DEAD.get(code);
  if (note !== undefined) return { note };
  if (timedOut || TIMEOUTS.has(code))
    return failure('timeout', 'retryable', 'The host did not answer in time. Try again later.');
  if (name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return failure('malformed_response', 'terminal', 'The host answers with something that is not HTTP.');
  }
  const what = /^[A-Z0-9_]{1,48}$/.test(code) ? ` (${code})` : '';
  return failure(
    'connection_lost',
    'retryable',
    `The connection failed before the page was complete${what}. Try again later.`,
  );
}

/** Several addresses of one host fail together; the first says why. */
function causeOf(error: unknown): unknown {
  if (error instanceof AddressRefusedError) return error;
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  const cause = (error as { cause?: unknown } | null)?.cause;
  return cause === undefined || cause === null ? error : causeOf(cause);
}
