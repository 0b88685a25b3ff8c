import type { SearchAnswer, SearchRequest } from '@palimpsest/contracts';
import type { CancelSignal, RenderFailure, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import { completion, isFailure, readSearchRequest, SEARCH } from '../source-answer.ts';
import {
  abortedFailure,
  cutFailure,
  failure,
  failureOfWire,
  malformedFailure,
  unsentFailure,
} from '../wire/failures.ts';
import { redactKey } from '../wire/redact.ts';
import { createSingleExchange } from '../wire/single-exchange.ts';

export interface SearchCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SearchOnceParts {
  readonly id: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
  /** What a search costs; null where the service charges and does not say what. */
  readonly costMicros: number | null;
  readonly request: RenderRequest;
  readonly signal: CancelSignal | undefined;
  readonly call: (asked: SearchRequest) => SearchCall;
  /** Understands the parsed JSON of a successful answer; undefined when it has the wrong shape. */
  readonly read: (answer: unknown, asked: SearchRequest) => SearchAnswer | RenderFailure | undefined;
  /** Statuses with a meaning of their own at this service. */
  readonly status?: (status: number, body: string) => RenderFailure | undefined;
}

/** One request, one outcome. Never throws for anything a service or a network can do. */
export async function searchOnce(parts: SearchOnceParts): Promise<RenderOutcome> {
  const { id, apiKey, signal, timeoutMs } = parts;
  const asked = readSearchRequest(id, parts.request);
  if (isFailure(asked)) return asked;
  if (signal?.aborted) return abortedFailure(id);

  const { url, method, headers, body = '' } = parts.call(asked);
  const exchange = createSingleExchange({ passOn: Object.keys(headers) });
  const timer = AbortSignal.timeout(timeoutMs);
  const stop = signal instanceof AbortSignal ? AbortSignal.any([timer, signal]) : timer;
  await exchange.fetch(url, { method, headers: { ...headers }, body, signal: stop }).catch(() => undefined);

  const result = exchange.result();
  if (result === undefined) return unsentFailure(id);
  if (result.kind !== 'answered')
    return signal?.aborted ? abortedFailure(id) : failureOfWire(id, result, timeoutMs);
  const raw = redactKey(result.body, apiKey);
  const special = parts.status?.(result.status, raw);
  if (special !== undefined) return special;
  if (result.status < 200 || result.status > 299) return statusFailure(id, result.status, raw);
  const answer = parsed(raw);
  if (answer === undefined) {
    return result.framed ? malformedFailure(id, 'is not valid JSON', raw) : cutFailure(id, 'CLOSED');
  }
  const read = parts.read(answer, asked);
  if (read === undefined) return malformedFailure(id, 'is JSON of an unknown shape', raw);
  if (isFailure(read)) return { ...read, raw };
  return completion(SEARCH, read, { costMicros: parts.costMicros, raw });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** What a status means that is no success. */
function statusFailure(id: string, status: number, raw: string): RenderFailure {
  const [code, retry, advice] = meaningOf(status);
  return failure(code, retry, `${id} answered with status ${status}. ${advice}`, raw);
}

function meaningOf(status: number): readonly [RenderFailure['code'], RenderFailure['retry'], string] {
  if (status === 429) return ['rate_limited', 'retryable', 'Its limit is used up: try again later.'];
  if (status === 503) return ['overloaded', 'retryable', 'It is overloaded: try again later.'];
  if (status === 408) return ['timeout', 'retryable', 'It stopped waiting for the request: try again.'];
  if (status >= 500) return ['provider_error', 'retryable', 'It has a fault: try again later.'];
  if (status === 401 || status === 403) {
    return ['unauthorized', 'terminal', 'Check the API key and what it may be used for.'];
  }
  return ['invalid_request', 'terminal', 'Check the address that is set for this service.'];
}
