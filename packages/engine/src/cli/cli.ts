import type { Engine } from '../app/engine.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { InterruptedError } from './interrupted-error.ts';
import { operatorLog } from './operator-log.ts';
import { type GlobalFlags, type LogLevel, readSettings, type Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';
import type { Terminal } from './terminal.ts';

/** What every verb works with. Heavy parts are loaded when they are first asked for. */
export interface Cli {
  readonly terminal: Terminal;
  readonly flags: GlobalFlags;
  readonly world: CommandEnvironment;
  settings(): Promise<Settings>;
  /** Opens the ledger; the caller closes it. */
  openEngine(options?: { readonly logLevel?: LogLevel }): Promise<Engine>;
  /** Opens the ledger, works, and closes it whatever happens. */
  withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T>;
}

export function createCli(world: CommandEnvironment, terminal: Terminal, flags: GlobalFlags): Cli {
  let read: Promise<Settings> | undefined;
  const settings = () => {
    read ??= readSettings(flags, world);
    return read;
  };

  const openEngine: Cli['openEngine'] = async ({ logLevel } = {}) => {
    const { home, logLevel: configured } = await settings();
    const [{ createEngine }, { databaseUrl }] = await Promise.all([
      import('../app/engine.ts'),
      import('../app/database-url.ts'),
    ]);
    const url = databaseUrl(world.environment);
    return createEngine({
      home,
      ...(url === undefined ? {} : { databaseUrl: url }),
      pipelines: await world.pipelines(),
      migrations: world.migrations,
      renderers: world.renderers,
      environment: world.environment,
      log: operatorLog(terminal, logLevel ?? configured, flags.json === true, () => new Date()),
    });
  };

  return {
    terminal,
    flags,
    world,
    settings,
    openEngine,
    async withEngine(work) {
      const stop = stopSignal(world.signal);
      // A quick command has its answer to show; only what goes wrong inside is worth a line beside it.
      const engine = await openEngine({ logLevel: flags.verbose === true ? 'debug' : 'warn' });
      try {
        const interrupted = stop.requested.then(() => Promise.reject(new InterruptedError()));
        return await Promise.race([work(engine), interrupted]);
      } finally {
        // Without this an interrupted command would leave the embedded server behind.
        await engine.close();
        stop.release();
      }
    },
  };
}
