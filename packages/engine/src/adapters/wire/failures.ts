import type { RenderFailure, RenderFailureCode } from '@palimpsest/kernel';
import type { WireResult } from './single-exchange.ts';

type Retry = RenderFailure['retry'];

/** Retrying does not mend a certificate, so these losses are terminal. */
const CERTIFICATE_CODES: readonly string[] = [
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

const TIMEOUT_CODES: readonly string[] = ['ETIMEDOUT', 'ESOCKETTIMEDOUT'];

/** Builds a failure. Sentences are ours alone: nothing a provider sent and nothing from the request goes in. */
export function failure(code: RenderFailureCode, retry: Retry, message: string, raw?: string): RenderFailure {
  return { kind: 'failed', retry, code, message, ...(raw !== undefined && { raw }) };
}

export function abortedFailure(id: string): RenderFailure {
  return failure(
    'aborted',
    'retryable',
    `The call to ${id} was stopped by its caller before an answer came.`,
  );
}

function timeoutFailure(id: string, timeoutMs: number): RenderFailure {
  const waited = `No complete answer from ${id} within ${timeoutMs} ms.`;
  return failure('timeout', 'retryable', `${waited} Try again later, or raise the renderer's timeout.`);
}

export function unsentFailure(id: string): RenderFailure {
  const what = `The request to ${id} could not be put together, so nothing was sent.`;
  return failure('invalid_request', 'terminal', `${what} Check the model's name and the parameters.`);
}

export function malformedFailure(id: string, what: string, raw?: string): RenderFailure {
  const advice = 'Check that the base URL leads to the right kind of server.';
  return failure('malformed_response', 'terminal', `The answer from ${id} ${what}. ${advice}`, raw);
}

export function cutFailure(id: string, reason: string): RenderFailure {
  if (TIMEOUT_CODES.includes(reason)) {
    return failure('timeout', 'retryable', `Connecting to ${id} took too long (${reason}). Try again later.`);
  }
  if (CERTIFICATE_CODES.includes(reason)) {
    const advice = 'Mend the certificate or correct the base URL.';
    const what = `The certificate of ${id} was not accepted (${reason}). ${advice}`;
    return failure('connection_lost', 'terminal', what);
  }
  const what = `The connection to ${id} failed or ended before the answer was complete (${reason}).`;
  const advice = 'Check the network and the base URL, then try again.';
  return failure('connection_lost', 'retryable', `${what} ${advice}`);
}

/** For every exchange that ended without an answer. */
export function failureOfWire(
  id: string,
  result: Exclude<WireResult, { kind: 'answered' }>,
  timeoutMs: number,
): RenderFailure {
  switch (result.kind) {
    case 'lost':
      return cutFailure(id, result.reason);
    case 'stopped':
      return timeoutFailure(id, timeoutMs);
    case 'not_http':
      return malformedFailure(id, 'is not valid HTTP');
    case 'oversized':
      return malformedFailure(id, 'is larger than 16 MiB and was not read to its end');
    case 'encoded':
      return malformedFailure(id, 'is compressed although plain text was asked for');
  }
}

/** For every answer whose status is not a success. */
export function failureOfStatus(id: string, status: number, raw: string): RenderFailure {
  const [code, retry, advice] = meaningOf(status);
  return failure(code, retry, `${id} answered with status ${status}. ${advice}`, raw);
}

function meaningOf(status: number): readonly [RenderFailureCode, Retry, string] {
  if (status === 429)
    return ['rate_limited', 'retryable', 'The rate limit or quota is used up: try again later.'];
  if (status === 529 || status === 503)
    return ['overloaded', 'retryable', 'It is overloaded: try again later.'];
  if (status === 408) return ['timeout', 'retryable', 'It stopped waiting for the request: try again.'];
  if (status === 401 || status === 403) {
    return ['unauthorized', 'terminal', 'Check the API key and what it may be used for.'];
  }
  if (status === 404) {
    return ['model_not_found', 'terminal', "Check the model's name and the base URL."];
  }
  if (status >= 500 && status <= 599)
    return ['provider_error', 'retryable', 'It has a fault: try again later.'];
  if (status >= 300 && status <= 399) {
    return [
      'invalid_request',
      'terminal',
      'Redirects are not followed: set the base URL to the final address.',
    ];
  }
  if (status >= 400 && status <= 499) {
    return [
      'invalid_request',
      'terminal',
      'It refused the request: check the model, the token limit, and whether the model accepts a temperature or seed.',
    ];
  }
  return ['malformed_response', 'terminal', 'This status has no meaning here: check the base URL.'];
}
