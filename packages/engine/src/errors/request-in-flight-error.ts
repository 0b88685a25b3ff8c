import { PalimpsestError } from './palimpsest-error.ts';

export class RequestInFlightError extends PalimpsestError {
  constructor() {
    super({
      code: 'request_in_flight',
      message: 'A request with this idempotency key is being worked on.',
      hint: 'Ask again after the time in Retry-After, with the same key: the answer will be that of the first request. If the server that worked on it was stopped, it is done anew, two minutes after it began at the latest.',
    });
  }
}
