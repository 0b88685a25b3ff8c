import type { ApiProblem, FieldProblem } from '@palimpsest/contracts';
import { PalimpsestError } from './palimpsest-error.ts';

/** What is known of an answer that is not a success. */
export interface ApiErrorParts {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly hint?: string | undefined;
  readonly errors?: ApiProblem['errors'] | undefined;
  readonly about?: ApiProblem['about'] | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/**
 * An answer of the server that is not a success: its RFC 9457 problem document as an error.
 *
 * @example if (error instanceof PalimpsestApiError) console.error(error.status, error.code, error.requestId);
 */
export class PalimpsestApiError extends PalimpsestError {
  override readonly name: string = 'PalimpsestApiError';
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** The fields it is about; empty where it is about none. */
  readonly errors: readonly FieldProblem[];
  /** Ids of what stands in the way, such as `runId`. */
  readonly about: Readonly<Record<string, string | number>>;
  /** Where the log of the server tells more. */
  readonly requestId: string | undefined;
  /** How long the server asks to wait, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(parts: ApiErrorParts) {
    super({ code: parts.code, message: parts.detail, hint: parts.hint });
    this.status = parts.status;
    this.title = parts.title;
    this.detail = parts.detail;
    this.errors = parts.errors ?? [];
    this.about = parts.about ?? {};
    this.requestId = parts.requestId;
    this.retryAfterMs = parts.retryAfterMs;
  }
}
