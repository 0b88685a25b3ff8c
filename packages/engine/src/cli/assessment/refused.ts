import { NothingRewrittenError } from '../../errors/nothing-rewritten-error.ts';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import type { Cli } from '../cli.ts';
import { COULD_NOT_RUN, type ExitCode, FINDINGS } from '../exit-codes.ts';

/**
 * Performs a verb whose request may be refused. With --json the problem document goes to standard error as it is;
 * a rewrite that applied nothing has run and found something.
 */
export async function refusable({ terminal, flags }: Cli, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestRefusedError)) throw error;
    const { problem, hint } = error;
    if (flags.json === true) terminal.problem(JSON.stringify(problem));
    else {
      const { bad, dim } = terminal.messageStyles;
      terminal.problem(`${bad('palimpsest:')} ${problem.detail}`);
      const more = error instanceof NothingRewrittenError ? problem.errors : problem.errors.slice(1);
      for (const { field, problem: what } of more) terminal.problem(`  ${field}: ${what}`);
      if (hint !== undefined) terminal.problem(dim(`  ${hint}`));
    }
    return error instanceof NothingRewrittenError ? FINDINGS : COULD_NOT_RUN;
  }
}
