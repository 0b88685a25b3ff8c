import type { Cli } from './cli.ts';

/** Asks a person. Where nobody sits, or nothing may be asked, the answer is no. */
export async function confirm({ terminal, flags, world }: Cli, question: string): Promise<boolean> {
  const asks =
    flags.input !== false && flags.json !== true && terminal.isTerminal && process.stdin.isTTY === true;
  if (!asks) return false;
  const { createInterface } = await import('node:readline/promises');
  const dialogue = createInterface({ input: process.stdin, output: world.stderr as NodeJS.WritableStream });
  try {
    return /^y(es)?$/i.test((await dialogue.question(`${question} Type yes to go on: `)).trim());
  } finally {
    dialogue.close();
  }
}
