import { PalimpsestError } from './palimpsest-error.ts';

export class RequestInFlightError extends PalimpsestError {
  constructor() {
    super({
      code: 'request_in_flight',
      message: 'A request with this idempotency key is being worked on.',
      hint: 'Ask again in a moment, with the same key: the answer will be that of the first request.',
    });
  }
}
