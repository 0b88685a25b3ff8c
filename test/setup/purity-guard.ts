import { isPureFrame } from './pure-frame.ts';

/**
 * Makes the clock and chance throw when contracts, kernel or pipelines ask for them during a unit test.
 *
 * The linter reads names; this catches what it cannot see, such as a clock reached through a variable. Test
 * files, the test runner and libraries keep their clock: only the frame that makes the call is looked at.
 */

type NewTarget = NonNullable<Parameters<typeof Reflect.construct>[2]>;

/** The innermost stack frame outside `inside`, as text. */
function callerOf(inside: (...args: never[]) => unknown): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 1;
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, inside);
  Error.stackTraceLimit = limit;
  return String(holder.stack ?? '');
}

function refuseIn(frame: string, what: string): void {
  if (!isPureFrame(frame)) return;
  throw new Error(
    `${what} was called from pure code (${frame.trim().split('\n').at(-1)?.trim()}). ` +
      'Contracts, kernel and pipelines take time and chance as inputs: pass the value in.',
  );
}

const realDate = globalThis.Date;
const realNow = realDate.now;
const realRandom = Math.random;

function guardedNow(): number {
  refuseIn(callerOf(guardedNow), 'Date.now()');
  return realNow();
}

function guardedRandom(): number {
  refuseIn(callerOf(guardedRandom), 'Math.random()');
  return realRandom();
}

function guardedConstruct(target: DateConstructor, args: unknown[], newTarget: NewTarget): object {
  if (args.length === 0) refuseIn(callerOf(guardedConstruct), 'new Date()');
  return Reflect.construct(target, args, newTarget);
}

function guardedCall(target: DateConstructor): string {
  refuseIn(callerOf(guardedCall), 'Date()');
  return target();
}

// Files that share a context share its globals, and this is run for each of them.
if (realNow.name !== guardedNow.name) {
  realDate.now = guardedNow;
  Math.random = guardedRandom;
  globalThis.Date = new Proxy(realDate, { construct: guardedConstruct, apply: guardedCall });
  realDate.prototype.constructor = globalThis.Date;
}
