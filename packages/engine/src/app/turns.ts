import { performance } from 'node:perf_hooks';

/** Of the time while callers wait, the queue's work has at most one part in this many. */
const QUEUE_PART = 10;
/**
 * Where more than this are served at once, they have begun to wait for each other, and the queue's part shrinks with
 * their number: what is in the queue was answered already. A caller that starts a run counts twice.
 */
const AT_EASE = 2;
/** It never shrinks to nothing. */
const MOST_SHRUNK = 100;

/** Nor is it kept waiting longer than this: an answer that was paid for may be waiting to be put on record. */
const LONGEST_WAIT_MS = 1_000;

/** A caller that has its answer may well ask again, and there may be more to a request than what is counted here. */
const LINGER_MS = 100;
/** How long the queue waits before it looks again. */
const SHORT_MS = 2;

/** Who waits for a turn, and how the time was shared so far. */
export interface Turns {
  /** A turn for work that somebody waits for. */
  forCaller(): Promise<void>;
  /** A turn for work of the queue. While callers are being served, it waits until they have had their share. */
  forQueue(): Promise<void>;
  /** Says that a caller is being served, until the work is done. */
  whileServing<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Pieces of work that compute for milliseconds take turns, one in each turn of the event loop. In between, everything
 * else is heard, so that a hundred renders in the queue do not keep a caller waiting for all of them.
 */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const callers: (() => void)[] = [];
  const queue: (() => void)[] = [];
  let serving = 0;
  let servedUntil = Number.NEGATIVE_INFINITY;
  /** The queue's last turn: when it was over, and how long it took. */
  let queueEnded = Number.NEGATIVE_INFINITY;
  let queueTook = 0;
  let going = false;

  const isServing = () => serving > 0 || now() < servedUntil + LINGER_MS;
  const queuePart = () => QUEUE_PART * Math.min(MOST_SHRUNK, Math.max(1, serving / AT_EASE));
  const pause = () => Math.min(LONGEST_WAIT_MS, queueTook * (queuePart() - 1));
  const isQueuesTurn = () => queue.length > 0 && (now() >= queueEnded + pause() || !isServing());

  const go = () => {
    // The queue's turn comes first once it is due, or callers without end would leave it none.
    if (isQueuesTurn()) {
      const begun = now();
      queue.shift()?.();
      setImmediate(() => {
        queueEnded = now();
        queueTook = queueEnded - begun;
        go();
      });
    } else if (callers.length > 0) {
      callers.shift()?.();
      setImmediate(go);
    } else {
      going = false;
      // Only the queue waits, and it is not its time yet.
      if (queue.length > 0) setTimeout(begin, SHORT_MS);
    }
  };
  const begin = () => {
    if (going || callers.length + queue.length === 0) return;
    going = true;
    setImmediate(go);
  };
  const turnIn = (line: (() => void)[]) =>
    new Promise<void>((resolve) => {
      line.push(resolve);
      begin();
    });
  return {
    forCaller: () => turnIn(callers),
    forQueue: () => turnIn(queue),
    whileServing: async (work) => {
      serving += 1;
      try {
        return await work();
      } finally {
        serving -= 1;
        servedUntil = now();
      }
    },
  };
}

/** There is one event loop, so there is one of these. */
export const turns = createTurns();

/** A turn for whoever advances a run: what the queue does can wait a little, a caller that does it itself need not. */
export async function turnOf({ mode }: { readonly mode: 'queued' | 'inline' }): Promise<void> {
  if (mode === 'queued') await turns.forQueue();
}
