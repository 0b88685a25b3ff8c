import { PalimpsestError } from '../../errors/palimpsest-error.ts';

/** A renderer was set up with something it cannot work with. Never carries the value: it may be a secret. */
export class InvalidRendererOptionError extends PalimpsestError {
  constructor({ message, hint }: { readonly message: string; readonly hint: string }) {
    super({ code: 'invalid_renderer_option', message, hint });
  }
}
