/**
 * What every error of this client is: `code` is stable and for programs, the message is for people.
 *
 * @example if (error instanceof PalimpsestError) console.error(error.code, error.message, error.hint);
 */
export class PalimpsestError extends Error {
  override readonly name: string = 'PalimpsestError';
  readonly code: string;
  /** What can be done about it. */
  readonly hint: string | undefined;

  constructor(parts: {
    readonly code: string;
    readonly message: string;
    readonly hint?: string | undefined;
    readonly cause?: unknown;
  }) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = parts.code;
    this.hint = parts.hint;
  }
}
