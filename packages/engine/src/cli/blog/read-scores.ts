import type { Cli } from '../cli.ts';
import { readText } from '../read-text.ts';
import { UsageError } from '../usage-error.ts';
import { POST_LIMITS } from './blog-options.ts';

/** Its shape is checked where it is used, by the contract. */
export async function readScores({ world }: Cli, file: string): Promise<object> {
  const { name, text } = await readText(world, file, POST_LIMITS);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new UsageError({
    message: `${name} holds no JSON object with scores`,
    hint: 'It must look like the "aeo" and "aiLikeness" of palimpsest blog score --json.',
  });
}
