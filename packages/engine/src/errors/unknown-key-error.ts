import { PalimpsestError } from './palimpsest-error.ts';

/** The id is not repeated: what was given may be a whole key, pasted by mistake. */
export class UnknownKeyError extends PalimpsestError {
  constructor() {
    super({
      code: 'unknown_key',
      message: 'There is no API key with this id.',
      hint: 'Its id is the part between the two underscores. `palimpsest keys list` shows all of a tenant.',
    });
  }
}
