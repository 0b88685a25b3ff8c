import { NetworkError } from './errors/network-error.ts';
import { PalimpsestError } from './errors/palimpsest-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';

/** Timers cannot count further. */
const LONGEST_MS = 2_147_483_647;

/** Something under way that its caller can end, and that ends by itself when it takes too long. */
export interface Deadline {
  /** For `fetch`. */
  readonly signal: AbortSignal;
  /** Counts from now; 0 is without end. */
  restart(ms: number): void;
  /** What to throw for whatever was thrown meanwhile. */
  explain(error: unknown): unknown;
  release(): void;
}

export function deadline(caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const onAbort = () => controller.abort(caller?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late: TimeoutError | undefined;
  if (caller?.aborted === true) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    restart(ms) {
      clearTimeout(timer);
      if (!(ms > 0 && ms <= LONGEST_MS)) return;
      timer = setTimeout(() => {
        late = new TimeoutError({ timeoutMs: ms });
        controller.abort(late);
      }, ms);
    },
    explain(error) {
      if (late !== undefined) return late;
      if (caller?.aborted === true) return caller.reason;
      return error instanceof PalimpsestError ? error : networkError(error);
    },
    release() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}

function networkError(cause: unknown): NetworkError {
  const code = (cause as { cause?: { code?: unknown } } | undefined)?.cause?.code;
  const why = typeof code === 'string' ? ` (${code})` : '';
  return new NetworkError({ message: `The server was not reached, or the connection was cut${why}.`, cause });
}
