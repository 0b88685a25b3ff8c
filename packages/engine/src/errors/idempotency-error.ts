import { PalimpsestError } from './palimpsest-error.ts';

export class IdempotencyError extends PalimpsestError {
  constructor({ key }: { key: string }) {
    super({
      code: 'idempotency_mismatch',
      message: `The idempotency key '${key}' was used for another request.`,
      hint: 'Use a new key for a new request.',
    });
  }
}
