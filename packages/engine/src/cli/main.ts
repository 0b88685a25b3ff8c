import { packageVersion } from '../app/package-version.ts';
import type { MainOptions } from './command-environment.ts';

/**
 * The whole command. Gives the exit code; writes to the streams it is given and ends nothing.
 *
 * @example
 * process.exitCode = await main(['audit', 'verify', '--json'], { pipelines: [myPipeline] });
 */
export async function main(argv: readonly string[], options: MainOptions): Promise<number> {
  // Shells and scripts ask this often; it should cost no more than starting Node.
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    (options.stdout ?? process.stdout).write(`${packageVersion()}\n`);
    return 0;
  }
  const { perform } = await import('./perform.ts');
  return perform(argv, options);
}
