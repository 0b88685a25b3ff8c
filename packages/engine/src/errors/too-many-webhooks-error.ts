import { PalimpsestError } from './palimpsest-error.ts';

export class TooManyWebhooksError extends PalimpsestError {
  constructor({ most }: { most: number }) {
    super({
      code: 'too_many_webhooks',
      message: `A tenant can have ${most} webhook endpoints at most.`,
      hint: 'Remove one that is not needed any more.',
    });
  }
}
