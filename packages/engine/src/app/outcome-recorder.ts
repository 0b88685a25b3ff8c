import type { EngineContext } from './context.ts';
import type { Performer } from './performer.ts';
import { type EndedCall, recordOutcome, recordTogether } from './record-outcome.ts';

/** Puts an answer on record; resolves when it is there. */
export type OutcomeRecorder = (call: EndedCall) => Promise<void>;

interface Waiting {
  readonly call: EndedCall;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * One recorder for the calls of one round of one run. An answer is recorded as soon as it is there; those that come
 * while another one is being written go together into the next transaction. Five hundred answers of an offline
 * renderer then cost one reading of the run, not five hundred.
 */
export function outcomeRecorder(context: EngineContext, performer: Performer): OutcomeRecorder {
  let waiting: Waiting[] = [];
  let draining = false;

  const drain = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const calls = batch.map(({ call }) => call);
      if (calls.length > 1 && (await recordTogether(context, performer, calls))) {
        for (const { resolve } of batch) resolve();
        continue;
      }
      await Promise.all(
        batch.map(({ call, resolve, reject }) =>
          recordOutcome(context, performer, call).then(resolve, reject),
        ),
      );
    }
    draining = false;
  };

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      if (draining) return;
      draining = true;
      // Answers of this very turn of the event loop come along.
      setImmediate(drain);
    });
}
