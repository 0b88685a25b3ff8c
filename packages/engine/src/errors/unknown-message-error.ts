import { RequestRefusedError } from './request-refused-error.ts';

/** There is no such message, or none that this person may see: which of the two is not told. */
export class UnknownMessageError extends RequestRefusedError {
  constructor() {
    super({
      problem: {
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        code: 'unknown_message',
        detail: 'There is no such message.',
        errors: [],
      },
    });
  }
}
