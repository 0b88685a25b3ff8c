import { packageVersion } from '../../app/package-version.ts';
import { pipelinesOf } from '../../app/pipelines.ts';
import { TENANT_OPTION } from '../blog/blog-options.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { stopSignal } from '../stop-signal.ts';
import { UsageError } from '../usage-error.ts';

/** Clients kill a server that does not leave within seconds. */
const LEAVING_MS = 200;

/** Serves one AI client over standard input and output. */
export const mcpCommand: Verb<{ readonly tenant: string }> = {
  name: 'mcp',
  summary: 'serve tools to an AI client over standard input and output (Model Context Protocol)',
  options: [TENANT_OPTION],
  epilogue:
    'Started by the client, which is told the command: palimpsest mcp. Standard output carries the protocol only.\nClients can name folders below the folder it is started in, and corpora of the configuration; nothing else.',
  async perform(cli, { tenant }) {
    const { tenantSchema } = await import('@palimpsest/contracts');
    const read = tenantSchema.safeParse(tenant);
    if (!read.success)
      throw new UsageError({ message: `--tenant ${read.error.issues[0]?.message ?? 'is no name'}` });
    const { terminal, world } = cli;
    const stop = stopSignal(world.signal);
    const { models, corpora } = await cli.settings();
    const { serveMcp } = await import('../../mcp/server.ts');
    if (terminal.isTerminal && world.stdout.isTTY === true)
      terminal.message('Waits for an AI client on standard input. Stop with Ctrl-C.');
    try {
      await serveMcp({
        tenant,
        version: packageVersion(),
        workingFolder: world.workingFolder,
        corpora,
        models,
        pipelines: () => pipelinesOf(world.pipelines).all(),
        openEngine: () => cli.openEngine({ logLevel: cli.flags.verbose === true ? 'debug' : 'warn' }),
        stdin: world.stdin(),
        stdout: world.stdout,
        report: (message) => terminal.problem(message),
        stop: stop.requested,
      });
    } finally {
      stop.release();
      // A model that is still thinking must not keep the process: its attempt is on record as begun.
      if (world.stdout === process.stdout) setTimeout(() => process.exit(), LEAVING_MS).unref();
    }
    return FINE;
  },
};
