import type { FirstBad } from '@palimpsest/contracts';

/** Keeps the finding that stands first in the ledger; what belongs to no event comes after all that does. */
export interface FirstFinding {
  report(found: FirstBad): void;
  first(): FirstBad | null;
  /** Whether an event itself was found wrong or missing, wherever. */
  eventIsBad(): boolean;
}

export function firstFinding(): FirstFinding {
  let first: FirstBad | null = null;
  let eventIsBad = false;
  const place = ({ sequence }: FirstBad) => sequence ?? Number.POSITIVE_INFINITY;
  return {
    report(found) {
      eventIsBad ||= found.what === 'event';
      // Of two at one place the first one told stays: the event itself is looked at before what hangs on it.
      if (first === null || place(found) < place(first)) first = found;
    },
    first: () => first,
    eventIsBad: () => eventIsBad,
  };
}
