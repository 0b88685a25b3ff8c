import { PalimpsestError } from '../../errors/palimpsest-error.ts';

/** The price table cannot be used. */
export class InvalidPricesError extends PalimpsestError {
  constructor({ path, problem, cause }: { path: string; problem: string; cause?: unknown }) {
    super({
      code: 'invalid_prices',
      message: `The price table ${path} cannot be used: ${problem}.`,
      hint: 'Correct the file, or leave the setting out to use the table that comes with the program.',
      cause,
    });
  }
}
