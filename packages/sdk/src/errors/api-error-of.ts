import type { ApiProblem } from '@palimpsest/contracts';
import { ConflictError } from './conflict-error.ts';
import { ForbiddenError } from './forbidden-error.ts';
import { NotFoundError } from './not-found-error.ts';
import { type ApiErrorParts, PalimpsestApiError } from './palimpsest-api-error.ts';
import { PreconditionFailedError } from './precondition-failed-error.ts';
import { RateLimitedError } from './rate-limited-error.ts';
import { ServerError } from './server-error.ts';
import { UnauthorizedError } from './unauthorized-error.ts';
import { ValidationError } from './validation-error.ts';

const CLASSES: Readonly<Record<number, new (parts: ApiErrorParts) => PalimpsestApiError>> = {
  400: ValidationError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: NotFoundError,
  412: PreconditionFailedError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitedError,
};

/** The error for an answer that is not a success, also where something in between answered for the server. */
export function apiErrorOf(answer: {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}): PalimpsestApiError {
  const { status, headers } = answer;
  const said = problemIn(answer.text) ?? notFromTheServer(status);
  const parts: ApiErrorParts = {
    ...said,
    status,
    requestId: said.requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  };
  const Class = CLASSES[status] ?? (status >= 500 ? ServerError : PalimpsestApiError);
  return new Class(parts);
}

type Said = Pick<ApiErrorParts, 'title' | 'code' | 'detail' | 'hint' | 'errors' | 'about' | 'requestId'>;

function problemIn(text: string): Said | undefined {
  let value: Partial<ApiProblem> | null;
  try {
    value = JSON.parse(text) as Partial<ApiProblem> | null;
  } catch {
    return undefined;
  }
  if (typeof value?.code !== 'string' || typeof value.detail !== 'string') return undefined;
  const { code, detail, title = detail, hint, errors, about, requestId } = value;
  return { code, detail, title, hint, errors, about, requestId };
}

/** A proxy or another program: what it says is for people at a browser, so only the status is told. */
function notFromTheServer(status: number): Said {
  const redirected = status === 0 || (status >= 300 && status < 400);
  return redirected
    ? {
        code: 'redirected',
        title: 'Redirected',
        detail: 'The server sent the request on to another address, which is not followed.',
        hint: 'Use the address that it sends to as baseUrl.',
      }
    : {
        code: 'unexpected_answer',
        title: 'Unexpected answer',
        detail: `The answer has the status ${status} and is not one of this API.`,
        hint: 'Look whether baseUrl is the address of a Palimpsest server, and what stands in front of it.',
      };
}

/** Seconds or a date, as HTTP allows. */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
