import { NetworkError, PalimpsestApiError } from '@palimpsest/sdk';

/** What stands in front of a server says this of one that is away. */
const AWAY = new Set([502, 503, 504]);

/** Whether the server is away for a while: nothing is wrong with what was asked for. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof PalimpsestApiError)) return false;
  return (
    error.code === 'database_unreachable' || (error.code === 'unexpected_answer' && AWAY.has(error.status))
  );
}
