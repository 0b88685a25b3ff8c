import { PalimpsestError } from './palimpsest-error.ts';

/** What was asked for cannot be put on record as it stands. */
export class RequestInvalidError extends PalimpsestError {
  readonly field: string;

  constructor({ field, problem, hint }: { field: string; problem: string; hint?: string }) {
    super({
      code: 'request_invalid',
      message: `The request cannot be taken: ${field} ${problem}.`,
      hint: hint ?? `Correct ${field} and send the request again. Nothing was written.`,
    });
    this.field = field;
  }
}
