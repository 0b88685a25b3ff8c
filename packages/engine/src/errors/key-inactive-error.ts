import { PalimpsestError } from './palimpsest-error.ts';

/** A key that has ended, or was replaced before, cannot be replaced. */
export class KeyInactiveError extends PalimpsestError {
  constructor({ keyId, state }: { keyId: string; state: 'revoked' | 'expired' | 'replaced' }) {
    const why = { revoked: 'was revoked', expired: 'has expired', replaced: 'was replaced before' }[state];
    super({
      code: 'key_inactive',
      message: `The API key ${keyId} ${why}, so it cannot be replaced.`,
      hint:
        state === 'replaced'
          ? 'Replace the key that took its place.'
          : 'Make a new key in place of this one.',
    });
  }
}
