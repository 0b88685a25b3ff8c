import type { MainOptions } from '../command-environment.ts';
import { main } from '../main.ts';

export interface Captured {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process with streams of its own and an empty environment. */
export async function captured(
  argv: readonly string[],
  options: Partial<MainOptions> & { readonly isTTY?: boolean } = {},
): Promise<Captured> {
  const { isTTY = false, ...given } = options;
  const texts = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof texts) => ({
    isTTY,
    write: (text: string) => {
      texts[name] += text;
    },
  });
  const code = await main(argv, {
    pipelines: [],
    environment: {},
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    ...given,
  });
  return { code, ...texts };
}
