/** What every error of the engine carries: a stable code for programs, a message and a way out for people. */
export interface ErrorParts {
  readonly code: string;
  readonly message: string;
  /** What the reader can do about it, as a sentence. */
  readonly hint?: string | undefined;
  readonly cause?: unknown;
}

/** The one base class of all errors that leave the engine. */
export class PalimpsestError extends Error {
  readonly code: string;
  readonly hint: string | undefined;

  constructor({ code, message, hint, cause }: ErrorParts) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = hint;
  }
}
