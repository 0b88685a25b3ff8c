import { Worker } from 'node:worker_threads';
import { type Extraction, unreadable } from './document.ts';
import { type ExtractRequest, extractBytes, tooLarge } from './extract-bytes.ts';
import type { ExtractResult, ExtractTask } from './extract-worker.ts';
import { MAX_EXTRACT_MS, MAX_FILE_BYTES } from './limits.ts';

export interface ExtractLimits {
  readonly maxMs?: number;
  readonly maxMegabytes?: number;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, (extraction: Extraction) => void>;
}

const MEGABYTES = 1_024;
const OUT_OF_MEMORY = 'Reading took more memory than it may, and was given up.';
const FAILED = 'Reading broke off, and was given up.';
/** Simple enough that no text can hold them up. */
const LINEAR: readonly string[] = ['text', 'markdown'];
/** Tests run from the sources, which no thread can load; there a document is read on the spot. */
const SCRIPT = new URL('./extract-worker.js', import.meta.url);
const IS_BUILT = import.meta.url.endsWith('.js');

let thread: Thread | undefined;
let tasks = 0;

/**
 * Reads one document in a thread of its own, which is ended when it takes too long or too much memory. Documents are
 * read one after another.
 */
export function extractApart(request: ExtractRequest, limits: ExtractLimits = {}): Promise<Extraction> {
  if (request.bytes.length > MAX_FILE_BYTES[request.format]) return Promise.resolve(tooLarge(request.format));
  if (!IS_BUILT || LINEAR.includes(request.format)) return extractBytes(request);
  const task = turn.then(() => readOne(request, limits));
  turn = task.catch(() => undefined);
  return task;
}

let turn: Promise<unknown> = Promise.resolve();

function readOne(
  request: ExtractRequest,
  { maxMs = MAX_EXTRACT_MS, maxMegabytes }: ExtractLimits,
): Promise<Extraction> {
  return new Promise((settle) => {
    const { worker, waiting } = opened(maxMegabytes ?? MEGABYTES);
    tasks += 1;
    const id = tasks;
    const timer = setTimeout(() => {
      thread = undefined;
      done(
        unreadable(
          'too_slow',
          `Reading took longer than ${Math.ceil(maxMs / 1_000)} seconds and was given up.`,
        ),
      );
      void worker.terminate();
    }, maxMs);
    const done = (extraction: Extraction) => {
      clearTimeout(timer);
      waiting.delete(id);
      // An idle thread must not keep the process alive.
      worker.unref();
      settle(extraction);
    };
    waiting.set(id, done);
    worker.ref();
    worker.postMessage({ id, request } satisfies ExtractTask);
  });
}

function opened(maxMegabytes: number): Thread {
  if (thread !== undefined) return thread;
  const worker = new Worker(SCRIPT, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const waiting: Thread['waiting'] = new Map();
  const ended = (message: string) => {
    if (thread?.worker === worker) thread = undefined;
    for (const settle of waiting.values()) settle(unreadable('too_large', message));
  };
  worker.on('message', ({ id, extraction }: ExtractResult) => waiting.get(id)?.(extraction));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    ended(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? OUT_OF_MEMORY : FAILED),
  );
  worker.on('exit', () => ended(FAILED));
  thread = { worker, waiting };
  return thread;
}
