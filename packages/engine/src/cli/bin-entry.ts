import { productPipelines } from '../app/product-pipelines.ts';
import { COULD_NOT_RUN } from './exit-codes.ts';
import { main } from './main.ts';

/** What the `palimpsest` file runs: the command with the product's own pipelines and the real process around it. */
export async function runCommand(): Promise<void> {
  // A reader that has seen enough (`| head`) closes its end; that is no error of ours.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  process.on('uncaughtException', crash);
  process.exitCode = await main(process.argv.slice(2), { pipelines: productPipelines });
}

/** What escaped every other net. Node would leave with 1, which here means that a check found something. */
async function crash(error: unknown): Promise<void> {
  const [{ reportError }, { createTerminal }] = await Promise.all([
    import('./report-error.ts'),
    import('./terminal.ts'),
  ]);
  const { stdout, stderr, env: environment } = process;
  const terminal = createTerminal({ stdout, stderr, environment, quiet: false });
  const verbose = process.argv.includes('--verbose') || (environment.DEBUG ?? '') !== '';
  reportError(terminal, error, { json: process.argv.includes('--json'), verbose });
  process.exit(COULD_NOT_RUN);
}
