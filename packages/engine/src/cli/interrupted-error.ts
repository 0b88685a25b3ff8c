import { PalimpsestError } from '../errors/palimpsest-error.ts';

/** Somebody pressed Ctrl-C, or the system is going down. */
export class InterruptedError extends PalimpsestError {
  constructor() {
    super({
      code: 'interrupted',
      message: 'Interrupted.',
      hint: 'Whatever was confirmed until then is kept.',
    });
  }
}
