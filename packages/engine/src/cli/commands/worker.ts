import { Option } from 'commander';
import { FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';
import { stopSignal } from '../stop-signal.ts';

/** Takes steps from the queue until it is told to stop. */
export const workerCommand: Verb<{ readonly concurrency?: number }> = {
  name: 'worker',
  summary: 'perform steps from the queue; run as many workers as you like',
  options: [new Option('--concurrency <n>', 'steps at once (default: 8)').argParser(wholeNumber(1, 1_000))],
  async perform({ terminal, settings, openEngine, world }, options) {
    const stop = stopSignal(world.signal);
    const concurrency = options.concurrency ?? (await settings()).concurrency;
    const engine = await openEngine();
    try {
      await engine.startWorker({ concurrency });
      terminal.message(`Works on up to ${count(concurrency, 'step')} at once. Stop with Ctrl-C.`);
      await stop.requested;
      terminal.message('Stopping: steps under way are finished first.');
    } finally {
      await engine.close();
      stop.release();
    }
    return FINE;
  },
};
