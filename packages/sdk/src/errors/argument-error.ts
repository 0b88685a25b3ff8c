import { PalimpsestError } from './palimpsest-error.ts';

/**
 * A call that cannot be sent as it is: nothing went to the server.
 *
 * @example await client.runs.get(''); // throws ArgumentError
 */
export class ArgumentError extends PalimpsestError {
  override readonly name = 'ArgumentError';

  constructor(parts: { readonly message: string; readonly hint?: string }) {
    super({ code: 'argument_invalid', ...parts });
  }
}
