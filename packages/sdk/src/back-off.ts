import { PalimpsestApiError } from './errors/palimpsest-api-error.ts';
import { pause } from './pause.ts';

const LONGEST_PAUSE_MS = 15_000;
/** Whoever is told to wait longer than this is better told than kept. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** How often something is tried again, each time after a longer pause. */
export interface BackOff {
  /** Waits for the next try, or throws the error where there is none left. */
  failed(error: unknown, baseMs: number): Promise<void>;
  /** It went well: counting begins anew. */
  succeeded(): void;
}

export function createBackOff(tries: number, signal: AbortSignal | undefined): BackOff {
  let failures = 0;
  return {
    async failed(error, baseMs) {
      failures += 1;
      if (failures > tries) throw error;
      const asked = (error instanceof PalimpsestApiError && error.retryAfterMs) || 0;
      if (asked > LONGEST_RETRY_AFTER_MS) throw error;
      const growing = Math.min(baseMs * 2 ** (failures - 1), Math.max(baseMs, LONGEST_PAUSE_MS));
      // Those that were cut off together must not come back together.
      await pause(Math.max(asked, growing) + Math.random() * growing * 0.5, signal);
    },
    succeeded() {
      failures = 0;
    },
  };
}
