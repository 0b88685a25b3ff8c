import { RequestRefusedError } from './request-refused-error.ts';

/** A message that can be taken back no more. */
export class CancelRefusedError extends RequestRefusedError {
  constructor() {
    super({
      problem: {
        type: 'about:blank',
        title: 'The message is not queued any more',
        status: 409,
        code: 'not_queued',
        detail: 'The message can be cancelled only while it is queued.',
        errors: [],
      },
    });
  }
}
