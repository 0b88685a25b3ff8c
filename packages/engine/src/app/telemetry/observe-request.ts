import { randomUUID } from 'node:crypto';
import type { EngineContext, Log } from '../context.ts';
import type { RequestEnd } from './telemetry.ts';

/** A request that was answered, as the log tells of it: no path, no query, no words. */
export interface AnsweredRequest extends RequestEnd {
  /** Null where nobody was let in. */
  readonly keyId: string | null;
  readonly tenant: string | null;
}

interface RequestLine extends AnsweredRequest {
  readonly method: string;
  readonly ms: number;
  readonly requestId: string;
}

const SANE_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
/** Asked every few seconds by machines; a line each would bury the others. */
const ASKED_OFTEN = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each request. */
export function logRequest(log: Log, line: RequestLine): void {
  const { method, status, keyId, requestId, tenant } = line;
  const route = line.route ?? 'unmatched';
  const level = status >= 500 ? 'error' : ASKED_OFTEN.has(route) ? 'debug' : 'info';
  const ms = Math.round(line.ms * 10) / 10;
  if (keyId !== null && tenant !== null)
    log(level, 'request', { method, route, status, ms, keyId, tenant, requestId });
  else log(level, 'request', { method, route, status, ms, ...whose(line), requestId });
}

function whose({ keyId, tenant }: RequestLine): Readonly<Record<string, string>> {
  return { ...(keyId === null ? {} : { keyId }), ...(tenant === null ? {} : { tenant }) };
}

/** The id under which a caller knows its request, where it is fit for a log, else a new one. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && SANE_ID.test(header) ? header : randomUUID();
}

/**
 * Everything there is to tell about one HTTP request: its id, its numbers, its span and its line in the log.
 *
 * @example
 * await observeRequest(engine.context, { method, header }, async (requestId) => {
 *   const response = await answer(requestId);
 *   return { route: '/v1/runs/{runId}', status: response.status, keyId, tenant };
 * });
 */
export async function observeRequest<Answered extends AnsweredRequest>(
  { log, telemetry }: Pick<EngineContext, 'log' | 'telemetry'>,
  { method, header }: { readonly method: string; readonly header: (name: string) => string | undefined },
  work: (requestId: string) => Promise<Answered>,
): Promise<Answered> {
  const requestId = requestIdFrom(header('x-request-id'));
  const begun = performance.now();
  const answer = () => work(requestId);
  const head = {
    method,
    requestId,
    traceparent: header('traceparent'),
    tracestate: header('tracestate'),
  };
  const answered = telemetry === undefined ? await answer() : await telemetry.request(head, answer);
  const { route, status, keyId, tenant } = answered;
  logRequest(log, { method, route, status, ms: performance.now() - begun, keyId, tenant, requestId });
  return answered;
}
