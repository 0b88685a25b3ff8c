import { type Command, CommanderError } from 'commander';
import { withVersionFlag } from './assessment/version-flag.ts';
import { createCli } from './cli.ts';
import { commandEnvironment, type MainOptions } from './command-environment.ts';
import { printConfig } from './commands/print-config.ts';
import { COULD_NOT_RUN, type ExitCode, FINE } from './exit-codes.ts';
import { buildProgram } from './program.ts';
import { reportError } from './report-error.ts';
import { createTerminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Parses the words, performs the verb, and turns whatever goes wrong into words and an exit code. */
export async function perform(argv: readonly string[], options: MainOptions): Promise<number> {
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
    if (says('--print-config') && program.parseOptions([...argv]).operands.length === 0) {
      return await printConfig(createCli(world, terminal, program.opts()));
    }
    await program.parseAsync(withVersionFlag(argv), { from: 'user' });
    return exitCode;
  } catch (error) {
    // Help and version come out of the parser as errors, too; without a verb the help was shown already.
    if (error instanceof CommanderError && error.exitCode === 0) return FINE;
    if (error instanceof CommanderError && error.code === 'commander.help') return COULD_NOT_RUN;
    const verbose = says('--verbose') || (environment.DEBUG ?? '') !== '';
    const shown =
      error instanceof CommanderError
        ? new UsageError({ message: error.message, verb: verbIn(program, argv) })
        : error;
    reportError(terminal, shown, { json: says('--json'), verbose });
    return COULD_NOT_RUN;
  } finally {
    terminal.progress('');
  }
}

/** The command that the words name, as far as they name one. */
function verbIn(program: Command, argv: readonly string[]): string[] {
  const verb: string[] = [];
  let at = program;
  for (const word of argv) {
    const next = at.commands.find((command) => command.name() === word);
    if (next === undefined) continue;
    verb.push(word);
    at = next;
  }
  return verb;
}
