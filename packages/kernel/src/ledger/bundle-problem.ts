import type { EventBody, FirstBad } from '@palimpsest/contracts';
import { canonicalJson } from '../canonical.ts';

/** What is wrong with a bundle; the tenant is added by the report. */
export type BundleProblem = Omit<FirstBad, 'tenant'>;

export interface BundleOutcome {
  /** Events found right before the first problem. */
  readonly verified: number;
  readonly complete: boolean;
  readonly problem: BundleProblem | null;
}

/** A bundle goes to readers we do not know: one text must mean one thing to every JSON parser (duplicate keys!). */
export function canonicalProblem(text: string, body: EventBody): string | null {
  try {
    if (canonicalJson(body) === text) return null;
  } catch {
    // What has no canonical form, such as half of a surrogate pair, is not in it either.
  }
  return 'its text is not canonical JSON';
}

export function bad(sequence: number, stream: string | null, problem: string): BundleProblem {
  return { sequence, stream, what: 'event', problem: `event ${sequence}: ${problem}` };
}

export function missing(stream: string, version: number): BundleProblem {
  return {
    sequence: null,
    stream,
    what: 'event',
    problem: `the event with version ${version} of ${stream} is missing`,
  };
}

export function noEvent(problem: string): BundleProblem {
  return { sequence: null, stream: null, what: 'checkpoint', problem };
}
