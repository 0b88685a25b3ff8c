import { PalimpsestError } from './palimpsest-error.ts';

/** There is no such home. */
export class UnknownHomeError extends PalimpsestError {
  constructor() {
    super({
      code: 'unknown_home',
      message: 'There is no such home.',
      hint: 'Homes are set by PUT /v1/homes/{home_id}, or by palimpsest complaint home import.',
    });
  }
}
