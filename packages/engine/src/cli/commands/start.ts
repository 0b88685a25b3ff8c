import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Option } from 'commander';
import type { Engine } from '../../app/engine.ts';
import { packageVersion } from '../../app/package-version.ts';
import type { Cli } from '../cli.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import { grouped } from '../layout.ts';
import type { Verb } from '../program.ts';
import { serveUntilStopped } from '../serve-until-stopped.ts';
import { type StartFacts, startWords } from '../start-words.ts';
import { stopSignal } from '../stop-signal.ts';
import { type PlaceOptions, placeOptions } from './serve.ts';

/** The tenant of an installation that has only one. */
const TENANT = 'local';

/** The examples of the repository; an installed package has none. */
const EXAMPLES = fileURLToPath(new URL('../../../../../examples', import.meta.url));

/** What `npm start` runs: open the ledger, run the examples, show what there is, then serve. */
export const startCommand: Verb<PlaceOptions & { readonly once?: boolean }> = {
  name: 'start',
  summary: 'open the ledger, run the examples, show what is in it, then serve',
  options: [new Option('--once', 'leave after the summary'), ...placeOptions()],
  async perform(cli, options) {
    const { terminal, flags, world } = cli;
    const stop = stopSignal(world.signal);
    const settings = await cli.settings();
    const { host, port, concurrency } = { ...settings, ...options };
    const { isEmbeddedServerRunning } = await import('../../app/ledger-summary.ts');
    const wasRunning = settings.database === 'embedded' && (await isEmbeddedServerRunning(settings.home));
    terminal.progress('Opening the ledger ...');
    // The summary tells what happened; lines of the log beside it are for whoever watches a server.
    const engine = await cli.openEngine(options.once === true ? { logLevel: 'warn' } : {});
    try {
      // Said before the examples are run.
      if (options.once !== true) await (await import('../../http/server.ts')).refuseBinding(engine, host);
      const database =
        settings.database === 'embedded' ? { embedded: true, wasRunning } : { embedded: false };
      const facts = await gather(cli, engine, database);
      if (flags.json === true) terminal.json(facts);
      else {
        const address = port === 0 || options.once === true ? 'npx palimpsest serve' : urlOf(host, port);
        terminal.data(startWords(facts, address, terminal.styles));
      }
      if (options.once !== true)
        await serveUntilStopped(cli, engine, stop, { host, port, concurrency, corpora: exampleCorpora() });
      return facts.verified.ok ? FINE : FINDINGS;
    } finally {
      await engine.close();
      stop.release();
    }
  },
};

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

/** The documents of the examples, so that questions can be asked of them at once. */
function exampleCorpora(): Readonly<Record<string, string>> {
  const folder = join(EXAMPLES, 'research', 'aldermere');
  return existsSync(folder) ? { aldermere: folder } : {};
}

async function gather(
  { terminal }: Cli,
  engine: Engine,
  database: { embedded: boolean; wasRunning?: boolean },
): Promise<StartFacts> {
  const { context, home } = engine;
  const [{ runExamples }, { ensureTenant }, { summariseLedger }, { verifyLedger }] = await Promise.all([
    import('../../app/examples/run-examples.ts'),
    import('../../app/start-run.ts'),
    import('../../app/ledger-summary.ts'),
    import('../../app/audit/verify-ledger.ts'),
  ]);
  await ensureTenant(context, TENANT);
  const examples = await runExamples(engine, EXAMPLES, TENANT, (name) =>
    terminal.progress(`Running the example ${name} ...`),
  );
  const verified = await verifyLedger(context, {
    onProgress: (events) => terminal.progress(`Checking event ${grouped(events)} ...`),
  });
  terminal.progress('');
  return {
    version: packageVersion(),
    home,
    database,
    ...(await summariseLedger(context)),
    verified,
    examples,
  };
}
