import { PalimpsestError } from './palimpsest-error.ts';

/** The embedded PostgreSQL cannot run on this machine at all; an external one can. */
export class EmbeddedUnsupportedError extends PalimpsestError {
  constructor({ message, hint, cause }: { message: string; hint?: string; cause?: unknown }) {
    super({
      code: 'embedded_unsupported',
      message,
      hint:
        hint ??
        'Set DATABASE_URL to a PostgreSQL server (14 or newer); Palimpsest then uses that one and nothing else changes.',
      cause,
    });
  }
}
