import { CommanderError } from 'commander';
import { commandEnvironment, type MainOptions } from './command-environment.ts';
import { createCli } from './cli.ts';
import { COULD_NOT_RUN, type ExitCode, FINE } from './exit-codes.ts';
import { buildProgram } from './program.ts';
import { reportError } from './report-error.ts';
import { createTerminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

export type { MainOptions } from './command-environment.ts';

/**
 * The whole command. Gives the exit code; writes to the streams it is given and ends nothing.
 *
 * @example
 * process.exitCode = await main(['audit', 'verify', '--json'], { pipelines: [myPipeline] });
 */
export async function main(argv: readonly string[], options: MainOptions): Promise<number> {
  const world = commandEnvironment(options);
  const { stdout, stderr, environment } = world;
  const says = (flag: string) => argv.includes(flag);
  const terminal = createTerminal({ stdout, stderr, environment, quiet: says('--quiet') || says('-q') });
  let exitCode: ExitCode = FINE;
  const program = buildProgram({
    terminal,
    makeCli: (flags) => createCli(world, terminal, flags),
    done: (code) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Help and version come out of the parser as errors, too.
    if (error instanceof CommanderError && error.exitCode === 0) return FINE;
    const verbose = says('--verbose') || (environment['DEBUG'] ?? '') !== '';
    const shown = error instanceof CommanderError ? new UsageError(error) : error;
    reportError(terminal, shown, { json: says('--json'), verbose });
    return COULD_NOT_RUN;
  } finally {
    terminal.progress('');
  }
}
