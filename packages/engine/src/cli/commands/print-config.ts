import type { Cli } from '../cli.ts';
import { type ExitCode, FINE } from '../exit-codes.ts';

/** The settings in force, as JSON. No secret can be among them: none is read from a file. */
export async function printConfig({ terminal, settings }: Cli): Promise<ExitCode> {
  terminal.data(JSON.stringify(await settings(), null, 2));
  return FINE;
}
