import type { Call } from '../state.ts';

/** The next attempt's number, or null where there is none: only a transport failure is followed by another. */
export function nextAttempt(call: Call | null, maxRetries: number): number | null {
  if (call === null || call.state === 'started') return 1;
  if (call.state === 'answered') return null;
  return call.again && call.times <= maxRetries ? call.times + 1 : null;
}
