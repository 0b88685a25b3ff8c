/**
 * The time of this machine as the ledger writes it: UTC with milliseconds. Writing it out costs more than looking at the
 * clock, and a busy server is asked several times within a millisecond.
 */
export function systemClock(milliseconds: () => number = Date.now): () => string {
  let at = Number.NaN;
  let written = '';
  return () => {
    const now = milliseconds();
    if (now !== at) {
      at = now;
      written = new Date(now).toISOString();
    }
    return written;
  };
}
