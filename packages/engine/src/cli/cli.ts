import type { Engine } from '../app/engine.ts';
import { RunLeftOpenError } from '../errors/run-left-open-error.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { InterruptedError } from './interrupted-error.ts';
import { isJson, operatorLog } from './operator-log.ts';
import { type GlobalFlags, type LogLevel, readSettings, type Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';
import type { Terminal } from './terminal.ts';

/** What every verb works with. Heavy parts are loaded when they are first asked for. */
export interface Cli {
  readonly terminal: Terminal;
  readonly flags: GlobalFlags;
  readonly world: CommandEnvironment;
  settings(): Promise<Settings>;
  /**
   * Opens the ledger; the caller closes it. From then on messages are lines of the log where that is for programs.
   * `quick` commands show their log to whoever called them, in words unless --json was given.
   */
  openEngine(options?: { readonly logLevel?: LogLevel; readonly quick?: boolean }): Promise<Engine>;
  /** Opens the ledger, works, and closes it whatever happens. */
  withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T>;
}

const WAITS =
  'Stopping. A step is under way: what comes of it is waited for and put on record. Ctrl-C again leaves at once.';

export function createCli(world: CommandEnvironment, screen: Terminal, flags: GlobalFlags): Cli {
  let read: Promise<Settings> | undefined;
  let announce = screen.message;
  const terminal: Terminal = { ...screen, message: (text) => announce(text) };
  const settings = () => {
    read ??= readSettings(flags, world);
    return read;
  };

  const openEngine: Cli['openEngine'] = async ({ logLevel, quick = false } = {}) => {
    const { home, logLevel: configured, logFormat, webhooks } = await settings();
    const format = quick && flags.json !== true ? 'text' : logFormat;
    const { environment } = world;
    const log = await operatorLog({ terminal: screen, level: logLevel ?? configured, format, environment });
    if (!quick && isJson({ format, terminal: screen }) && flags.quiet !== true) {
      const announcing = await operatorLog({ terminal: screen, level: 'info', format, environment });
      announce = (text) => announcing('info', text);
    }
    const [{ createEngine }, { databaseUrl }] = await Promise.all([
      import('../app/engine.ts'),
      import('../app/database-url.ts'),
    ]);
    const url = databaseUrl(world.environment);
    return createEngine({
      home,
      ...(url === undefined ? {} : { databaseUrl: url }),
      pipelines: world.pipelines,
      migrations: world.migrations,
      renderers: world.renderers,
      environment: { ...environment, PALIMPSEST_WEBHOOK_ALLOW: webhooks.allow.join(',') },
      log,
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
      const engine = await openEngine({ logLevel: flags.verbose === true ? 'debug' : 'warn', quick: true });
      let advancing = 0;
      let leaving = false;
      const watched: Engine = {
        ...engine,
        finishRun: (tenant, runId) => {
          advancing += 1;
          return engine.finishRun(tenant, runId).finally(() => {
            advancing -= 1;
          });
        },
      };
      const interrupted = stop.requested.then(async () => {
        leaving = true;
        if (advancing > 0) terminal.message(WAITS);
        await engine.close();
        throw new InterruptedError();
      });
      try {
        return await Promise.race([work(watched), interrupted]);
      } catch (error) {
        if (!leaving) throw error;
        throw new InterruptedError(error instanceof RunLeftOpenError ? { openRun: error.runId } : {});
      } finally {
        // Without this an interrupted command would leave the embedded server behind.
        await engine.close();
        stop.release();
      }
    },
  };
}
