import { parentPort } from 'node:worker_threads';
import type { Extraction } from './document.ts';
import { type ExtractRequest, extractBytes } from './extract-bytes.ts';

export interface ExtractTask {
  readonly id: number;
  readonly request: Omit<ExtractRequest, 'bytes'> & { readonly bytes: Uint8Array };
}

export interface ExtractResult {
  readonly id: number;
  readonly extraction: Extraction;
}

// A thread of its own: a document that takes forever, or more memory than there is, ends this thread and nothing else.
parentPort?.on('message', ({ id, request }: ExtractTask) => {
  const { bytes } = request;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Whatever bytes can do is data; anything else ends the thread, and the one who asked hears of it.
  void extractBytes({ ...request, bytes: whole }).then((extraction) =>
    parentPort?.postMessage({ id, extraction } satisfies ExtractResult),
  );
});
