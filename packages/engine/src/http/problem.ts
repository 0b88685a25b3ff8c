import type { ApiProblem } from '@palimpsest/contracts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import { RequestRefusedError } from '../errors/request-refused-error.ts';

/** Something that the API itself refuses, before any part of the application is asked. */
export class HttpProblem extends PalimpsestError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: ApiProblem['errors'];

  constructor(parts: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly hint?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly errors?: NonNullable<ApiProblem['errors']>;
  }) {
    super(parts);
    this.status = parts.status;
    this.headers = parts.headers ?? {};
    this.errors = parts.errors;
  }
}

/** The status of each error that the application tells; what is not listed is a fault of the server. */
const STATUSES: Readonly<Record<string, number>> = {
  address_refused: 422,
  conflict: 409,
  corpus_unusable: 422,
  database_unreachable: 503,
  document_busy: 409,
  file_unusable: 422,
  idempotency_mismatch: 422,
  key_inactive: 409,
  ledger_altered: 409,
  request_in_flight: 409,
  request_invalid: 400,
  rewrite_failed: 422,
  signal_refused: 409,
  subject_erased: 410,
  text_altered: 409,
  unknown_blog: 404,
  unknown_event: 404,
  unknown_home: 404,
  unknown_pipeline: 404,
  unknown_rule_set: 404,
  unknown_word_table: 404,
  unknown_run: 404,
  unknown_tenant: 404,
  unknown_version: 404,
  version_changed: 412,
  unknown_key: 404,
  unknown_webhook: 404,
  unknown_delivery: 404,
  unknown_corpus: 404,
  unknown_renderer: 422,
  too_many_webhooks: 409,
  webhook_disabled: 409,
  webhook_url_refused: 422,
  scope_not_held: 403,
};

/** Where the application names a command, whoever calls over HTTP is told of a request instead. */
const HINTS: Readonly<Record<string, string>> = {
  database_unreachable:
    'Come again in a moment. If it lasts, the log of the server and palimpsest doctor tell more.',
  unknown_key: 'The id is the part of a key between its two underscores. GET /v1/keys lists them.',
  unknown_rule_set: 'GET /v1/rules lists them.',
  unknown_run: 'GET /v1/runs lists them.',
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Not authorised',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long to arrive',
  409: 'Conflict',
  410: 'Gone',
  412: 'The version has changed',
  413: 'The request is too large',
  415: 'Media type not supported',
  422: 'The request cannot be carried out',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
};

/** The problem document for whatever was thrown, and the headers that go with it. */
export function problemOf(error: unknown): {
  readonly problem: ApiProblem;
  readonly headers: Readonly<Record<string, string>>;
} {
  if (error instanceof HttpProblem) {
    const { status, headers, errors } = error;
    return {
      headers,
      problem: { ...told(error, status), ...(errors === undefined ? {} : { errors: [...errors] }) },
    };
  }
  if (error instanceof RequestRefusedError) return { problem: { ...error.problem }, headers: {} };
  const status = error instanceof PalimpsestError ? STATUSES[error.code] : undefined;
  if (!(error instanceof PalimpsestError) || status === undefined) return { problem: INTERNAL, headers: {} };
  const errors =
    error instanceof RequestInvalidError
      ? { errors: [{ field: error.field, problem: problemOfField(error) }] }
      : {};
  const comesLater = status === 503 || error.code === 'request_in_flight';
  const headers: Record<string, string> = comesLater ? { 'retry-after': '1' } : {};
  return { problem: { ...told(error, status), ...errors }, headers };
}

const INTERNAL: ApiProblem = {
  type: 'about:blank',
  title: 'Internal error',
  status: 500,
  code: 'internal_error',
  detail: 'The server could not answer. Its log tells more.',
};

function told({ code, message, hint: said }: PalimpsestError, status: number): ApiProblem {
  const hint = HINTS[code] ?? said;
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'The request failed',
    status,
    code,
    detail: message,
    ...(hint === undefined ? {} : { hint }),
  };
}

function problemOfField({ field, message }: RequestInvalidError): string {
  const told = message.slice(message.indexOf(field) + field.length).trim();
  return told.endsWith('.') ? told.slice(0, -1) : told;
}

export function problemResponse(
  problem: ApiProblem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  });
}
