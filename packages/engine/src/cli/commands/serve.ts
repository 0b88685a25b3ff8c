import { Option } from 'commander';
import { FINE } from '../exit-codes.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';
import { serveUntilStopped } from '../serve-until-stopped.ts';
import { stopSignal } from '../stop-signal.ts';

export interface PlaceOptions {
  readonly host?: string;
  readonly port?: number;
}

/** Where to listen; the same for `serve` and `start`. */
export const placeOptions = () => [
  new Option('--host <host>', 'address to listen on (default: 127.0.0.1)'),
  new Option('--port <n>', 'port to listen on; 0 takes a free one (default: 4310)').argParser(
    wholeNumber(0, 65_535),
  ),
];

export const serveCommand: Verb<PlaceOptions & { readonly work?: boolean }> = {
  name: 'serve',
  summary: 'serve over HTTP, and perform steps from the queue',
  options: [
    ...placeOptions(),
    new Option('--no-work', 'only serve: steps are left to `palimpsest worker` processes'),
  ],
  async perform(cli, options) {
    const stop = stopSignal(cli.world.signal);
    const { work = true, ...place } = options;
    const { host, port, concurrency } = { ...(await cli.settings()), ...place };
    const engine = await cli.openEngine();
    try {
      await serveUntilStopped(cli, engine, stop, { host, port, concurrency: work ? concurrency : 0 });
    } finally {
      await engine.close();
      stop.release();
    }
    return FINE;
  },
};
